extension CodeCellRenderer {
    /// Combines this renderer's layout and background with the cells, the caret and the foreground of another renderer.
    ///
    /// The other's background is drawn over this one's; this renderer's own cells and foreground are not drawn.
    ///
    /// ```swift
    /// let style = BackgroundRenderer(image: grid).overlaying(.dots())
    /// ```
    public func overlaying(_ overlay: some CodeCellRenderer) -> some CodeCellRenderer { OverlayRenderer(self, overlay) }
}

// A class: the code that copies a value of two unknown types is larger.
final class OverlayRenderer<Base: CodeCellRenderer, Overlay: CodeCellRenderer>: CodeCellRenderer {
    let base: Base
    let overlay: Overlay

    init(_ base: Base, _ overlay: Overlay) { (self.base, self.overlay) = (base, overlay) }

    var layout: CodeCellLayout {
        var layout = base.layout
        layout.overhang = max(layout.overhang, overlay.layout.overhang)
        return layout
    }
    var motion: CodeMotion { overlay.motion }
    var text: CodeTextStyle { overlay.text }
    var caret: CodeCaretStyle { overlay.caret }
    // The cells are those of the overlay.
    var dependencies: CodeDependencies {
        var dependencies = overlay.dependencies
        dependencies.cells = dependencies.cells || base.dependencies.cells
        return dependencies
    }

    func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        base.cellFrames(count: count, in: bounds, environment: environment)
    }

    func textRect(in context: CellContext) -> CGRect? { overlay.textRect(in: context) }

    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        base.drawBackground(of: field, in: &context)
        context.drawing.endScope()
        overlay.drawBackground(of: field, in: &context)
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) { overlay.draw(cell, in: &context) }

    func drawCharacter(of cell: CodeCell, in context: inout CellContext) {
        overlay.drawCharacter(of: cell, in: &context)
    }

    func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        overlay.drawForeground(of: field, in: &context)
    }
}

extension OverlayRenderer: Equatable where Base: Equatable, Overlay: Equatable {
    static func == (one: OverlayRenderer, other: OverlayRenderer) -> Bool {
        one.base == other.base && one.overlay == other.overlay
    }
}
