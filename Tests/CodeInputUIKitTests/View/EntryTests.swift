#if canImport(UIKit)
import CodeInputPIN
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("A text that the app enters for the user") struct EntryTests {
        @Test("completes the code and tells closures and control events, as a paste does")
        func completes() {
            let stage = Stage(isFocused: false)
            stage.view.enter("123456")
            #expect(stage.view.code == "123456" && !stage.view.isFirstResponder)
            #expect(stage.log.lines == ["change:123456", "complete:123456"])
            #expect(stage.events == ["changed", "complete"])
            #expect(stage.failures == [])
        }

        @Test(
            "is read as a paste is",
            arguments: [
                ("123-456", "123456"), ("Your code is 482910, valid 10 minutes.", "482910"), ("1", "21"),
                ("١٢٣٤٥٦", "123456"), ("12ab", "2"),
            ])
        func reading(_ text: String, _ code: String) {
            let stage = Stage(typing: "2")
            stage.view.enter(text)
            #expect(stage.view.code == code)
            #expect(stage.log.lines.contains("invalid:notInAlphabet") == (code == "2"))
        }

        @Test("is refused if it is bound to another domain")
        func domains() {
            let stage = Stage { $0.domains = ["bank.example"] }
            stage.view.enter("Your code\n@shop.example #482910")
            #expect(stage.log.lines == ["invalid:otherDomain"])
            stage.view.enter("Your code\n@bank.example #482910")
            #expect(stage.view.code == "482910")
        }

        @Test("passes the closures that prepare and veto")
        func closures() {
            let stage = Stage {
                $0.preprocess = { $0.replacingOccurrences(of: "O", with: "0") }
                $0.shouldChange = { !$0.proposed.hasPrefix("9") }
            }
            stage.view.enter("O12345")
            #expect(stage.view.code == "012345")
            stage.view.enter("912345")
            #expect(stage.view.code == "012345")
        }

        @Test("is verified, and ignored during the verification")
        func verification() async {
            let stage = Stage { $0.verifier = { _ in .rejected(message: "No.") } }
            stage.view.enter("123456")
            #expect(stage.view.status == .verifying)
            stage.view.enter("654321")
            #expect(stage.view.code == "123456")
            await Device.turn()
            #expect(stage.view.status == .rejected)
            // The same link once more.
            stage.view.enter("123456")
            #expect(stage.log.completions == ["complete:123456", "complete:123456"])
        }

        @Test("does not need the Paste command, but an enabled field")
        func allowed() {
            let stage = Stage { $0.allowedActions = [] }
            stage.view.enter("12")
            #expect(stage.view.code == "12")
            stage.view.isEnabled = false
            stage.view.enter("34")
            #expect(stage.view.code == "12")
        }

        @Test("can be undone")
        func undo() {
            let stage = Stage(typing: "12")
            stage.view.enter("482910")
            stage.view.undoManager?.undo()
            #expect(stage.view.code == "12")
        }
    }
}
#endif
