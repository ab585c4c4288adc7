#if canImport(UIKit)
    public import CodeInputCore
    public import UIKit

    // What the field holds. The setters are the app's edits: no closure or event is sent, and nothing is completed.
    extension CodeInputView {
        /// How many cells there are, clamped to 1...64.
        ///
        /// A shorter length drops the characters beyond it.
        public var length: Int {
            get { field.editor.length }
            set {
                perform(.length(newValue))
                invalidateIntrinsicContentSize()
            }
        }

        /// The characters that a code is made of.
        ///
        /// Defaults to `CodeAlphabet.digits`. Characters that are not of a new alphabet are dropped. The default keyboard
        /// follows.
        public var alphabet: CodeAlphabet {
            get { field.editor.alphabet }
            set {
                perform(.alphabet(newValue))
                reloadTraits()
            }
        }

        /// The code so far, marked text not included.
        ///
        /// Set, it replaces everything and is read as a paste is: what can't be read is refused, and the field stays as it
        /// is. The kit overwrites the buffer that it edits; the string that this returns is yours, and Swift does not overwrite
        /// it.
        public var code: String {
            get { field.editor.code }
            set { perform(.set(newValue)) }
        }

        /// Empties the field.
        public func clear() { perform(.set("")) }

        /// How many characters the code has.
        public var count: Int { field.editor.count }

        /// Whether every cell is filled.
        public var isComplete: Bool { field.editor.isComplete }

        /// Where the caret may stand.
        ///
        /// Defaults to `CodeCaretPolicy.cells`. Setting it commits what is being composed, as the user's edit.
        public var caretPolicy: CodeCaretPolicy {
            get { field.editor.caretPolicy }
            set { perform(.caretPolicy(newValue)) }
        }

        /// What typing into a full field does.
        ///
        /// Defaults to `CodeOverflow.reject`.
        public var overflow: CodeOverflow {
            get { field.overflow }
            set { field.overflow = newValue }
        }

        /// What is taken from several characters at once.
        ///
        /// Defaults to `CodePastePolicy.smart`.
        public var pastePolicy: CodePastePolicy {
            get { field.pastePolicy }
            set { field.pastePolicy = newValue }
        }

        /// The selected cells; an empty range is the caret.
        public var selectedCells: Range<Int> { field.editor.selection }

        /// The cells that an input method is composing, or nil.
        ///
        /// They may reach past the last cell.
        public var markedCells: Range<Int>? { field.editor.markedRange }

        /// Where the cells are, in the view's coordinates.
        public var cellFrames: [CGRect] { geometry.frames }

        /// What the cells show now.
        public var fieldState: CodeFieldState { field.state }
    }
#endif
