#if canImport(UIKit)
    public import CodeInputCore
    public import UIKit

    // What the field holds. The setters are the app's edits: no closure or event is sent, and nothing is completed.
    extension CodeInputView {
        /// How many cells there are, clamped to 1...64.
        ///
        /// A shorter length drops the characters beyond it.
        public var length: Int {
            get { editor.length }
            set {
                performByApp { $0.setLength(newValue) }
                invalidateIntrinsicContentSize()
            }
        }

        /// The characters that a code is made of.
        ///
        /// `CodeAlphabet.digits` unless set. Characters that are not of a new alphabet are dropped. The default keyboard
        /// follows.
        public var alphabet: CodeAlphabet {
            get { editor.alphabet }
            set {
                performByApp { $0.setAlphabet(newValue) }
                reloadTraits()
            }
        }

        /// The code so far, marked text not included.
        ///
        /// Set, it replaces everything and is read as a paste is: what can't be read is refused, and the field stays as it
        /// is. The kit overwrites the buffer that it edits; the string that this returns is yours, and Swift does not overwrite
        /// it.
        public var code: String {
            get { editor.code }
            set { performByApp { $0.setCode(newValue) } }
        }

        /// Empties the field.
        public func clear() {
            performByApp { $0.clear() }
        }

        /// How many characters the code has.
        public var count: Int { editor.count }

        /// Whether every cell is filled.
        public var isComplete: Bool { editor.isComplete }

        /// Where the caret may stand.
        ///
        /// `CodeCaretPolicy.cells` unless set. Setting it commits what is being composed, as the person's edit.
        public var caretPolicy: CodeCaretPolicy {
            get { editor.caretPolicy }
            set {
                commitMarkedText()
                performByApp { editor in
                    editor.caretPolicy = newValue
                    return editor.select(editor.selection)
                }
            }
        }

        /// What typing into a full field does.
        ///
        /// `CodeOverflow.reject` unless set.
        public var overflow: CodeOverflow {
            get { editor.overflow }
            set { editor.overflow = newValue }
        }

        /// What is taken from several characters at once.
        ///
        /// `CodePastePolicy.smart` unless set.
        public var pastePolicy: CodePastePolicy {
            get { editor.pastePolicy }
            set { editor.pastePolicy = newValue }
        }

        /// The selected cells; an empty range is the caret.
        public var selectedCells: Range<Int> { editor.selection }

        /// The cells that an input method is composing, or nil.
        ///
        /// They may reach past the last cell.
        public var markedCells: Range<Int>? { editor.markedRange }

        /// Where the cells are, in the view's coordinates.
        public var cellFrames: [CGRect] { geometry.frames }

        /// What the cells show now.
        public var fieldState: CodeFieldState {
            var state = CodeFieldState(cells: [])
            updateState(&state, changedCells: nil)
            return state
        }

        /// Brings a state up to date, as `CodeEditor.update` does.
        @discardableResult
        func updateState(_ state: inout CodeFieldState, changedCells: Range<Int>?) -> Range<Int> {
            let display = display
            return editor.update(
                &state, changedCells: changedCells, masking: display.masking, revealedCell: display.revealedCell,
                placeholder: display.placeholder, isFocused: isFirstResponder, isEnabled: isEnabled, status: status)
        }

        /// What cells show besides the code.
        struct Display: Equatable {
            var masking: CodeMasking
            var revealedCell: Int?
            var placeholder: String
        }

        var display: Display {
            Display(masking: effectiveMasking, revealedCell: revealedCell, placeholder: placeholder)
        }
    }
#endif
