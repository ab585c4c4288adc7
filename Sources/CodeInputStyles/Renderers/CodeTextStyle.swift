/// How a style sets what its cells hold: characters, placeholders and what hides a character.
///
/// ```swift
/// var style = BoxRenderer.box
/// style.text.font = CodeFont(size: 28, weight: .bold, design: .rounded)
/// style.text.color.rejected = .red
/// style.text.mask = .character("*")
/// ```
public struct CodeTextStyle: Sendable, Equatable {
    /// The font of characters.
    ///
    /// Defaults to the system font in 24 points, semibold. A placeholder is set a step lighter.
    public var font: CodeFont
    /// The color of characters, and of what hides them.
    ///
    /// Defaults to ``CodeColor/label``, and to ``CodeColor/tertiaryLabel`` in a field that takes no input. An image
    /// gets it if it is a template.
    public var color: ByState<CodeColor>
    /// The color of placeholders.
    ///
    /// Defaults to ``CodeColor/placeholder``, and to ``CodeColor/tertiaryLabel`` in a field that takes no input.
    public var placeholderColor: ByState<CodeColor>
    /// What takes the place of a hidden character.
    ///
    /// Defaults to a dot.
    public var mask: CodeMaskSymbol

    /// Creates a text style.
    ///
    /// - Parameters:
    ///   - font: The font of characters.
    ///   - color: The color of characters, and of what hides them.
    ///   - placeholderColor: The color of placeholders.
    ///   - mask: What takes the place of a hidden character.
    public init(
        font: CodeFont = CodeFont(), color: ByState<CodeColor> = ByState(.label, disabled: .tertiaryLabel),
        placeholderColor: ByState<CodeColor> = ByState(.placeholder, disabled: .tertiaryLabel),
        mask: CodeMaskSymbol = .dot
    ) {
        self.font = font
        self.color = color
        self.placeholderColor = placeholderColor
        self.mask = mask
    }
}
