#if canImport(UIKit)
import CodeInputUIKit
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite struct FillAnnouncementTests {
        @Test(
            "a code that arrives character by character and replaces another is announced",
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

        @Test("a code that fills an empty field is not announced")
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
