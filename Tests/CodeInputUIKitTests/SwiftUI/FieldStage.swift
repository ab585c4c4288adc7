#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import SwiftUI
import Testing

/// A form in a window, with a keyboard.
@MainActor struct FieldStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    let host: StandInHost<FieldForm>
    let keyboard: StandInKeyboard

    init(_ form: FieldForm = FieldForm()) {
        StandInScreen.reset()
        host = StandInHost(form)
        keyboard = StandInKeyboard(in: window)
        window.addSubview(host.view)
        host.settle()
        (host.hosted as? CodeInputView)?.clock = StandInTime()
    }

    var form: FieldForm { host.root }

    /// The view that is there now.
    var view: CodeInputView {
        get throws { try #require(host.hosted as? CodeInputView) }
    }

    /// What SwiftUI and the keyboard had to complain of.
    var failures: [String] { host.misuses + keyboard.failures }

    func type(_ text: String) throws {
        try view.becomeFirstResponder()
        keyboard.type(text)
    }
}
#endif
