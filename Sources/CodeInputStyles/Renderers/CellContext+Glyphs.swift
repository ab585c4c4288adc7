public import CodeInputCore

#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension CellContext {
    /// Draws a border that lies inside a rectangle, whole, and on whole pixels.
    ///
    /// - Parameters:
    ///   - rect: Where, in points; the whole cell unless given.
    ///   - cornerRadius: The radius of the outer corners in points, clamped to half of the shorter side.
    ///   - color: The stroke color.
    ///   - lineWidth: In points; rounded to whole pixels, and at most the shorter side.
    public mutating func strokeBorder(
        _ rect: CGRect? = nil, cornerRadius: CGFloat = 0, with color: CodeColor, lineWidth: CGFloat = 1
    ) {
        let rect = rect ?? frame
        let width = min(environment.alignedUp(lineWidth), rect.width, rect.height)
        stroke(
            .roundedRect(rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: cornerRadius - width / 2),
            with: color, lineWidth: width)
    }

    /// Draws a dot in place of a hidden character.
    ///
    /// - Parameters:
    ///   - rect: The dot stands in its middle.
    ///   - font: The dot is as large as suits text of this font: 0.46 of its size.
    ///   - color: The fill color.
    public mutating func drawDot(in rect: CGRect, font: CodeFont, with color: CodeColor) {
        let size = font.fittingSize(in: rect.size, textScale: environment.textScale)
        fill(.ellipse(in: square(size * 0.46, in: rect)), with: color)
    }

    /// Draws what the cell holds, centred: a character, a placeholder, a dot, or nothing.
    ///
    /// - Parameters:
    ///   - content: What the cell holds.
    ///   - rect: Where, in points; the whole cell unless given.
    ///   - font: In which font; a placeholder is set a step lighter.
    ///   - color: The colour of a character or dot.
    ///   - placeholderColor: The colour of a placeholder.
    ///   - mask: What takes the place of a hidden character.
    public mutating func draw(
        _ content: CodeCell.Content, in rect: CGRect? = nil, font: CodeFont, with color: CodeColor,
        placeholderColor: CodeColor = .placeholder, mask: CodeMaskSymbol = .dot
    ) {
        let rect = rect ?? frame
        switch content {
        case .empty: break
        case .placeholder(let hint): draw(String(hint), in: rect, font: font.ofPlaceholder, with: placeholderColor)
        case .character(let character): draw(String(character), in: rect, font: font, with: color)
        case .masked: draw(mask, in: rect, font: font, with: color)
        }
    }

    private mutating func draw(_ mask: CodeMaskSymbol, in rect: CGRect, font: CodeFont, with color: CodeColor) {
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

    /// Draws what a cell holds as a text style says, centered.
    ///
    /// A placeholder is left out where the caret stands, and an image as mask is paler in a field that takes no input.
    ///
    /// - Parameters:
    ///   - cell: Its content is drawn, and its state picks the colors.
    ///   - rect: Where, in points; the whole cell unless given.
    ///   - style: Font, colors and mask.
    @inline(__always)
    public mutating func draw(_ cell: CodeCell, in rect: CGRect? = nil, text style: borrowing CodeTextStyle) {
        // Inlined in the styles, because a call copies the text style.
        let rect = rect ?? frame
        switch cell.content {
        case .empty: break
        case .placeholder(let hint):
            guard !cell.isFocused || !cell.isEnabled || cell.status != .editing else { return }
            draw(
                String(hint), in: rect, font: style.font.ofPlaceholder, with: style.placeholderColor.value(for: cell))
        case .character(let character):
            draw(String(character), in: rect, font: style.font, with: style.color.value(for: cell))
        case .masked:
            draw(
                cell.isEnabled ? style.mask : style.mask.disabled, in: rect, font: style.font,
                with: style.color.value(for: cell))
        }
    }

    /// A bar in the middle of the cell, as a caret: 2 points wide, a little higher than a capital of the font.
    ///
    /// - Parameter font: The font that the cell's text is drawn in.
    /// - Returns: The bar in points of the field, or nil where the cell has no room for it.
    public func caretBar(font: CodeFont) -> CGRect? {
        caretBar(in: frame, font: font)
    }

    func caretBar(in rect: CGRect, font: CodeFont) -> CGRect? {
        let size = font.fittingSize(in: rect.size, textScale: environment.textScale)
        let height = environment.aligned(min(size * 1.1, rect.height))
        guard height > 0, rect.width >= 2 else { return nil }
        return centered(CGSize(width: 2, height: height), in: rect)
    }

    /// A square in the middle of a rectangle whose edges all fall between pixels.
    ///
    /// An even number of pixels in an even rectangle, and an odd one in an odd: else it stands off the middle.
    func square(_ side: CGFloat, in rect: CGRect) -> CGRect {
        let scale = environment.displayScale
        let room = (min(rect.width, rect.height) * scale).rounded(.down)
        guard side > 0, room >= 1 else { return .zero }
        var pixels = min(max((side * scale).rounded(), 1), room)
        if (pixels - (rect.width * scale).rounded()).truncatingRemainder(dividingBy: 2) != 0 {
            pixels += pixels < room ? 1 : pixels > 1 ? -1 : 0
        }
        return centered(CGSize(width: pixels / scale, height: pixels / scale), in: rect)
    }
}

extension CodeImage {
    /// The image as it is drawn in a field that takes no input; a template gets a quieter colour instead.
    var disabled: CodeImage { isTemplate ? self : opacity(0.4) }
}
