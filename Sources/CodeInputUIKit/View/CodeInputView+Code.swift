#if canImport(UIKit)
public import CodeInputCore
public import CodeInputStyles
import UIKit

extension CodeInputView {
    /// Creates an empty field for codes of different lengths, such as passcodes of 4 to 8 digits, clamped to 1...64.
    public convenience init(
        length lengths: ClosedRange<Int>, style: any CodeCellRenderer = CodeInputView.defaultStyle
    ) {
        self.init(length: lengths.upperBound, style: style)
        lengthRange = lengths
    }

    // MARK: - What a code may be

    /// The number of cells: the longest length of ``lengthRange``.
    public var length: Int { field.editor.length }

    /// The lengths that a code may have, clamped to 1...64; defaults to `6...6`.
    ///
    /// There is a cell for each character of the longest code. A shorter range drops the characters beyond it, and
    /// other lengths cancel a running ``verifier``. The longest code completes when every cell is filled, a shorter one
    /// as one text of four characters or more, by Return or by ``submit()``. To submit less than the shortest is
    /// `CodeInvalidInput.tooShort`.
    public var lengthRange: ClosedRange<Int> {
        get { field.editor.lengthRange }
        set {
            guard newValue != lengthRange, CodeEditor(length: newValue).lengthRange != lengthRange else { return }
            perform(.app(.length(newValue)))
            invalidateIntrinsicContentSize()
        }
    }

    /// The characters that a code may have; defaults to `CodeAlphabet.digits`.
    ///
    /// Another one drops characters that it lacks, changes the default keyboard, and cancels a running ``verifier``.
    public var alphabet: CodeAlphabet {
        get { field.editor.alphabet }
        set {
            guard newValue != alphabet else { return }
            perform(.app(.alphabet(newValue)))
            keyboardDidChange()
        }
    }

    /// What finds the code in a text that is more than code characters and separators; defaults to `CodeReader.plain`.
    ///
    /// For whole messages, import CodeInputMessages and set `.messages`. A secure field reads no such text.
    public var reader: CodeReader {
        get { configuration.reader }
        set { configuration.reader = newValue }
    }

    /// What typing into a full field does; defaults to `CodeOverflow.refuse`.
    public var overflow: CodeOverflow {
        get { configuration.overflow }
        set { configuration.overflow = newValue }
    }

    /// Where the caret may stand, by default `CodeCaretPolicy.cells`; setting it commits marked text.
    public var caretPolicy: CodeCaretPolicy {
        get { field.editor.caretPolicy }
        set { perform(.app(.caretPolicy(newValue))) }
    }

    /// Whether the user may change the code; defaults to true.
    ///
    /// If false, the user may still select and copy, without caret and keyboard. A disabled field ignores touches too.
    public var isEditable: Bool {
        get { configuration.isEditable }
        set {
            guard newValue != configuration.isEditable else { return }
            commitMarkedText()
            configuration.isEditable = newValue
            setNeedsLayout()
            reloadInputViews()
            // A text of the app may wait for it.
            swiftUIListener?(.statusChanged(status))
        }
    }

    // MARK: - What the code is

    /// The code so far, without marked text.
    ///
    /// Setting it replaces everything. The field reads the new value as a paste; it refuses what it can't read, and
    /// stays as it is. Nobody overwrites the string that this property returns.
    ///
    /// A new code calls neither ``onChange`` nor ``onComplete``, with one exception: if a closure that hears of a
    /// verdict empties the field, ``onChange`` is called. A new code cancels a running ``verifier`` and ends a verdict
    /// on the code before: the ``status`` goes back to editing, and the field calls ``onStatusChange``.
    public var code: String {
        get { field.editor.code }
        set { perform(.app(.set(newValue))) }
    }

    /// Empties the field and ends a verdict, unless a closure that hears of the verdict calls it; see ``status``.
    public func clear() { perform(.app(.set(""))) }

    /// Enters text for the user, such as the code of a link or of a QR code, or a text with the code in it.
    ///
    /// It is an edit by the user, unlike a new ``code``: the field reads it as a paste, completes the code, verifies
    /// it, and reports both, whatever ``allowedActions`` are. A disabled, uneditable or verifying field does nothing.
    public func enter(_ text: String) { perform(.edit(.paste(text))) }

    /// Submits the code and ends editing, as Return does; sends `.editingDidEndOnExit`.
    ///
    /// A code that is long enough is submitted again, unless it is being verified or was accepted, or the field is
    /// disabled or not editable. Return submits the same code again only after a rejection, a failure or a new status.
    /// With a ``lengthRange``, a code that is too short is `CodeInvalidInput.tooShort`, and editing goes on. In a field
    /// of one ``length``, editing ends, and there is no invalid input.
    public func submit() { perform(.edit(.submit)) }

    /// Whether every cell is filled.
    public var isFull: Bool { field.editor.isFull }

    /// Whether the code is long enough to submit: it has at least the shortest length of ``lengthRange``.
    public var isComplete: Bool { field.editor.isComplete }

    /// What the cells show now.
    public var fieldState: CodeFieldState { field.state(showing: configuration) }

    @inline(never) var selectedCells: Range<Int> { field.editor.selection }

    @inline(never) var markedCells: Range<Int>? { field.editor.markedRange }

    // MARK: - Who may see it

    /// Whether the system treats the text as a secret: no copying, no learning of words, no third-party keyboards.
    ///
    /// Defaults to false. ``masking`` decides what the cells show, and follows it by default. With VoiceOver, the
    /// keyboard may speak each key: only UIKit's own views can keep it from that. A `CodeKeypadView` is not echoed.
    public var isSecureTextEntry: Bool {
        get { configuration.isSecure }
        set {
            guard newValue != configuration.isSecure else { return }
            changeMasking(masking, isSecure: newValue, isRevealed: isRevealed)
            undo.removeAll(of: self)
            keyboardDidChange()
        }
    }

    /// What filled cells show; nil, the default, masks them in a secure field with `CodeMasking.immediate`.
    ///
    /// Masked characters are hidden from VoiceOver, the keyboard and the edit menu too. For a secret, also set
    /// ``isSecureTextEntry``: without it, Undo keeps earlier codes, and other keyboards are offered.
    public var masking: CodeMasking? {
        get { configuration.masking }
        set { changeMasking(newValue, isSecure: isSecureTextEntry, isRevealed: isRevealed) }
    }

    /// Whether masked cells show their characters for now, as with an eye button; defaults to false.
    ///
    /// While others may see the screen, a secure field stays masked.
    public var isRevealed: Bool {
        get { configuration.isRevealed }
        set { changeMasking(masking, isSecure: isSecureTextEntry, isRevealed: newValue) }
    }

    /// Changes what hides the text, and tells the text system of other text: bullets, or no longer bullets.
    private func changeMasking(_ masking: CodeMasking?, isSecure: Bool, isRevealed: Bool) {
        var new = configuration
        (new.masking, new.isSecure, new.isRevealed) = (masking, isSecure, isRevealed)
        var announcer = ChangeAnnouncer(input: self, delegate: inputDelegate)
        if new.hidesText != configuration.hidesText, field.editor.shownCount > 0 { announcer.willChange(.text) }
        (configuration.masking, configuration.isSecure, configuration.isRevealed) = (masking, isSecure, isRevealed)
        setNeedsLayout()
        NotificationCenter.default.post(name: Self.padsShouldUpdate, object: self)
        announcer.didChange()
    }
}
#endif
