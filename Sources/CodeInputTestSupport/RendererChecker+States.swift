import CodeInputCore
import CodeInputStyles

extension RendererChecker {
    /// Compares the looks of all pairs of states, with and without colors.
    mutating func compareStates(
        _ looks: [(sample: CellSample, look: CellLook)], in environment: CodeEnvironment
    ) throws(TooSlow) {
        for (index, first) in looks.enumerated() {
            for second in looks[(index + 1)...] {
                // The caret may replace the placeholder in the focused cell.
                if first.sample.state == .focused, second.sample.state == .focused { continue }
                let example = first.sample.pair(with: second.sample) + environment.appearance
                if first.look.isAlike(second.look) {
                    guard try !tellsApart(first.sample, second.sample, in: environment, { !$0.isAlike($1) })
                    else { continue }
                    report(
                        .tellsStatesApart, "Two states look alike",
                        fix: "Draw them differently: a verdict by a fill, a line and lightness, or by a sign in "
                            + "drawForeground(of:in:), other states by a line or another shape",
                        example: example)
                } else if first.look.isAlikeInGrey(second.look) {
                    guard try !tellsApart(first.sample, second.sample, in: environment, { !$0.isAlikeInGrey($1) })
                    else { continue }
                    report(
                        .tellsStatesApartWithoutColor, "Two states differ only by hue",
                        fix: "Add a difference in shape, line width or lightness, or a sign in drawForeground(of:in:)",
                        example: example)
                }
            }
        }
    }

    /// Whether two statuses differ in the foreground, which may show them once for the whole field.
    private mutating func tellsApart(
        _ first: CellSample, _ second: CellSample, in environment: CodeEnvironment,
        _ differ: (CellLook, CellLook) -> Bool
    ) throws(TooSlow) -> Bool {
        guard first.state.status != second.state.status else { return false }
        let context = naturalField(in: environment), count = context.cellFrames.count
        var drawings: [CodeDrawing] = []
        for sample in [first, second] {
            drawings.append(try drawing(of: .foreground, of: sample.field(count: count, cell: 2), in: context))
        }
        // Compares only where something is drawn, because a whole field has many pixels.
        let place = drawings.reduce(CGRect.null) { $0.union($1.extent) }.intersection(context.bounds)
        guard !place.isEmpty, drawings.allSatisfy({ $0.callWithoutFiniteNumbers == nil }) else { return false }
        let looks = zip([first, second], drawings).map { sample, foreground in
            var beneath: [CodeDrawing] = []
            let field = sample.field(count: count, cell: 2)
            beneath.append(renderer.backgroundDrawing(of: field, in: context))
            for (cell, frame) in zip(field.cells, context.cellFrames) where frame.intersects(place) {
                let context = CellContext(
                    frame: frame, bounds: context.bounds, cellFrames: context.cellFrames,
                    environment: environment)
                beneath.append(renderer.drawing(of: cell, in: context))
            }
            return CellLook(
                beneath: beneath, drawing: foreground, frame: place, over: background.resolved(in: environment))
        }
        return differ(looks[0], looks[1])
    }
}
