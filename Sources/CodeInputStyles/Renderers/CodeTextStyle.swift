/// The style of a cell's content: characters, placeholders and masks.
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
    /// A placeholder is a step lighter.
    public var font: CodeFont
    /// The color of characters and mask symbols.
    ///
    /// It also fills a mask image that is a template.
    public var color: ByState<CodeColor>
    /// The color of placeholders.
    public var placeholderColor: ByState<CodeColor>
    /// The symbol in place of a masked character.
    public var mask: CodeMaskSymbol

    /// Creates a text style.
    ///
    /// - Parameters:
    ///   - font: The font of characters.
    ///   - color: The color of characters and mask symbols.
    ///   - placeholderColor: The color of placeholders.
    ///   - mask: The symbol in place of a masked character.
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
