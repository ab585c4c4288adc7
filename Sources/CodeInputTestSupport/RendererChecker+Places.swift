import CodeInputCore
import CodeInputStyles

extension RendererChecker {
    private static let counts = [1, 2, 3, 4, 6, 8, 16, 64]
    private static let widths: [CGFloat] = [0, 1, 7.3, 100, 320, 375.33, 1000]

    /// A field of six cells, in every environment.
    private static let commonField = (count: 6, bounds: CGRect(x: 0, y: 0, width: 320, height: 56))
    /// Other fields, in some environments of every appearance.
    private static let oddFields = [
        (count: 6, bounds: CGRect(x: 3.3, y: -7, width: 290, height: 11)),
        (count: 2, bounds: CGRect(x: 0, y: 0, width: 7.3, height: 56)),
        (count: 4, bounds: CGRect(x: 0, y: 0, width: 200, height: 300)),
        (count: 64, bounds: CGRect(x: 0, y: 0, width: 375.33, height: 56)),
        (count: 6, bounds: CGRect(x: 0, y: 0, width: 320, height: 1)),
        (count: 6, bounds: CGRect.zero),
    ]

    /// The checks of ``checkPlaces()``.
    static let checksOfPlaces: Set<RendererCheck> = [
        .drawsInside, .drawsFiniteNumbers, .isDeterministic, .drawsQuickly,
    ]

    /// Draws every sample in every appearance at every size, and checks the bounds of the drawing.
    mutating func checkPlaces() throws(TooSlow) {
        for appearance in CodeEnvironment.appearances {
            for (row, count) in Self.counts.enumerated() {
                for (column, width) in Self.widths.enumerated() {
                    let bounds = CGRect(x: 0, y: 0, width: width, height: 56)
                    // A background is slow, so each state has a third of the sizes.
                    try checkField(count: count, in: bounds, environment: appearance, share: (row + column) % 3)
                }
            }
            for (index, environment) in appearance.variants.enumerated() {
                let odd = Self.oddFields[index % Self.oddFields.count]
                try checkField(count: Self.commonField.count, in: Self.commonField.bounds, environment: environment)
                try checkField(count: odd.count, in: odd.bounds, environment: environment)
            }
        }
    }

    private mutating func checkField(
        count: Int, in bounds: CGRect, environment: CodeEnvironment, share: Int? = nil
    ) throws(TooSlow) {
        let frames = layout.frames(count: count, in: bounds, environment: environment)
        for index in Set([0, count - 1]).sorted() {
            let context = CellContext(
                frame: frames[index], bounds: bounds, cellFrames: frames, environment: environment)
            // Six cells are enough, because changes happen at any size.
            try checkCell(index, in: context, isDrawnTwice: count == 6)
        }
        let field = FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
        let samples = CellSample.all.filter(\.isOfBackground).enumerated()
        for (index, sample) in samples where share.map({ index % 3 == $0 }) ?? true {
            for part in FieldPart.allCases { try checkPart(part, of: sample, in: field) }
        }
        try lookAgain()
    }

    private mutating func checkCell(_ index: Int, in context: CellContext, isDrawnTwice: Bool) throws(TooSlow) {
        let bounds = context.bounds
        func place(_ state: String) -> String {
            "(\(state), cell \(index + 1) of \(context.cellFrames.count) \(Self.place(bounds, context.environment)))"
        }
        var first: [CodeDrawing] = []
        for sample in CellSample.all {
            let drawing = try drawing(of: sample.cell(at: index), in: context)
            first.append(drawing)
            if let call = drawing.callWithoutFiniteNumbers {
                reportNumber(in: call, of: sample, place(sample.name))
            } else if let outside = DrawingExtent(of: drawing, outOf: context.frame).furthest {
                report(
                    .drawsInside, in: sample.name,
                    "\(outside.call) reaches \(outside.distance.tenths) points out of the cell \(place(sample.name)). "
                        + "Draw inside context.frame, or clip to it: another cell may be next to it")
            }
        }
        let textPlace = try textPlace(in: context)
        let textRect = textPlace.rect ?? context.frame
        if !textRect.isFinite {
            reportNumber(in: "The rectangle of the text", place("focused"))
        } else if textRect.reach(outOf: context.frame) > DrawingExtent.tolerance {
            report(
                .drawsInside,
                "The rectangle of the text, and with it the caret, reaches "
                    + "\(textRect.reach(outOf: context.frame).tenths) points out of the cell \(place("focused")). Return "
                    + "a rectangle inside context.frame from textRect(in:), or nil where there is no room")
        }
        guard checks.contains(.isDeterministic), isDrawnTwice else { return }
        // In another order, to find a renderer that remembers the last cell.
        for (sample, drawing) in zip(CellSample.all, first).reversed() {
            let second = try self.drawing(of: sample.cell(at: index), in: context)
            // NaN differs from itself.
            if second != drawing, drawing.callWithoutFiniteNumbers == nil {
                report(
                    .isDeterministic, in: sample.name,
                    "Two drawings of one cell differ \(place(sample.name)). Draw only from the cell and the context: no "
                        + "state, no clock, no random numbers")
            }
        }
        if textRect.isFinite, try self.textPlace(in: context) != textPlace {
            report(
                .isDeterministic,
                "The text or the caret of one cell is in two places \(place("focused")). Compute textRect(in:) only from "
                    + "the context, and keep the caret in a constant")
        }
    }

    private mutating func checkPart(
        _ part: FieldPart, of sample: CellSample, in context: FieldContext
    ) throws(TooSlow) {
        let count = context.cellFrames.count
        let field = sample.field(count: count, cell: count / 2)
        let drawing = try drawing(of: part, of: field, in: context)
        func place() -> String { "(\(sample.name), \(count) cells \(Self.place(context.bounds, context.environment)))" }
        if let call = drawing.callWithoutFiniteNumbers {
            return reportNumber(in: call + " of the \(part.rawValue)", of: sample, place())
        }
        if let outside = DrawingExtent(of: drawing, outOf: context.bounds).furthest {
            report(
                .drawsInside, in: sample.name,
                "\(outside.call) of the \(part.rawValue) reaches \(outside.distance.tenths) points out of the field "
                    + "\(place()). Draw inside context.bounds, or clip to it: another view may be next to it")
        }
        if checks.contains(.isDeterministic), count == 6, try self.drawing(of: part, of: field, in: context) != drawing
        {
            report(
                .isDeterministic, in: sample.name,
                "Two drawings of one \(part.rawValue) differ \(place()). Draw only from the field and the context: no "
                    + "state, no clock, no random numbers")
        }
    }

    mutating func reportNumber(in call: String, of sample: CellSample? = nil, _ place: @autoclosure () -> String) {
        report(
            .drawsFiniteNumbers, in: sample?.name,
            "\(call) has a number that is infinite or NaN \(place()). Check a length before you divide by it, because it may "
                + "be 0, and a rectangle before you compute points from it, because it may be null")
    }

    private static func place(_ bounds: CGRect, _ environment: CodeEnvironment) -> String {
        let size = "on \(bounds.width) by \(bounds.height) points"
        let scales = "scale \(environment.displayScale), text size \(environment.textScale)"
        return "\(size), \(environment.appearance), \(scales), \(environment.layoutDirection)"
    }
}
