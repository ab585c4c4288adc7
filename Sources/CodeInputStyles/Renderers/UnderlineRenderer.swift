public import CodeInputCore

#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// A line under each character.
///
/// The line is thicker where the next key goes, and its pattern tells the states apart without colour: dashed while
/// the code is verified, broken in the middle when it is wrong.
public struct UnderlineRenderer: CodeCellRenderer, Equatable {
    /// The font of the characters.
    public var font = CodeFont()
    /// The colour of characters and dots.
    public var textColor = ByState<CodeColor>(.label, disabled: .tertiaryLabel)
    /// The colour of placeholders.
    public var placeholderColor = ByState<CodeColor>(.placeholder, disabled: .tertiaryLabel)
    /// What takes the place of a hidden character.
    ///
    /// A dot unless set.
    public var mask = CodeMask.dot
    /// The colour of the line.
    public var lineColor = ByState<CodeColor>(
        .boundary, filled: .label, focused: .tint, selected: .tint, verifying: .tint, accepted: .green,
        rejected: .red, disabled: .separator)
    /// The thickness of the line in points, 0 or more.
    public var lineWidth = ByState<CGFloat>(
        1, filled: 1.5, focused: 2, selected: 2, verifying: 2, accepted: 3, rejected: 3, disabled: 0.5)
    /// What lies behind selected characters.
    public var highlightColor = CodeColor.selection
    /// Where the cells stand.
    public var layout = CodeCellLayout.equal(spacing: 12)

    /// Creates the style with its defaults.
    public init() {}

    /// Draws the line, and above it what the cell holds.
    public func draw(_ cell: CodeCell, in context: inout CellContext) {
        let frame = context.frame
        let width = min(context.environment.alignedUp(lineWidth.value(for: cell)), frame.height)
        let text = textRect(in: context)
        if cell.isSelected { context.fill(.roundedRect(text, cornerRadius: 6), with: highlightColor) }
        if cell.isMarked { context.drawMarking(in: text, with: .tint) }
        let line = CGRect(x: frame.minX, y: frame.maxY - width, width: frame.width, height: width)
        context.fillLine(line, of: cell, with: lineColor.value(for: cell))
        context.drawContent(
            of: cell, in: text, font: font, with: textColor.value(for: cell),
            placeholderColor: placeholderColor.value(for: cell), mask: mask)
    }

    /// A bar above the line.
    public func caret(in context: CellContext) -> CGRect? {
        context.caretBar(in: textRect(in: context), font: font)
    }

    // The line's room is the same in every state, so that a character stays where it is when the line grows.
    private func textRect(in context: CellContext) -> CGRect {
        let frame = context.frame
        let room = min(context.environment.aligned(6), frame.height)
        return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - room)
    }
}

extension CodeCellRenderer where Self == UnderlineRenderer {
    /// A line under each character.
    public static var underline: UnderlineRenderer { UnderlineRenderer() }
}
