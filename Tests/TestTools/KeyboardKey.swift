#if canImport(UIKit)
import UIKit

/// A key of a hardware keyboard.
public struct KeyboardKey: Hashable, Sendable {
    /// The name of the key: "backspace", or its character.
    public let name: String
    /// The USB HID usage of the key, or 0.
    let code: Int
    let characters: String

    /// Deletes backward.
    package static let backspace = KeyboardKey("backspace", 0x2A, "\u{8}")
    /// Deletes forward.
    package static let delete = KeyboardKey("delete", 0x4C, UIKeyCommand.inputDelete)
    package static let left = KeyboardKey("left", 0x50, UIKeyCommand.inputLeftArrow)
    package static let right = KeyboardKey("right", 0x4F, UIKeyCommand.inputRightArrow)
    package static let up = KeyboardKey("up", 0x52, UIKeyCommand.inputUpArrow)
    package static let down = KeyboardKey("down", 0x51, UIKeyCommand.inputDownArrow)
    package static let home = KeyboardKey("home", 0x4A, UIKeyCommand.inputHome)
    package static let end = KeyboardKey("end", 0x4D, UIKeyCommand.inputEnd)
    package static let `return` = KeyboardKey("return", 0x28, "\r")
    package static let tab = KeyboardKey("tab", 0x2B, "\t")
    package static let escape = KeyboardKey("escape", 0x29, UIKeyCommand.inputEscape)
    package static let space = KeyboardKey("space", 0x2C, " ")

    private static let named = [backspace, delete, left, right, up, down, home, end, `return`, tab, escape, space]

    private init(_ name: String, _ code: Int, _ characters: String) {
        self.name = name
        self.code = code
        self.characters = characters
    }

    /// Finds a key by its name, such as "backspace".
    ///
    /// Returns nil for an unknown name.
    public init?(name: String) {
        guard let key = Self.named.first(where: { $0.name == name }) else { return nil }
        self = key
    }

    package static func character(_ character: Character) -> KeyboardKey {
        KeyboardKey(String(character), usage(of: character), String(character))
    }

    private static func usage(of character: Character) -> Int {
        guard let value = character.lowercased().utf8.first, character.isASCII else { return 0 }
        switch value {
        case 0x61...0x7A: return Int(value) - 0x61 + 0x04
        case 0x31...0x39: return Int(value) - 0x31 + 0x1E
        case 0x30: return 0x27
        case 0x20: return 0x2C
        case 0x2D: return 0x2D
        default: return 0
        }
    }
}
#endif
