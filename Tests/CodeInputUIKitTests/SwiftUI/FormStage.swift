#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI
import TestTools
import Testing

/// A screen in a window, with a keyboard.
@MainActor struct FormStage<Form: ModelForm> {
    let window: UIWindow
    let host: ViewHost<Form>
    let keyboard: KeyboardDriver
    let form: Form.Model

    init(_ model: Form.Model, as type: Form.Type = Form.self) {
        Device.reset()
        form = model
        window = Device.makeWindow(width: 400, height: 200)
        let host = ViewHost(Form(model: model, version: 0), in: window)
        self.host = host
        keyboard = KeyboardDriver(in: window)
        model.didChange = { [weak host, weak model] in
            if let model { host?.root = Form(model: model, version: model.changeCount) }
        }
        for view in views { view.clock = Device.clock }
    }

    /// The current fields, from top to bottom.
    var views: [CodeInputView] { host.hosted(CodeInputView.self) }

    /// The current field.
    var view: CodeInputView {
        get throws { try #require(views.first) }
    }

    /// The errors of SwiftUI and the keyboard.
    var failures: [String] { host.misuses + keyboard.failures }

    func type(_ text: String) throws {
        try view.becomeFirstResponder()
        keyboard.type(text)
    }
}

typealias FieldStage = FormStage<FieldForm>

extension FormStage<FieldForm> {
    init() { self.init(FieldModel()) }
}
#endif
