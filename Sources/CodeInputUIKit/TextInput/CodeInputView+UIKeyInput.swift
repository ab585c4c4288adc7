#if canImport(UIKit)
import CodeInputCore
import UIKit

extension CodeInputView {
    // MARK: - Editing

    /// Whether there is text to delete.
    public var hasText: Bool { field.editor.shownCount > 0 }

    /// Inserts what the keyboard typed: a key, or all that an input method or AutoFill has at once.
    ///
    /// A line break alone is the Return key: unless ``shouldReturn`` says no, it sends `.editingDidEndOnExit` and gives the
    /// keyboard back.
    public func insertText(_ text: String) {
        if text == "\n", markedCells == nil, closures.shouldReturn?() == false { return }
        perform(.insert(text))
    }

    /// Deletes the selection, or the character before the caret.
    public func deleteBackward() { perform(.deleteBackward) }
}
#endif
