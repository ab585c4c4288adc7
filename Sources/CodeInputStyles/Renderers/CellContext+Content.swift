public import CodeInputCore

extension CellContext {
    /// Draws the content of a cell, centered in a rectangle, or in the cell; a placeholder is light, and a fifth
    /// smaller.
    public mutating func draw(
        _ content: CodeCell.Content, in rect: CGRect? = nil, font: CodeFont, with color: CodeColor,
        placeholderColor: CodeColor = .placeholder, mask: CodeMaskSymbol = .dot
    ) {
        let rect = rect ?? frame
        switch content {
        case .empty: break
        case .placeholder(let hint):
            // Smaller in narrow cells, too.
            let inner = rect.insetBy(dx: rect.width / 10, dy: rect.height / 10)
            draw(String(hint), in: inner, font: font.ofPlaceholder, with: placeholderColor)
        case .character(let character): draw(String(character), in: rect, font: font, with: color)
        case .masked: draw(mask, in: rect, font: font, with: color)
        }
    }

    /// Draws the content of a cell with a text style, centered in a rectangle, or in the cell; it omits the placeholder
    /// at the caret, and a mask image is paler in a disabled field.
    public mutating func draw(_ cell: CodeCell, in rect: CGRect? = nil, text style: CodeTextStyle) {
        draw(cell, in: rect, text: style, over: style)
    }

    /// Draws the content of a cell with a text style, whose missing colors of states are those of another.
    mutating func draw(_ cell: CodeCell, in rect: CGRect?, text style: CodeTextStyle, over own: CodeTextStyle) {
        switch cell.content {
        case .empty: return
        case .placeholder where cell.isFocused && cell.isEnabled && cell.status == .editing: return
        default:
            draw(
                cell.content, in: rect, font: style.font, with: style.color.value(for: cell, over: own.color),
                placeholderColor: style.placeholderColor.value(for: cell, over: own.placeholderColor),
                mask: cell.isEnabled ? style.mask : style.mask.disabled)
        }
    }

    /// The rectangle for text, clear of a border and of a line under marked text.
    public var contentRect: CGRect {
        let padding = environment.aligned(environment.paddingOfText(inHeight: frame.height))
        return frame.insetBy(dx: environment.aligned(min(5, frame.width / 10)), dy: padding)
    }
}
