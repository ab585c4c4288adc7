extension CellContext {
    /// Draws the content of a cell with a text style, centered in a rectangle, or in the cell; it omits the placeholder
    /// of the focused cell, and a mask image is paler in a disabled field.
    public mutating func draw(_ cell: CodeCell, in rect: CGRect? = nil, text style: CodeTextStyle) {
        draw(cell, in: rect, text: style, over: style)
    }

    /// Draws the content of a cell with a text style, whose missing colors of states are those of another.
    @inline(never) mutating func draw(
        _ cell: CodeCell, in rect: CGRect?, text style: CodeTextStyle, over own: CodeTextStyle,
        hasCaret: Bool = true
    ) {
        let rect = rect ?? frame, font = style.font, color = style.color.value(for: cell, over: own.color)
        switch cell.content {
        case .empty: break
        case .placeholder where cell.isFocused && cell.isEnabled && hasCaret: break
        case .placeholder(let hint):
            // Light and smaller, in narrow cells too, so that it does not read as typed.
            var small = font
            (small.size, small.weight) = (font.size * 0.8, .light)
            let inner = rect.insetBy(dx: rect.width / 10, dy: rect.height / 10)
            let color = style.placeholderColor.value(for: cell, over: own.placeholderColor)
            draw(String(hint), in: inner, font: small, with: color)
        case .character(let character): draw(String(character), in: rect, font: font, with: color)
        case .masked: draw(cell.isEnabled ? style.mask : style.mask.disabled, in: rect, font: font, with: color)
        }
    }

    /// The rectangle for text, clear of a border and of a line under marked text.
    public var contentRect: CGRect {
        let padding = environment.aligned(environment.paddingOfText(inHeight: frame.height))
        return frame.insetBy(dx: environment.aligned(min(5, frame.width / 10)), dy: padding)
    }

    // MARK: - Shapes

    /// Strokes a border inside a rectangle, or the cell, with a width of whole pixels; the radius is that of the outer
    /// corners.
    public mutating func strokeBorder(
        _ rect: CGRect? = nil, cornerRadius: CGFloat = 0, with color: CodeColor, lineWidth: CGFloat = 1
    ) { strokeInside(rect ?? frame, cornerRadius: cornerRadius, with: color, lineWidth: lineWidth) }

    /// Underlines marked text, along the bottom of a rectangle in points, inside the cell; nil for a little above its
    /// bottom.
    @inline(never) public mutating func drawMarking(in rect: CGRect? = nil, with color: CodeColor) {
        let rect =
            rect
            ?? frame.insetBy(
                dx: environment.aligned(min(5, frame.width / 10)), dy: environment.aligned(min(10, frame.height / 5.6)))
        let width = environment.aligned(rect.width * 0.5), height = min(2, rect.height)
        let x = environment.aligned(rect.midX - width / 2), y = environment.aligned(rect.maxY) - height
        fill(.rect(CGRect(x: x, y: y, width: width, height: height).moved(into: frame)), with: color)
    }

    /// A square in the middle of a rectangle, on whole pixels: of one size, also in cells that differ by a pixel.
    package func square(_ side: CGFloat, in rect: CGRect) -> CGRect {
        let scale = environment.displayScale, available = (rect.shorterSide * scale).rounded(.down)
        guard side > 0, available >= 1 else { return CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0) }
        let pixels = min(max((side * scale).rounded(), 1), available)
        return centered(CGSize(width: pixels / scale, height: pixels / scale), in: rect).moved(into: frame)
    }
}
