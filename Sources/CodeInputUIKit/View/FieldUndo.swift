#if canImport(UIKit)
import CodeInputCore
import UIKit

/// What Undo brings back: the code before a run of keys, a run of deletions, or another edit by the user.
///
/// The undo manager is the window's. A field takes its steps back before it leaves the window, and when the app sets the code.
@MainActor final class FieldUndo {
    private enum Run: Equatable { case typing, deleting }
    private var run: Run?

    /// The edits since are a step of their own.
    func endRun() { run = nil }

    /// Takes back what was noted.
    func forget(of view: CodeInputView, in manager: UndoManager?) {
        run = nil
        manager?.removeAllActions(withTarget: view)
    }

    /// Notes an edit by the user, unless it goes on with the one before.
    func note(from before: String, to after: String, of view: CodeInputView) {
        guard before != after, let manager = view.undoManager else { return }
        let isGoing = !manager.isUndoing && !manager.isRedoing
        let next: Run? =
            after.count == before.count + 1 && after.hasPrefix(before)
            ? .typing : after.count < before.count && before.hasPrefix(after) ? .deleting : nil
        defer { run = isGoing ? next : nil }
        if isGoing, next != nil, next == run { return }
        manager.registerUndo(withTarget: view) { $0.perform(.restore(before)) }
    }
}
#endif
