@testable import CodeInputStyles

/// The box, of which closures replace parts.
struct DrawnRenderer: CodeCellRenderer {
    var drawCell: @Sendable (CodeCell, inout CellContext) -> Void = { BoxRenderer.box.drawAll($0, in: &$1) }
    var drawText: @Sendable (CodeCell, inout CellContext) -> Void = { _, _ in }
    var drawBeneath: @Sendable (CodeFieldState, inout FieldContext) -> Void = { _, _ in }
    var drawOver: @Sendable (CodeFieldState, inout FieldContext) -> Void = { $1.drawStatus(of: $0) }
    var makeLayout: @Sendable () -> CodeCellLayout = { .equal() }
    var makeFrames: (@Sendable (Int, CGRect) -> [CGRect])?
    var makeTextRect: @Sendable (CellContext) -> CGRect? = { BoxRenderer.box.textRect(in: $0) }
    var dependencies = CodeDependencies(position: true, cells: true, character: true)
    var makeCaret: @Sendable () -> CodeCaretStyle = { CodeCaretStyle() }

    init(_ drawCell: @escaping @Sendable (CodeCell, inout CellContext) -> Void) { self.drawCell = drawCell }

    init<Part>(_ part: WritableKeyPath<Self, Part>, _ value: Part) { self[keyPath: part] = value }

    /// The whole box, and more over it.
    static func box(and more: @escaping @Sendable (CodeCell, inout CellContext) -> Void) -> Self {
        Self { cell, context in
            BoxRenderer.box.drawAll(cell, in: &context)
            more(cell, &context)
        }
    }

    var layout: CodeCellLayout { makeLayout() }

    func cellFrames(count: Int, in bounds: CGRect, environment: CodeEnvironment) -> [CGRect] {
        makeFrames?(count, bounds) ?? layout.frames(count: count, in: bounds, environment: environment)
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) { drawCell(cell, &context) }
    func drawCharacter(of cell: CodeCell, in context: inout CellContext) { drawText(cell, &context) }
    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) { drawBeneath(field, &context) }
    func drawForeground(of field: CodeFieldState, in context: inout FieldContext) { drawOver(field, &context) }
    func textRect(in context: CellContext) -> CGRect? { makeTextRect(context) }
    var caret: CodeCaretStyle { makeCaret() }
}

func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
}

extension CodeCellRenderer {
    func drawAll(_ cell: CodeCell, in context: inout CellContext) {
        draw(cell, in: &context)
        drawCharacter(of: cell, in: &context)
    }
}
