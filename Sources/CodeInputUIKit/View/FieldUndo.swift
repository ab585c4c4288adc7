#if canImport(UIKit)
import CodeInputCore
import UIKit

/// Registers the user's edits with the window's undo manager.
///
/// A run of typed keys is one step, as is a run of deletions; every other edit is a step of its own. A field removes its steps
/// before it leaves the window, and when the app sets the code.
@MainActor final class FieldUndo {
    private enum Run { case typing, deleting }
    private var run: Run?
    // The manager that has the steps. The field may have moved to another window since.
    private weak var manager: UndoManager?
    // A manager keeps every step of every field, and typing and deleting in turn makes a step of each key.
    private static let mostSteps = 100
    private var steps = 0

    /// Whether an input may begin a step, of which the view then notes the code before it.
    ///
    /// A key may continue the current step. A secure field has no steps: Undo would keep the secret.
    func begins(with input: CodeFieldInput, of view: CodeInputView) -> Bool {
        !view.isSecureTextEntry && (run == nil || run != kind(of: input))
    }

    /// Ends the run: the next edit begins a step.
    func endRun() { run = nil }

    /// Removes every step of the field.
    func forget(of view: CodeInputView) {
        run = nil
        manager?.removeAllActions(withTarget: view)
        steps = 0
    }

    /// Notes the code before an edit by the user, unless a closure has made the field secure meanwhile.
    ///
    /// The step keeps the editor, whose memory is overwritten, and makes a string of the code only to bring it back.
    func note(_ before: CodeEditor, before input: CodeFieldInput, of view: CodeInputView) {
        guard !view.isSecureTextEntry else { return }
        run = kind(of: input)
        let current = view.undoManager
        let isMoved = manager !== current, isFull = steps == Self.mostSteps
        // A step of Undo itself removes none.
        if isMoved || isFull && current?.isUndoing == false && current?.isRedoing == false {
            manager?.removeAllActions(withTarget: view)
            steps = 0
        }
        manager = current
        steps = min(steps + 1, Self.mostSteps)
        current?.registerUndo(withTarget: view) { $0.perform(.edit(.restore(before.code))) }
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
