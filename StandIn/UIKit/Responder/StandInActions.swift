/// Performs the actions that UIKit sends by name.
@MainActor enum StandInActions {
    static let editing = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]

    static func isEditing(_ action: Selector) -> Bool {
        editing.contains(action.description)
    }

    @discardableResult static func send(_ action: Selector, to target: UIResponder, sender: Any?) -> Bool {
        switch action.description {
        case "cut:": target.cut(sender)
        case "copy:": target.copy(sender)
        case "paste:": target.paste(sender)
        case "select:": target.select(sender)
        case "selectAll:": target.selectAll(sender)
        case "delete:": target.delete(sender)
        case "resignFirstResponder": target.resignFirstResponder()
        case "becomeFirstResponder": target.becomeFirstResponder()
        case "undo": target.undoManager?.undo()
        case "redo": target.undoManager?.redo()
        default: return false
        }
        return true
    }
}
