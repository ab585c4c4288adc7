/// The context that a renderer draws the background and the foreground of a field in.
public struct FieldContext: CodeDrawingContext {
    /// The bounds of the whole field, in points.
    public let bounds: CGRect
    /// The frames of the cells, in the order of the code.
    public let cellFrames: [CGRect]
    /// The environment of the field.
    public let environment: CodeEnvironment
    /// The drawing so far.
    public var drawing = CodeDrawing()

    /// Creates a context for a field.
    package init(bounds: CGRect, cellFrames: [CGRect], environment: CodeEnvironment = CodeEnvironment()) {
        self.bounds = bounds
        self.cellFrames = cellFrames
        self.environment = environment
    }
}
