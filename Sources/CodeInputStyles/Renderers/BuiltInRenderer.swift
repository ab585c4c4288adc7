/// A style of the kit: what all of them draw alike.
protocol BuiltInRenderer: CodeCellRenderer {
    /// The text of the style as it comes, whose colors stand in for those of missing states.
    static var ownText: CodeTextStyle { get }
    var hasQuietVerdicts: Bool { get }
}

extension BuiltInRenderer {
    /// Draws the content of the cell.
    public func drawCharacter(of cell: CodeCell, in context: inout CellContext) {
        context.draw(
            cell.quiet(hasQuietVerdicts), in: textRect(in: context), text: text, over: Self.ownText,
            hasCaret: caret.isThere)
    }

    /// Returns the cell without the room of the border.
    public func textRect(in context: CellContext) -> CGRect? { context.contentRect }

    /// Nothing.
    public var dependencies: CodeDependencies { CodeDependencies() }
}
