#if canImport(UIKit)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct FillAnnouncementTests {
        @Test(
            "the keyboard is told when a code that comes character by character replaces another",
            arguments: [false, true])
        func replacementIsTold(isSecure: Bool) {
            let stage = Stage(typing: "98") { $0.isSecureTextEntry = isSecure }
            let spy = InputDelegateSpy()
            stage.view.inputDelegate = spy
            stage.view.insertText("")
            stage.view.insertText("")
            #expect(spy.messages { stage.view.insertText("1") } == InputDelegateSpy.text)
            for key in ["2", "3", "4", "5", "6"] { #expect(spy.messages { stage.view.insertText(key) } == []) }
            #expect(stage.view.code == "123456")
        }

        @Test("the keyboard is told nothing when a code comes into an empty field")
        func emptyFieldIsQuiet() {
            let stage = Stage()
            let spy = InputDelegateSpy()
            stage.view.inputDelegate = spy
            let messages = spy.messages {
                for text in ["", "", "1", "2"] { stage.view.insertText(text) }
            }
            #expect(messages == [])
        }
    }
}
#endif
