import CodeInputCore
import CodeInputStyles
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension RendererChecker {
    /// The checks that ``beginCheckOfTime()`` begins.
    static let checksOfTime: Set<RendererCheck> = [.isDeterministic]

    // A clock with seconds changes in this time.
    private static let longestWait = Duration.milliseconds(1_050)
    private static let interval = Duration.milliseconds(100)
    // On a busy machine, a single comparison after the longest wait could see a blinking caret in the same phase.
    private static let fewestComparisons = 3

    /// The drawings at the start of a run, to compare later.
    struct FirstLook {
        let drawings: [CodeDrawing]
        let textPlace: TextPlace
        let start = ContinuousClock.now
        /// The time of the last comparison.
        var last = ContinuousClock.now
        var comparisons = 0
    }

    /// Draws every sample, and keeps the drawings.
    mutating func beginCheckOfTime() throws(TooSlow) {
        for _ in 0..<3 { try checkLayout() }
        let look = FirstLook(drawings: try drawEverySample(), textPlace: try textPlace(in: plainContext()))
        // NaN differs from itself.
        guard look.textPlace.rect?.isFinite != false, look.drawings.allSatisfy({ $0.callWithoutFiniteNumbers == nil })
        else { return }
        firstLook = look
    }

    /// Draws every sample again, if some time has passed.
    ///
    /// The comparison after the longest wait is the last, unless there were too few.
    mutating func lookAgain() throws(TooSlow) {
        guard let first = firstLook, ContinuousClock.now - first.last >= Self.interval else { return }
        try checkLayout()
        let drawings = try drawEverySample()
        let textPlace = try textPlace(in: plainContext())
        firstLook?.last = .now
        firstLook?.comparisons += 1
        let isEnough = first.comparisons + 1 >= Self.fewestComparisons
        if isEnough, ContinuousClock.now - first.start >= Self.longestWait { firstLook = nil }
        let changed = drawings.indices.first { drawings[$0] != first.drawings[$0] }
        guard changed != nil || textPlace != first.textPlace else { return }
        firstLook = nil
        let seconds = CGFloat((ContinuousClock.now - first.start) / .seconds(1)).tenths
        let samples = CellSample.all
        let sample = changed.map { samples[$0 % samples.count] }
        let what =
            changed.map { index in
                let part = index / samples.count
                let what = part == 0 ? "cell" : FieldPart.allCases[part - 1].rawValue
                return "A \(what)"
            } ?? "A caret"
        report(
            .isDeterministic, "\(what) is drawn differently \(seconds) seconds later", fix: Self.steadily,
            example: sample?.name ?? "focused")
    }

    /// Waits long enough to see a change.
    mutating func endCheckOfTime() throws(TooSlow) {
        while firstLook != nil, findings[.isDeterministic] == nil {
            Thread.sleep(forTimeInterval: Self.interval / .seconds(1))
            try lookAgain()
        }
    }

    private mutating func checkLayout() throws(TooSlow) {
        guard try layoutNow() != layout else { return }
        report(
            .isDeterministic, "The layout changes each time",
            fix: "Compute it only from the renderer's own properties, or keep it in a constant", example: "the layout")
    }

    /// The drawings of all samples, then of the background and the foreground.
    private mutating func drawEverySample() throws(TooSlow) -> [CodeDrawing] {
        let count = 6, index = 2
        let contexts = (0..<count).map { plainContext(index: $0, of: count) }
        let field = FieldContext(bounds: contexts[0].bounds, cellFrames: contexts.map(\.frame))
        var drawings: [CodeDrawing] = []
        for sample in CellSample.all { drawings.append(try drawing(of: sample.cell(at: index), in: contexts[index])) }
        for part in FieldPart.allCases {
            for sample in CellSample.all {
                drawings.append(try drawing(of: part, of: sample.field(count: count, cell: index), in: field))
            }
        }
        return drawings
    }
}
