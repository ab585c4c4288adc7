import CodeInputCore
import CodeInputStyles
import Foundation

// Every call of the renderer goes through here, to find slow ones.
extension RendererChecker {
    /// Stops a run that would take too long.
    struct TooSlow: Error {}

    /// The times of the renderer's calls.
    ///
    /// On a busy machine, some calls wait for the processor. So only the time of most calls and the processor time
    /// count.
    struct Stopwatch {
        private static let longestCall = Duration.milliseconds(2)
        private static let longestTime = Duration.seconds(30)
        // The number of calls for a reliable result.
        private static let fewestCalls = 200

        private(set) var calls = 0
        private var longCalls = 0
        private var processorTime = Duration.zero

        /// Whether most calls are slow, or all calls together.
        var isOver: Bool {
            processorTime > Self.longestTime || calls >= Self.fewestCalls && longCalls > calls / 2
        }

        mutating func measure<Result>(_ call: () -> Result) -> Result {
            let start = ContinuousClock.now, processorStart = Self.processorTimeOfThread
            let result = call()
            if ContinuousClock.now - start > Self.longestCall { longCalls += 1 }
            processorTime += Self.processorTimeOfThread - processorStart
            calls += 1
            return result
        }

        private static var processorTimeOfThread: Duration {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
        }
    }

    private static let mostPieces = (cell: 1_000, field: 10_000)

    mutating func drawing(of cell: CodeCell, in context: CellContext) throws(TooSlow) -> CodeDrawing {
        let drawing = stopwatch.measure { [renderer] in renderer.drawing(of: cell, in: context) }
        try checkPieces(
            of: drawing, most: Self.mostPieces.cell,
            "Cell \(cell.index + 1) of \(context.cellFrames.count) (\(CellSample.name(of: cell)))")
        return drawing
    }

    /// A part that is drawn once for a field: under the cells or over them.
    enum FieldPart: String, CaseIterable { case background, foreground }

    mutating func drawing(
        of part: FieldPart, of field: CodeFieldState, in context: FieldContext
    ) throws(TooSlow) -> CodeDrawing {
        let drawing = stopwatch.measure { [renderer] in
            switch part {
            case .background: renderer.backgroundDrawing(of: field, in: context)
            case .foreground: renderer.foregroundDrawing(of: field, in: context)
            }
        }
        try checkPieces(
            of: drawing, most: Self.mostPieces.field, "The \(part.rawValue) of \(context.cellFrames.count) cells")
        return drawing
    }

    /// The place of a cell's text, and the caret in it.
    struct TextPlace: Equatable {
        var rect: CGRect?
        var caret: CodeCaretStyle
    }

    mutating func textPlace(in context: CellContext) throws(TooSlow) -> TextPlace {
        let place = stopwatch.measure { [renderer] in
            TextPlace(rect: renderer.textRect(in: context), caret: renderer.caret)
        }
        try checkStopwatch()
        return place
    }

    mutating func layoutNow() throws(TooSlow) -> CodeCellLayout {
        let layout = stopwatch.measure { [renderer] in renderer.layout }
        try checkStopwatch()
        return layout
    }

    private mutating func checkPieces(
        of drawing: CodeDrawing, most: Int, _ what: @autoclosure () -> String
    ) throws(TooSlow) {
        try checkStopwatch()
        guard checks.contains(.drawsQuickly), drawing.pieces(upTo: most) > most else { return }
        let what = what()
        report(
            .drawsQuickly,
            "\(what) has more than \(most) elements. Draw it with fewer path elements and calls, or as one "
                + "image or native drawing. The check ended here")
        throw TooSlow()
    }

    private mutating func checkStopwatch() throws(TooSlow) {
        guard checks.contains(.drawsQuickly), stopwatch.isOver else { return }
        let calls = stopwatch.calls
        report(
            .drawsQuickly,
            "The renderer is too slow: most calls take more than 2 milliseconds, or all together 30 seconds. Compute less "
                + "in a call: a cell is drawn with every key. The check ended here, after \(calls) calls")
        throw TooSlow()
    }
}

extension CGFloat {
    /// The number with one digit after the point.
    var tenths: String { "\((self * 10).rounded() / 10)" }
}
