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

/// A code that the app may rewrite when it is set.
@MainActor final class CodeModel: ScreenModel {
    var code = "" { didSet { changed() } }
    var isRightToLeft = false { didSet { changed() } }
    let rewrite: (String) -> String

    init(rewrite: @escaping (String) -> String = { $0 }) { self.rewrite = rewrite }
}

/// A field with a code that the app may rewrite.
struct BoundField: ModelForm {
    let model: CodeModel
    let version: Int

    var body: some View {
        let _ = model.updateCount += 1
        CodeInputField(
            code: Binding(get: { @MainActor in model.code }, set: { @MainActor in model.code = model.rewrite($0) })
        )
        .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
    }
}

/// Counts the attempts to set the code.
@MainActor final class InsistentModel: ScreenModel {
    var isOdd = false { didSet { changed() } }
}

/// An app that insists on a value that no field can hold.
struct InsistentForm: ModelForm {
    let model: InsistentModel
    let version: Int

    var body: some View {
        let _ = model.updateCount += 1
        CodeInputField(code: Binding(get: { "not a code" }, set: { @MainActor _ in model.isOdd.toggle() }))
    }
}

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

/// Two codes; the first is optional.
@MainActor final class TwoFieldModel: ScreenModel {
    var first = "" { didSet { changed() } }
    var second = "" { didSet { changed() } }
    var hasFirst = true { didSet { changed() } }
}

/// A screen with two fields in one style.
struct TwoFieldForm: ModelForm {
    let model: TwoFieldModel
    let version: Int

    var body: some View {
        VStack {
            if model.hasFirst {
                CodeInputField(
                    code: Binding(get: { @MainActor in model.first }, set: { @MainActor in model.first = $0 }),
                    length: 4)
            }
            CodeInputField(
                code: Binding(get: { @MainActor in model.second }, set: { @MainActor in model.second = $0 }))
        }
        .codeInputStyle(.circles)
    }
}
#endif
