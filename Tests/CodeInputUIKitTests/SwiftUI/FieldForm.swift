#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI

/// The app's state of its field.
@MainActor final class FieldModel: ScreenModel {
    var code = "" { didSet { changed() } }
    var isFocused = false { didSet { changed() } }
    var status = CodeStatus.editing { didSet { changed() } }
    var isShown = true { didSet { changed() } }
    var isDisabled = false { didSet { changed() } }
    var isLarge = false { didSet { changed() } }
    var isRightToLeft = false { didSet { changed() } }
    let target = CodeInputTarget()
    var length: Int { didSet { changed() } }
    var set: (CodeInputField) -> CodeInputField { didSet { changed() } }

    init(length: Int = 6, set: @escaping (CodeInputField) -> CodeInputField = { $0 }) {
        self.length = length
        self.set = set
    }
}

/// A screen with a field, as an app writes it.
struct FieldForm: ModelForm {
    let model: FieldModel
    let version: Int

    var body: some View {
        let _ = model.updateCount += 1
        if model.isShown {
            field
                .disabled(model.isDisabled)
                .codeInputStyle(model.isLarge ? BoxRenderer(shape: .circle) : BoxRenderer())
                .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
                .tint(.purple)
        }
    }

    private var field: CodeInputField {
        let code = Binding(get: { @MainActor in model.code }, set: { @MainActor in model.code = $0 })
        let focus = Binding(get: { @MainActor in model.isFocused }, set: { @MainActor in model.isFocused = $0 })
        let status = Binding(get: { @MainActor in model.status }, set: { @MainActor in model.status = $0 })
        return model.set(CodeInputField(code: code, length: model.length).codeInputTarget(model.target))
            .codeInputFocused(focus)
            .codeInputStatus(status)
    }
}
#endif
