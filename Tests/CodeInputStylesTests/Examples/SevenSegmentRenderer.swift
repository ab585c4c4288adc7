import CodeInputCore
import CodeInputStyles

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
