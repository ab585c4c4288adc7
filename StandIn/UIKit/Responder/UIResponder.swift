@MainActor open class UIResponder: StandInAccessibleObject, UIResponderStandardEditActions {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { standInWindow?.standInFirstResponder === self }

    /// False outside a window.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard let window = standInWindow else { return false }
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = window.standInFirstResponder {
            guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
        }
        window.setFirstResponder(self)
        return true
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder, let window = standInWindow else { return true }
        guard canResignFirstResponder else { return false }
        window.setFirstResponder(nil)
        return true
    }

    var standInWindow: UIWindow? { next?.standInWindow }

    /// Does what Tab does: it leads to the next view that can become focused, and gives it the keyboard.
    ///
    /// False where there is none: Tab is a key then.
    public func standInMoveFocus(isBackward: Bool) -> Bool {
        var items = standInWindow?.standInFocusItems ?? []
        if isBackward { items.reverse() }
        let index = items.firstIndex { $0 === self }
        guard let next = items.dropFirst(index.map { $0 + 1 } ?? 0).first ?? items.first, next !== self else {
            return false
        }
        return next.becomeFirstResponder()
    }

    // MARK: Events

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            event?.isUnhandled = true
            return
        }
        next.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Actions

    /// iOS looks whether the method is implemented. That can't be seen here, so a text input is taken to have them all:
    /// one that offers fewer answers for itself.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        // Whoever has the keyboard may scan text with the camera.
        if action.description == "captureTextFromCamera:" {
            return StandInScreen.hasCamera && self is any UIKeyInput && isFirstResponder
        }
        return StandInActions.isEditing(action) && self is any UITextInput
    }

    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    /// What drops and paste controls may bring.
    open var pasteConfiguration: UIPasteConfiguration?
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { true }
    open func paste(itemProviders: [NSItemProvider]) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    /// Shadows Swift's own in every responder, as on iOS.

    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open var keyCommands: [UIKeyCommand]? { nil }
    open var undoManager: UndoManager? { next?.undoManager }
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    // MARK: Input views

    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputAssistantItem: UITextInputAssistantItem { standInAssistantItem }
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    open var textInputContextIdentifier: String? { nil }
    private lazy var standInAssistantItem = UITextInputAssistantItem()

    open func reloadInputViews() {
        guard isFirstResponder, let window = standInWindow else { return }
        window.standInReloadCount += 1
        window.standInTextSystem.showKeyboard(for: self)
    }

    // MARK: Keyboard notifications

    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
