#if canImport(UIKit)
    import CodeInputCore
    import UIKit

    extension CodeInputView {
        /// What the text system has to be told about an edit, because it does not know of it.
        enum Announcement {
            /// Nothing: it asked for just this.
            case none
            /// That the selection is another one.
            case selection
            /// That text and selection are others.
            case text
        }

        /// Every edit by the person comes through here.
        func performByPerson(
            announcing announcement: Announcement = .none, isInsertion: Bool = false,
            _ body: (inout CodeEditor) -> CodeEdit
        ) {
            guard takesInput, permits(body) else {
                // What the keyboard typed is not there now: it has to look again, unless it found nothing to delete.
                var trial = editor
                return body(&trial).rejection == .nothingToDelete ? () : announce(.text) {}
            }
            let before = editor.count
            let edit = announce(announcement) { keepingTrack(body) }
            setNeedsLayout()
            if edit.changesCode {
                cancelVerification()
                if status != .editing { setStatus(.editing) }
                if editor.count > before { cellsToPop = edit.changedCells }
                if isInsertion { revealLastTyped() } else { hideRevealedCell() }
            }
            report(edit)
        }

        /// Edits, and remembers which cells are to be looked at for the next picture.
        private func keepingTrack(_ body: (inout CodeEditor) -> CodeEdit) -> CodeEdit {
            let before = editedCells
            let edit = body(&editor)
            editedCells = before.map { $0.spanning(edit.changedCells) }
            return edit
        }

        /// Every edit by the app comes through here: nothing is sent but a redraw.
        func performByApp(_ body: (inout CodeEditor) -> CodeEdit) {
            var outcome = editor
            let edit = body(&outcome)
            let changesText = edit.changesCode || outcome.markedRange != editor.markedRange
            announce(changesText ? .text : outcome.selection != editor.selection ? .selection : .none) {
                editor = outcome
            }
            if edit.changesCode {
                cancelVerification()
                hideRevealedCell()
            }
            setNeedsLayout()
            if edit.changesCode { codeDidChangeByApp?() }
        }

        /// Takes what is composed off the cells again, so that what it replaced is back: no edit, but the end of one.
        func discardMarkedText() {
            let edit = announce(.text) { editor.discardMarkedText() }
            hideRevealedCell()
            report(edit)
        }

        /// Selects as a tap does.
        func selectByPerson(_ cells: Range<Int>) {
            guard takesInput else { return }
            commitMarkedText()
            performByPerson(announcing: .selection) { $0.select(cells) }
        }

        private func report(_ edit: CodeEdit) {
            if edit.changesCode {
                onChange?(editor.code)
                broadcaster.send(.changed(code: isSecureTextEntry ? nil : editor.code, count: count))
                sendActions(for: .editingChanged)
            }
            if let reason = edit.rejection {
                onInvalidInput?(reason)
                broadcaster.send(.rejected(reason))
            }
            // A closure above may have emptied the field.
            guard edit.completed, isComplete, keepsRules() else { return }
            onComplete?(editor.code)
            guard isComplete else { return }
            broadcaster.send(.completed(code: isSecureTextEntry ? nil : editor.code, count: count))
            sendActions(for: .primaryActionTriggered)
            if resignsOnCompletion { resignFirstResponder() }
            verify()
        }

        /// Runs the rules; the first that is broken is shown.
        private func keepsRules() -> Bool {
            guard !rules.isEmpty else { return true }
            let code = editor.code
            guard let violation = rules.lazy.compactMap({ $0.check(code) }).first else { return true }
            reject(message: CodeStrings().message(of: violation))
            return false
        }

        /// Asks the app about an edit, by trying it on a copy.
        private func permits(_ body: (inout CodeEditor) -> CodeEdit) -> Bool {
            guard let shouldChange else { return true }
            var copy = editor
            let edit = body(&copy)
            guard edit.changesCode else { return true }
            return shouldChange(
                CodeChange(current: editor.code, proposed: copy.code, changedCells: edit.changedCells))
        }

        /// Tells the text system of a change, before and after.
        func announce<Result>(_ announcement: Announcement, _ body: () -> Result) -> Result {
            let delegate = announcement == .none ? nil : inputDelegate
            if announcement == .text { delegate?.textWillChange(self) }
            delegate?.selectionWillChange(self)
            let result = body()
            delegate?.selectionDidChange(self)
            if announcement == .text { delegate?.textDidChange(self) }
            return result
        }

        /// Text that comes in, as the app wants it read.
        func prepared(_ text: String) -> String { preprocess?(text) ?? text }

        /// Whether the next edit by the person begins a new code, because the one that is there was rejected.
        var startsOver: Bool { status == .rejected && rejectionPolicy == .startOver && !editor.isEmpty }

        /// What deletes: part of the code, or all of one that was rejected.
        func deletion(_ body: @escaping (inout CodeEditor) -> CodeEdit) -> (inout CodeEditor) -> CodeEdit {
            startsOver ? { $0.clear() } : body
        }

        /// What inserts: into the code, or in place of one that is to go.
        func insertion(_ text: String, replacingAll: Bool = false) -> (inout CodeEditor) -> CodeEdit {
            startsOver || replacingAll ? { $0.replace(0..<$0.shownCount, with: text) } : { $0.insert(text) }
        }
    }
#endif
