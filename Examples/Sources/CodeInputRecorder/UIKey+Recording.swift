import UIKit

extension UIKey {
    /// The key and what was held with it, as a recording has them.
    var arguments: [String: RecordedValue] {
        var arguments = ["key": RecordedValue.text(name)]
        let held: [(String, UIKeyModifierFlags)] = [
            ("shift", .shift), ("option", .alternate), ("command", .command), ("control", .control),
        ]
        for (name, flag) in held where modifierFlags.contains(flag) { arguments[name] = .bool(true) }
        return arguments
    }

    private var name: String {
        switch keyCode {
        case .keyboardDeleteOrBackspace: "backspace"
        case .keyboardDeleteForward: "delete"
        case .keyboardLeftArrow: "left"
        case .keyboardRightArrow: "right"
        case .keyboardUpArrow: "up"
        case .keyboardDownArrow: "down"
        case .keyboardHome: "home"
        case .keyboardEnd: "end"
        case .keyboardReturnOrEnter: "return"
        case .keyboardTab: "tab"
        case .keyboardEscape: "escape"
        case .keyboardSpacebar: "space"
        default: charactersIgnoringModifiers
        }
    }
}
