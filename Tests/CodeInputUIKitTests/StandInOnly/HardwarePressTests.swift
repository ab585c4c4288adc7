#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Only the stand-in has presses of modifier keys, and of several keys at once.
    @MainActor @Suite("Presses of hardware keys") struct HardwarePressTests {
        private func key(_ code: UIKeyboardHIDUsage) -> UIKey {
            UIKey.standIn("", ignoring: "", modifierFlags: [], keyCode: code)
        }

        /// A view of the app around the field.
        private final class Listener: UIView {
            var heard: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("began") }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { heard.append("ended") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                heard.append("canceled")
            }
        }

        @Test("keys that the field leaves alone reach the app's own views with their ends, and others with neither")
        func chain() {
            let stage = Stage(typing: "12"), listener = Listener()
            stage.window.addSubview(listener)
            listener.addSubview(stage.view)
            stage.view.becomeFirstResponder()
            UIPressesEvent.standInSend(key(.keyboardEscape), to: stage.view).release()
            UIPressesEvent.standInSend(key(.keyboardLeftArrow), to: stage.view).release()
            #expect(listener.heard == ["began", "ended"])
        }

        @Test("a modifier does not end the repeat of a held key")
        func modifier() async {
            let stage = Stage(typing: "123456")
            stage.keyboard.press(.left, isHeld: true)
            _ = UIPressesEvent.standInSend(key(UIKeyboardHIDUsage(rawValue: 0xE1) ?? .keyboardTab), to: stage.view)
            await Device.advance(by: 0.62)
            #expect(stage.view.selectedCells == 3..<4)
        }

        @Test("arrows belong to the field that has the keyboard, and not to one that is only highlighted")
        func highlighted() {
            let stage = Stage(typing: "1234")
            UIFocusSystem.standInFocusedView = stage.view
            defer { UIFocusSystem.standInFocusedView = nil }
            #expect(UIPressesEvent.standInSend(key(.keyboardLeftArrow), to: stage.view).isHandled)
            #expect(stage.view.selectedCells == 3..<4)
            stage.view.resignFirstResponder()
            #expect(!UIPressesEvent.standInSend(key(.keyboardLeftArrow), to: stage.view).isHandled)
            #expect(stage.view.selectedCells == 3..<4)
        }

        @Test("several keys at once do not repeat")
        func together() async {
            let stage = Stage(typing: "123456")
            stage.tap(cell: 3)
            let sent = UIPressesEvent.standInSend(key(.keyboardLeftArrow), key(.keyboardRightArrow), to: stage.view)
            #expect(sent.isHandled)
            let selected = stage.view.selectedCells
            await Device.advance(by: 2)
            #expect(stage.view.selectedCells == selected)
        }

        @Test("the field leaves keys to the system if one of them is not its own")
        func mixed() {
            let stage = Stage(typing: "1234")
            let sent = UIPressesEvent.standInSend(key(.keyboardLeftArrow), key(.keyboardTab), to: stage.view)
            #expect(!sent.isHandled && stage.view.selectedCells == 4..<4)
        }
    }
}
#endif
