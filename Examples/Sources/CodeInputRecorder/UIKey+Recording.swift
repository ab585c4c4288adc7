public import UIKit

extension UIKey {
    /// The key and its modifiers in a recording.
    var arguments: [String: RecordedValue] {
        let name = RecordedCall.keys.first { $0.value == keyCode }?.key ?? charactersIgnoringModifiers
        var arguments = ["key": RecordedValue.text(name)]
        for (name, flag) in RecordedCall.modifiers where modifierFlags.contains(flag) { arguments[name] = .bool(true) }
        return arguments
    }
}

extension RecordedCall {
    /// The named keys of a hardware keyboard.
    ///
    /// A recording has the characters of other keys.
    public static let keys: KeyValuePairs<String, UIKeyboardHIDUsage> = [
        "backspace": .keyboardDeleteOrBackspace, "delete": .keyboardDeleteForward, "left": .keyboardLeftArrow,
        "right": .keyboardRightArrow, "up": .keyboardUpArrow, "down": .keyboardDownArrow, "home": .keyboardHome,
        "end": .keyboardEnd, "return": .keyboardReturnOrEnter, "tab": .keyboardTab, "escape": .keyboardEscape,
        "space": .keyboardSpacebar,
    ]

    /// The modifiers of a key.
    public static let modifiers: KeyValuePairs<String, UIKeyModifierFlags> = [
        "shift": .shift, "option": .alternate, "command": .command, "control": .control,
    ]
}
