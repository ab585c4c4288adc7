#if canImport(UIKit)
import CodeInputCore
import UIKit

extension CodeInputView {
    // MARK: - Editing

    /// Whether there is text to delete.
    public var hasText: Bool { field.editor.shownCount > 0 }

    /// Inserts text from the keyboard: one character, or all the text of an input method or AutoFill.
    ///
    /// A single line break is the Return key. Unless ``shouldReturn`` returns false, it calls ``submit()``.
    public func insertText(_ text: String) {
        if text.isReturn, markedCells == nil, settings.shouldReturn?() == false {
            // The keyboard has a line break in its copy of the text.
            var announcer = ChangeAnnouncer(input: self, delegate: inputDelegate)
            announcer.willChange(.text)
            return announcer.didChange()
        }
        perform(.edit(.insert(text)))
    }

    /// Deletes the selection, or the character before the caret.
    public func deleteBackward() { perform(.edit(.deleteBackward)) }
}
#endif
