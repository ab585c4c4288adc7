#if canImport(UIKit)
import CodeInputCore
import UIKit

/// The undo manager of a field, and the user's edits in it.
///
/// A run of typed keys is one step, as is a run of deletions; every other edit is a step of its own.
@MainActor final class FieldUndo {
    private enum Run { case typing, deleting }
    private var run: Run?
    let manager = UndoManager()

    init() { manager.levelsOfUndo = 100 }

    /// Whether an input may begin a step, of which the view then notes the code before it.
    ///
    /// A key may continue the current step. A secure field has no steps: Undo would keep the secret.
    func begins(with input: CodeFieldInput, of view: CodeInputView) -> Bool {
        !view.isSecureTextEntry && (run == nil || run != kind(of: input))
    }

    /// Ends the run: the next edit begins a step.
    func endRun() { run = nil }

    /// Removes every step.
    func forget(of view: CodeInputView) {
        run = nil
        // Not all actions: a closure may call this while the manager undoes a step, whose group it then ends.
        manager.removeAllActions(withTarget: view)
    }

    /// Notes the code before an edit by the user, unless a closure has made the field secure meanwhile.
    ///
    /// The step keeps the editor, whose memory is overwritten, and makes a string of the code only to bring it back.
    func note(_ before: CodeEditor, before input: CodeFieldInput, of view: CodeInputView) {
        guard !view.isSecureTextEntry else { return }
        run = kind(of: input)
        manager.registerUndo(withTarget: view) { $0.perform(.edit(.restore(before.code))) }
    }

    private func kind(of input: CodeFieldInput) -> Run? {
        switch input {
        case .edit(.insert(let text)): text.dropFirst().isEmpty ? .typing : nil
        case .edit(.deleteBackward): .deleting
        default: nil
        }
    }
}
#endif
