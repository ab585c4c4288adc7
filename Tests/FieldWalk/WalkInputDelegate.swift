import UIKit

/// Observes the notifications to the text system, and forwards them.
@MainActor final class WalkInputDelegate: NSObject, UITextInputDelegate {
    private weak var next: (any UITextInputDelegate)?
    private let hear: (WalkHook) -> Void

    init(before next: (any UITextInputDelegate)?, _ hear: @escaping (WalkHook) -> Void) {
        self.next = next
        self.hear = hear
        super.init()
    }

    func textWillChange(_ textInput: (any UITextInput)?) {
        next?.textWillChange(textInput)
        hear(.textWill)
    }

    func textDidChange(_ textInput: (any UITextInput)?) {
        next?.textDidChange(textInput)
        hear(.textDid)
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {
        next?.selectionWillChange(textInput)
        hear(.selectionWill)
    }

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        next?.selectionDidChange(textInput)
        hear(.selectionDid)
    }

    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}
