/// What the text system believes the field to show after an input.
///
/// The software keyboard keeps a copy of the text. If a field does not announce what is different, the next correction
/// or AutoFill works on another text. If it announces what the keyboard expects, a composition ends, and iOS stops
/// filling in a code after its first character. To see it, announce every change and type Japanese, or take a code.
struct SystemBelief: ~Copyable {
    private let before: CodeEditor
    // The cells that the system replaces, and the text in their place.
    private var replaced = 0..<0
    private var text = ""
    private var markedRange: Range<Int>?
    private var selection: Range<Int>
    private enum Change { case none, deletion, marked, text }
    private var change = Change.none

    init(of editor: CodeEditor, after input: CodeFieldInput) {
        (before, markedRange, selection) = (editor, editor.markedRange, editor.selection)
        switch input {
        // A line break is never a part of the text.
        case .edit(.insert(let text)) where text.isReturn: change = .text
        case .edit(.insert("")): if let markedRange { replace(markedRange, with: "") }
        case .edit(.insert(let text)): replace(markedRange ?? selection, with: text)
        case .edit(.replace(let range, let text)): replace(range.clamped(to: 0..<editor.shownCount), with: text)
        case .edit(.deleteBackward):
            replace(
                (selection.isEmpty ? max(selection.lowerBound - 1, 0) : selection.lowerBound)..<selection.upperBound)
        case .edit(.mark(let text, let selection)): mark(text, selection)
        case .edit(.unmark(isRequested: true)): unmark()
        case .select(.range(let range)): selection = range
        default: break
        }
    }

    private mutating func replace(_ range: Range<Int>, with text: String = "") {
        guard !text.isEmpty || !range.isEmpty else { return }
        (replaced, self.text, change) = (range, text, text.isEmpty ? .deletion : .text)
        let caret = range.lowerBound + insertedCount
        (markedRange, selection) = (nil, caret..<caret)
    }

    private mutating func mark(_ text: String, _ selected: Range<Int>) {
        let start = (markedRange ?? selection).lowerBound
        defer { change = .marked }
        // The field refuses a long text, and need not count it.
        guard !text.isTooLongToMark else { return }
        replace(markedRange ?? selection, with: text)
        guard !text.isEmpty else { return }
        let marked = 0..<text.count
        (markedRange, selection) = (marked.shifted(by: start), selected.clamped(to: marked).shifted(by: start))
    }

    private mutating func unmark() {
        guard let end = markedRange?.upperBound else { return }
        (markedRange, selection, change) = (nil, end..<end, .text)
    }

    // A longer text is never inserted as it is.
    private var insertedCount: Int { text.isTooLongToRead ? 0 : text.prefix(CodeEditor.lengths.upperBound + 1).count }

    func announcement(
        of editor: CodeEditor, isMade: Bool, _ configuration: CodeField.Configuration
    ) -> CodeFieldOutcome.Announcement {
        if change == .deletion, before.composition != nil, isMade {
            guard editor.shows(before, replacing: replaced, with: text), configuration.hidesText || !mergesWithPrevious
            else { return .text }
        } else if change != .none, !isMade {
            return .text
        } else if change != .none, configuration.hidesText, editor.composition == nil {
            // The keyboard sees only bullets, which it expects of its own text in a secure field.
            let count = before.shownCount - replaced.count + insertedCount
            guard configuration.isSecure || change != .text, editor.shownCount == count else { return .text }
        } else {
            guard markedRange == editor.markedRange, editor.shows(before, replacing: replaced, with: text) else {
                return .text
            }
        }
        return selection == editor.selection ? .none : .selection
    }

    /// Whether the character deleted at the caret is one with that before it in a string, as a letter and its accent.
    private var mergesWithPrevious: Bool {
        guard before.selection.isEmpty, replaced.count == 1, replaced.lowerBound > 0 else { return false }
        return before.text(in: replaced.lowerBound - 1..<replaced.upperBound).count == 1
    }
}
