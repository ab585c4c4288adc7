/// What the text system believes the field to show after an input.
///
/// The software keyboard keeps a copy of the text. If a field does not announce what is different, the next correction
/// or AutoFill works on another text. If it announces what the keyboard expects, the keyboard takes it for another
/// change: it ends a composition, and stops filling in a code after its first character. To see it, announce every
/// change, and type Japanese or let AutoFill enter a code.
struct SystemBelief: ~Copyable {
    let before: CodeEditor
    // The cells that the system replaces, and the text and the cells in their place.
    private var replaced = 0..<0
    private var text = ""
    private var inserted = 0..<0
    private var markedRange: Range<Int>?
    private var selection: Range<Int>
    // Whether the system believes that the text changes.
    private var isChange = false
    // Whether it believes that the text only loses characters.
    private var isDeletion: Bool { text.isEmpty && !replaced.isEmpty }

    init(of editor: CodeEditor, after input: CodeFieldInput, _ configuration: CodeField.Configuration) {
        (before, markedRange, selection) = (editor, editor.markedRange, editor.selection)
        let edited = markedRange ?? selection
        switch input {
        // A line break is never a part of the text.
        case .edit(.insert(let text)) where text.isReturn && markedRange == nil: isChange = true
        case .edit(.insert("")): if let markedRange { replace(markedRange, with: "") }
        case .edit(.insert(let text)): replace(edited, with: text)
        case .edit(.replace(let range, let text)): replace(range.clamped(to: 0..<before.shown.count), with: text)
        case .edit(.deleteBackward):
            var start = selection.isEmpty ? max(selection.lowerBound - 1, 0) : selection.lowerBound
            // In a string, a letter and its accent are one character. Those of a code never are.
            let mayMerge = selection.isEmpty && start > 0 && markedRange != nil && !configuration.hidesText
            if mayMerge, before.shown.string(in: start - 1..<start + 1).count == 1 { start -= 1 }
            replace(start..<selection.upperBound, with: "")
        case .edit(.mark(let text, let selected)):
            replace(edited, with: text)
            guard !text.isEmpty else { return }
            markedRange = inserted
            selection = selected.clamped(to: 0..<inserted.count).shifted(by: inserted.lowerBound)
        case .edit(.unmark(isRequested: true)) where markedRange != nil:
            (markedRange, selection, isChange) = (nil, edited.upperBound..<edited.upperBound, true)
        case .select(.range(let range)): selection = range
        // It has left the field.
        case .app(.focus(false)): selection = editor.shown.count..<editor.shown.count
        default: break
        }
    }

    // Keeps the binary small, as that of `CodeFieldStep`.
    deinit {}

    private mutating func replace(_ range: Range<Int>, with text: String) {
        guard !text.isEmpty || !range.isEmpty else { return }
        (replaced, self.text, isChange) = (range, text, true)
        // No field shows a longer text as it is.
        inserted = range.lowerBound..<range.lowerBound + (text.isTooLongToMark ? .max / 2 : text.count)
        (markedRange, selection) = (nil, inserted.upperBound..<inserted.upperBound)
    }

    func announcement(
        of editor: CodeEditor, isMade: Bool, _ configuration: CodeField.Configuration
    ) -> CodeFieldOutcome.Announcement {
        let isBelieved =
            if isChange, configuration.hidesText, editor.markedRange == nil {
                // The keyboard sees only bullets, which it expects of its own text in a secure field.
                editor.shown.count == before.shown.count - replaced.count + inserted.count
                    && (configuration.isSecure || isDeletion)
            } else {
                (isDeletion || markedRange == editor.markedRange)
                    && editor.shown.isEqual(to: before.shown, replacing: replaced, with: text)
            }
        // In a secure field, the keyboard sees bullets: as many as it expects look right, even if its text was refused.
        let isHidden = configuration.isSecure && !inserted.isEmpty
        guard isBelieved, isMade || !isChange || isHidden else { return .text }
        return selection == editor.selection ? .none : .selection
    }
}
