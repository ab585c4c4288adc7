public import CodeInputCore

#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension CellContext {
    /// Draws what the cell holds, centered: a character, a placeholder, a dot, or nothing.
    ///
    /// - Parameters:
    ///   - content: What the cell holds.
    ///   - rect: Where, in points; the whole cell unless given.
    ///   - font: In which font; a placeholder is set a step lighter.
    ///   - color: The color of a character or dot.
    ///   - placeholderColor: The color of a placeholder.
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

    /// Where text stands so that it keeps clear of a border at the sides, and of the sign of the field's status.
    var contentRect: CGRect {
        let room = environment.aligned(environment.roomOfStatus(inHeight: frame.height))
        return frame.insetBy(dx: environment.aligned(min(5, frame.width / 10)), dy: room)
    }
}
