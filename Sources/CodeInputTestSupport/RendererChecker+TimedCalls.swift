import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

// Every call of the renderer goes through here, to find slow ones.
extension RendererChecker {
    /// Stops a run that would take too long.
    struct TooSlow: Error {}

    private static let longestCall = Duration.milliseconds(2)
    // On a busy machine, a call may wait for the processor. So the fastest of several counts.
    private static let repetitions = 10

    /// Makes a call, and tells whether it is slow each time.
    private func timed<Result>(_ call: () -> Result) -> (result: Result, isSlow: Bool) {
        let start = ContinuousClock.now
        let result = call()
        guard checks.contains(.drawsQuickly), ContinuousClock.now - start > Self.longestCall else {
            return (result, false)
        }
        for _ in 1..<Self.repetitions {
            let start = ContinuousClock.now
            _ = call()
            if ContinuousClock.now - start <= Self.longestCall { return (result, false) }
        }
        return (result, true)
    }

    private mutating func stop(ifSlow isSlow: Bool, _ example: @autoclosure () -> String) throws(TooSlow) {
        guard isSlow else { return }
        report(
            .drawsQuickly, "A call takes more than 2 milliseconds, and the check ended here",
            fix: "Compute less in a call: a cell is drawn with every key", example: example())
        throw TooSlow()
    }

    private static let mostPieces = (cell: 1_000, field: 10_000)

    mutating func drawing(of cell: CodeCell, in context: CellContext) throws(TooSlow) -> CodeDrawing {
        func name() -> String { "\(CellSample.name(of: cell)), cell \(cell.index + 1) of \(context.cellFrames.count)" }
        let (drawing, isSlow) = timed { renderer.drawing(of: cell, in: context) }
        try checkPieces(of: drawing, most: Self.mostPieces.cell, "A cell", name())
        try stop(ifSlow: isSlow, name())
        return drawing
    }

    /// A part that is drawn once for a field: under the cells or over them.
    enum FieldPart: String, CaseIterable { case background, foreground }

    mutating func drawing(
        of part: FieldPart, of field: CodeFieldState, in context: FieldContext
    ) throws(TooSlow) -> CodeDrawing {
        func name() -> String { "\(field.status.rawValue), \(context.cellFrames.count) cells" }
        let (drawing, isSlow) = timed {
            switch part {
            case .background: renderer.backgroundDrawing(of: field, in: context)
            case .foreground: renderer.foregroundDrawing(of: field, in: context)
            }
        }
        try checkPieces(of: drawing, most: Self.mostPieces.field, "The \(part.rawValue)", name())
        try stop(ifSlow: isSlow, name())
        return drawing
    }

    /// The place of a cell's text, and the caret in it.
    struct TextPlace: Equatable {
        var rect: CGRect?
        var caret: CodeCaretStyle
    }

    mutating func textPlace(in context: CellContext) throws(TooSlow) -> TextPlace {
        let (place, isSlow) = timed { TextPlace(rect: renderer.textRect(in: context), caret: renderer.caret) }
        try stop(ifSlow: isSlow, "the rectangle of the text")
        return place
    }

    mutating func frames(
        count: Int, in bounds: CGRect, _ environment: CodeEnvironment
    ) throws(TooSlow) -> [CGRect] {
        let (frames, isSlow) = timed { renderer.cellFrames(count: count, in: bounds, environment: environment) }
        try stop(ifSlow: isSlow, "the frames of \(count) cells")
        return frames
    }

    mutating func layoutNow() throws(TooSlow) -> CodeCellLayout {
        let (layout, isSlow) = timed { renderer.layout }
        try stop(ifSlow: isSlow, "the layout")
        return layout
    }

    private mutating func checkPieces(
        of drawing: CodeDrawing, most: Int, _ what: String, _ example: @autoclosure () -> String
    ) throws(TooSlow) {
        guard checks.contains(.drawsQuickly), drawing.pieces(upTo: most) > most else { return }
        report(
            .drawsQuickly, "\(what) has more than \(most) elements, and the check ended here",
            fix: "Draw it with fewer path elements and calls, or as one image", example: example())
        throw TooSlow()
    }
}

extension CGFloat {
    /// The number with one digit after the point.
    var tenths: String { "\((self * 10).rounded() / 10)" }
}
