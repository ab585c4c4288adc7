#if canImport(UIKit)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    @MainActor @Suite("A text that the app enters for the user") struct EntryTests {
        @Test("completes the code and tells closures and control events, as a paste does, and can be undone")
        func completes() {
            let stage = Stage(isFocused: false)
            stage.view.enter("123-456")
            #expect(stage.view.code == "123456" && !stage.view.isFirstResponder)
            #expect(stage.log.lines == ["change:123456", "complete:123456"])
            #expect(stage.events == ["changed", "complete"])
            stage.view.undoManager?.undo()
            #expect(stage.view.code == "")
        }

        @Test("is refused if it is bound to another domain")
        func domains() {
            let stage = Stage { $0.domains = ["bank.example"] }
            stage.view.enter("Your code\n@shop.example #482910")
            #expect(stage.log.lines == ["invalid:otherDomain"])
            stage.view.enter("Your code\n@bank.example #482910")
            #expect(stage.view.code == "482910")
        }

        @Test("is verified, and verified again after a rejection")
        func verification() async {
            let stage = Stage { $0.verifier = { _ in .rejected(message: "No.") } }
            stage.view.enter("123456")
            #expect(stage.view.status == .verifying)
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
    }
}
#endif
