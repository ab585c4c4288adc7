import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing
import UIKit

/// A screen in a window, with a keyboard.
@MainActor struct FormStage<Model: ScreenModel, Content: View> {
    let window: UIWindow
    let host: ViewHost<Screen<Model, Content>>
    let keyboard: KeyboardDriver
    let form: Model

    /// A screen on a fresh device, or in another window of the same one.
    init(_ model: Model, isOther: Bool = false, @ViewBuilder content: @escaping @MainActor (Model) -> Content) {
        if !isOther { WithoutMistakes.reset() }
        form = model
        window = Device.makeWindow(width: 400, height: 700)
        let host = ViewHost(Screen(model: model, version: 0, content: content), in: window)
        self.host = host
        keyboard = KeyboardDriver(in: window)
        model.didChange = { [weak host, weak model] in
            if let model { host?.root = Screen(model: model, version: model.changeCount, content: content) }
        }
        for view in views { view.clock = Device.clock }
    }

    /// The current fields, from top to bottom.
    var views: [CodeInputView] { host.hosted(CodeInputView.self) }

    var view: CodeInputView { get throws { try #require(views.first) } }

    func type(_ text: String) throws {
        try view.becomeFirstResponder()
        keyboard.type(text)
    }

    func enter(_ text: String) async throws {
        try type(text)
        await host.turn()
    }

    func update(_ change: (Model) -> Void) async {
        change(form)
        await host.turn()
    }
}

/// The model of a screen, which reports each change.
@MainActor class ScreenModel {
    private(set) var changeCount = 0
    /// The number of times that the screen was made from it.
    var updateCount = 0
    var didChange: () -> Void = {}

    func changed() {
        changeCount += 1
        didChange()
    }
}

struct Screen<Model: ScreenModel, Content: View>: View {
    let model: Model
    /// A new value shows the current model.
    let version: Int
    let content: @MainActor (Model) -> Content

    var body: some View {
        let _ = model.updateCount += 1
        content(model)
    }
}

/// A binding to a property of a model, which may take values in its own way.
@MainActor func bind<Model: ScreenModel, Value>(
    _ path: ReferenceWritableKeyPath<Model, Value>, of model: Model,
    as spelling: @escaping @MainActor (Value) -> Value = { $0 }
) -> Binding<Value> {
    Binding(get: { @MainActor in model[keyPath: path] }, set: { @MainActor in model[keyPath: path] = spelling($0) })
}

/// The app's state of its field.
@MainActor class FieldModel: ScreenModel {
    var code = "" { didSet { changed() } }
    var isFocused = false { didSet { changed() } }
    var status = CodeStatus.editing { didSet { changed() } }
    /// The words of the status, where a screen has them.
    var words: String? { didSet { changed() } }
    var isShown = true { didSet { changed() } }
    var isDisabled = false { didSet { changed() } }
    var style = BoxRenderer() { didSet { changed() } }
    var isRightToLeft = false { didSet { changed() } }
    let target = CodeInputTarget()
    var length = 6 { didSet { changed() } }
    var set: (CodeInputField) -> CodeInputField { didSet { changed() } }

    init(set: @escaping (CodeInputField) -> CodeInputField = { $0 }) { self.set = set }
}

/// A screen with a field, as an app writes it.
struct FieldForm: View {
    let model: FieldModel
    let version: Int

    var body: some View {
        if model.isShown {
            model.set(CodeInputField(code: bind(\.code, of: model), length: model.length).codeInputTarget(model.target))
                .codeInputFocused(bind(\.isFocused, of: model))
                .codeInputStatus(bind(\.status, of: model), message: model.words)
                .disabled(model.isDisabled)
                .codeInputStyle(model.style)
                .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
                .tint(.purple)
        }
    }
}

typealias FieldStage = FormStage<FieldModel, FieldForm>

extension FormStage<FieldModel, FieldForm> {
    init(_ model: FieldModel = FieldModel(), isOther: Bool = false) {
        self.init(model, isOther: isOther) { FieldForm(model: $0, version: $0.changeCount) }
    }

    init(set: @escaping (CodeInputField) -> CodeInputField) { self.init(FieldModel(set: set)) }
}
