#if canImport(UIKit)
package import UIKit

package enum TextNotification: String {
    case textWill, textDid, selectionWill, selectionDid
}

/// Hears what a text input tells the system, and forwards it.
@MainActor package class InputListener: NSObject, UITextInputDelegate {
    /// The former delegate of the input.
    weak var next: (any UITextInputDelegate)?

    func hear(_ notification: TextNotification, of input: (any UITextInput)?) {
        switch notification {
        case .textWill: next?.textWillChange(input)
        case .textDid: next?.textDidChange(input)
        case .selectionWill: next?.selectionWillChange(input)
        case .selectionDid: next?.selectionDidChange(input)
        }
    }

    package func textWillChange(_ input: (any UITextInput)?) { hear(.textWill, of: input) }
    package func textDidChange(_ input: (any UITextInput)?) { hear(.textDid, of: input) }
    package func selectionWillChange(_ input: (any UITextInput)?) { hear(.selectionWill, of: input) }
    package func selectionDidChange(_ input: (any UITextInput)?) { hear(.selectionDid, of: input) }

    @available(iOS 18.4, visionOS 2.4, *)
    package func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}

/// Logs the announcements to the text system.
@MainActor package final class InputDelegateSpy: InputListener {
    package private(set) var messages: [String] = []
    /// The changes that began and did not end.
    package private(set) var opened = 0
    package var onMessage: ((String) -> Void)?

    package static let selection = ["selectionWillChange", "selectionDidChange"]
    package static let text = ["textWillChange", "selectionWillChange", "selectionDidChange", "textDidChange"]

    package func messages(of body: () -> Void) -> [String] {
        messages = []
        body()
        return messages
    }

    override func hear(_ notification: TextNotification, of input: (any UITextInput)?) {
        let message = notification.rawValue + "Change"
        messages.append(message)
        opened += notification == .textWill || notification == .selectionWill ? 1 : -1
        onMessage?(message)
    }
}
#endif
