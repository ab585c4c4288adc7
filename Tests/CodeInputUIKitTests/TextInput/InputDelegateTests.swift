#if canImport(UIKit)
import KeyboardTools
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct InputDelegateTests {
        private let spy = InputDelegateSpy()

        private func stage(typing text: String = "12", configure: (CodeInputView) -> Void = { _ in }) -> Stage {
            let stage = Stage(typing: text, configure: configure)
            stage.view.inputDelegate = spy
            return stage
        }

        @Test("nothing is told inside a plain insertion") func insertion() {
            let stage = stage()
            #expect(spy.messages { stage.view.insertText("3") } == [])
            #expect(spy.messages { stage.view.insertText("456") } == [])
            #expect(stage.view.code == "123456")
        }

        @Test("nothing is told inside a plain deletion") func deletion() {
            let stage = stage()
            #expect(spy.messages { stage.view.deleteBackward() } == [])
            #expect(spy.messages { stage.view.deleteBackward() } == [])
            #expect(spy.messages { stage.view.deleteBackward() } == [])
        }

        @Test("nothing is told of what an input method composes") func composition() {
            let stage = stage()
            let end = NSRange(location: 1, length: 0)
            #expect(spy.messages { stage.view.setMarkedText("3", selectedRange: end) } == [])
            #expect(spy.messages { stage.view.setMarkedText("34", selectedRange: end) } == [])
            #expect(spy.messages { stage.view.unmarkText() } == [])
            #expect(stage.view.code == "1234")
        }

        @Test("text is told of where input was filtered", arguments: ["x", "٣", "3 4", "1234567", "Code 123456"])
        func filtered(text: String) {
            let stage = stage()
            #expect(spy.messages { stage.view.insertText(text) } == InputDelegateSpy.text)
        }

        @Test("text is told of where a full field refuses a key") func full() {
            let stage = stage(typing: "123456")
            #expect(spy.messages { stage.view.insertText("7") } == InputDelegateSpy.text)
        }

        @Test("text is told of where the app vetoes or prepares input")
        func veto() {
            let stage = stage()
            stage.view.preprocess = { _ in "9" }
            #expect(spy.messages { stage.view.insertText("3") } == InputDelegateSpy.text)
            stage.view.preprocess = nil
            stage.view.shouldChange = { _ in false }
            #expect(spy.messages { stage.view.insertText("3") } == InputDelegateSpy.text)
            #expect(spy.messages { stage.view.deleteBackward() } == InputDelegateSpy.text)
        }

        @Test("selection alone is told of where the next cell is selected after a key")
        func selectedNext() {
            let stage = stage(typing: "1234")
            stage.tap(cell: 1)
            #expect(spy.messages { stage.view.insertText("9") } == InputDelegateSpy.selection)
            #expect(spy.messages { stage.view.deleteBackward() } == InputDelegateSpy.selection)
        }

        @Test("text is told of what the app sets") func byApp() {
            let stage = stage()
            #expect(spy.messages { stage.view.code = "987" } == InputDelegateSpy.text)
            #expect(spy.messages { stage.view.length = 2 } == InputDelegateSpy.text)
            #expect(spy.messages { stage.view.alphabet = CodeAlphabet("8") } == InputDelegateSpy.text)
            #expect(spy.messages { stage.view.clear() } == InputDelegateSpy.text)
        }

        @Test("nothing is told where the app sets what is there already")
        func sameAgain() {
            let stage = stage()
            #expect(spy.messages { stage.view.code = "12" } == [])
            #expect(spy.messages { stage.view.length = 6 } == [])
            #expect(spy.messages { stage.view.alphabet = .digits } == [])
            #expect(spy.messages { stage.view.code = "no code" } == [])
            #expect(spy.messages { stage.view.caretPolicy = .cells } == [])
            stage.view.clear()
            #expect(spy.messages { stage.view.clear() } == [])
        }

        @Test("nothing is told of a change of looks") func looks() {
            let stage = stage()
            let messages = spy.messages {
                stage.view.style = .underline
                stage.view.isSecureTextEntry = true
                stage.view.frame.size.width = 200
                stage.view.placeholder = "0"
                Device.setTraits { $0.userInterfaceStyle = .dark }
                stage.settle()
            }
            #expect(messages == [])
        }

        @Test("text is told of what is pasted and cut") func paste() {
            let stage = stage()
            #expect(spy.messages { stage.keyboard.paste("34") } == InputDelegateSpy.text)
            stage.tap(cell: 0)
            #expect(spy.messages { stage.keyboard.cut() } == InputDelegateSpy.text)
            #expect(stage.view.code == "234")
        }

        @Test("selection alone is told of a tap and of an arrow key")
        func arrow() {
            let stage = stage(typing: "1234")
            #expect(spy.messages { stage.tap(cell: 1) } == InputDelegateSpy.selection)
            #expect(spy.messages { stage.keyboard.press(.right) } == InputDelegateSpy.selection)
            #expect(spy.messages { stage.keyboard.press(.left, shift: true) } == InputDelegateSpy.selection)
        }

        @Test("text is told of what a hardware key deletes") func hardwareDeletion() {
            let stage = stage(typing: "1234")
            // A plain backspace is the system's own, which repeats it while it is held.
            #expect(spy.messages { stage.keyboard.press(.backspace) } == [])
            stage.keyboard.press(.home)
            stage.keyboard.press(.right)
            #expect(spy.messages { stage.keyboard.press(.backspace, option: true) } == InputDelegateSpy.text)
            stage.keyboard.type("2")
            stage.keyboard.press(.home)
            #expect(spy.messages { stage.keyboard.press(.delete) } == InputDelegateSpy.text)
        }

        @Test("nothing is told of a selection that the system sets, unless another one comes of it")
        func bySystem() {
            let stage = stage(typing: "1234")
            #expect(spy.messages { stage.view.selectedTextRange = stage.range(1..<3) } == [])
            #expect(
                spy.messages { stage.view.selectedTextRange = stage.range(1..<1) } == InputDelegateSpy.selection)
            #expect(stage.view.selectedCells == 1..<2)
        }

        @Test("text is told of a rejected code that is cleared") func cleared() async {
            let stage = stage(typing: "123456")
            let messages = await spy.messages {
                stage.view.reject()
                await Device.advance(by: 1)
            }
            #expect(messages == InputDelegateSpy.text)
            #expect(stage.view.code == "")
        }

        @Test("nothing is told while nothing can be edited and nothing changes")
        func verifying() {
            let stage = stage(typing: "123456")
            stage.view.status = .verifying
            #expect(spy.messages { stage.tap(cell: 1) } == [])
            #expect(spy.messages { stage.keyboard.press(.left) } == [])
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
