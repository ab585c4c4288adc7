/// The symbol in place of a masked character.
public enum CodeMaskSymbol: Sendable, Equatable {
    /// A dot.
    case dot
    /// A character, such as an asterisk.
    case character(Character)
    /// An image of the app; a dot if it can't be found.
    indirect case image(CodeImage)

    /// The symbol in a disabled field.
    var disabled: CodeMaskSymbol {
        guard case .image(let image) = self else { return self }
        return .image(image.disabled)
    }
}

extension CellContext {
    mutating func drawDot(in rect: CGRect, font: CodeFont, with color: CodeColor) {
        let size = font.fittingSize(in: rect.size, textScale: environment.textScale)
        fill(.ellipse(in: square(size * 0.46, in: rect)), with: color)
    }

    mutating func draw(_ mask: CodeMaskSymbol, in rect: CGRect, font: CodeFont, with color: CodeColor) {
        switch mask {
        case .dot: drawDot(in: rect, font: font, with: color)
        case .character(let character): draw(String(character), in: rect, font: font, with: color)
        case .image(let image):
            let side = font.fittingSize(in: rect.size, textScale: environment.textScale)
            let size = image.size?.fitted(into: rect.size, scale: environment.textScale)
            let place = size.map { centered($0, in: rect) } ?? square(side, in: rect)
            draw(image, in: place, tint: image.isTemplate ? color : nil) { fallback in
                fallback.drawDot(in: rect, font: font, with: color)
            }
        }
    }
}
