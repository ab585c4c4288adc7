import UIKit

/// Observes the notifications to the text system, and forwards them.
@MainActor final class WalkInputDelegate: NSObject, UITextInputDelegate {
    private weak var next: (any UITextInputDelegate)?
    private let hear: (WalkHook) -> Void
    /// What the delegate marks whenever the selection changes, as some input methods do.
    var markedText: String?
    private var isMarking = false

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
        guard let markedText, !isMarking else { return }
        isMarking = true
        textInput?.setMarkedText(markedText, selectedRange: NSRange(location: 0, length: 0))
        isMarking = false
    }

    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}
