import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
    import CoreGraphics
#else
    import Foundation
#endif

extension RendererChecker {
    private static let counts = [1, 2, 3, 4, 6, 8, 16, 64]
    private static let widths: [CGFloat] = [0, 1, 7.3, 100, 320, 375.33, 1000]

    /// What ``checkPlaces()`` finds.
    static let checksOfPlaces: Set<RendererCheck> = [.drawsInside, .drawsFiniteNumbers, .isDeterministic]

    /// Draws every sample at every size, and looks at where the drawing goes.
    mutating func checkPlaces() {
        for scale in [1, 2, 3] as [CGFloat] {
            for direction in CodeEnvironment.LayoutDirection.allCases {
                // The largest text of all at one of the scales: the size of a pixel does not matter for it.
                let environment = CodeEnvironment(
                    layoutDirection: direction, displayScale: scale, textScale: scale == 1 ? 3.1 : 1)
                // Every pair at one scale in one direction; elsewhere a few stand for all.
                let isThorough = scale == 2 && direction == .leftToRight
                for count in isThorough ? Self.counts : [1, 6, 64] {
                    for width in isThorough ? Self.widths : [0, 7.3, 320, 375.33] {
                        checkCells(
                            count: count, in: CGRect(x: 0, y: 0, width: width, height: 56), environment: environment)
                    }
                }
                checkCells(count: 6, in: .zero, environment: environment)
                checkCells(count: 6, in: CGRect(x: 3.3, y: -7, width: 290, height: 11), environment: environment)
                checkCells(count: 4, in: CGRect(x: 0, y: 0, width: 200, height: 300), environment: environment)
            }
        }
    }

    private mutating func checkCells(count: Int, in bounds: CGRect, environment: CodeEnvironment) {
        let frames = renderer.layout.frames(count: count, in: bounds, environment: environment)
        func place(_ sample: CellSample) -> String {
            "(\(sample.name)) of \(count) cells on \(bounds.width) by \(bounds.height) points at scale "
                + "\(environment.displayScale), text \(environment.textScale), \(environment.layoutDirection)"
        }
        for index in Set([0, count - 1]).sorted() {
            let context = CellContext(
                frame: frames[index], bounds: bounds, cellCount: count, environment: environment)
            var first: [CodeDrawing] = []
            for sample in CellSample.all {
                let drawing = renderer.drawing(of: sample.cell(at: index), in: context)
                first.append(drawing)
                if let call = drawing.callWithoutFiniteNumbers {
                    reportNumber(in: call, of: sample, place(sample))
                } else if let outside = DrawingExtent(drawing).furthest(outOf: frames[index]) {
                    report(
                        .drawsInside, in: sample.name,
                        "\(outside.call) reaches \(outside.distance.tenths) points out of the cell \(place(sample))")
                }
            }
            let caret = renderer.caret(in: context)
            if let caret, !caret.isFinite {
                reportNumber(in: "the caret", "(\(count) cells)")
            } else if let caret, caret.reach(outOf: frames[index]) > DrawingExtent.tolerance {
                report(.drawsInside, "the caret reaches out of the cell \(place(CellSample.all[1]))")
            }
            guard checks.contains(.isDeterministic), environment.displayScale == 2 else { continue }
            // In another order, so that what a renderer remembers of the last cell shows.
            for (sample, drawing) in zip(CellSample.all, first).reversed()
            // What is not a number differs from itself.
            where drawing.callWithoutFiniteNumbers == nil
                && renderer.drawing(of: sample.cell(at: index), in: context) != drawing
            {
                report(.isDeterministic, in: sample.name, "two drawings of one cell differ \(place(sample))")
            }
            if caret?.isFinite != false, renderer.caret(in: context) != caret {
                report(.isDeterministic, "the caret of one cell stands in two places")
            }
        }
        checkBackground(count: count, bounds: bounds, frames: frames, environment: environment)
    }

    mutating func reportNumber(in call: String, of sample: CellSample? = nil, _ place: @autoclosure () -> String) {
        report(
            .drawsFiniteNumbers, in: sample?.name,
            "\(call) has a number that is infinite, or none at all \(place())")
    }

    private mutating func checkBackground(
        count: Int, bounds: CGRect, frames: [CGRect], environment: CodeEnvironment
    ) {
        let context = FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
        for sample in [CellSample.all[0], CellSample.all[1]] {
            let field = sample.field(count: count, cell: 0)
            let drawing = renderer.backgroundDrawing(of: field, in: context)
            if let call = drawing.callWithoutFiniteNumbers {
                reportNumber(in: call + " of the background", "(\(count) cells)")
            } else if renderer.backgroundDrawing(of: field, in: context) != drawing {
                report(.isDeterministic, "two drawings of one background differ")
            }
        }
    }
}

extension CGFloat {
    /// The number with one digit after the point.
    var tenths: String { "\((self * 10).rounded() / 10)" }
}
