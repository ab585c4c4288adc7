#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// The context that a renderer draws a cell in.
public struct CellContext: CodeDrawingContext {
    /// The frame of the cell, in points of the field.
    ///
    /// Draw inside it.
    public let frame: CGRect
    /// The bounds of the whole field, in points.
    public let bounds: CGRect
    /// The number of cells in the field.
    public let cellCount: Int
    /// The environment of the field.
    public let environment: CodeEnvironment
    /// The drawing so far.
    public var drawing = CodeDrawing()

    /// Creates a context for a cell.
    ///
    /// - Parameters:
    ///   - frame: The frame of the cell, in points of the field.
    ///   - bounds: The bounds of the whole field. Defaults to `frame`.
    ///   - cellCount: The number of cells in the field.
    ///   - environment: The environment of the field.
    public init(
        frame: CGRect, bounds: CGRect? = nil, cellCount: Int = 1, environment: CodeEnvironment = CodeEnvironment()
    ) {
        self.frame = frame
        self.bounds = bounds ?? frame
        self.cellCount = cellCount
        self.environment = environment
    }
}
