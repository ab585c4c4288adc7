/// The style of a cell's content: characters, placeholders and masks.
public struct CodeTextStyle: Sendable, Equatable {
    /// The font of characters; a placeholder is light, and a fifth smaller.
    public var font: CodeFont
    /// The color of characters and mask symbols, also of a mask image that is a template.
    public var color: ByState<CodeColor>
    /// The color of placeholders.
    public var placeholderColor: ByState<CodeColor>
    /// The symbol in place of a masked character.
    public var mask: CodeMaskSymbol

    /// Creates a text style: each parameter is the property of its name.
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

/// The symbol in place of a masked character.
public indirect enum CodeMaskSymbol: Sendable, Equatable {
    /// A dot.
    case dot
    /// A character, such as an asterisk.
    case character(Character)
    /// An image of the app; a dot if it can't be found.
    case image(CodeImage)

    var disabled: CodeMaskSymbol {
        if case .image(let image) = self { .image(image.disabled) } else { self }
    }
}

extension CellContext {
    mutating func draw(_ mask: CodeMaskSymbol, in rect: CGRect, font: CodeFont, with color: CodeColor) {
        let size = font.fittingSize(in: rect.size, textScale: environment.textScale)
        let dot = square(size * 0.46, in: rect)
        switch mask {
        case .dot: fill(.ellipse(in: dot), with: color)
        case .character(let character): draw(String(character), in: rect, font: font, with: color)
        case .image(let image): draw(image, in: rect, with: color, orIn: square(size, in: rect), dot: dot)
        }
    }

    /// Draws the image of a mask in a space, or in a rectangle if it has no size; a dot if it can't be found.
    mutating func draw(_ image: CodeImage, in space: CGRect, with color: CodeColor, orIn rect: CGRect, dot: CGRect) {
        let size = image.size?.fitted(into: space.size, scale: environment.textScale)
        draw(image, in: size.map { centered($0, in: space) } ?? rect, tint: image.isTemplate ? color : nil) {
            $0.fill(.ellipse(in: dot), with: color)
        }
    }
}
