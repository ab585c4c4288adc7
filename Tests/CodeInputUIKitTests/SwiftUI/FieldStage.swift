#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import KeyboardTools
import SwiftUI
import TestTools
import Testing

/// A form in a window, with a keyboard.
@MainActor struct FieldStage {
    let window = Device.makeWindow(width: 400, height: 200)
    let host: StandInHost<FieldForm>
    let keyboard: KeyboardDriver

    init(_ form: FieldForm = FieldForm()) {
        Device.reset()
        host = StandInHost(form)
        keyboard = KeyboardDriver(in: window)
        window.addSubview(host.view)
        host.settle()
        (host.hosted as? CodeInputView)?.clock = Device.clock
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
