#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import TestTools
import Testing
import UIKit

extension ViewTests {
    /// Items of the system deliver their text at any time, and on any thread.
    @MainActor @Suite("Dropped text, and a paste button") struct DropTests {
        private let stage = Stage()
        private let item = LateItem()
        private var view: CodeInputView { stage.view }

        @Test("is read like a paste")
        func drop() {
            view.paste(itemProviders: [item])
            item.deliver("Your code is 482910")
            #expect(view.code == "482910" && stage.events == ["changed", "complete"])
            #expect(view.pasteConfiguration != nil)
        }

        @Test("is nothing if it is empty, or if the field takes no text, also if it ceases to before the text arrives")
        func refused() {
            let reasons: [(String, (CodeInputView) -> Void)] = [
                ("", { $0.reject() }), ("482910", { $0.isEnabled = false }), ("482910", { $0.isEditable = false }),
                ("482910", { $0.status = .verifying }), ("482910", { $0.allowedActions = [.copy] }),
            ]
            for (text, change) in reasons {
                let view = Stage(typing: "123456").view, item = LateItem()
                #expect(view.canPaste([item]))
                view.paste(itemProviders: [item])
                change(view)
                let status = view.status
                #expect(view.canPaste([item]) == text.isEmpty)
                item.deliver(text)
                #expect(view.code == "123456" && view.status == status)
            }
        }

        @Test(
            "is offered if the pasteboard may hold a code",
            arguments: [("482910", true), ("482-910", true), ("a shopping list", false), ("", false)])
        func offer(text: String, isOffered: Bool) async {
            UIPasteboard.general.string = text.isEmpty ? nil : text
            #expect(await view.pasteboardMayHoldCode() == isOffered)
            view.alphabet = .lettersAndDigits
            #expect(await view.pasteboardMayHoldCode() == !text.isEmpty)
            view.allowedActions = []
            #expect(await view.pasteboardMayHoldCode() == false)
        }
    }
}

/// A dropped item whose text arrives when the test says so.
// Unchecked: only the test's thread, the main thread, uses it.
private final class LateItem: NSItemProvider, @unchecked Sendable {
    private var completion: ((String) -> Void)?

    override func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { true }

    override func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        completion = { completionHandler(NSString(string: $0), nil) }
        return Progress(totalUnitCount: 1)
    }

    func deliver(_ text: String) { completion?(text) }
}
#endif
