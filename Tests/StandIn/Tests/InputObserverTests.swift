import TestTools
import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite("InputObserver") struct InputObserverTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        private let box = CodeBox(frame: CGRect(x: 10, y: 10, width: 300, height: 50))
        private let keyboard: KeyboardDriver
        private let mistake = "a text notification inside a plain insertText"

        init() {
            StandInScreen.reset()
            KeyboardDriver.reset()
            window.addSubview(box)
            keyboard = KeyboardDriver(in: window)
            box.becomeFirstResponder()
            box.flaw = .notifiesPlainTyping
        }

        private func hearsMistake() -> Bool {
            keyboard.clearFailures()
            keyboard.type("1")
            return keyboard.failures.contains { $0.contains(mistake) }
        }

        @Test("forwards to the delegate before it")
        func before() {
            let listener = Listener()
            box.inputDelegate = listener
            #expect(hearsMistake())
            #expect(listener.count == 1 && box.inputDelegate !== listener)
        }

        @Test("stays behind a later delegate that forwards")
        func later() {
            #expect(hearsMistake())
            let listener = Listener(before: box.inputDelegate)
            box.inputDelegate = listener
            #expect(hearsMistake())
            #expect(listener.count == 1 && box.inputDelegate === listener)
        }

        @Test("listens again after a change of focus, and in another window")
        func focus() {
            #expect(hearsMistake())
            box.resignFirstResponder()
            box.becomeFirstResponder()
            #expect(hearsMistake())
            let other = UIWindow(frame: window.frame)
            other.addSubview(box)
            box.becomeFirstResponder()
            let keyboard = KeyboardDriver(in: other)
            keyboard.type("2")
            #expect(keyboard.failures.contains { $0.contains(mistake) })
            window.addSubview(box)
            box.becomeFirstResponder()
            #expect(hearsMistake())
        }
    }

    private final class Listener: NSObject, UITextInputDelegate {
        private(set) var count = 0
        private weak var next: (any UITextInputDelegate)?

        init(before next: (any UITextInputDelegate)? = nil) { self.next = next }

        func textWillChange(_ textInput: (any UITextInput)?) {
            count += 1
            next?.textWillChange(textInput)
        }
        func textDidChange(_ textInput: (any UITextInput)?) { next?.textDidChange(textInput) }
        func selectionWillChange(_ textInput: (any UITextInput)?) { next?.selectionWillChange(textInput) }
        func selectionDidChange(_ textInput: (any UITextInput)?) { next?.selectionDidChange(textInput) }
        func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
    }
}
