public import CodeInputCore

#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// A renderer with the background and layout of one renderer and the cells of another.
///
/// ``CodeCellRenderer/overlaying(_:)`` makes it.
public struct OverlayRenderer<Base: CodeCellRenderer, Overlay: CodeCellRenderer>: CodeCellRenderer {
    /// The renderer of the background and the layout.
    ///
    /// It does not draw the cells.
    public var base: Base
    /// The renderer of the cells and the caret.
    ///
    /// Its background is over that of the base.
    public var overlay: Overlay

    /// Combines two renderers.
    ///
    /// - Parameters:
    ///   - base: The renderer of the background and the layout.
    ///   - overlay: The renderer of the cells.
    public init(base: Base, overlay: Overlay) {
        self.base = base
        self.overlay = overlay
    }

    /// The layout of the base.
    public var layout: CodeCellLayout { base.layout }

    /// The motion of the overlay.
    public var motion: CodeMotion { overlay.motion }

    /// Draws the background of the base, then that of the overlay.
    public func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        base.drawBackground(of: field, in: &context)
        overlay.drawBackground(of: field, in: &context)
    }

    /// Draws the cell with the overlay.
    public func draw(_ cell: CodeCell, in context: inout CellContext) {
        overlay.draw(cell, in: &context)
    }

    /// Draws the foreground of the overlay.
    public func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        overlay.drawForeground(of: field, in: &context)
    }

    /// Returns the caret of the overlay.
    public func caret(in context: CellContext) -> CGRect? {
        overlay.caret(in: context)
    }
}

extension CodeCellRenderer {
    /// Combines this renderer's background and layout with the cells of another renderer.
    ///
    /// ```swift
    /// let style = .background(image: grid).overlaying(.dots())
    /// ```
    ///
    /// - Parameter overlay: The renderer of the cells and the caret. This renderer's own cells are not drawn.
    /// - Returns: The combined renderer.
    public func overlaying<Overlay: CodeCellRenderer>(_ overlay: Overlay) -> OverlayRenderer<Self, Overlay> {
        OverlayRenderer(base: self, overlay: overlay)
    }
}

extension OverlayRenderer: Equatable where Base: Equatable, Overlay: Equatable {}
