#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// Where one cell is drawn.
public struct CellContext: CodeDrawingContext {
    /// The cell, in points of the field.
    ///
    /// Draw inside it.
    public let frame: CGRect
    /// The whole field.
    public let bounds: CGRect
    /// How many cells the field has.
    public let cellCount: Int
    /// What surrounds the field.
    public let environment: CodeEnvironment
    /// What was drawn so far.
    public var drawing = CodeDrawing()

    /// Creates a context to draw a cell in.
    ///
    /// - Parameters:
    ///   - frame: The cell, in points of the field.
    ///   - bounds: The whole field; the cell alone unless given.
    ///   - cellCount: How many cells the field has.
    ///   - environment: What surrounds the field.
    public init(
        frame: CGRect, bounds: CGRect? = nil, cellCount: Int = 1, environment: CodeEnvironment = CodeEnvironment()
    ) {
        self.frame = frame
        self.bounds = bounds ?? frame
        self.cellCount = cellCount
        self.environment = environment
    }
}
