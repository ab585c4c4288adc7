/// The text system's side of a window: the input delegate of whatever is first responder. It notices what breaks the rules.
@MainActor final class StandInInputObserver: NSObject, UITextInputDelegate {
    private weak var window: UIWindow?
    /// Whether the keyboard is up.
    private(set) var hasKeyboard = false
    private(set) var failures: [String] = []
    private var openTextChanges = 0
    private var openSelectionChanges = 0
    /// Text notifications since the last key began.
    private(set) var textNotifications = 0

    init(window: UIWindow) {
        self.window = window
        super.init()
    }

    var input: (any UITextInput)? { window?.standInFirstResponder as? any UITextInput }

    func fail(_ what: String) {
        failures.append(what)
        StandInKeyboard.report(what)
    }

    func clear() { failures = [] }

    func focusMoved(from previous: UIResponder?, to next: UIResponder?) {
        openTextChanges = 0
        openSelectionChanges = 0
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

    func textWillChange(_ textInput: (any UITextInput)?) {
        openTextChanges += 1
        textNotifications += 1
        if openTextChanges > 1 { fail("textWillChange twice without textDidChange") }
    }

    func textDidChange(_ textInput: (any UITextInput)?) {
        openTextChanges -= 1
        if openTextChanges < 0 {
            openTextChanges = 0
            fail("textDidChange without textWillChange")
        }
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) {
        openSelectionChanges += 1
        if openSelectionChanges > 1 { fail("selectionWillChange twice without selectionDidChange") }
    }

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        openSelectionChanges -= 1
        if openSelectionChanges < 0 {
            openSelectionChanges = 0
            fail("selectionDidChange without selectionWillChange")
        }
    }

    func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}

    // MARK: Around each key

    func begin() { textNotifications = 0 }

    func end(_ what: String) {
        if openTextChanges > 0 {
            openTextChanges = 0
            fail("textWillChange without textDidChange in \(what)")
        }
        if openSelectionChanges > 0 {
            openSelectionChanges = 0
            fail("selectionWillChange without selectionDidChange in \(what)")
        }
        guard let input else { return }
        for problem in StandInInputCheck(input).problems() { fail("\(problem) after \(what)") }
    }
}
