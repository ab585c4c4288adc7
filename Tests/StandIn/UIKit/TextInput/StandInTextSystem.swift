/// The text system of a window. It is the input delegate of the first responder, and shows and hides the keyboard.
@MainActor final class StandInTextSystem: NSObject, UITextInputDelegate {
    /// Whether the keyboard is shown.
    private(set) var hasKeyboard = false
    /// Whether the keyboard took the first responder for a secret when it last read its traits.
    private(set) var isSecure = false

    func focusMoved(from previous: UIResponder?, to next: UIResponder?) {
        if let old = previous as? any UITextInput, old.inputDelegate === self { old.inputDelegate = nil }
        if let new = next as? any UITextInput { new.inputDelegate = self }
        showKeyboard(for: next)
    }

    /// Shows the keyboard if the first responder needs one. Called when the focus moves and when input views are reloaded.
    func showKeyboard(for responder: UIResponder?) {
        let isNeeded = responder is any UIKeyInput && (responder as? any UITextInput)?.isEditable ?? true
        if isNeeded != hasKeyboard, !StandInScreen.hasHardwareKeyboard { announce(isNeeded) }
        hasKeyboard = isNeeded
        isSecure = (responder as? any UITextInputTraits)?.isSecureTextEntry ?? false
    }

    private func announce(_ shows: Bool) {
        let center = NotificationCenter.default
        let names =
            shows
            ? [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification]
            : [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification]
        center.post(name: names[0], object: nil)
        guard StandInScreen.keyboardDuration > 0 else { return center.post(name: names[1], object: nil) }
        StandInClock.schedule(after: StandInScreen.keyboardDuration) { _ in center.post(name: names[1], object: nil) }
    }

    // MARK: UITextInputDelegate

    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) {}
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}
