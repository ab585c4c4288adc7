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
            // AutoFill sends empty strings ahead of a code.
            guard !text.isEmpty else { return }
            guard text != "\n", text != "\r" else { return submit() }
            performByPerson(announcing: announcement(inserting: text)) { $0.insert(text) }
        }

        /// Deletes the selection, or the character before the caret.
        public func deleteBackward() {
            // Before a deletion the system may select the one character that it means. To the person the caret
            // still stood behind it, and has to stand there afterwards.
            if let before = selectionBeforeSystem, before == editor.count..<editor.count,
                editor.selection == (editor.count - 1)..<editor.count
            {
                editor.select(before)
            }
            let walksLeft = editor.markedRange == nil && !editor.selection.isEmpty
            performByPerson(announcing: walksLeft ? .selection : .none) { $0.deleteBackward() }
        }

        private func submit() {
            unmarkText()
            sendActions(for: .editingDidEndOnExit)
            resignFirstResponder()
        }

        /// What the keyboard has to be told: nothing, if it finds text and caret as it expects them.
        private func announcement(inserting text: String) -> Announcement {
            guard editor.markedRange == nil, text.count == 1, let typed = text.first,
                editor.alphabet.normalize(typed).map(String.init) == text,
                editor.count < editor.length || !editor.selection.isEmpty
            else { return .text }
            return editor.selection.upperBound == editor.count ? .none : .selection
        }
    }
#endif
