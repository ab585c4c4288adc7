#if canImport(UIKit)
import UIKit

/// Logs the announcements to the text system.
@MainActor final class InputDelegateSpy: NSObject, UITextInputDelegate {
    private var messages: [String] = []

    static let selection = ["selectionWillChange", "selectionDidChange"]
    static let text = ["textWillChange", "selectionWillChange", "selectionDidChange", "textDidChange"]

    /// The messages during a body.
    func messages(of body: () -> Void) -> [String] {
        messages = []
        body()
        return messages
    }

    /// The messages during an asynchronous body.
    func messages(of body: () async -> Void) async -> [String] {
        messages = []
        await body()
        return messages
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) { messages.append("selectionWillChange") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { messages.append("selectionDidChange") }
    func textWillChange(_ textInput: (any UITextInput)?) { messages.append("textWillChange") }
    func textDidChange(_ textInput: (any UITextInput)?) { messages.append("textDidChange") }
    @available(iOS 18.4, visionOS 2.4, *)
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}
#endif
