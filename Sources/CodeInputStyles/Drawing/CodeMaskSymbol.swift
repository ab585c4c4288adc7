/// What takes the place of a hidden character.
public enum CodeMaskSymbol: Sendable, Equatable {
    /// A drawn dot.
    case dot
    /// A character, such as an asterisk.
    case character(Character)
    /// An image of the app; a dot where there is no such image.
    case image(CodeImage)

    /// The same mask as it is in a field that takes no input.
    var disabled: CodeMaskSymbol {
        guard case .image(let image) = self else { return self }
        return .image(image.disabled)
    }
}
