import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct KeyboardSilenceTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        private let box = CodeBox(frame: CGRect(x: 10, y: 10, width: 300, height: 50))
        private let keyboard: StandInKeyboard

        init() {
            StandInScreen.reset()
            window.addSubview(box)
            keyboard = StandInKeyboard(in: window)
            box.becomeFirstResponder()
        }

        @Test("an input that makes something else of a key and does not say so fails")
        func silence() {
            box.flaw = .swallowsKeys
            keyboard.type("1")
            #expect(keyboard.failures == [#"no text notification of what became of insertText("1")"#])
        }

        @Test("so it does where AutoFill sends its code character by character")
        func silenceInAutoFill() {
            box.flaw = .swallowsKeys
            keyboard.autofill("12", route: .characters)
            #expect(keyboard.failures.count == 2)
        }
    }
}
