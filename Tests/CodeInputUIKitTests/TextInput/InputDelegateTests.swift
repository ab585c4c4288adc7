#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

/// What a call announces to the text system in a field with a code; in one of four digits, the second is selected.
private typealias Call = (name: String, code: String, messages: [String], body: @MainActor (Stage) -> Void)

extension ViewTests {
    @MainActor @Suite struct InputDelegateTests {
        /// `SystemBeliefTests` of the core have every input.
        private var calls: [Call] {
            let text = InputDelegateSpy.text, selection = InputDelegateSpy.selection
            let end = NSRange(location: 1, length: 0)
            return [
                ("a key", "12", [], { $0.view.insertText("3") }),
                ("a deletion", "12", [], { $0.view.deleteBackward() }),
                (
                    "marked text, and its commit", "12", [],
                    {
                        $0.view.setMarkedText("3", selectedRange: end)
                        $0.view.unmarkText()
                    }
                ),
                (
                    "a tap that commits", "12", text,
                    {
                        $0.view.setMarkedText("3", selectedRange: end)
                        $0.tap(cell: 0)
                    }
                ),
                (
                    "a veto", "12", text,
                    {
                        $0.view.shouldChange = { _ in false }
                        $0.view.insertText("3")
                    }
                ),
                (
                    "Return that the app ignores", "12", text,
                    {
                        $0.view.shouldReturn = { false }
                        $0.view.insertText("\n")
                    }
                ),
                ("a refused key", "123456", text, { $0.view.insertText("7") }),
                ("a key that selects the next cell", "1234", selection, { $0.view.insertText("9") }),
                ("a replacement", "12", text, { $0.view.replace($0.range(0..<2) ?? UITextRange(), withText: "1 3") }),
                ("a paste", "12", text, { $0.keyboard.paste("34") }),
                ("a cut", "1234", text, { $0.keyboard.cut() }),
                ("an arrow key", "12", selection, { $0.keyboard.press(.left) }),
                ("a delete key of the field", "12", text, { $0.keyboard.press(.backspace, option: true) }),
                ("a selection by the system", "1234", [], { $0.view.selectedTextRange = $0.range(1..<3) }),
                ("one that the field changes", "1234", selection, { $0.view.selectedTextRange = $0.range(2..<2) }),
                ("a code of the app", "12", text, { $0.view.code = "987" }),
                ("the same code", "12", [], { $0.view.code = "12" }),
                ("a length", "12", text, { $0.view.lengthRange = 1...1 }),
                ("an alphabet", "12", text, { $0.view.alphabet = CodeAlphabet("1") }),
                ("an end of the code", "12", text, { $0.view.clear() }),
                (
                    "looks, and keys during a verification", "123456", [],
                    {
                        ($0.view.style, $0.view.isSecureTextEntry, $0.view.placeholder) = (.underline, true, "0")
                        $0.view.frame.size.width = 200
                        $0.settle()
                        $0.view.status = .verifying
                        $0.tap(cell: 1)
                        $0.keyboard.press(.left)
                    }
                ),
            ]
        }

        @Test("the text system hears of what it does not expect, by every way into the field")
        func everyWay() {
            let spy = InputDelegateSpy()
            for call in calls {
                let stage = Stage(typing: call.code)
                if call.code.count == 4 { stage.tap(cell: 1) }
                stage.settle()
                stage.view.inputDelegate = spy
                #expect(spy.messages { call.body(stage) } == call.messages, "\(call.name)")
            }
        }

        @Test("the text system hears the end of a change before the app hears of it, and of a rejected code that goes")
        func order() async {
            let stage = Stage(typing: "12345"), spy = InputDelegateSpy()
            stage.view.inputDelegate = spy
            var opened: [Int] = []
            stage.view.onChange = { _ in opened.append(spy.opened) }
            stage.view.enter("6")
            stage.tap(cell: 0)
            #expect(opened == [0] && spy.opened == 0)
            #expect(spy.messages { stage.view.reject() } == [])
            await Device.advance(by: 1)
            #expect(spy.messages == InputDelegateSpy.text && stage.view.code == "")
        }

        @Test("a delegate is held weakly and may be missing") func weak() async {
            let stage = Stage()
            weak var gone: InputDelegateSpy?
            do {
                let other = InputDelegateSpy()
                gone = other
                stage.view.inputDelegate = other
            }
            #expect(await waiting { gone == nil })
            stage.view.insertText("12")
            stage.view.code = "3"
            #expect(stage.view.code == "3")
        }
    }
}
#endif
