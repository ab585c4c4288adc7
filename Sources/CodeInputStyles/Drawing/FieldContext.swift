#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// Where the background of a whole field is drawn, under its cells.
public struct FieldContext: CodeDrawingContext {
    /// The whole field, in points.
    public let bounds: CGRect
    /// The cells, in the order of the code.
    public let cellFrames: [CGRect]
    /// What surrounds the field.
    public let environment: CodeEnvironment
    /// What was drawn so far.
    public var drawing = CodeDrawing()

    /// Creates a context to draw a background in.
    ///
    /// - Parameters:
    ///   - bounds: The whole field, in points.
    ///   - cellFrames: The cells, in the order of the code.
    ///   - environment: What surrounds the field.
    public init(bounds: CGRect, cellFrames: [CGRect], environment: CodeEnvironment = CodeEnvironment()) {
        self.bounds = bounds
        self.cellFrames = cellFrames
        self.environment = environment
    }
}
