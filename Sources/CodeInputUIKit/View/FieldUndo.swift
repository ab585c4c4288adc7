#if canImport(UIKit)
import CodeInputCore
import UIKit

// The user's edits for Undo: a run of typed keys is one step, as is a run of deletions. A secure field has none.
@MainActor final class FieldUndo {
    // Whether the run that the last edit began or continued deletes; nil for no run.
    private var isDeletingRun: Bool?
    let manager = UndoManager()

    init() { manager.levelsOfUndo = 100 }

    /// Registers the code before a change that begins a step; some inputs end the run, or remove the steps.
    func record(_ outcome: CodeFieldOutcome, of input: CodeFieldInput, before: CodeEditor, in view: CodeInputView) {
        switch input {
        case .select(.tap), .select(.move), .select(.all), .edit(.restore): isDeletingRun = nil
        // Undo offers no code that the field could not have now.
        case .app(.length), .app(.alphabet): if outcome.isChange { removeAll(of: view) }
        default: break
        }
        for effect in outcome.effects {
            switch effect {
            case .event(.changed, _) where !input.asksApp, .replaced: removeAll(of: view)
            case .event(.changed, _):
                let deletes = input.isDeletingRun
                guard !view.isSecureTextEntry, deletes == nil || deletes != isDeletingRun else { continue }
                isDeletingRun = deletes
                // Otherwise, all edits in one cycle of the run loop are one step. An app's own steps may be.
                manager.groupsByEvent = false
                manager.beginUndoGrouping()
                // The editor's memory is overwritten. A string of the code is made only to bring it back.
                let selection = view.field.selectionBefore ?? before.selection
                manager.registerUndo(withTarget: view) {
                    $0.perform(.edit(.restore(before.code, selection: selection)))
                }
                manager.endUndoGrouping()
                manager.groupsByEvent = true
            default: break
            }
        }
    }

    func removeAll(of view: CodeInputView) {
        isDeletingRun = nil
        // Not `removeAllActions()`: a closure may call this while the manager undoes a step, whose group it would end.
        manager.removeAllActions(withTarget: view)
    }
}

extension CodeFieldInput {
    fileprivate var isDeletingRun: Bool? {
        switch self {
        case .edit(.insert(let text)): !text.isTooLongToRead && text.count < 2 ? false : nil
        case .edit(.mark), .edit(.unmark): false
        case .edit(.deleteBackward), .edit(.delete(.backward)), .edit(.delete(.forward)): true
        default: nil
        }
    }
}
#endif
