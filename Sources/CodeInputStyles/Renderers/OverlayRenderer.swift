public import CodeInputCore

#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// The background and the layout of one style, and the cells of another.
///
/// Made by ``CodeCellRenderer/overlaying(_:)``.
public struct OverlayRenderer<Base: CodeCellRenderer, Overlay: CodeCellRenderer>: CodeCellRenderer {
    /// Its background is drawn, and its layout says where the cells stand.
    ///
    /// Its cells are not drawn.
    public var base: Base
    /// Its background is drawn over that of the base, and its cells and caret over both.
    public var overlay: Overlay

    /// Combines two styles.
    ///
    /// - Parameters:
    ///   - base: Draws the background and lays out the cells.
    ///   - overlay: Draws the cells.
    public init(base: Base, overlay: Overlay) {
        self.base = base
        self.overlay = overlay
    }

    /// The layout of the base.
    public var layout: CodeCellLayout { base.layout }

    /// The motion of the overlay.
    public var motion: CodeMotion { overlay.motion }

    /// Draws the background of the base, and over it that of the overlay.
    public func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        base.drawBackground(of: field, in: &context)
        overlay.drawBackground(of: field, in: &context)
    }

    /// Whether the background of either style depends on cells.
    public var backgroundDependsOnCells: Bool { base.backgroundDependsOnCells || overlay.backgroundDependsOnCells }

    /// Draws the cell as the overlay does.
    public func draw(_ cell: CodeCell, in context: inout CellContext) {
        overlay.draw(cell, in: &context)
    }

    /// Draws what the overlay has over its cells.
    public func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        overlay.drawForeground(of: field, in: &context)
    }

    /// The caret of the overlay.
    public func caret(in context: CellContext) -> CGRect? {
        overlay.caret(in: context)
    }
}

extension CodeCellRenderer {
    /// This style's background and layout, with the cells of another.
    ///
    /// ```swift
    /// let style = .background(image: grid).overlaying(.dots())
    /// ```
    ///
    /// - Parameter overlay: Draws the cells and the caret. Of this style the cells are not drawn: each cell is drawn
    ///   once, by the style that says how it looks in each state.
    /// - Returns: The combined style.
    public func overlaying<Overlay: CodeCellRenderer>(_ overlay: Overlay) -> OverlayRenderer<Self, Overlay> {
        OverlayRenderer(base: self, overlay: overlay)
    }
}

extension OverlayRenderer: Equatable where Base: Equatable, Overlay: Equatable {}
