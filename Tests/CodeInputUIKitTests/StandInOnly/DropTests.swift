#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
import KeyboardTools
import TestTools
import UIKit

extension ViewTests {
    @MainActor @Suite("Dropped text, and a paste button") struct DropTests {
        @Test("is read like a paste")
        func drop() async {
            let stage = Stage()
            #expect(stage.view.standInDrop("Your code is 482910"))
            #expect(await waiting(until: { stage.view.code == "482910" }))
            #expect(stage.events == ["changed", "complete"])
            #expect(UIPasteboard.general.standInReadCount == 0)
        }

        @Test(
            "is refused if the menu may not paste, during verification, and by a field that is not editable"
        )
        func refused() {
            let stage = Stage()
            stage.view.status = .verifying
            #expect(!stage.view.standInDrop("1"))
            stage.view.status = .editing
            stage.view.isEditable = false
            #expect(!stage.view.standInDrop("1"))
            stage.view.isEditable = true
            stage.view.allowedActions = [.copy]
            #expect(!stage.view.standInDrop("1"))
            #expect(!stage.view.canPaste([NSItemProvider()]))
        }

        @Test(
            "is offered without reading the pasteboard",
            arguments: [
                ("482910", true), ("482-910", true), ("a shopping list", false), ("", false),
            ])
        func offer(text: String, isOffered: Bool) async {
            let stage = Stage()
            UIPasteboard.general.string = text.isEmpty ? nil : text
            #expect(await stage.view.pasteboardMayHoldCode() == isOffered)
            stage.view.alphabet = .lettersAndDigits
            #expect(await stage.view.pasteboardMayHoldCode() == !text.isEmpty)
            stage.view.allowedActions = []
            #expect(await stage.view.pasteboardMayHoldCode() == false)
            #expect(UIPasteboard.general.standInReadCount == 0)
        }
    }
}
#endif
