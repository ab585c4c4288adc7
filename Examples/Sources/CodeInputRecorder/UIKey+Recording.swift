public import UIKit

extension UIKey {
    /// The key and what was held with it, as a recording has them.
    var arguments: [String: RecordedValue] {
        let name = RecordedCall.keys.first { $0.value == keyCode }?.key ?? charactersIgnoringModifiers
        var arguments = ["key": RecordedValue.text(name)]
        for (name, flag) in RecordedCall.modifiers where modifierFlags.contains(flag) { arguments[name] = .bool(true) }
        return arguments
    }
}

extension RecordedCall {
    /// The keys of a hardware keyboard that have names; others are told by their characters.
    public static let keys: KeyValuePairs<String, UIKeyboardHIDUsage> = [
        "backspace": .keyboardDeleteOrBackspace, "delete": .keyboardDeleteForward, "left": .keyboardLeftArrow,
        "right": .keyboardRightArrow, "up": .keyboardUpArrow, "down": .keyboardDownArrow, "home": .keyboardHome,
        "end": .keyboardEnd, "return": .keyboardReturnOrEnter, "tab": .keyboardTab, "escape": .keyboardEscape,
        "space": .keyboardSpacebar,
    ]

    /// What may be held with a key.
    public static let modifiers: KeyValuePairs<String, UIKeyModifierFlags> = [
        "shift": .shift, "option": .alternate, "command": .command, "control": .control,
    ]
}
