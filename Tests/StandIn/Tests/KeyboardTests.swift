import TestTools
import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct KeyboardTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        private let box = CodeBox(frame: CGRect(x: 10, y: 10, width: 300, height: 50))
        private let keyboard: KeyboardDriver

        init() {
            StandInScreen.reset()
            KeyboardDriver.reset()
            window.addSubview(box)
            keyboard = KeyboardDriver(in: window)
            box.becomeFirstResponder()
        }

        @Test(
            "a mistake while typing fails",
            arguments: [
                (CodeBox.Flaw.willWithoutDid, "textWillChange without textDidChange"),
                (.didWithoutWill, "textDidChange without textWillChange"),
                (.notifiesPlainTyping, "a text notification inside a plain insertText"),
                (.rangePastEnd, "lies outside"),
                (.positionPastEnd, "gives a position past the end"),
                (.nullFirstRect, "firstRect is null"),
                (.infiniteCaret, "caretRect is infinite"),
                (.notANumber, "firstRect is NaN"),
                (.noSelection, "selectedTextRange is nil while focused"),
                (.wrongLength, "UTF-16 units"),
            ])
        func aMistakeWhileTypingFails(flaw: CodeBox.Flaw, message: String) {
            box.flaw = flaw
            keyboard.type("1")
            #expect(keyboard.failures.contains { $0.contains(message) })
            #expect(KeyboardDriver.failures == keyboard.failures)
        }

        @Test("marked text that stays fails") func markedTextThatStaysFails() {
            box.flaw = .staysMarked
            keyboard.setMarkedText("1")
            keyboard.unmarkText()
            #expect(keyboard.failures == ["markedTextRange is still set after unmarkText"])
            keyboard.clearFailures()
            box.flaw = .staysMarkedWhenEmpty
            keyboard.setMarkedText("")
            #expect(keyboard.failures == ["markedTextRange is set after empty marked text"])
        }

        @Test("reading the pasteboard to validate paste fails") func readingThePasteboardToValidatePasteFails() {
            box.flaw = .readsPasteboardToOffer
            keyboard.paste("1")
            #expect(keyboard.failures == ["the pasteboard was read to validate paste"])
        }

        @Test("a change by the app announces itself") func aChangeByTheAppAnnouncesItself() {
            keyboard.watch {
                box.change { $0.text = "12" }
                box.caret = 2..<2
            }
            #expect(keyboard.failures == [])
            keyboard.watch("an unfinished change") { box.inputDelegate?.selectionWillChange(box) }
            #expect(keyboard.failures == ["selectionWillChange without selectionDidChange in an unfinished change"])
        }

        @Test("an input that changes a key without a notification fails") func silence() {
            box.flaw = .swallowsKeys
            keyboard.type("1")
            #expect(keyboard.failures == [#"no text notification for the changed result of insertText("1")"#])
        }

        @Test("an input that changes a code sent by characters without a notification fails") func silenceInAutoFill() {
            box.flaw = .swallowsKeys
            keyboard.autofill("12", route: .characters)
            #expect(keyboard.failures.count == 2)
        }
    }
}

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

        @Test("forwards to the delegate before it") func before() {
            let listener = Listener()
            box.inputDelegate = listener
            #expect(hearsMistake())
            #expect(listener.count == 1 && box.inputDelegate !== listener)
        }

        @Test("stays behind a later delegate that forwards") func later() {
            #expect(hearsMistake())
            let listener = Listener(before: box.inputDelegate)
            box.inputDelegate = listener
            #expect(hearsMistake())
            #expect(listener.count == 1 && box.inputDelegate === listener)
        }

        @Test("listens again after a change of focus, and in another window") func focus() {
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
