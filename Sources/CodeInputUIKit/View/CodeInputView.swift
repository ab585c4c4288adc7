#if canImport(UIKit)
package import CodeInputCore
public import CodeInputStyles
public import UIKit
#if canImport(Accessibility)
import Accessibility
#endif

/// A field for typing a short code.
///
/// A renderer draws its cells. The view implements all of `UITextInput`. Keyboards, input methods, one-time codes from messages,
/// hardware keys, paste and VoiceOver work as in a `UITextField`. Give it a width; its height follows the text size.
///
/// ```swift
/// let field = CodeInputView(length: 6, style: .box)
/// field.verifier = { code in
///     try await server.accepts(code) ? .accepted : .rejected(message: "That is not the code we sent.")
/// }
/// field.becomeFirstResponder()
/// ```
///
/// The field sends the control events of `UITextField`, for the user's edits only: `.editingDidBegin`, `.editingChanged`,
/// `.editingDidEnd`, `.editingDidEndOnExit` for Return and ``submit()``, and `.primaryActionTriggered` when the code is complete.
@MainActor public final class CodeInputView: UIControl, UITextInput {
    /// How the field looks.
    ///
    /// Setting it keeps the code, and does not animate. Defaults to ``defaultStyle``.
    public var style: any CodeCellRenderer { didSet { styleDidChange(from: oldValue) } }

    /// The delegate that learns of changes which the text system did not make.
    public weak var inputDelegate: (any UITextInputDelegate)?

    /// A tokenizer that treats the code as one word.
    public lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    /// The code, the selection and the status, which only a step changes.
    var field: CodeField
    /// What the app has set, which a step only reads.
    var configuration = CodeField.Configuration() { didSet { setNeedsLayout() } }
    var steps = FieldSteps()
    package let settings = FieldSettings()
    var keyboardTraits = KeyboardTraits() { didSet { reloadInputViews() } }
    package var accessibility = FieldAccessibility()
    let layers = CodeLayers()
    let tasks = FieldTasks()
    let screen = ScreenCaptureObserver()
    let undo = FieldUndo()
    let forgetting = FieldForgetting()
    let scroller = FieldScroller()
    let keyRepeat = KeyRepeat()
    /// The keys that are down and were not passed on.
    var handledPresses: [UIPress] = []
    let menu = FieldMenu()
    let fieldTap = FieldTap()
    let settingObservers = NotificationObservers()
    lazy var pointer = PointerShapes { [weak self] point in
        guard let self, isEnabled, bounds.contains(point) else { return nil }
        return (bounds, .verticalBeam(length: caretRect(for: endOfDocument).height))
    }
    package var wantsFocus = false
    /// Whether the field commits marked text by itself, which a removed or disabled view does during an update of SwiftUI.
    package var isCommitting = false
    var baselines: FieldBaselines?
    var messageRow: CodeMessageRow?
    /// The focus effect of the field, until the app sets its own.
    var focusHalo: (effect: UIFocusEffect?, bounds: CGRect) = (nil, .null)

    // MARK: Life cycle

    /// Creates an empty field.
    ///
    /// - Parameters:
    ///   - length: The number of cells, clamped to 1...64.
    ///   - style: How the field looks.
    public init(length: Int = 6, style: any CodeCellRenderer = CodeInputView.defaultStyle) {
        self.style = style
        field = CodeField(length: length)
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a field of six cells in the ``defaultStyle``, for Interface Builder.
    ///
    /// The attributes are `length` and `styleName`: "box", "outline", "underline", "joined", "circles" or "dots".
    public required init?(coder: NSCoder) {
        style = Self.defaultStyle
        field = CodeField(length: 6)
        super.init(coder: coder)
        setUp()
    }

    /// Releases everything that belongs to the old window.
    public override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow !== window else { return }
        keyRepeat.end()
        screen.stop()
    }

    /// Takes the focus if the app asked for it before there was a window.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window else { return layers.rest() }
        observeScreen(of: window)
        if wantsFocus { becomeFirstResponder() }
    }

    // MARK: Focus

    /// Whether the field is enabled.
    public override var canBecomeFirstResponder: Bool { isEnabled }

    /// Becomes first responder, now or as soon as there is a window.
    @discardableResult
    public override func becomeFirstResponder() -> Bool { takeFocus() }

    /// Resigns first responder.
    ///
    /// The field commits marked text first.
    @discardableResult
    public override func resignFirstResponder() -> Bool { giveUpFocus() }

    /// Whether the field takes touches and input.
    ///
    /// Disabling the field resigns first responder.
    public override var isEnabled: Bool { didSet { if isEnabled != oldValue { enablingDidChange() } } }

    /// A view in place of the system's keyboard, such as a number pad.
    public override var inputView: UIView? {
        get { keyboardTraits.inputView }
        set {
            // First: the change reloads the views above the keyboard.
            updateAssistantItem(under: newValue)
            keyboardTraits.inputView = newValue
        }
    }

    /// A view on top of the keyboard.
    ///
    /// Defaults to a Done button if ``showsDoneAccessory`` is true.
    public override var inputAccessoryView: UIView? {
        get { keyboardTraits.inputAccessoryView ?? doneAccessory }
        set { keyboardTraits.inputAccessoryView = newValue }
    }

    /// The field's own undo manager, as a text field has one.
    ///
    /// It keeps 100 steps, and none in a secure field: Undo would bring back what was deleted. It is emptied when the field
    /// resigns first responder, and when the app sets the code.
    public override var undoManager: UndoManager? { undo.manager }

    /// Whether the Tab key reaches the field.
    public override var canBecomeFocused: Bool { canBecomeFirstResponder }

    // MARK: Touches, keys, menu

    /// Focuses the field, or selects the cell under the finger.
    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { tap(at: touch.location(in: self)) }
    }

    /// Whether a point belongs to the field: its bounds, and more around a field that is smaller than a finger needs.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { hitArea.contains(point) }

    /// Keeps single taps from the recognizers of other views, as a button does.
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === menu.longPress { return takesSelection }
        // A recognizer of a superview, such as one that hides the keyboard, would cancel the tap.
        let isSingleTap = (gestureRecognizer as? UITapGestureRecognizer)?.isSingle == true
        if isEnabled, isSingleTap, gestureRecognizer.view !== self { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Handles keys that move and delete by cells, and leaves other keys to the system.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // Another key ends the repeat of a held one.
        if presses.contains(where: { $0.key?.isModifier != true }) { keyRepeat.end() }
        guard !handle(presses) else { return }
        super.pressesBegan(presses, with: event)
        moveFocus(with: presses)
    }

    /// Ends the repeat of a held key.
    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !endHandled(presses) { super.pressesEnded(presses, with: event) }
    }

    /// Ends the repeat of a held key.
    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !endHandled(presses) { super.pressesCancelled(presses, with: event) }
    }

    /// Whether a command of the edit menu makes sense now.
    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Reads the pasteboard and inserts its text.
    public override func paste(_ sender: Any?) {
        if canPerform(.paste) { pasteFromPasteboard() }
    }

    /// Whether the field takes dropped text and the text of a `UIPasteControl`: where the edit menu may paste.
    public override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        takesText && itemProviders.contains { $0.canLoadObject(ofClass: NSString.self) }
    }

    /// Inserts dropped text, or the text of a `UIPasteControl`, as ``paste(_:)`` does.
    public override func paste(itemProviders: [NSItemProvider]) {
        insert(itemProviders)
    }

    /// Selects the whole code.
    public override func selectAll(_ sender: Any?) {
        if canPerform(.selectAll) { perform(.select(.range(0..<field.editor.shownCount))) }
    }

    /// Copies the selected characters to the pasteboard, unless the field is secure.
    public override func copy(_ sender: Any?) {
        if canPerform(.copy) { copySelection() }
    }

    /// Moves the selected characters to the pasteboard, unless the field is secure.
    public override func cut(_ sender: Any?) {
        if canPerform(.cut) { cutSelection() }
    }

    // MARK: Layout

    /// Updates the layers.
    public override func layoutSubviews() {
        super.layoutSubviews()
        if steps.isIdle { endTurn() }
        updateMessage()
        updateLayers()
        placeMessage()
        updateIntrinsicHeight()
        updateBaselines()
        placeFocusHalo()
        settings.layoutFollower?(layers.state, layers.frames)
    }

    /// The mark of the baseline in the first row, for constraints with `firstBaselineAnchor`.
    public override var forFirstBaselineLayout: UIView { makeBaselines().first }

    /// The mark of the baseline in the last row, for constraints with `lastBaselineAnchor`.
    public override var forLastBaselineLayout: UIView { makeBaselines().last }

    /// The natural width of the cells at the user's text size, and the height that suits the field's current width.
    ///
    /// Text shrinks in narrow cells, and needs less height there.
    public override var intrinsicContentSize: CGSize {
        CGSize(
            width: preferredSize(fitting: .greatestFiniteMagnitude).width,
            height: preferredSize(fitting: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layers.width).height)
    }

    /// The width in points for which the field gives its intrinsic height, as `UILabel` has it; 0 for its current width.
    ///
    /// Set it where the height counts before the field is laid out, such as in a cell of a table that sizes itself: rows of
    /// cells and a long message need more height in a narrow field. Defaults to 0.
    public var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size that suits a width.
    ///
    /// A width of 0 or less means any width, as `sizeToFit()` has it.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        preferredSize(fitting: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    /// Redraws in the new tint color.
    public override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    #if !os(visionOS)
    /// Redraws for the new traits before iOS 17.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17) { traitsDidChange() }
    }
    #endif

    // MARK: Accessibility

    /// The name of the field.
    ///
    /// Defaults to a verification code, and to a passcode in a secure field.
    public override var accessibilityLabel: String? {
        get { accessibility.label ?? ownLabel.text }
        set { accessibility.label = newValue }
    }

    /// What the user has entered: bullets in a secure or masked field.
    public override var accessibilityValue: String? {
        get { accessibilityAttributedValue?.string }
        set { accessibility.value = newValue.map(NSAttributedString.init(string:)) }
    }

    /// What the user has entered, spoken character by character; bullets in a secure or masked field.
    public override var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility.value ?? spokenText }
        set { accessibility.value = newValue }
    }

    /// The traits of the app and of the system, and those of a text field: see ``isAnnouncedAsTextField``.
    public override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits.union(withRole(super.accessibilityTraits)) }
        set { accessibility.traits = newValue.subtracting(withRole(super.accessibilityTraits)) }
    }

    /// What VoiceOver reads after a pause.
    ///
    /// Defaults to the ``message`` of the app, where the field shows it.
    public override var accessibilityHint: String? {
        get { accessibility.hint ?? (showsMessage ? message : nil) }
        set { accessibility.hint = newValue }
    }

    /// The language that VoiceOver speaks.
    ///
    /// Defaults to the language of ``words``, unless the app has set a label.
    public override var accessibilityLanguage: String? {
        get { accessibility.language ?? (accessibility.label == nil ? ownLabel.language : nil) }
        set { accessibility.language = newValue }
    }

    /// The actions that VoiceOver offers.
    ///
    /// Defaults to clear, and with ``offersReveal`` to show and hide the characters.
    public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.actions ?? customActions }
        set { accessibility.actions = newValue }
    }

    /// Focuses the field.
    public override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}

/// What an app sets that a `CodeField` does not need: settings, words, and what the view offers.
@MainActor package final class FieldSettings {
    var words: CodeWords?
    var message: String?
    /// Whether the app has set the message after the verdict that the field shows.
    var isMessageNewer = false
    var offersReveal = false
    var allowedActions: Set<CodeEditAction> = [.paste, .copy, .cut, .selectAll]
    var isHapticFeedbackEnabled = true
    var shouldReturn: (() -> Bool)?
    var shouldChange: ((CodeChange) -> Bool)?
    var preprocess: ((String) -> String)?
    var onChange: ((String) -> Void)?
    var onComplete: ((String) -> Void)?
    var onInvalidInput: ((CodeInvalidInput) -> Void)?
    var onStatusChange: ((CodeStatus) -> Void)?
    var verifier: (@MainActor (String) async throws -> CodeVerdict)?
    var onVerificationFailure: ((any Error) -> Void)?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var doneAccessory: UIToolbar?
    var hiddenShortcuts: (leading: [UIBarButtonItemGroup], trailing: [UIBarButtonItemGroup])?
    /// The SwiftUI view, which hears of every event before the app.
    ///
    /// Nil is a code that the app or the field itself replaced.
    package var follower: ((CodeInputEvent?) -> Void)?
    /// Called with the cells and their frames after each layout.
    package var layoutFollower: ((CodeFieldState, [CGRect]) -> Void)?
}

/// The keyboard traits that the app has set.
///
/// Nil follows the alphabet and `isSecureTextEntry`.
struct KeyboardTraits {
    var keyboardType: UIKeyboardType?
    // The outer nil is unset; the inner nil is no content type.
    var textContentType: UITextContentType??
    var autocapitalizationType: UITextAutocapitalizationType?
    var autocorrectionType = UITextAutocorrectionType.no
    var spellCheckingType = UITextSpellCheckingType.no
    var smartQuotesType = UITextSmartQuotesType.no
    var smartDashesType = UITextSmartDashesType.no
    var smartInsertDeleteType = UITextSmartInsertDeleteType.no
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var allowsNumberPadPopover = false
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var showsDoneAccessory = false
    // Raw values: a stored property can't have an availability.
    var inlinePredictionType: Int?
    var writingToolsBehavior: Int?
}

extension CodeAlphabet {
    /// The keyboard whose first page has the alphabet's characters.
    var keyboardType: UIKeyboardType {
        isNumeric ? .numberPad : isASCII ? .asciiCapable : .default
    }
}

/// What the app has set for VoiceOver, and the last words of the field.
///
/// UIKit answers for every text input itself. What `super` returns is therefore not what the app has set.
@MainActor package struct FieldAccessibility {
    package var label: String?
    var value: NSAttributedString?
    var hint: String?
    var language: String?
    var traits: UIAccessibilityTraits = []
    var isTextField: Bool?
    var actions: [UIAccessibilityCustomAction]?
    var content: [AXCustomContent]?
    var lastSpeech: CodeSpeech?
}
#endif
