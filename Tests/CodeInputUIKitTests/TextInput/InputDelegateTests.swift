#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// The ways into the field, which decides what is announced.
    @MainActor @Suite struct InputDelegateTests {
        private typealias Way = (name: String, code: String, messages: [String], body: @MainActor (Stage) -> Void)

        private let end = NSRange(location: 1, length: 0)
        private var ways: [Way] {
            let text = InputDelegateSpy.text, selection = InputDelegateSpy.selection
            return [
                ("a key", "12", [], { $0.view.insertText("3") }),
                ("several characters", "12", [], { $0.view.insertText("345") }),
                ("a deletion", "12", [], { $0.view.deleteBackward() }),
                ("a deletion of nothing", "", [], { $0.view.deleteBackward() }),
                ("marked text", "12", [], { $0.view.setMarkedText("3", selectedRange: end) }),
                (
                    "a commit", "12", [],
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
                ("a text that is read", "12", text, { $0.view.insertText("3 4") }),
                ("a refused key", "123456", text, { $0.view.insertText("7") }),
                ("a key that selects the next cell", "1234", selection, { $0.view.insertText("9") }),
                ("a replacement", "12", text, { $0.view.replace($0.range(0..<2) ?? UITextRange(), withText: "1 3") }),
                ("a paste", "12", text, { $0.keyboard.paste("34") }),
                ("a cut", "1234", text, { $0.keyboard.cut() }),
                ("a tap", "12", selection, { $0.tap(cell: 0) }),
                ("an arrow key", "12", selection, { $0.keyboard.press(.left) }),
                ("the system's own delete key", "12", [], { $0.keyboard.press(.backspace) }),
                ("a delete key of the field", "12", text, { $0.keyboard.press(.backspace, option: true) }),
                ("a selection by the system", "1234", [], { $0.view.selectedTextRange = $0.range(1..<3) }),
                ("one that the field changes", "1234", selection, { $0.view.selectedTextRange = $0.range(2..<2) }),
                ("a code of the app", "12", text, { $0.view.code = "987" }),
                ("the same code", "12", [], { $0.view.code = "12" }),
                ("no code", "12", [], { $0.view.code = "no code" }),
                ("a length", "12", text, { $0.view.lengthRange = 1...1 }),
                ("the same length", "12", [], { $0.view.lengthRange = 6...6 }),
                ("an alphabet", "12", text, { $0.view.alphabet = CodeAlphabet("1") }),
                ("the same alphabet", "12", [], { $0.view.alphabet = .digits }),
                ("a caret policy", "1234", selection, { $0.view.caretPolicy = .endOnly }),
                ("the same caret policy", "1234", [], { $0.view.caretPolicy = .cells }),
                ("an end of the code", "12", text, { $0.view.clear() }),
            ]
        }

        private let spy = InputDelegateSpy()
        private func stage(_ code: String) -> Stage {
            let stage = Stage(typing: code)
            // In a full or long code, a cell is selected.
            if code.count == 4 { stage.tap(cell: 1) }
            stage.settle()
            stage.view.inputDelegate = spy
            return stage
        }

        @Test("the text system hears of what it does not expect, by every way into the field")
        func everyWay() {
            for way in ways {
                let stage = stage(way.code)
                #expect(spy.messages { way.body(stage) } == way.messages, "\(way.name)")
            }
        }

        @Test("a key that fits only after its closure has made room is announced as the app's edit alone")
        func madeRoom() {
            let stage = stage("123456")
            stage.view.preprocess = { [weak view = stage.view] text in
                if view?.isFull == true { view?.code = "1" }
                return text
            }
            #expect(spy.messages { stage.view.insertText("7") } == InputDelegateSpy.text)
            #expect(stage.view.code == "17" && stage.log.lines == ["change:17"])
        }

        @Test("a change of appearance, and refused input during verification, announce nothing")
        func quiet() {
            let stage = stage("123456")
            let messages = spy.messages {
                stage.view.style = .underline
                stage.view.isSecureTextEntry = true
                stage.view.frame.size.width = 200
                stage.view.placeholder = "0"
                Device.setTraits { $0.userInterfaceStyle = .dark }
                stage.settle()
                stage.view.status = .verifying
                stage.tap(cell: 1)
                stage.keyboard.press(.left)
            }
            #expect(messages == [])
        }

        @Test("clearing a rejected code announces text") func cleared() async {
            let stage = stage("123456")
            let messages = await spy.messages {
                stage.view.reject()
                await Device.advance(by: 1)
            }
            #expect(messages == InputDelegateSpy.text && stage.view.code == "")
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
