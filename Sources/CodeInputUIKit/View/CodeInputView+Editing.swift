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
        @discardableResult
        func performByPerson(
            announcing announcement: Announcement = .none, _ body: (inout CodeEditor) -> CodeEdit
        ) -> CodeEdit? {
            guard isEnabled, status != .verifying else { return nil }
            let edit = announce(announcement) { body(&editor) }
            setNeedsLayout()
            if edit.changesCode {
                status = .editing
                onChange?(editor.code)
                sendActions(for: .editingChanged)
            }
            if let reason = edit.rejection { onInvalidInput?(reason) }
            // A closure above may have emptied the field.
            if edit.completed, editor.isComplete {
                onComplete?(editor.code)
                sendActions(for: .primaryActionTriggered)
            }
            return edit
        }

        /// Every edit by the app comes through here: nothing is sent but a redraw.
        func performByApp(_ body: (inout CodeEditor) -> CodeEdit) {
            announce(.text) { _ = body(&editor) }
            setNeedsLayout()
        }

        /// Selects as a tap does.
        func selectByPerson(_ cells: Range<Int>) {
            performByPerson(announcing: editor.markedRange == nil ? .selection : .text) { $0.select(cells) }
        }

        private func announce<Result>(_ announcement: Announcement, _ body: () -> Result) -> Result {
            // Only a first responder has a text system that listens.
            let delegate = announcement == .none ? nil : inputDelegate
            if announcement == .text { delegate?.textWillChange(self) }
            delegate?.selectionWillChange(self)
            let result = body()
            delegate?.selectionDidChange(self)
            if announcement == .text { delegate?.textDidChange(self) }
            return result
        }

        /// Makes the keyboard read the traits again.
        func reloadTraits() {
            if isFirstResponder { reloadInputViews() }
        }
    }

    extension CodeAlphabet {
        /// The keyboard that has the alphabet's characters at hand.
        var keyboardType: UIKeyboardType {
            isNumeric ? .numberPad : isASCII ? .asciiCapable : .default
        }
    }
#endif
