#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI

/// A code, and the app's status of it.
@MainActor final class StatusModel: ScreenModel {
    var code = "" { didSet { changed() } }
    var isWrong = false { didSet { changed() } }
    var hasStatus = true { didSet { changed() } }
    var status = CodeStatus.editing { didSet { changed() } }
    let answer: (CodeStatus) -> CodeStatus

    init(answer: @escaping (CodeStatus) -> CodeStatus = { $0 }) { self.answer = answer }

    var field: CodeInputField {
        CodeInputField(code: Binding(get: { @MainActor in self.code }, set: { @MainActor in self.code = $0 }))
    }
}

/// A screen that sets its own status with every update.
struct StatusForm: ModelForm {
    let model: StatusModel
    let version: Int

    var body: some View {
        model.hasStatus ? model.field.codeInputStatus(.constant(model.isWrong ? .rejected : .editing)) : model.field
    }
}

/// A screen that observes the status, and may respond.
struct BoundStatusForm: ModelForm {
    let model: StatusModel
    let version: Int

    var body: some View {
        model.field.codeInputStatus(
            Binding(get: { @MainActor in model.status }, set: { @MainActor in model.status = model.answer($0) }))
    }
}
#endif
