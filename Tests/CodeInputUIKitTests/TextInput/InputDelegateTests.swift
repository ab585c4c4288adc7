#if canImport(UIKit)
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

        @Test("a plain insertion announces nothing") func insertion() {
            let stage = stage()
            #expect(spy.messages { stage.view.insertText("3") } == [])
            #expect(spy.messages { stage.view.insertText("456") } == [])
            #expect(stage.view.code == "123456")
        }

        @Test("a plain deletion announces nothing") func deletion() {
            let stage = stage()
            #expect(spy.messages { stage.view.deleteBackward() } == [])
            #expect(spy.messages { stage.view.deleteBackward() } == [])
            #expect(spy.messages { stage.view.deleteBackward() } == [])
        }

        @Test("marked text announces nothing") func composition() {
            let stage = stage()
            let end = NSRange(location: 1, length: 0)
            #expect(spy.messages { stage.view.setMarkedText("3", selectedRange: end) } == [])
            #expect(spy.messages { stage.view.setMarkedText("34", selectedRange: end) } == [])
            #expect(spy.messages { stage.view.unmarkText() } == [])
            #expect(stage.view.code == "1234")
        }

        @Test("filtered input announces text", arguments: ["x", "٣", "3 4", "1234567", "Code 123456"])
        func filtered(text: String) {
            let stage = stage()
            #expect(spy.messages { stage.view.insertText(text) } == InputDelegateSpy.text)
        }

        @Test("a full field that refuses a key announces text") func full() {
            let stage = stage(typing: "123456")
            #expect(spy.messages { stage.view.insertText("7") } == InputDelegateSpy.text)
        }

        @Test("a veto or prepared input announces text")
        func veto() {
            let stage = stage()
            stage.view.preprocess = { _ in "9" }
            #expect(spy.messages { stage.view.insertText("3") } == InputDelegateSpy.text)
            stage.view.preprocess = nil
            stage.view.shouldChange = { _ in false }
            #expect(spy.messages { stage.view.insertText("3") } == InputDelegateSpy.text)
            #expect(spy.messages { stage.view.deleteBackward() } == InputDelegateSpy.text)
        }

        @Test("a key that fits only after its closure has made room is announced as the app's edit alone")
        func madeRoom() {
            let stage = stage(typing: "123456")
            stage.view.preprocess = { [weak view = stage.view] text in
                if view?.isFull == true { view?.code = "1" }
                return text
            }
            #expect(spy.messages { stage.view.insertText("7") } == InputDelegateSpy.text)
            #expect(stage.view.code == "17" && stage.log.lines == ["change:17"])
        }

        @Test("a key that selects the next cell announces the selection only")
        func selectedNext() {
            let stage = stage(typing: "1234")
            stage.tap(cell: 1)
            #expect(spy.messages { stage.view.insertText("9") } == InputDelegateSpy.selection)
            #expect(spy.messages { stage.view.deleteBackward() } == InputDelegateSpy.selection)
        }

        @Test("an edit by the app announces text") func byApp() {
            let stage = stage()
            #expect(spy.messages { stage.view.code = "987" } == InputDelegateSpy.text)
            #expect(spy.messages { stage.view.lengthRange = 2...2 } == InputDelegateSpy.text)
            #expect(spy.messages { stage.view.alphabet = CodeAlphabet("8") } == InputDelegateSpy.text)
            #expect(spy.messages { stage.view.clear() } == InputDelegateSpy.text)
        }

        @Test("an edit by the app without a change announces nothing")
        func sameAgain() {
            let stage = stage()
            #expect(spy.messages { stage.view.code = "12" } == [])
            #expect(spy.messages { stage.view.lengthRange = 6...6 } == [])
            #expect(spy.messages { stage.view.alphabet = .digits } == [])
            #expect(spy.messages { stage.view.code = "no code" } == [])
            #expect(spy.messages { stage.view.caretPolicy = .cells } == [])
            stage.view.clear()
            #expect(spy.messages { stage.view.clear() } == [])
        }

        @Test("a change of appearance announces nothing") func looks() {
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

        @Test("paste and cut announce text") func paste() {
            let stage = stage()
            #expect(spy.messages { stage.keyboard.paste("34") } == InputDelegateSpy.text)
            stage.tap(cell: 0)
            #expect(spy.messages { stage.keyboard.cut() } == InputDelegateSpy.text)
            #expect(stage.view.code == "234")
        }

        @Test("a tap and an arrow key announce the selection only")
        func arrow() {
            let stage = stage(typing: "1234")
            #expect(spy.messages { stage.tap(cell: 1) } == InputDelegateSpy.selection)
            #expect(spy.messages { stage.keyboard.press(.right) } == InputDelegateSpy.selection)
            #expect(spy.messages { stage.keyboard.press(.left, shift: true) } == InputDelegateSpy.selection)
        }

        @Test("a caret policy that moves the caret announces the selection only")
        func caretPolicy() {
            let stage = stage(typing: "1234")
            stage.tap(cell: 1)
            #expect(spy.messages { stage.view.caretPolicy = .endOnly } == InputDelegateSpy.selection)
        }

        @Test("a deletion by a hardware key announces text") func hardwareDeletion() {
            let stage = stage(typing: "1234")
            // The system handles a plain delete, and repeats it.
            #expect(spy.messages { stage.keyboard.press(.backspace) } == [])
            stage.keyboard.press(.home)
            stage.keyboard.press(.right)
            #expect(spy.messages { stage.keyboard.press(.backspace, option: true) } == InputDelegateSpy.text)
            stage.keyboard.type("2")
            stage.keyboard.press(.home)
            #expect(spy.messages { stage.keyboard.press(.delete) } == InputDelegateSpy.text)
        }

        @Test("a selection by the system announces nothing unless the field changes it")
        func bySystem() {
            let stage = stage(typing: "1234")
            #expect(spy.messages { stage.view.selectedTextRange = stage.range(1..<3) } == [])
            #expect(
                spy.messages { stage.view.selectedTextRange = stage.range(1..<1) } == InputDelegateSpy.selection)
            #expect(stage.view.selectedCells == 1..<2)
        }

        @Test("clearing a rejected code announces text") func cleared() async {
            let stage = stage(typing: "123456")
            let messages = await spy.messages {
                stage.view.reject()
                await Device.advance(by: 1)
            }
            #expect(messages == InputDelegateSpy.text)
            #expect(stage.view.code == "")
        }

        @Test("refused input during verification announces nothing")
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
