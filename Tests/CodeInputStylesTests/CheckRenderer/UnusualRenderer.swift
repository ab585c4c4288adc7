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

/// Digits as on a pocket calculator, drawn as paths, and everything else as text.
struct SevenSegmentRenderer: CodeCellRenderer {
    // Top, top left, top right, middle, bottom left, bottom right, bottom.
    private static let segments: [Character: [Bool]] = [
        "0": "1110111", "1": "0010010", "2": "1011101", "3": "1011011", "4": "0111010", "5": "1101011",
        "6": "1101111", "7": "1010010", "8": "1111111", "9": "1111011",
    ].mapValues { $0.map { $0 == "1" } }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        var frame = cell
        frame.content = .empty
        BoxRenderer().draw(frame, in: &context)
        let ink: CodeColor = cell.isEnabled ? .label : .tertiaryLabel
        guard case .character(let character) = cell.content, let segments = Self.segments[character] else {
            return context.draw(cell.content, in: inner(context), font: CodeFont(), with: ink)
        }
        drawSegments(segments, with: ink, in: &context)
    }

    private func inner(_ context: CellContext) -> CGRect {
        context.frame.insetBy(dx: context.frame.width / 4, dy: context.frame.height / 4)
    }

    private func drawSegments(_ segments: [Bool], with ink: CodeColor, in context: inout CellContext) {
        let rect = inner(context), line = min(rect.width, rect.height) / 6
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let ends: [(CGPoint, CGPoint)] = [
            (CGPoint(x: left, y: top), CGPoint(x: right, y: top)),
            (CGPoint(x: left, y: top), CGPoint(x: left, y: rect.midY)),
            (CGPoint(x: right, y: top), CGPoint(x: right, y: rect.midY)),
            (CGPoint(x: left, y: rect.midY), CGPoint(x: right, y: rect.midY)),
            (CGPoint(x: left, y: rect.midY), CGPoint(x: left, y: bottom)),
            (CGPoint(x: right, y: rect.midY), CGPoint(x: right, y: bottom)),
            (CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom)),
        ]
        for (end, isLit) in zip(ends, segments) where isLit {
            context.stroke(.line(from: end.0, to: end.1), with: ink, lineWidth: line)
        }
    }
}

/// Characters as dots on a grid, with a pattern computed from the character's scalars.
///
/// Like a renderer with its own font, it draws every character as a path, and no text.
struct DotMatrixRenderer: CodeCellRenderer {
    func draw(_ cell: CodeCell, in context: inout CellContext) {
        var frame = cell
        if case .character = cell.content { frame.content = .empty }
        BoxRenderer().draw(frame, in: &context)
        guard case .character(let character) = cell.content else { return }
        var pattern: UInt64 = 0xCBF2_9CE4_8422_2325
        for scalar in character.unicodeScalars { pattern = (pattern ^ UInt64(scalar.value)) &* 0x9E37_79B9_7F4A_7C15 }
        let rect = context.frame.insetBy(dx: context.frame.width / 5, dy: context.frame.height / 4)
        let step = CGSize(width: rect.width / 8, height: rect.height / 8)
        var lit = CodePath(), unlit = CodePath()
        for dot in 0..<64 {
            let spot = CGRect(
                x: rect.minX + CGFloat(dot % 8) * step.width, y: rect.minY + CGFloat(dot / 8) * step.height,
                width: step.width * 0.9, height: step.height * 0.9)
            if pattern >> UInt64(dot) & 1 == 1 { lit.add(.ellipse(in: spot)) } else { unlit.add(.rect(spot)) }
        }
        context.fill(lit, with: cell.isEnabled ? .label : .tertiaryLabel)
        context.fill(unlit, with: CodeColor(0x808080, opacity: 0.05))
    }
}
