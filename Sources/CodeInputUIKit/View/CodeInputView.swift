#if canImport(UIKit)
import CodeInputCore
public import CodeInputStyles
public import UIKit

/// A field to type a short code in.
///
/// The view is a thin shell: a `CodeField` decides what becomes of an input, a renderer how it looks. It is a full text
/// input, so that keyboards, input methods, one-time codes from messages, hardware keys, paste and VoiceOver meet a
/// field that behaves as `UITextField` does.
///
/// ```swift
/// let field = CodeInputView(length: 6, style: .box)
/// field.verifier = { code in
///     try await server.accepts(code) ? .accepted : .rejected(message: "That is not the code we sent.")
/// }
/// field.becomeFirstResponder()
/// ```
///
/// Control events are those of `UITextField`, for the user's edits only: `.editingDidBegin`, `.editingChanged`,
/// `.editingDidEnd`, `.editingDidEndOnExit` for Return, and `.primaryActionTriggered` when the code is complete.
@MainActor public final class CodeInputView: UIControl, UITextInput {
    // MARK: Appearance

    /// How the field looks.
    ///
    /// Setting it keeps the text and animates nothing.
    public var style: any CodeCellRenderer { didSet { styleDidChange(from: oldValue) } }

    /// Whether the system treats the text as a secret: no copying, no dictionary, no third-party keyboards.
    ///
    /// What the cells show is ``masking``, which follows unless it is set. Defaults to false.
    public var isSecureTextEntry: Bool {
        get { field.isSecure }
        set {
            guard newValue != field.isSecure else { return }
            field.isSecure = newValue
            forgetUndo()
            setNeedsLayout()
            reloadTraits()
        }
    }

    // MARK: Text input

    /// Who is told of changes that the text system did not ask for.
    public weak var inputDelegate: (any UITextInputDelegate)?

    /// Finds words and lines: a code is one word.
    public lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    var field: CodeField
    var closures = FieldClosures()
    var keyboardTraits = KeyboardTraits()
    let layers = CodeLayers()
    let tasks = FieldTasks()
    let broadcaster = CodeEventBroadcaster()
    let screen = ScreenObserver()
    let undo = FieldUndo()
    let reveal = FieldReveal()
    let keyRepeat = KeyRepeat()
    lazy var menu = FieldMenu(delegate: self)
    lazy var pointer = PointerShapes { [weak self] point in
        guard let self, isEnabled, bounds.contains(point) else { return nil }
        return (bounds, .verticalBeam(length: caretRect(for: endOfDocument).height))
    }
    private var wantsFocus = false

    // MARK: Life

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - length: The number of cells, clamped to 1...64.
    ///   - style: How the field looks.
    public init(length: Int = 6, style: any CodeCellRenderer = .underline) {
        self.style = style
        field = CodeField(length: length)
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a field of six underlined cells, for Interface Builder.
    ///
    /// There, `length` and `styleName` are attributes of the view: "underline", "box", "joined", "circles" or "dots".
    public required init?(coder: NSCoder) {
        style = .underline
        field = CodeField(length: 6)
        super.init(coder: coder)
        setUp()
    }

    /// Lets go of everything that belongs to a window.
    public override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow !== window else { return }
        forgetUndo()
        keyRepeat.end()
        if newWindow == nil { screen.stop() }
    }

    /// Takes the focus that was asked for before there was a window.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window else { return layers.rest() }
        screen.start(in: window) { [weak self] in self?.screenDidChange() }
        field.isScreenShared = screen.isShared(by: self)
        setNeedsLayout()
        if wantsFocus { becomeFirstResponder() }
    }

    // MARK: Focus

    /// Whether the field takes input at all.
    public override var canBecomeFirstResponder: Bool { isEnabled }

    /// Takes the keyboard; where there is no window yet, as soon as there is one.
    @discardableResult
    public override func becomeFirstResponder() -> Bool {
        wantsFocus = window == nil && isEnabled
        let hadFocus = isFirstResponder
        guard window != nil, super.becomeFirstResponder() else { return false }
        if !hadFocus {
            reveal.start(for: self)
            perform(.focus(true))
        }
        return true
    }

    /// Gives the keyboard back.
    ///
    /// Text that is still being composed is committed first.
    @discardableResult
    public override func resignFirstResponder() -> Bool {
        wantsFocus = false
        if isFirstResponder { perform(.unmark(isRequested: false)) }
        // Committing may have completed the code, and that has given the keyboard back.
        let hadFocus = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if hadFocus {
            undo.endRun()
            reveal.stop()
            keyRepeat.end()
            perform(.focus(false))
        }
        return true
    }

    /// Whether the field takes input.
    ///
    /// A field that is disabled gives the keyboard back.
    public override var isEnabled: Bool {
        didSet {
            guard isEnabled != oldValue else { return }
            field.isEnabled = isEnabled
            if !isEnabled { resignFirstResponder() }
            setNeedsLayout()
        }
    }

    /// A view in place of the system's keyboard, such as a number pad.
    ///
    /// Defaults to the system's.
    public override var inputView: UIView? {
        get { keyboardTraits.inputView }
        set { set(\.inputView, newValue) }
    }

    /// A view on top of the keyboard.
    ///
    /// Defaults to none.
    public override var inputAccessoryView: UIView? {
        get { keyboardTraits.inputAccessoryView }
        set { set(\.inputAccessoryView, newValue) }
    }

    /// Undo would bring back what was deleted: there is none in a secure field.
    public override var undoManager: UndoManager? { isSecureTextEntry ? nil : super.undoManager }

    /// Whether the Tab key reaches the field.
    public override var canBecomeFocused: Bool { canBecomeFirstResponder }

    /// What shows that the Tab key is on the field.
    ///
    /// Unless set: a halo around it. Nil shows nothing.
    public override var focusEffect: UIFocusEffect? {
        get {
            keyboardTraits.focusEffect
                ?? UIFocusHaloEffect(roundedRect: bounds.insetBy(dx: -4, dy: -4), cornerRadius: 8, curve: .continuous)
        }
        set { keyboardTraits.focusEffect = .some(newValue) }
    }

    // MARK: Touches, keys, menu

    /// A tap focuses the field and selects the cell under the finger.
    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { tap(at: touch.location(in: self)) }
    }

    /// A long press opens the edit menu; taps on the field are its own, as those on a button are.
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === menu.longPress { return presentEditMenu(at: gestureRecognizer.location(in: self)) }
        // A tap of a view around the field, such as one that hides the keyboard, would take this one away.
        if gestureRecognizer is UITapGestureRecognizer, gestureRecognizer.view !== self { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Moves and deletes by cells, again and again while the key is held; other keys are the system's.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !handle(presses) { super.pressesBegan(presses, with: event) }
    }

    /// Ends what a held key repeats.
    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keyRepeat.end()
        super.pressesEnded(presses, with: event)
    }

    /// Ends what a held key repeats.
    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keyRepeat.end()
        super.pressesCancelled(presses, with: event)
    }

    /// Whether a command of the edit menu makes sense now.
    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let action = CodeEditActions(action) { return canPerform(action) }
        // Scanned text comes in as pasted text does.
        if action == NSSelectorFromString("captureTextFromCamera:"), !takesText { return false }
        // A code has no words to select, and nothing deletes by menu.
        return !Self.blockedActions.contains(action) && super.canPerformAction(action, withSender: sender)
    }

    /// Inserts what is on the pasteboard; only now is it read.
    public override func paste(_ sender: Any?) {
        if canPerform(.paste) { pasteFromPasteboard() }
    }

    /// Whether dropped text, and what a `UIPasteControl` offers, is taken: where the menu may paste.
    public override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        takesText && itemProviders.contains { $0.canLoadObject(ofClass: NSString.self) }
    }

    /// Inserts dropped text, or what a `UIPasteControl` has read, as ``paste(_:)`` does.
    public override func paste(itemProviders: [NSItemProvider]) {
        if canPaste(itemProviders) { insert(itemProviders) }
    }

    /// Selects the whole code.
    public override func selectAll(_ sender: Any?) {
        if canPerform(.selectAll) { perform(.select(0..<field.editor.shownCount)) }
    }

    /// Puts the selected characters on the pasteboard; never those of a secure field.
    public override func copy(_ sender: Any?) {
        if canPerform(.copy) { copySelection() }
    }

    /// Puts the selected characters on the pasteboard and deletes them; never those of a secure field.
    public override func cut(_ sender: Any?) {
        if canPerform(.cut) { cutSelection() }
    }

    // MARK: Layout

    /// Brings the layers up to what the field holds now.
    public override func layoutSubviews() {
        super.layoutSubviews()
        field.apply(.endTurn)
        updateLayers()
        updateIntrinsicHeight()
    }

    /// The width that gives every cell the room its style wants at the user's text size, and the height that
    /// suits the width the field has got: large text in narrow cells needs no more than those have room for.
    public override var intrinsicContentSize: CGSize {
        CGSize(
            width: preferredSize(fitting: .greatestFiniteMagnitude).width,
            height: preferredSize(fitting: layers.width).height)
    }

    /// The size that suits the width offered; 0 and less offers any, as with other controls, for `sizeToFit()`.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        preferredSize(fitting: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    /// Draws in the new tint.
    public override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    #if !os(visionOS)
    /// Draws for the new traits, where the system has no other way to tell of them.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17) { traitsDidChange() }
    }
    #endif

    // MARK: Accessibility

    /// What the field is.
    ///
    /// Unless set: a verification code, or in a secure field a passcode.
    public override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenWords.label(isSecure: isSecureTextEntry) }
        set { super.accessibilityLabel = newValue }
    }

    /// What is entered.
    ///
    /// Unless set: character by character, and how much of it; of hidden characters only how many.
    public override var accessibilityValue: String? {
        get {
            super.accessibilityValue
                ?? spokenWords.value(characters: field.spokenCode, count: count, length: length)
        }
        set { super.accessibilityValue = newValue }
    }

    /// What activating the field does.
    ///
    /// Unless set: that it brings the keyboard, while the field is enabled and has none.
    public override var accessibilityHint: String? {
        get { super.accessibilityHint ?? (isEnabled && !isFirstResponder ? spokenWords.hint : nil) }
        set { super.accessibilityHint = newValue }
    }

    /// The language that VoiceOver speaks in.
    ///
    /// Unless set: that of ``words``, as long as the label is one of them.
    public override var accessibilityLanguage: String? {
        get { super.accessibilityLanguage ?? (super.accessibilityLabel == nil ? spokenWords.language : nil) }
        set { super.accessibilityLanguage = newValue }
    }

    /// What VoiceOver offers to do.
    ///
    /// Unless set: to paste, to clear, and with ``offersReveal`` to show and to hide the characters.
    public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? customActions }
        set { super.accessibilityCustomActions = newValue }
    }

    /// Takes the keyboard.
    public override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
#endif
