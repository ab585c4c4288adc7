/// A key of a number pad.
package enum CodeKeypadKey: Sendable, Hashable {
    /// Types a digit, 0 to 9.
    case digit(Int)
    /// Deletes the character before the caret.
    case delete
    /// Does what the app chose.
    case extra
}

/// What a key of a number pad is at the moment.
package enum CodeKeypadKeyState: String, Sendable, Hashable, CaseIterable {
    /// Nothing touches it.
    case normal
    /// A finger rests on it.
    case pressed
    /// It takes no input.
    case disabled
}

/// What stands on the extra key of a number pad.
public enum CodeKeypadFace: Sendable, Equatable {
    /// An image. Of a template, such as a symbol, the shape is filled with the style's color.
    case image(CodeImage)
    /// A short word.
    case title(String)

    /// A symbol of the system.
    ///
    /// - Parameter name: Its name in SF Symbols, such as `faceid`.
    /// - Returns: The face.
    public static func symbol(_ name: String) -> CodeKeypadFace { .image(CodeImage(systemName: name)) }
}
