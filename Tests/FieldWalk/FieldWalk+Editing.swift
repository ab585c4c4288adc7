import CodeInputPIN
import TestTools
import UIKit

extension FieldWalk {
    /// Does what keyboards, AutoFill and hardware keys do.
    func edit(_ step: inout WalkStep) -> Author {
        switch step.number(14) {
        case 0, 1, 2: type(step.text())
        case 3:
            let text = step.text()
            note("view.insertText(\(text.debugDescription))")
            view.insertText(text)
        case 4:
            let selects = step.flag()
            note("keyboard.deleteBackward(selectingFirst: \(selects))")
            keyboard?.deleteBackward(selectingFirst: selects)
        case 5:
            note("view.deleteBackward()")
            view.deleteBackward()
        case 6:
            let range = range(&step), text = step.text()
            note("view.replace(\(name(range)), withText: \(text.debugDescription))")
            view.replace(range, withText: text)
        case 7:
            let route = step.anyCase(of: KeyboardDriver.Route.self), text = step.text()
            note("keyboard.autofill(\(text.debugDescription), route: \(route))")
            keyboard?.autofill(text, route: route)
        case 8:
            UIPasteboard.general.string = pasted
            note("paste")
            if step.flag() { view.paste(nil) } else { keyboard?.pasteFromPasteboard() }
        case 9:
            note("cut")
            view.cut(nil)
        case 10:
            note("copy")
            view.copy(nil)
        case 11: press(&step)
        case 12:
            let text = step.text()
            note("insert \(text.debugDescription), \"1\"")
            keyboard?.insert(text)
            keyboard?.insert("1")
        default:
            note("view.insertText(\"\")")
            view.insertText("")
        }
        return .user
    }

    private func type(_ text: String) {
        note("keyboard.insert(\(text.debugDescription))")
        keyboard?.insert(text)
    }

    private func press(_ step: inout WalkStep) {
        let key = step.choice(WalkValues.keys), flags = step.number(16)
        note("press \(key.name), modifiers \(flags)")
        UIPasteboard.general.string = pasted
        keyboard?.press(
            key, shift: flags & 1 > 0, option: flags & 2 > 0, command: flags & 4 > 0, control: flags & 8 > 0)
    }

    /// Composes text and moves the selection.
    func compose(_ step: inout WalkStep) -> Author {
        switch step.number(8) {
        case 0, 1:
            let text = step.flag() ? step.text() : step.text() + step.text(), range = step.selection()
            note("keyboard.setMarkedText(\(text.debugDescription), selectedRange: \(range))")
            keyboard?.setMarkedText(text, selectedRange: range)
        case 2:
            let text = step.flag() ? step.text() : nil, range = step.selection()
            note("view.setMarkedText(\(text?.debugDescription ?? "nil"), selectedRange: \(range))")
            view.setMarkedText(text, selectedRange: range)
        case 3:
            let text = step.text(), range = step.selection()
            note("view.setMarkedText(\(text.debugDescription), selectedRange: \(range))")
            view.setMarkedText(text, selectedRange: range)
        case 4:
            note("unmarkText")
            if step.flag() { view.unmarkText() } else { keyboard?.unmarkText() }
        case 5:
            let range = range(&step)
            note("view.selectedTextRange = \(name(range))")
            view.selectedTextRange = range
        case 6:
            note("view.selectedTextRange = nil")
            view.selectedTextRange = nil
        default:
            let ends = [step.number(10), step.number(10)].sorted()
            note("keyboard.select(\(ends[0])..<\(ends[1]))")
            keyboard?.select(ends[0]..<ends[1])
        }
        return .user
    }
}
