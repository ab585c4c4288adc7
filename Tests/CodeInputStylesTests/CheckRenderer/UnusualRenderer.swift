import CodeInputCore
import CodeInputStyles
import Foundation
import Testing

/// Unusual renderers that pass every check.
struct UnusualRenderer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let renderer: any CodeCellRenderer

    init(_ name: String, _ renderer: some CodeCellRenderer) {
        (testDescription, self.renderer) = (name, renderer)
    }

    static let all = shapes + themes

    private static let shapes: [UnusualRenderer] = {
        var person = BoxRenderer()
        person.text.mask = .image(CodeImage(systemName: "person.2.fill"))
        var tiny = BoxRenderer()
        tiny.layout = .fixed(size: CGSize(width: 24, height: 30), spacing: 1)
        tiny.borderWidth = ByState(1, focused: 3, selected: 3, verifying: 1.5, accepted: 2, rejected: 2.5)
        return [
            UnusualRenderer("a shadow under the focused cell", ShadowRenderer()),
            UnusualRenderer("seven segments", SevenSegmentRenderer()),
            UnusualRenderer("hundreds of dots, and no text", DotMatrixRenderer()),
            UnusualRenderer("digits of another script", ScriptRenderer()),
            UnusualRenderer("cached drawings", KeepingRenderer()),
            UnusualRenderer("a hint of the position in each cell, masked or not", PositionRenderer()),
            UnusualRenderer("different shapes in each appearance", AppearanceRenderer()),
            UnusualRenderer("a background that fills up, and no caret", FillingRenderer()),
            UnusualRenderer("a symbol with a number that counts", person),
            UnusualRenderer("cells as small as a letter", tiny),
        ]
    }()
}

private struct ScriptRenderer: CodeCellRenderer {
    func draw(_ cell: CodeCell, in context: inout CellContext) {
        var shown = cell
        if case .character(let character) = cell.content, let digit = character.wholeNumberValue, digit < 10,
            let scalar = Unicode.Scalar(0x660 + UInt32(digit))
        {
            shown.content = .character(Character(scalar))
        }
        BoxRenderer().draw(shown, in: &context)
    }
}

/// Caches drawings by everything that they depend on.
private final class KeepingRenderer: CodeCellRenderer, @unchecked Sendable {
    private struct Key: Hashable {
        var cell: CodeCell
        var environment: CodeEnvironment
        var place: [CGFloat]
    }

    // Guarded by the lock.
    private var kept: [Key: CodeDrawing] = [:]
    private let lock = NSLock()

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let frame = context.frame
        let key = Key(
            cell: cell, environment: context.environment, place: [frame.minX, frame.minY, frame.width, frame.height])
        lock.withLock {
            if let drawing = kept[key] { return context.drawing = drawing }
            BoxRenderer().draw(cell, in: &context)
            kept[key] = context.drawing
        }
    }
}

private struct PositionRenderer: CodeCellRenderer {
    func draw(_ cell: CodeCell, in context: inout CellContext) {
        BoxRenderer().draw(cell, in: &context)
        guard cell.isEnabled, context.frame.width > 12, context.frame.height > 12 else { return }
        // Dots, one for each cell up to this one, and no letter or digit.
        for dot in 0..<min(cell.index + 1, 5) {
            let spot = CGRect(
                x: context.frame.minX + 4 + CGFloat(dot) * 1.5, y: context.frame.minY + 4, width: 1, height: 1)
            context.fill(.ellipse(in: spot), with: .secondaryLabel)
        }
    }
}

private struct AppearanceRenderer: CodeCellRenderer {
    func draw(_ cell: CodeCell, in context: inout CellContext) {
        var box = BoxRenderer()
        if context.environment.colorScheme == .dark { box.cornerRadius = 0 }
        if context.environment.increasedContrast {
            box.borderWidth = ByState(2, focused: 5, selected: 5, verifying: 2.5, accepted: 3, rejected: 4)
        }
        box.draw(cell, in: &context)
    }
}

private struct FillingRenderer: CodeCellRenderer {
    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        let share = CGFloat(field.filledCount) / CGFloat(max(field.cells.count, 1))
        let bar = CGRect(
            x: context.bounds.minX, y: context.bounds.minY, width: context.bounds.width * share,
            height: min(2, context.bounds.height))
        context.fill(.rect(bar), with: .tint)
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) { BoxRenderer().draw(cell, in: &context) }

    var caret: CodeCaretStyle { .none }
}
