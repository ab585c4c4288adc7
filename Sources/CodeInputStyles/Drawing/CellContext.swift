/// The context that a renderer draws a cell in.
public struct CellContext: CodeDrawingContext {
    /// The frame of the cell in points of the field: draw inside it, or outside by ``CodeCellLayout/overhang``.
    public private(set) var frame: CGRect
    /// The bounds of the whole field, in points.
    public let bounds: CGRect
    /// The frames of all cells, in the order of the code.
    public let cellFrames: [CGRect]
    /// The environment of the field.
    public let environment: CodeEnvironment
    /// The drawing so far.
    public var drawing = CodeDrawing()
    /// How far the layout lets the cell draw outside its frame, in points.
    let overhang: CGFloat

    init(
        frame: CGRect, bounds: CGRect? = nil, cellFrames: [CGRect]? = nil,
        environment: CodeEnvironment = CodeEnvironment(), overhang: CGFloat = 0
    ) {
        self.frame = frame
        self.bounds = bounds ?? frame
        self.cellFrames = cellFrames ?? [frame]
        self.environment = environment
        self.overhang = overhang
    }

    /// Draws in a part of the cell, in points of the field, for example another renderer, or a smaller shape.
    public mutating func inside(_ frame: CGRect, _ body: (inout CellContext) -> Void) {
        let whole = self.frame
        self.frame = frame
        body(&self)
        self.frame = whole
    }
}
