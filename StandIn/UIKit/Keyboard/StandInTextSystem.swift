/// The text system's side of a window: the input delegate of whatever gets the focus. It lets the keyboard come and go.
@MainActor final class StandInTextSystem: NSObject, UITextInputDelegate {
    /// Whether the keyboard is up.
    private(set) var hasKeyboard = false

    func focusMoved(from previous: UIResponder?, to next: UIResponder?) {
        if let old = previous as? any UITextInput, old.inputDelegate === self { old.inputDelegate = nil }
        if let new = next as? any UITextInput { new.inputDelegate = self }
        showKeyboard(for: next)
    }

    /// Asks whoever has the focus whether it needs a keyboard: as the focus comes, and when it reloads its input views.
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
        let screen = UIScreen.main.bounds
        let frame = CGRect(x: 0, y: shows ? screen.height - 291 : screen.height, width: screen.width, height: 291)
        for name in names {
            center.post(
                name: name, object: nil,
                userInfo: [
                    UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
                    UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
                ])
        }
    }

    // MARK: UITextInputDelegate

    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) {}
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}
