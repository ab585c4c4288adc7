@_exported public import CodeInputCore
@_exported public import CodeInputStyles

#if canImport(UIKit)
public import UIKit
#if canImport(Accessibility)
import Accessibility
#endif

/// A field for typing a short code.
///
/// A renderer draws its cells. Keyboards, input methods, codes from messages, hardware keys, paste and VoiceOver are
/// meant to work as in a `UITextField`; no device has shown it yet. Give it a width; its height follows the text size.
///
/// ```swift
/// let field = CodeInputView(length: 6, style: .box)
/// field.verifier = { code in
///     try await server.accepts(code) ? .accepted : .rejected(message: "That is not the code we sent.")
/// }
/// field.becomeFirstResponder()
/// ```
///
/// The field sends the control events of `UITextField`, for what the user and the field itself do, not for a code or
/// a status that the app sets: `.editingDidBegin`, `.editingChanged`, `.editingDidEnd`, `.editingDidEndOnExit` for
/// Return and ``submit()``, and `.primaryActionTriggered` when a complete code is submitted.
@MainActor public final class CodeInputView: UIControl, UITextInput {
    /// How the field looks, by default ``defaultStyle``; setting it keeps the code, and does not animate.
    public var style: any CodeCellRenderer { didSet { styleDidChange(from: oldValue) } }

    /// Makes the app's view of a cell, by its index, in place of what the style draws, which is the default.
    ///
    /// The field calls it once for each cell, also for one that comes with a greater ``length``, and tells the view
    /// what to show. The style still places the cells, and draws what is behind them and over them, such as the caret.
    /// The views get no touches, and VoiceOver has the field alone. A view that has a superview already, or that is
    /// another cell's, is logged and not used. Set it again for other views.
    public var cellViews: ((Int) -> any CodeCellView)? { didSet { cellViewsDidChange() } }

    // MARK: What the app decides

    /// Prepares the user's text before the field reads it, but no line break, deletion or code that the app sets.
    ///
    /// If it returns an empty text, the code stays as it is; a composition ends. A typed blank, or a dash or a dot
    /// after a character, does not get here, unless it is in the ``alphabet``.
    public var preprocess: ((String) -> String)?

    /// Decides whether an edit by the user may change the code; false vetoes the edit, and the field reports nothing.
    public var shouldChange: ((CodeChange) -> Bool)?

    /// Decides what Return does, except at the end of a composition: false ignores it; true or nil submits the code.
    public var shouldReturn: (() -> Bool)?

    /// Judges a complete code.
    ///
    /// The verifier runs after ``onComplete``, unless that closure has changed the code or set a verdict. Meanwhile the
    /// status is `CodeStatus.verifying`. The field cancels it when the code changes, when the app sets another status
    /// or this property to nil, and when the field is freed, but not when the field leaves the window. Canceling calls
    /// ``onStatusChange`` only. A verifier that is set meanwhile judges the next code. After an error, the field is
    /// editing and calls ``onVerificationFailure``.
    public var verifier: (@MainActor (String) async throws -> CodeVerdict)? { didSet { verifierDidChange() } }

    /// The commands that the edit menu may offer, in a secure or masked field never copy and cut; defaults to all.
    public var allowedActions: Set<CodeEditAction> = CodeEditAction.all

    // MARK: What the app hears of

    /// Called with the code whenever the user has changed it, or the field itself: it clears a rejected code and
    /// forgets a secret.
    ///
    /// The ``status`` is still `CodeStatus.rejected` while the field clears itself: an app that hides its own error on
    /// a change checks it. Enable a submit button with ``isComplete`` here.
    public var onChange: ((String) -> Void)?

    /// Called with the code when the user submits a complete one.
    ///
    /// An edit that fills every cell submits the code, and so does a whole code as one text where a ``lengthRange``
    /// permits it, unless ``submitsWhenComplete`` is false. Return and ``submit()`` submit a code that is long enough.
    /// The same code is submitted again after a failure, a rejection, or a new status; by Return, not while a wrong
    /// code shakes before it goes.
    public var onComplete: ((String) -> Void)?

    /// Called with the reason whenever an edit by the user is not made.
    ///
    /// Not for an edit that ``shouldChange`` vetoes, or while the field is disabled, not editable, or verifying.
    public var onInvalidInput: ((CodeInvalidInput) -> Void)?

    /// Called with the status whenever it has changed.
    ///
    /// It changes with an edit that ends a verdict, by the ``rules`` or the app, and whenever the ``verifier`` begins,
    /// decides, fails or is canceled.
    public var onStatusChange: ((CodeStatus) -> Void)?

    /// Called with each edit and selection of the keyboard before the field makes it, as a line of JSON to report.
    ///
    /// For debugging only: the line has the first 200 characters of the text, of a field that hides its text bullets.
    public var onSystemCall: ((String) -> Void)?

    /// Called with an error that the ``verifier`` has thrown.
    public var onVerificationFailure: ((any Error) -> Void)?

    // MARK: What the field shows and says

    /// The words that VoiceOver speaks, the message row shows for a status, and a number pad has on its keys.
    ///
    /// Nil, the default, uses ``CodeWords/default``.
    public var words: CodeWords? {
        didSet {
            setNeedsLayout()
            NotificationCenter.default.post(name: Self.padsShouldUpdate, object: self)
        }
    }

    /// The app's message in the row under the cells, such as a hint; nil, the default, for none.
    ///
    /// While the code is verified, and after a verdict, the row shows the words of the status instead, until the user's
    /// next edit or until you set another code or status. For a countdown, call ``reject(message:)`` again while the
    /// ``status`` is rejected. The row shows only with ``showsMessage``, and VoiceOver then reads what it shows after
    /// the value of the field. It speaks a message that you set while the field has the focus, after a second, unless
    /// only a number differs. The same words again are spoken after those of a status, or after nil.
    public var message: String? { didSet { messageDidChange(from: oldValue) } }

    /// What empty cells show: a character for each position, or one for every cell; defaults to empty.
    ///
    /// Cells beyond it show nothing, and no cell does while the user writes with a Pencil.
    public var placeholder = "" { didSet { placeholderDidChange() } }

    /// Whether verdicts, not keys, give haptic feedback, on devices that have it; defaults to true.
    public var isHapticFeedbackEnabled = true

    /// Whether VoiceOver offers ``isRevealed`` in a secure field, as your eye button does; defaults to false.
    public var offersReveal = false

    /// The width in points for the intrinsic height, as `UILabel` has it; 0, the default, is the current width.
    ///
    /// Set it where the height counts before the field is laid out, such as in a cell of a table that sizes itself.
    public var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: What the keyboard reads

    // The keyboard finds a trait by its name and type, if it is public and settable. CodeInputView+Keyboard.swift has
    // those whose defaults depend on the field.

    /// Whether the keyboard corrects words; no by default.
    public var autocorrectionType = UITextAutocorrectionType.no { didSet { keyboardDidChange() } }
    /// Whether the keyboard checks spelling; no by default.
    public var spellCheckingType = UITextSpellCheckingType.no { didSet { keyboardDidChange() } }
    /// Whether the keyboard replaces straight quotes; no by default.
    public var smartQuotesType = UITextSmartQuotesType.no { didSet { keyboardDidChange() } }
    /// Whether the keyboard replaces hyphens with dashes; no by default.
    public var smartDashesType = UITextSmartDashesType.no { didSet { keyboardDidChange() } }
    /// Whether the system adds and removes spaces around pasted text; no by default.
    public var smartInsertDeleteType = UITextSmartInsertDeleteType.no { didSet { keyboardDidChange() } }
    /// The appearance of the keyboard; the system's by default.
    public var keyboardAppearance = UIKeyboardAppearance.default { didSet { keyboardDidChange() } }
    /// The label of the Return key; the system's by default.
    public var returnKeyType = UIReturnKeyType.default { didSet { keyboardDidChange() } }
    /// Whether the keyboard disables Return while there is no text; false by default.
    public var enablesReturnKeyAutomatically = false { didSet { keyboardDidChange() } }
    /// Whether iPadOS 26 shows the number pad in a popover, which may cover the field; defaults to false.
    public var allowsNumberPadPopover = false { didSet { keyboardDidChange() } }
    /// Unused: the field's style decides how marked text looks.
    public var markedTextStyle: [NSAttributedString.Key: Any]?
    /// The delegate that learns of changes which the text system did not make.
    public weak var inputDelegate: (any UITextInputDelegate)?
    /// A tokenizer that treats the code as one word.
    public private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    // MARK: State

    var field: CodeField
    /// What changes the look of the field also lays it out.
    var configuration = CodeField.Configuration()
    var steps = FieldSteps()
    var keyboard: KeyboardSettings = (nil, nil, nil, nil, nil, nil, nil, false) { didSet { keyboardDidChange() } }
    /// What the keyboard read when it was reloaded.
    var keyboardTraits: [Int] = []
    var accessibility: FieldAccessibility = (nil, nil, nil, nil, [], nil, nil, nil)
    /// What the field spoke last, and the app's message: not spoken yet, waiting to be spoken, and spoken last.
    var speaking: (last: CodeSpeech?, unspoken: String?, awaited: String?, spoken: String?) = (nil, nil, nil, nil)
    let layers = CodeLayers()
    let tasks = FieldTasks()
    let undo = FieldUndo()
    lazy var forgetting = FieldForgetting(self)
    let captureObserver = ScreenCaptureObserver()
    let scrollObservers = NotificationObservers()
    var keyRepeat: Task<Void, Never>?
    let menu = FieldMenu()
    lazy var fieldTap = makeFieldTap { [weak self] point in
        guard let self, isEnabled, bounds.contains(point) else { return nil }
        return (bounds, .verticalBeam(length: caretRect(for: endOfDocument).height))
    }
    // A field needs none before it has a window.
    private lazy var settingObservers = observeSettings()
    lazy var doneBar = makeDoneBar()
    var hiddenShortcuts: (leading: [UIBarButtonItemGroup], trailing: [UIBarButtonItemGroup])?
    var baselines: (first: UIView, last: UIView)?
    var messageRow: CodeMessageRow?
    var handledPresses: [UIPress] = []
    /// The focus effect of the field, until the app sets its own.
    var focusHalo: (effect: UIFocusEffect?, bounds: CGRect) = (nil, .null)
    /// Whether the field takes the focus as soon as it has a window; whether it has one, or had; and whether it commits
    /// marked text by itself, which may be during an update of SwiftUI.
    package internal(set) var wantsFocus = false, wasInWindow = false, isCommitting = false
    /// Whether the field tells that it has lost the focus, and may not take it back: two fields would do so forever.
    var isLosingFocus = false
    /// Whether a verdict is neither spoken nor felt: it is an earlier one, of a view that SwiftUI makes anew.
    package var isQuiet = false
    /// Tells the SwiftUI view of each event, before the app hears of it; nil says that the app replaced the code.
    ///
    /// An `.ended` also comes just before the field itself ends editing.
    package var swiftUIListener: ((CodeInputEvent?) -> Void)?
    /// Shows the cells in place of the style: called with them and their frames after each layout.
    package var cellListener: (([CodeCell], [CGRect], _ isFullUpdate: Bool) -> Void)?
    var cellContainer: UIView?
    /// Whether renderers and views of cells are asked to show the field, and whether one has changed it meanwhile.
    var isShowing = false, isLayoutOutdated = false

    // MARK: Life cycle

    /// Creates an empty field with a number of cells, clamped to 1...64.
    public init(length: Int = 6, style: any CodeCellRenderer = CodeInputView.defaultStyle) {
        self.style = style
        field = CodeField(CodeEditor(length: length))
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a field of six cells in the ``defaultStyle``, for Interface Builder.
    ///
    /// Its attributes are `numberOfCells` and `styleName`: box, outline, underline, joined, circles or dots.
    public required init?(coder: NSCoder) {
        style = Self.defaultStyle
        field = CodeField(CodeEditor(length: 6))
        super.init(coder: coder)
        setUp()
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        endLostFocus()
        guard let window else {
            captureObserver.stop()
            return layers.endAnimations()
        }
        wasInWindow = true
        _ = settingObservers
        observeScreen(of: window)
        guard wantsFocus else { return }
        // SwiftUI adds the view during an update, in which moving the keyboard is not safe.
        guard swiftUIListener != nil else { return _ = becomeFirstResponder() }
        performLater { [weak self] in if let self, wantsFocus { becomeFirstResponder() } }
    }

    // MARK: Focus

    public override var canBecomeFirstResponder: Bool { isEnabled }

    /// Becomes first responder, now or as soon as there is a window.
    @discardableResult public override func becomeFirstResponder() -> Bool { takeFocus() }

    /// Commits marked text, and resigns first responder.
    @discardableResult public override func resignFirstResponder() -> Bool { giveUpFocus() }

    /// Whether the field takes touches and input; disabling it resigns first responder.
    public override var isEnabled: Bool { didSet { if isEnabled != oldValue { enablingDidChange() } } }

    /// A view in place of the system's keyboard, such as a number pad; by default that of the view controller.
    public override var inputView: UIView? {
        get { keyboard.inputView ?? super.inputView }
        set {
            // First: the change reloads the views above the keyboard.
            updateAssistantItem(under: newValue)
            keyboard.inputView = newValue
        }
    }

    /// A view on top of the keyboard: by default a Done button if ``showsDoneAccessory`` is true, or else the view
    /// controller's.
    public override var inputAccessoryView: UIView? {
        get { keyboard.inputAccessoryView ?? (showsDoneAccessory ? doneBar : super.inputAccessoryView) }
        set { keyboard.inputAccessoryView = newValue }
    }

    /// The field's own undo manager, as a text field has one, of 100 steps.
    ///
    /// It is emptied when the field resigns first responder or clears itself, and when the app sets the code, the
    /// lengths, the alphabet or `isSecureTextEntry`; a secure field keeps none.
    /// A field that takes no input, as while it is verifying, has no undo manager.
    public override var undoManager: UndoManager? { takesInput ? undo.manager : nil }

    public override var canBecomeFocused: Bool { canBecomeFirstResponder }

    // MARK: Touches, keys, menu

    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { tap(at: touch.location(in: self)) }
    }

    /// Whether a point belongs to the field, which for a finger may be larger than its bounds.
    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { hitArea.contains(point) }

    /// Keeps single taps from the recognizers of other views, as a button does.
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === menu.longPress { return takesSelection }
        if gestureRecognizer.isSingleTap(outside: self) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Handles keys that move and delete by cells, and leaves other keys to the system.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard !beginHandling(presses) else { return }
        super.pressesBegan(presses, with: event)
        moveFocusByTab(with: presses)
    }

    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !endHandling(presses) { super.pressesEnded(presses, with: event) }
    }

    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !endHandling(presses) { super.pressesCancelled(presses, with: event) }
    }

    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Reads the pasteboard and inserts its text.
    public override func paste(_ sender: Any?) {
        guard canPerform(.paste), let text = UIPasteboard.general.string, !text.isEmpty else { return }
        perform(.edit(.paste(text)))
    }

    /// Whether the field takes dropped text and the text of a `UIPasteControl`: where the edit menu may paste.
    public override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        takesPaste && textProvider(of: itemProviders) != nil
    }

    /// Inserts dropped text, or the text of a `UIPasteControl`, as ``paste(_:)`` does.
    public override func paste(itemProviders: [NSItemProvider]) { insert(itemProviders) }

    public override func selectAll(_ sender: Any?) {
        if canPerform(.selectAll), becomeFirstResponder() { perform(.select(.all)) }
    }

    /// Copies the selected characters to the pasteboard, unless the field is secure or masked.
    public override func copy(_ sender: Any?) {
        if canPerform(.copy) { UIPasteboard.general.string = systemText.text(in: selectedCells) }
    }

    /// Moves the selected characters to the pasteboard, unless the field is secure or masked.
    public override func cut(_ sender: Any?) {
        guard canPerform(.cut) else { return }
        let text = systemText.text(in: selectedCells), count = field.editor.count
        // With a selection, any deletion deletes just that, or the whole of a rejected code that starts over.
        perform(.edit(.delete(.forward)))
        if field.editor.count < count { UIPasteboard.general.string = text }
    }

    // MARK: Layout

    public override func layoutSubviews() {
        super.layoutSubviews()
        layOut(atMost: 4)
    }

    /// Lays the field out with the next pass, and once where the cells' views ask for it while they change.
    public override func setNeedsLayout() {
        // What shows a cell may change the field each time, and would lay it out forever.
        if isShowing { isLayoutOutdated = true } else { super.setNeedsLayout() }
    }

    /// The mark of the baseline in the first row, for constraints with `firstBaselineAnchor`.
    public override var forFirstBaselineLayout: UIView { makeBaselines().first }

    /// The mark of the baseline in the last row, for constraints with `lastBaselineAnchor`.
    public override var forLastBaselineLayout: UIView { makeBaselines().last }

    /// The natural width of the cells at the user's text size, with a message row at least 200 points, and the height
    /// that suits the field's current width.
    public override var intrinsicContentSize: CGSize {
        let environment = environment
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layers.width
        var size = preferredSize(fitting: .greatestFiniteMagnitude, environment)
        size.height = height(in: width, environment)
        return size
    }

    /// The size that suits a width; 0 or less means any width, as `sizeToFit()` has it.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        preferredSize(fitting: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    public override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    #if !os(visionOS)
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #unavailable(iOS 17) { traitsDidChange() }
    }
    #endif

    // MARK: Accessibility

    /// The name of the field: a verification code by default, and a passcode in a secure field.
    public override var accessibilityLabel: String? {
        get { accessibility.label ?? ownLabel.text }
        set { (accessibility.label, accessibility.attributedLabel) = (newValue, nil) }
    }

    /// The name of the field, spoken in the language of ``words`` unless the app has set it.
    public override var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.attributedLabel ?? accessibility.label.map(NSAttributedString.init) ?? ownLabel.spoken }
        set { (accessibility.label, accessibility.attributedLabel) = (newValue?.string, newValue) }
    }

    /// What the user has entered: bullets in a secure or masked field.
    public override var accessibilityValue: String? {
        get { accessibilityAttributedValue?.string }
        set { accessibility.value = newValue.map(NSAttributedString.init(string:)) }
    }

    /// What the user has entered, spoken character by character; bullets in a secure or masked field.
    public override var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility.value ?? spokenText(in: 0..<field.editor.shownCount) }
        set { accessibility.value = newValue }
    }

    /// The traits of the app and of the system, and those of a text field: see ``isAnnouncedAsTextField``.
    public override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits.union(withRole(super.accessibilityTraits)) }
        set { accessibility.traits = newValue.subtracting(withRole(super.accessibilityTraits)) }
    }

    /// The hint of the app, which VoiceOver reads after a pause; nil, the default, for none.
    public override var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    /// The actions that VoiceOver offers: by default clear, and with ``offersReveal`` show and hide.
    public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.actions ?? customActions }
        set { accessibility.actions = newValue }
    }

    /// Focuses the field.
    public override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}
#endif
