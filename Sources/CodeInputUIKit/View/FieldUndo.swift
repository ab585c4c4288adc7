#if canImport(UIKit)
import CodeInputCore
import UIKit

// The user's edits for Undo: a run of typed keys is one step, as is a run of deletions. A secure field has none.
@MainActor final class FieldUndo {
    private enum Run { case typing, deleting }
    private var run: Run?
    let manager = UndoManager()

    init() { manager.levelsOfUndo = 100 }

    /// Registers the code before a change that begins a step; ends the run or removes the steps where an input does.
    func record(_ outcome: CodeFieldOutcome, of input: CodeFieldInput, before: CodeEditor, in view: CodeInputView) {
        switch input {
        case .select(.tap), .select(.move): run = nil
        default: break
        }
        for effect in outcome.effects {
            switch effect {
            case .event(.changed, _) where !input.asksApp: removeAll(of: view)
            case .event(.changed, _):
                let kind = kind(of: input)
                guard !view.isSecureTextEntry, run == nil || run != kind else { continue }
                run = kind
                // The editor's memory is overwritten. A string of the code is made only to bring it back.
                manager.registerUndo(withTarget: view) { $0.perform(.edit(.restore(before.code))) }
            case .replaced: removeAll(of: view)
            default: break
            }
        }
    }

    func removeAll(of view: CodeInputView) {
        run = nil
        // Not `removeAllActions()`: a closure may call this while the manager undoes a step, whose group it would end.
        manager.removeAllActions(withTarget: view)
    }

    private func kind(of input: CodeFieldInput) -> Run? {
        switch input {
        case .edit(.insert(let text)) where !text.isTooLongToRead: text.dropFirst().isEmpty ? .typing : nil
        case .edit(.mark), .edit(.unmark): .typing
        case .edit(.deleteBackward): .deleting
        default: nil
        }
    }
}
#endif
