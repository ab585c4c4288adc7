/// What the text system expects of an input.
///
/// Any other result is announced to it.
enum SystemExpectation {
    /// It does not know of the input.
    case nothing
    /// Its text in place of a range, and the caret after it.
    case text(String, in: Range<Int>)
    /// No text in place of a range, and the caret there. It finds the range in the text that it sees.
    case deletion(of: Range<Int>)
    /// Its selection.
    case selection(Range<Int>)
    /// Its marked text, which it reads back.
    case markedText
}

extension CodeField {
    func expectation(of input: CodeFieldInput) -> SystemExpectation {
        switch input {
        case .insert(let text): return .text(text, in: editor.markedRange ?? editor.selection)
        case .replace(let range, let text): return .text(text, in: range.clampedInto(0..<editor.shownCount))
        case .mark: return .markedText
        case .deleteBackward:
            let selection = editor.selection
            let start = selection.isEmpty ? max(selection.lowerBound - 1, 0) : selection.lowerBound
            return .deletion(of: start..<selection.upperBound)
        case .select(let range): return .selection(range)
        default: return .nothing
        }
    }

    /// What to announce to the text system after an input.
    ///
    /// - Parameters:
    ///   - before: The editor before the input.
    ///   - expectation: What the text system expects.
    ///   - isMade: Whether the edit was made.
    /// - Returns: The announcement.
    func announcement(
        since before: CodeEditor, _ expectation: SystemExpectation, isMade: Bool
    ) -> CodeFieldOutcome.Announcement {
        switch expectation {
        case .markedText: return isMade ? .none : .text
        case .selection(let range): return range == editor.selection ? .none : .selection
        case .nothing:
            if before.markedRange != editor.markedRange || !editor.shows(before) { return .text }
            return before.selection == editor.selection ? .none : .selection
        case .deletion(let range) where range.count == 1 && before.composition != nil && isMade && !hidesText:
            // In one string, the characters of neighboring composed cells may merge.
            let text = SystemText(before, isSecure: false)
            guard text.text(in: 0..<range.upperBound).last == text.text(in: range).last else { return .text }
            return caretAnnouncement(range.lowerBound)
        case .deletion(let range) where before.composition != nil && isMade: return caretAnnouncement(range.lowerBound)
        case .deletion(let range): return announcement(since: before, .text("", in: range), isMade: isMade)
        case .text(let text, let range):
            guard isMade else { return text.isEmpty && range.isEmpty ? .none : .text }
            // A longer text is never inserted as it is.
            let count = text.prefix(CodeEditor.lengths.upperBound + 1).count
            let isShown =
                hidesText && editor.composition == nil
                // The keyboard sees only bullets, which it expects of its own text in a secure field.
                ? (configuration.isSecure || text.isEmpty)
                    && editor.shownCount == before.shownCount - range.count + count
                : editor.shows(before, replacing: range, with: text)
            return isShown ? caretAnnouncement(range.lowerBound + count) : .text
        }
    }

    private func caretAnnouncement(_ caret: Int) -> CodeFieldOutcome.Announcement {
        editor.selection == caret..<caret ? .none : .selection
    }
}

extension CodeEditor {
    /// Whether both editors show the same characters.
    fileprivate func shows(_ other: CodeEditor) -> Bool {
        shownCount == other.shownCount && (0..<shownCount).allSatisfy { character(at: $0) == other.character(at: $0) }
    }
}
