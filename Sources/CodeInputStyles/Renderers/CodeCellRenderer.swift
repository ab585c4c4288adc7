/// A type that draws the cells of a code field.
///
/// A style is the renderer that an app chose for a field, such as `.box`. Choose a built-in one, or write your own.
///
/// A renderer is a pure function: the same cell in the same context gives the same drawing. It keeps no state, so one
/// value can serve any number of fields on any thread. Draw inside the cell's frame, or in the layout's
/// ``CodeCellLayout/overhang`` around it, and distinguish the states by more than color.
///
/// ```swift
/// struct ChipRenderer: CodeCellRenderer {
///     var text = CodeTextStyle(font: CodeFont(design: .rounded))
///     var line = ByState<CodeColor>(.boundary, focused: .tint, selected: .tint, accepted: .green, rejected: .red)
///     var width = ByState<CGFloat>(1, selected: 2, verifying: 1.5, accepted: 2, rejected: 3.5)
///
///     func draw(_ cell: CodeCell, in context: inout CellContext) {
///         if cell.isSelected || !cell.isEnabled {
///             let chip = CodePath.roundedRect(context.frame, cornerRadius: 14)
///             context.fill(chip, with: cell.isEnabled ? .selection : .fill)
///         }
///         if cell.isEnabled {
///             context.strokeBorder(
///                 cornerRadius: 14, with: line.value(for: cell),
///                 lineWidth: width.value(for: cell) + (cell.isFocused ? 2 : 0))
///         }
///         if cell.isMarked { context.drawMarking(with: .tint) }
///     }
/// }
/// ```
public protocol CodeCellRenderer: Sendable {
    /// Draws a cell without its character: the only requirement without a default.
    func draw(_ cell: CodeCell, in context: inout CellContext)

    /// Draws what stands in a cell, over it: a character, the symbol of a masked one, or a placeholder.
    ///
    /// It moves by itself when it is inserted or removed, while the cell stays. A masked cell carries no character, and
    /// an empty one is not asked for. The default draws the content with ``text``, in ``textRect(in:)`` or the cell.
    func drawCharacter(of cell: CodeCell, in context: inout CellContext)

    /// Draws the background, under all cells; the default draws none.
    func drawBackground(of field: CodeFieldState, in context: inout FieldContext)

    /// Draws the foreground, over all cells.
    ///
    /// The default draws the status sign with ``FieldContext/drawStatus(of:in:with:)``, for users who have turned on
    /// Differentiate Without Color. A renderer that draws something else here should draw the sign too.
    func drawForeground(of field: CodeFieldState, in context: inout FieldContext)

    /// The layout of the cells; the default is equal cells, 8 points apart.
    var layout: CodeCellLayout { get }

    /// Returns the frames of the cells, for cells that stand elsewhere than the layout has them, such as on an arc.
    ///
    /// There is one inside the bounds of the field, in points, for each cell, in the order of the code. The field still
    /// takes its size from the layout. The default is the frames of the layout, which also replace infinite ones, or
    /// too many or too few.
    func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect]

    /// The motion of characters, of cells, and of the row; with Reduce Motion, nothing travels.
    var motion: CodeMotion { get }

    /// The style of the text in a cell, whose font the caret and the baseline of the field follow.
    var text: CodeTextStyle { get }

    /// Returns the rectangle in points of the field in which a cell centers its text; nil for no caret.
    ///
    /// The caret stands in its middle, and constraints align other text with its baseline, or for nil with the bottom
    /// of the cell. The default is the frame of the cell.
    func textRect(in context: CellContext) -> CGRect?

    /// The style of the caret; the default blinks, in the field's tint.
    var caret: CodeCaretStyle { get }

    /// What the drawings depend on, by default all that is in ``CodeDependencies``.
    ///
    /// With less, equal cells share a drawing, and a key draws no background anew. `checkRenderer` finds a drawing that
    /// depends on more.
    var dependencies: CodeDependencies { get }
}

extension CodeCellRenderer {
    /// Draws the content with the text style.
    public func drawCharacter(of cell: CodeCell, in context: inout CellContext) {
        context.draw(cell, in: textRect(in: context), text: text, over: text, hasCaret: caret.isThere)
    }

    /// Leaves the background empty.
    public func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {}

    /// Draws the status sign.
    public func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        context.drawStatus(of: field)
    }

    /// Equal cells, 8 points apart.
    public var layout: CodeCellLayout { .equal() }

    /// Returns the frames of the layout.
    public func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        layout.frames(count: count, in: bounds, environment: environment)
    }

    /// The default motion.
    public var motion: CodeMotion { .standard }

    /// The default text style.
    public var text: CodeTextStyle { CodeTextStyle() }

    /// Returns the frame of the cell.
    public func textRect(in context: CellContext) -> CGRect? { context.frame }

    /// A blinking bar in the field's tint.
    public var caret: CodeCaretStyle { CodeCaretStyle() }

    /// Everything.
    public var dependencies: CodeDependencies { CodeDependencies(position: true, cells: true, character: true) }
}

/// What the drawings of a renderer depend on: the less it is, the less a field draws with each key.
///
/// Every drawing may depend on the size of its frame, the environment, the focus, the status, and on what kind of
/// content a cell holds.
public struct CodeDependencies: Sendable {
    package internal(set) var position: Bool, cells: Bool, character: Bool
    /// Whether the position matters only through which sides of the cell touch others.
    let neighbors: Bool

    /// Creates a value.
    ///
    /// - Parameters:
    ///   - position: Whether a cell, or the rectangle of its text, depends on its index or on where it is, and not only
    ///     on the size of its frame.
    ///   - cells: Whether the background or the foreground depends on the cells, and not only on the focus, the status,
    ///     and whether the field is enabled.
    ///   - character: Whether a cell without its character depends on which one it holds, and not only on whether it
    ///     holds one.
    public init(position: Bool = false, cells: Bool = false, character: Bool = false) {
        (self.position, neighbors, self.cells, self.character) = (position, false, cells, character)
    }

    init(neighbors: Bool) { (position, self.neighbors, cells, character) = (neighbors, neighbors, false, false) }
}
