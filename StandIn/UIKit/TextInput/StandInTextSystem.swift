/// The text system of a window. It is the input delegate of the first responder, and shows and hides the keyboard.
@MainActor final class StandInTextSystem: NSObject, UITextInputDelegate {
    /// Whether the keyboard is shown.
    private(set) var hasKeyboard = false

    func focusMoved(from previous: UIResponder?, to next: UIResponder?) {
        if let old = previous as? any UITextInput, old.inputDelegate === self { old.inputDelegate = nil }
        if let new = next as? any UITextInput { new.inputDelegate = self }
        showKeyboard(for: next)
    }

    /// Shows the keyboard if the first responder needs one. Called when the focus moves and when input views are reloaded.
    func showKeyboard(for responder: UIResponder?) {
        let isNeeded = responder is any UIKeyInput && (responder as? any UITextInput)?.isEditable ?? true
        if isNeeded != hasKeyboard { announce(isNeeded) }
        hasKeyboard = isNeeded
    }

    private func announce(_ shows: Bool) {
        let center = NotificationCenter.default
        let names =
            shows
            ? [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification]
            : [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification]
        for name in names { center.post(name: name, object: nil) }
    }

    // MARK: UITextInputDelegate

    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) {}
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}
