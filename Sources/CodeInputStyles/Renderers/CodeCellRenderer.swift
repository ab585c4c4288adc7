public import CodeInputCore

#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// How a code field looks.
///
/// An app picks a built-in style or writes its own.
///
/// A renderer is a pure function: the same cell in the same context gives the same drawing. It keeps no state, so one
/// value may serve any number of fields, on any thread. Draw inside the cell's frame, and tell the states apart by more
/// than color.
///
/// ```swift
/// struct ChipRenderer: CodeCellRenderer {
///     var text = CodeTextStyle(font: CodeFont(design: .rounded))
///     var line = ByState<CodeColor>(.boundary, focused: .tint, selected: .tint, accepted: .green, rejected: .red)
///
///     func draw(_ cell: CodeCell, in context: inout CellContext) {
///         let isActive = cell.isFocused || cell.isSelected
///         if cell.isSelected || !cell.isEnabled {
///             let chip = CodePath.roundedRect(context.frame, cornerRadius: 14)
///             context.fill(chip, with: cell.isEnabled ? .selection : .fill)
///         }
///         if cell.isEnabled {
///             context.strokeBorder(
///                 cornerRadius: 14, with: line.value(for: cell), lineWidth: isActive ? 3 : 1)
///         }
///         if cell.isMarked { context.drawMarking(with: .tint) }
///         context.draw(cell, text: text)
///     }
/// }
/// ```
public protocol CodeCellRenderer: Sendable {
    /// Draws one cell. The only requirement without a default.
    ///
    /// - Parameters:
    ///   - cell: What the cell holds and which state it is in. A masked cell has no character to draw.
    ///   - context: Where to draw, and the drawing calls.
    func draw(_ cell: CodeCell, in context: inout CellContext)

    /// Draws what lies under all cells. The default draws nothing.
    ///
    /// - Parameters:
    ///   - field: The whole field.
    ///   - context: Where to draw, and the drawing calls.
    func drawBackground(of field: CodeFieldState, in context: inout FieldContext)

    /// Whether the background depends on single cells. Defaults to true.
    ///
    /// Return false if ``drawBackground(of:in:)`` reads nothing of the field but its status, its focus, and whether it is
    /// enabled. The view then doesn't draw the background again with every key.
    var backgroundDependsOnCells: Bool { get }

    /// Draws what lies over all cells. The default draws the sign of the status, with
    /// ``FieldContext/drawStatus(of:in:with:)``.
    ///
    /// A renderer that draws something else here draws the sign too, in a place or a color of its own: it tells the
    /// status of a code to those who can't tell it from a color.
    ///
    /// - Parameters:
    ///   - field: The whole field.
    ///   - context: Where to draw, and the drawing calls.
    func drawForeground(of field: CodeFieldState, in context: inout FieldContext)

    /// Where the cells stand. The default is equal cells, 8 points apart.
    var layout: CodeCellLayout { get }

    /// How cells move when a character comes, goes or is refused. The default is ``CodeMotion/init(come:go:refuse:stagger:)``.
    ///
    /// The view reads it when something happens. Where the user asked for less motion, nothing moves.
    var motion: CodeMotion { get }

    /// Where the caret blinks in the focused cell, or nil for none.
    ///
    /// The default is a bar, 2 points wide, in the middle of the cell and as high as a line of the default font.
    ///
    /// - Parameter context: The focused cell.
    /// - Returns: The caret in points of the field.
    func caret(in context: CellContext) -> CGRect?
}

extension CodeCellRenderer {
    /// Draws nothing.
    public func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {}

    /// True.
    public var backgroundDependsOnCells: Bool { true }

    /// Draws the sign of the status.
    public func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        context.drawStatus(of: field)
    }

    /// Equal cells, 8 points apart.
    public var layout: CodeCellLayout { .equal() }

    /// Cells spring up as they are filled, and a wrong code is shaken.
    public var motion: CodeMotion { CodeMotion() }

    /// A bar, 2 points wide, in the middle of the cell.
    public func caret(in context: CellContext) -> CGRect? {
        context.caretBar(font: CodeFont())
    }
}
