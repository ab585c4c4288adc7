/// A renderer with a line under each character, thicker for the focus and a status, most of all after a rejection.
public struct UnderlineRenderer: CodeCellRenderer, BuiltInRenderer, Equatable {
    /// The style of characters, placeholders and masks; a state without a color has that of the default.
    public var text: CodeTextStyle = Self.ownText
    static let ownText = CodeTextStyle(
        color: ByState(.label, accepted: .green, rejected: .red, disabled: .tertiaryLabel))
    /// The color of the line.
    public var lineColor = ByState.line(.boundary, filled: .label, disabled: .separator)
    /// The thickness of the line in points, 0 or more; its base defaults to 1.
    public var lineWidth = ByState<CGFloat>(
        1, filled: 1.5, focused: 3, selected: 3, verifying: 2, accepted: 2.5, rejected: 4, disabled: 0.5)
    /// Whether a verdict shows in the line only, and the text stays as before; defaults to false.
    public var hasQuietVerdicts = false
    /// The distance in points between the characters' room and a line of the base width; nil, the default, is about 5.
    ///
    /// A negative or infinite distance counts as nil. The line takes at most half of the height.
    public var lineGap: CGFloat?
    /// The style of the caret.
    public var caret = CodeCaretStyle()

    /// The layout of the cells.
    public var layout = CodeCellLayout.equal(spacing: 12)
    /// The motion of cells.
    public var motion = CodeMotion.standard

    /// Creates the renderer with its defaults.
    public init() {}

    /// Draws the line.
    public func draw(_ cell: CodeCell, in context: inout CellContext) {
        let frame = context.frame
        let width = min(context.environment.alignedUp(lineWidth.value(for: cell) + cell.addedWidth), frame.height)
        // A status is told without the selection.
        if cell.isSelected, cell.status == .editing {
            context.fill(.roundedRect(contentRect(in: context), cornerRadius: 6), with: .selection)
        }
        if cell.isMarked { context.drawMarking(in: contentRect(in: context), with: .tint) }
        let line = CGRect(x: frame.minX, y: frame.maxY - width, width: frame.width, height: width)
        context.fill(.rect(line), with: lineColor.value(for: cell))
    }

    // The same in every state, so that characters don't move when the line grows. The room above keeps them near it.
    /// Returns the cell without the room of the line.
    public func textRect(in context: CellContext) -> CGRect? { contentRect(in: context) }

    private func contentRect(in context: CellContext) -> CGRect {
        let gap = lineGap.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
        let below = min(gap.map { $0 + context.environment.alignedUp(lineWidth.base) } ?? 6, context.frame.height / 2)
        let above = context.environment.aligned(min(max(22 - below, 0), context.frame.height * 2 / 7))
        return context.frame.inset(by: CodeInsets(top: above, bottom: context.environment.aligned(below)))
    }
}

extension CodeCellRenderer where Self == UnderlineRenderer {
    /// A line under each character.
    public static var underline: UnderlineRenderer { UnderlineRenderer() }
}
