/// A key of a hardware keyboard.
public struct StandInKey: Hashable, Sendable {
    public let name: String
    let code: UIKeyboardHIDUsage
    let characters: String

    public static let backspace = StandInKey("backspace", .keyboardDeleteOrBackspace, "\u{8}")
    public static let delete = StandInKey("delete", .keyboardDeleteForward, UIKeyCommand.inputDelete)
    public static let left = StandInKey("left", .keyboardLeftArrow, UIKeyCommand.inputLeftArrow)
    public static let right = StandInKey("right", .keyboardRightArrow, UIKeyCommand.inputRightArrow)
    public static let up = StandInKey("up", .keyboardUpArrow, UIKeyCommand.inputUpArrow)
    public static let down = StandInKey("down", .keyboardDownArrow, UIKeyCommand.inputDownArrow)
    public static let home = StandInKey("home", .keyboardHome, UIKeyCommand.inputHome)
    public static let end = StandInKey("end", .keyboardEnd, UIKeyCommand.inputEnd)
    public static let `return` = StandInKey("return", .keyboardReturnOrEnter, "\r")
    public static let tab = StandInKey("tab", .keyboardTab, "\t")
    public static let escape = StandInKey("escape", .keyboardEscape, UIKeyCommand.inputEscape)
    public static let space = StandInKey("space", .keyboardSpacebar, " ")

    private static let named = [backspace, delete, left, right, up, down, home, end, `return`, tab, escape, space]

    private init(_ name: String, _ code: UIKeyboardHIDUsage, _ characters: String) {
        self.name = name
        self.code = code
        self.characters = characters
    }

    /// By its name, as "backspace"; nil for none of them.
    public init?(name: String) {
        guard let key = Self.named.first(where: { $0.name == name }) else { return nil }
        self = key
    }

    /// The key with that character on it.
    public static func character(_ character: Character) -> StandInKey {
        StandInKey(String(character), usage(of: character), String(character))
    }

    private static func usage(of character: Character) -> UIKeyboardHIDUsage {
        guard let value = character.lowercased().utf8.first, character.isASCII else { return .keyboardErrorUndefined }
        switch value {
        case 0x61...0x7A: return UIKeyboardHIDUsage(rawValue: Int(value) - 0x61 + 4) ?? .keyboardErrorUndefined
        case 0x31...0x39: return UIKeyboardHIDUsage(rawValue: Int(value) - 0x31 + 0x1E) ?? .keyboardErrorUndefined
        case 0x30: return .keyboard0
        case 0x20: return .keyboardSpacebar
        case 0x2D: return .keyboardHyphen
        default: return .keyboardErrorUndefined
        }
    }
}
