#if canImport(UIKit)
import CodeInputCore
import UIKit

/// What Undo brings back: the code before a run of keys, before a run of deletions, or before another edit by the user.
///
/// The undo manager is the window's. A field takes its steps back before it leaves the window, and when the app sets the code.
@MainActor final class FieldUndo {
    private enum Run { case typing, deleting }
    private var run: Run?

    /// Whether an edit belongs to the step before, which has noted the code already.
    func goesOn(with input: CodeFieldInput) -> Bool { run != nil && run == kind(of: input) }

    /// Ends the run: the next edit is a step of its own.
    func endRun() { run = nil }

    /// Takes back what was noted.
    func forget(of view: CodeInputView, in manager: UndoManager?) {
        run = nil
        manager?.removeAllActions(withTarget: view)
    }

    /// Notes the code before an edit by the user.
    func note(_ code: String, before input: CodeFieldInput, of view: CodeInputView) {
        run = kind(of: input)
        view.undoManager?.registerUndo(withTarget: view) { $0.perform(.restore(code)) }
    }

    private func kind(of input: CodeFieldInput) -> Run? {
        switch input {
        case .insert(let text, _): text.dropFirst().isEmpty ? .typing : nil
        case .deleteBackward: .deleting
        default: nil
        }
    }
}
#endif
