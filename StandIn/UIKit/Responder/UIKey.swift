@MainActor open class UIKey: NSObject {
    public let characters: String
    public let charactersIgnoringModifiers: String
    public let modifierFlags: UIKeyModifierFlags
    public let keyCode: UIKeyboardHIDUsage

    /// Creates a key of a hardware keyboard.
    public static func standIn(
        _ characters: String, ignoring: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage
    ) -> UIKey {
        UIKey(characters: characters, ignoring: ignoring, modifierFlags: modifierFlags, keyCode: keyCode)
    }

    init(characters: String, ignoring: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage) {
        self.characters = characters
        charactersIgnoringModifiers = ignoring
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
        super.init()
    }
}
