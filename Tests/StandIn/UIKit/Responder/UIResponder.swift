@MainActor open class UIResponder: StandInAccessibleObject {
    public override init() { super.init() }

    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether the responder can become the first.
    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { standInWindow?.standInFirstResponder === self }

    /// Returns false outside a window.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard let window = standInWindow else { return false }
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        guard window.standInFirstResponder?.resignFirstResponder() ?? true else { return false }
        window.setFirstResponder(self)
        return true
    }

    /// Returns false for another responder than the first.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder, let window = standInWindow else { return false }
        window.setFirstResponder(nil)
        return true
    }

    var standInWindow: UIWindow? { next?.standInWindow }

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

    /// Tells the responder that presses ended.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Tells the responder that presses were cancelled.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Actions

    /// iOS checks whether the method is implemented. That is not possible here, so a text input has them all unless it
    /// overrides this.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        // The first responder can scan text with the camera.
        if action.description == "captureTextFromCamera:" {
            return StandInScreen.hasCamera && self is any UIKeyInput && isFirstResponder
        }
        return StandInActions.editing[action.description] != nil && self is any UITextInput
    }

    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open var pasteConfiguration: UIPasteConfiguration?
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { true }
    open func paste(itemProviders: [NSItemProvider]) {}
    open func select(_ sender: Any?) {}
    /// Selects all content.
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}

    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Input views

    // "Goes up the responder chain."
    open var inputView: UIView? { next?.inputView }
    open var inputAccessoryView: UIView? { next?.inputAccessoryView }
    /// The bar of shortcuts above the keyboard of an iPad.
    public let inputAssistantItem = UITextInputAssistantItem()

    /// The shortcuts that the last reload has read.
    public private(set) var standInShortcuts: [UIBarButtonItemGroup]?
    /// The number of reloads while the responder was the first.
    public private(set) var standInReloads = 0

    open func reloadInputViews() {
        guard isFirstResponder, let window = standInWindow else { return }
        standInShortcuts = inputAssistantItem.leadingBarButtonGroups
        standInReloads += 1
        window.standInTextSystem.showKeyboard(for: self)
        window.keyboardMoved()
    }

    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
}

/// Performs the actions that UIKit sends by name.
@MainActor enum StandInActions {
    static let editing: [String: (UIResponder) -> (Any?) -> Void] = [
        "cut:": UIResponder.cut, "copy:": UIResponder.copy, "paste:": UIResponder.paste(_:),
        "select:": UIResponder.select, "selectAll:": UIResponder.selectAll, "delete:": UIResponder.delete,
    ]
}

/// Gives a view the values of a nib.
public final class StandInCoder: NSCoder {
    private let values: [String: Any]

    public init(_ values: [String: Any] = [:]) { self.values = values }

    public override var allowsKeyedCoding: Bool { true }
    public override func containsValue(forKey key: String) -> Bool { values[key] != nil }
}
