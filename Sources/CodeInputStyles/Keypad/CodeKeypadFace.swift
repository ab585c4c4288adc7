/// What stands on the extra key of a number pad.
public enum CodeKeypadFace: Sendable, Equatable {
    /// An image. Of a template, such as a symbol, the shape is filled with the style's colour.
    case image(CodeImage)
    /// A short word.
    case title(String)

    /// A symbol of the system.
    ///
    /// - Parameter name: Its name in SF Symbols, such as `faceid`.
    /// - Returns: The face.
    public static func symbol(_ name: String) -> CodeKeypadFace { .image(CodeImage(systemName: name)) }
}
