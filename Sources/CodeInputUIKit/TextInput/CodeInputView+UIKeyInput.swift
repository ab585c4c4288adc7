#if canImport(UIKit)
    import CodeInputCore
    import UIKit

    extension CodeInputView {
        // MARK: - Editing

        /// Whether there is text to delete.
        public var hasText: Bool { editor.shownCount > 0 }

        /// Inserts what the keyboard typed: a key, or all that an input method or AutoFill has at once.
        ///
        /// A line break alone is the Return key: it sends `.editingDidEndOnExit` and gives the keyboard back.
        public func insertText(_ text: String) {
            // AutoFill may send a code character by character, in one turn and after empty strings: a new code begins.
            guard !text.isEmpty else {
                systemTurn.emptyInsertions += 1
                // Whatever is inserted takes the place of the marked text.
                if editor.markedRange != nil { performByPerson { $0.setMarkedText("", selection: 0..<0) } }
                return setNeedsLayout()
            }
            let beginsFill = systemTurn.emptyInsertions > 1 && editor.markedRange == nil && !editor.isEmpty
            systemTurn.emptyInsertions = 0
            guard text != "\n", text != "\r" else { return submit() }
            let insertion = insertion(prepared(text), replacingAll: beginsFill)
            // What the keyboard means, whatever becomes of it here.
            let target = editor.markedRange ?? editor.selection
            performByPerson(
                announcing: announcement(replacing: target, with: text, replacesAll: beginsFill, insertion),
                isInsertion: true, insertion)
        }

        /// Deletes the selection, or the character before the caret.
        public func deleteBackward() {
            // Before a deletion the system may select the one character that it means. To the person the caret
            // still stood behind it, and has to stand there afterwards.
            if let before = systemTurn.selectionBefore, before == editor.count..<editor.count,
                editor.markedRange == nil,
                editor.selection == (editor.count - 1)..<editor.count
            {
                editor.select(before)
            }
            let walksLeft = editor.markedRange == nil && !editor.selection.isEmpty
            let announcement: Announcement = !deletesAsMeant ? .text : walksLeft ? .selection : .none
            performByPerson(announcing: announcement, deletion { $0.deleteBackward() })
        }

        /// Whether a backspace takes what the keyboard means: the selection, or the character before the caret.
        private var deletesAsMeant: Bool {
            let selection = editor.selection
            if startsOver { return editor.shownCount == max(selection.count, min(selection.upperBound, 1)) }
            guard selection.isEmpty, selection.lowerBound > 0, editor.markedRange != nil else { return true }
            // In one string, the characters of cells that are composed may be one.
            let shown = shownText, caret = selection.lowerBound
            return shown.text(in: 0..<caret).last == shown.text(in: caret - 1..<caret).last
        }

        func submit() {
            unmarkText()
            broadcaster.send(.submitted)
            sendActions(for: .editingDidEndOnExit)
            resignFirstResponder()
        }

        /// What the keyboard has to be told of an edit that it asked for: nothing, if it will find text and caret as it
        /// expects them.
        ///
        /// Telling it more breaks the composition of Korean.
        func announcement(
            replacing range: Range<Int>, with text: String, replacesAll: Bool = false,
            _ body: (inout CodeEditor) -> CodeEdit
        ) -> Announcement {
            if !replacesAll, isPlainKey(text, at: range) {
                return range.upperBound == editor.count ? .none : .selection
            }
            var outcome = editor
            _ = body(&outcome)
            // The keyboard of a secret sees bullets, whatever became of a character.
            let isAsMeant =
                isSecureTextEntry && outcome.markedRange == nil
                ? outcome.shownCount == editor.shownCount - range.count + text.count
                : outcome.shows(editor, replacing: range, with: text)
            guard isAsMeant else { return .text }
            let caret = range.lowerBound + text.count
            return outcome.selection == caret..<caret ? .none : .selection
        }

        /// Whether a key goes in just as it was typed; by far the most do, and need no copy to find out.
        private func isPlainKey(_ text: String, at range: Range<Int>) -> Bool {
            guard text.utf8.count == 1, let key = text.first, preprocess == nil, editor.markedRange == nil, !startsOver
            else { return false }
            return editor.alphabet.normalize(key) == key && editor.count - range.count < length
        }
    }
#endif
