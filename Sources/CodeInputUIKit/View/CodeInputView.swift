#if canImport(UIKit)
    public import CodeInputCore
    public import CodeInputStyles
    public import UIKit

    /// A field to type a short code in.
    ///
    /// The view is a thin shell: a ``CodeEditor`` decides what an edit does, a renderer how it looks. It is a full text
    /// input, so that keyboards, input methods, one-time codes from messages, hardware keys, paste and VoiceOver meet a
    /// field that behaves as `UITextField` does.
    ///
    /// ```swift
    /// let field = CodeInputView(length: 6, style: .box)
    /// field.onComplete = { code in verify(code) }
    /// field.onInvalidInput = { reason in hint(at: reason) }
    /// field.becomeFirstResponder()
    /// ```
    @MainActor public final class CodeInputView: UIControl, UITextInput {
        // MARK: What the field is

        /// How the field looks. ``CodeCellRenderer/underline`` unless set; setting it keeps the text.
        public var style: any CodeCellRenderer {
            didSet {
                layers.invalidate()
                invalidateIntrinsicContentSize()
                setNeedsLayout()
            }
        }

        /// How many cells there are, clamped to 1...64.
        ///
        /// A shorter length drops the characters beyond it. It is the app's change: no closure or event is sent.
        public var length: Int {
            get { editor.length }
            set {
                performByApp { $0.setLength(newValue) }
                invalidateIntrinsicContentSize()
            }
        }

        /// The characters that a code is made of. ``CodeAlphabet/digits`` unless set.
        ///
        /// Characters that are not of the new alphabet are dropped. The default keyboard follows.
        public var alphabet: CodeAlphabet {
            get { editor.alphabet }
            set {
                performByApp { $0.setAlphabet(newValue) }
                reloadTraits()
            }
        }

        /// The code so far, marked text not included.
        ///
        /// Set, it replaces everything and is read as a paste is: what can't be read is refused, and the field stays
        /// as it is. It is the app's change: no closure or event is sent, and nothing is completed.
        public var code: String {
            get { editor.code }
            set { performByApp { $0.setCode(newValue) } }
        }

        /// How many characters the code has.
        public var count: Int { editor.count }

        /// Whether every cell is filled.
        public var isComplete: Bool { editor.isComplete }

        /// What empty cells hint.
        ///
        /// The character of the same position, or one character for every cell. Empty unless set.
        public var placeholder = "" { didSet { setNeedsLayout() } }

        /// What the cells of filled characters show, or nil for the automatic choice.
        ///
        /// The automatic choice is ``CodeMasking/immediate`` in a secure field and ``CodeMasking/none`` elsewhere.
        public var masking: CodeMasking? { didSet { setNeedsLayout() } }

        /// Where the code stands with whoever judges it. ``CodeStatus/editing`` unless set.
        ///
        /// An edit by the person that changes the code sets it back to editing. While it is
        /// ``CodeStatus/verifying``, the field takes no input from the person.
        public var status = CodeStatus.editing { didSet { setNeedsLayout() } }

        /// Where the caret may stand. ``CodeCaretPolicy/cells`` unless set.
        public var caretPolicy: CodeCaretPolicy {
            get { editor.caretPolicy }
            set {
                performByApp { editor in
                    let edit = editor.unmarkText()
                    editor.caretPolicy = newValue
                    return edit
                }
            }
        }

        /// What typing into a full field does. ``CodeOverflow/reject`` unless set.
        public var overflow: CodeOverflow {
            get { editor.overflow }
            set { editor.overflow = newValue }
        }

        /// What is taken from several characters at once. ``CodePastePolicy/smart`` unless set.
        public var pastePolicy: CodePastePolicy {
            get { editor.pastePolicy }
            set { editor.pastePolicy = newValue }
        }

        /// The selected cells; an empty range is the caret.
        public var selectedCells: Range<Int> { editor.selection }

        /// The cells that an input method is composing, or nil. They may reach past the last cell.
        public var markedCells: Range<Int>? { editor.markedRange }

        /// Where the cells are, in the view's coordinates.
        public var cellFrames: [CGRect] { geometry.frames }

        // MARK: What it tells

        /// Called with the code whenever the person has changed it.
        public var onChange: ((String) -> Void)?

        /// Called with the code when an edit by the person has changed it and left every cell filled.
        public var onComplete: ((String) -> Void)?

        /// Called with the reason whenever an edit by the person was refused.
        public var onInvalidInput: ((CodeRejection) -> Void)?

        // MARK: What the keyboard is told

        /// Whether the system treats the text as a secret: no copying, no dictionary, no third-party keyboards.
        ///
        /// What the cells show is ``masking``, which follows unless it is set.
        public var isSecureTextEntry = false {
            didSet {
                guard isSecureTextEntry != oldValue else { return }
                reloadTraits()
                setNeedsLayout()
            }
        }

        /// The keyboard. Unless set: a number pad for digits, an ASCII keyboard for letters.
        public var keyboardType: UIKeyboardType {
            get { chosenKeyboardType ?? editor.alphabet.keyboardType }
            set {
                chosenKeyboardType = newValue
                reloadTraits()
            }
        }

        /// What the text means. Unless set: a one-time code, and nothing in a secure field.
        ///
        /// A secure field without a meaning is taken for a password and filled from the keychain; the empty type that
        /// is its default prevents that.
        public var textContentType: UITextContentType! {
            get { chosenTextContentType ?? (isSecureTextEntry ? UITextContentType(rawValue: "") : .oneTimeCode) }
            set {
                chosenTextContentType = newValue
                reloadTraits()
            }
        }

        /// How the keyboard capitalises. Unless set: all letters if the alphabet has capitals only, else none.
        public var autocapitalizationType: UITextAutocapitalizationType {
            get { chosenAutocapitalization ?? (editor.alphabet.isUppercase ? .allCharacters : .none) }
            set {
                chosenAutocapitalization = newValue
                reloadTraits()
            }
        }

        /// Whether words are corrected. Never unless set.
        public var autocorrectionType: UITextAutocorrectionType = .no
        /// Whether spelling is checked. Never unless set.
        public var spellCheckingType: UITextSpellCheckingType = .no
        /// Whether quotes become typographic. Never unless set.
        public var smartQuotesType: UITextSmartQuotesType = .no
        /// Whether hyphens become dashes. Never unless set.
        public var smartDashesType: UITextSmartDashesType = .no
        /// Whether spaces are added and removed around pasted text. Never unless set.
        public var smartInsertDeleteType: UITextSmartInsertDeleteType = .no
        /// The look of the keyboard. The app's unless set.
        public var keyboardAppearance: UIKeyboardAppearance = .default
        /// The label of the Return key. Unless set, the default one.
        public var returnKeyType: UIReturnKeyType = .default
        /// Whether Return is disabled while there is no text. False unless set.
        public var enablesReturnKeyAutomatically = false
        /// Rules for generated passwords. None unless set.
        public var passwordRules: UITextInputPasswordRules?

        // MARK: UITextInput

        /// Who is told of changes that the text system did not ask for.
        public weak var inputDelegate: (any UITextInputDelegate)?
        /// Finds words and lines: a code is one word.
        public lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
        /// How marked text should look to the system; the style decides how it looks here.
        public var markedTextStyle: [NSAttributedString.Key: Any]?
        /// At which end of a line break the caret stands; a code has none.
        public var selectionAffinity: UITextStorageDirection = .forward

        // MARK: State

        var editor: CodeEditor
        let layers = CodeLayers()
        private var chosenKeyboardType: UIKeyboardType?
        private var chosenTextContentType: UITextContentType?
        private var chosenAutocapitalization: UITextAutocapitalizationType?
        var rawInlinePrediction: Int?
        var rawWritingTools: Int?
        private var wantsFocus = false
        // The selection before the system set one in this turn of the run loop, see `deleteBackward`.
        var selectionBeforeSystem: Range<Int>?

        // MARK: Life

        /// Creates an empty field.
        ///
        /// - Parameters:
        ///   - length: The number of cells, clamped to 1...64.
        ///   - style: How the field looks.
        public init(length: Int = 6, style: any CodeCellRenderer = .underline) {
            self.style = style
            editor = CodeEditor(length: length)
            super.init(frame: .zero)
            setUp()
        }

        /// Creates a field of six underlined cells, or of as many as the coder's integer "length" says.
        public required init?(coder: NSCoder) {
            style = .underline
            editor = CodeEditor(length: coder.containsValue(forKey: "length") ? coder.decodeInteger(forKey: "length") : 6)
            super.init(coder: coder)
            setUp()
        }

        private func setUp() {
            layers.add(to: layer)
            isAccessibilityElement = true
            observeTraits()
        }

        /// Remembers a wish for focus that came before there was a window.
        public override func didMoveToWindow() {
            super.didMoveToWindow()
            setNeedsLayout()
            guard window != nil, wantsFocus else { return }
            wantsFocus = false
            becomeFirstResponder()
        }

        // MARK: Focus

        /// Whether the field takes input at all.
        public override var canBecomeFirstResponder: Bool { isEnabled }

        /// Takes the keyboard, or will when the field comes into a window.
        @discardableResult
        public override func becomeFirstResponder() -> Bool {
            guard window != nil else {
                wantsFocus = isEnabled
                return false
            }
            let hadFocus = isFirstResponder
            guard super.becomeFirstResponder() else { return false }
            if !hadFocus {
                setNeedsLayout()
                sendActions(for: .editingDidBegin)
            }
            return true
        }

        /// Gives the keyboard back. Text that is still being composed is committed first.
        @discardableResult
        public override func resignFirstResponder() -> Bool {
            wantsFocus = false
            let hadFocus = isFirstResponder
            if hadFocus { unmarkText() }
            guard super.resignFirstResponder() else { return false }
            if hadFocus {
                setNeedsLayout()
                sendActions(for: .editingDidEnd)
            }
            return true
        }

        /// Whether the field takes input. A field that is disabled gives the keyboard back.
        public override var isEnabled: Bool {
            didSet {
                guard isEnabled != oldValue else { return }
                if !isEnabled { resignFirstResponder() }
                setNeedsLayout()
            }
        }

        /// A tap focuses the field and selects the cell under the finger, or places the caret behind the last one.
        public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
            super.endTracking(touch, with: event)
            guard let touch, isEnabled else { return }
            let point = touch.location(in: self)
            guard bounds.contains(point) else { return }
            becomeFirstResponder()
            if let cell = geometry.cell(at: point) { selectByPerson(cell..<cell) }
        }

        // MARK: Layout

        /// Brings the layers up to what the field holds now.
        public override func layoutSubviews() {
            super.layoutSubviews()
            selectionBeforeSystem = nil
            layers.update(fieldState, style: style, bounds: bounds, environment: CodeEnvironment(of: self))
        }

        /// What the cells show now.
        public var fieldState: CodeFieldState {
            editor.state(
                masking: masking ?? (isSecureTextEntry ? .immediate : .none), placeholder: placeholder,
                isFocused: isFirstResponder, isEnabled: isEnabled, status: status)
        }

        /// The size that gives every cell the room its style wants.
        public override var intrinsicContentSize: CGSize { style.layout.naturalSize(count: length) }

        /// The natural height at a width, and no more width than offered.
        public override func sizeThatFits(_ size: CGSize) -> CGSize {
            let natural = intrinsicContentSize
            return CGSize(width: min(natural.width, max(size.width, 0)), height: natural.height)
        }

        /// Draws in the new tint.
        public override func tintColorDidChange() {
            super.tintColorDidChange()
            setNeedsLayout()
        }

        /// Draws for the new traits, where the system has no other way to tell of them.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if #unavailable(iOS 17, visionOS 1) { setNeedsLayout() }
        }

        private func observeTraits() {
            guard #available(iOS 17, visionOS 1, *) else { return }
            let traits: [UITrait] = [
                UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitDisplayScale.self,
                UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
            ]
            registerForTraitChanges(traits) { (view: CodeInputView, _: UITraitCollection) in
                view.invalidateIntrinsicContentSize()
                view.setNeedsLayout()
            }
        }

        // MARK: Hardware keys

        /// Moves and deletes by cells; other keys are the system's.
        public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let isMirrored = geometry.isMirrored
            let keys = presses.compactMap { $0.key.flatMap { HardwareKey($0, isMirrored: isMirrored) } }
            // An input method has its own use for these keys while it composes.
            guard isFirstResponder, editor.markedRange == nil, keys.count == presses.count, !keys.isEmpty else {
                return super.pressesBegan(presses, with: event)
            }
            keys.forEach(perform)
        }

        // MARK: Accessibility

        /// What the field is. Unless set: a verification code, or in a secure field a passcode.
        public override var accessibilityLabel: String? {
            get { super.accessibilityLabel ?? CodeStrings().label(isSecure: isSecureTextEntry) }
            set { super.accessibilityLabel = newValue }
        }

        /// What is entered, character by character, and how much of it; of a secure field only how much.
        public override var accessibilityValue: String? {
            get {
                let isHidden = isSecureTextEntry || (masking ?? .none) != .none
                return CodeStrings().value(
                    characters: isHidden ? nil : editor.code, count: editor.count, length: editor.length)
            }
            set {}
        }

        /// What activating the field does.
        public override var accessibilityHint: String? {
            get { super.accessibilityHint ?? CodeStrings().hint }
            set { super.accessibilityHint = newValue }
        }

        /// Takes the keyboard.
        public override func accessibilityActivate() -> Bool { becomeFirstResponder() }

        // MARK: Menu commands

        /// Whether a command of the edit menu makes sense now.
        public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            switch action {
            case NSSelectorFromString("paste:"): isEnabled && status != .verifying && UIPasteboard.general.hasStrings
            case NSSelectorFromString("copy:"): canCopy
            case NSSelectorFromString("cut:"): canCopy && isEnabled && status != .verifying
            default: false
            }
        }

        private var canCopy: Bool { !isSecureTextEntry && !editor.selection.isEmpty && editor.markedRange == nil }

        /// Inserts what is on the pasteboard.
        public override func paste(_ sender: Any?) {
            guard let text = UIPasteboard.general.string else { return }
            performByPerson(announcing: .text) { $0.paste(text) }
        }

        /// Puts the selected characters on the pasteboard; never those of a secure field.
        public override func copy(_ sender: Any?) {
            guard canCopy else { return }
            UIPasteboard.general.string = editor.text(in: editor.selection)
        }

        /// Puts the selected characters on the pasteboard and deletes them; never those of a secure field.
        public override func cut(_ sender: Any?) {
            guard canCopy else { return }
            copy(sender)
            performByPerson(announcing: .text) { $0.replace($0.selection, with: "") }
        }
    }
#endif
