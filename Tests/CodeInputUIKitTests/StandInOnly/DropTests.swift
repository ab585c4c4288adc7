#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import Testing
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

        @Test("is nothing if it is empty, and leaves a rejected code in place")
        func empty() {
            let stage = Stage(typing: "123456")
            stage.view.reject()
            let provider = LateProvider()
            stage.view.paste(itemProviders: [provider])
            provider.deliver("")
            #expect(stage.view.code == "123456" && stage.view.status == .rejected)
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

        @Test("is refused when it arrives in a field that no longer takes text", arguments: 0..<5)
        func late(_ change: Int) {
            let stage = Stage()
            let provider = LateProvider()
            stage.view.paste(itemProviders: [provider])
            switch change {
            case 0: stage.view.isEnabled = false
            case 1: stage.view.isEditable = false
            case 2: stage.view.status = .verifying
            case 3: stage.view.allowedActions = []
            default: break
            }
            provider.deliver("482910")
            #expect(stage.view.code == (change == 4 ? "482910" : ""))
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

/// A dropped item whose text arrives when the test says so.
// Unchecked: only the test's thread, the main thread, uses it.
private final class LateProvider: NSItemProvider, @unchecked Sendable {
    private var deliver: ((String) -> Void)?

    override func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { true }

    override func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        deliver = { completionHandler(NSString(string: $0), nil) }
        return Progress(totalUnitCount: 1)
    }

    func deliver(_ text: String) { deliver?(text) }
}
#endif
