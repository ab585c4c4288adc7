import CodeInputStyles

/// A run of all checks for one renderer.
struct RendererChecker {
    /// Ends a run: the renderer is too slow, or one finding is enough.
    struct Stop: Error {}

    let renderer: any CodeCellRenderer
    let checks: Set<RendererCheck>
    let background: CodeColor
    /// The color of every picture, or nil for their fallbacks.
    let picture: CodeColor?
    /// Whether one finding is enough.
    let isBrief: Bool
    /// The first layout of the renderer.
    ///
    /// All checks use it, so that a changing layout gives one finding.
    let layout: CodeCellLayout
    var firstLook: FirstLook?
    /// Whether a masked cell was seen to depend on what it showed before.
    var isRemembering = false
    private(set) var findings: [RendererCheck: RendererFinding] = [:]

    init(
        renderer: any CodeCellRenderer, checks: Set<RendererCheck>, background: CodeColor, picture: CodeColor?,
        isBrief: Bool
    ) {
        (self.renderer, self.checks, self.background) = (renderer, checks, background)
        (self.picture, self.isBrief, layout) = (picture, isBrief, renderer.layout)
    }

    /// Runs the checks, and stores ``findings``.
    mutating func run() {
        func asks(for group: Set<RendererCheck>) -> Bool { !checks.isDisjoint(with: group) }
        do {
            // First, because the renderer has seen no character yet.
            if asks(for: [.hidesCharacters, .isDeterministic]) { try checkMemory() }
            if asks(for: [.isDeterministic]) { try beginCheckOfTime() }
            if asks(for: [.showsCharacters]) { try checkCharacters() }
            if asks(for: Self.checksOfSituations) { try checkSituations() }
            if asks(for: Self.checksOfLooks) { try checkLooks() }
            if asks(for: [.isDeterministic]) { try endCheckOfTime() }
        } catch {
            // The cause is already reported.
        }
    }

    /// Reports a failed check.
    ///
    /// - Parameters:
    ///   - finding: What is wrong.
    ///   - example: Where it failed. Nil counts the failure only.
    mutating func report(_ finding: RendererFinding, example: String? = nil) {
        guard checks.contains(finding.check) else { return }
        findings[finding.check, default: finding].add(example)
    }

    // MARK: - Asking the renderer

    private static let longestCall = Duration.milliseconds(2)
    // On a busy machine, a call may wait for the processor. So the fastest of several counts.
    private static let repetitions = 10
    private static let mostPieces = (cell: 1_000, field: 10_000)

    /// Makes a call of the renderer, and ends the run if it is slow each time.
    ///
    /// Every call goes through here.
    private mutating func ask<Answer>(
        _ example: @autoclosure () -> String, _ call: () -> Answer
    ) throws(Stop) -> Answer {
        if isBrief, !findings.isEmpty { throw Stop() }
        var answer: Answer?
        for _ in 0..<Self.repetitions {
            let start = ContinuousClock.now, again = call()
            answer = answer ?? again
            let isSlow = checks.contains(.drawsQuickly) && ContinuousClock.now - start > Self.longestCall
            if !isSlow, let answer { return answer }
        }
        report(
            RendererFinding(
                .drawsQuickly, "A call takes more than 2 milliseconds, and the check ended here",
                fix: "Compute less in a call: a cell is drawn with every key"), example: example())
        throw Stop()
    }

    private mutating func sketch(
        _ what: String, _ example: @autoclosure () -> String, most: Int = mostPieces.field, _ draw: () -> CodeDrawing
    ) throws(Stop) -> Sketch {
        let drawing = try ask(example(), draw)
        let isLimited = checks.contains(.drawsQuickly)
        let (paints, pieces) = drawing.paints(upTo: isLimited ? most : .max)
        guard isLimited, pieces > most else { return Sketch(drawing: drawing, paints: paints) }
        report(
            RendererFinding(
                .drawsQuickly, "\(what) has more than \(most) elements, and the check ended here",
                fix: "Draw it with fewer path elements and calls, or as one image"), example: example())
        throw Stop()
    }

    mutating func layoutNow() throws(Stop) -> CodeCellLayout { try ask("the layout") { [renderer] in renderer.layout } }

    /// Draws a cell.
    mutating func sketch(of cell: CodeCell, in field: FieldContext) throws(Stop) -> Sketch {
        let renderer = renderer, context = context(ofCell: cell.index, in: field)
        return try sketch(
            "A cell", "\(CellSample.name(of: cell)), cell \(cell.index + 1) of \(field.cellFrames.count)",
            most: Self.mostPieces.cell
        ) { renderer.drawing(of: cell, in: context) }
    }

    /// The context of a cell, with the room around it that the layout leaves.
    private func context(ofCell index: Int, in field: FieldContext) -> CellContext {
        var context = CellContext(
            frame: field.cellFrames[index], bounds: field.bounds, cellFrames: field.cellFrames,
            environment: field.environment)
        context.overhang = layout.overhang
        return context
    }

    /// Draws cells of a field, and what is under and over them.
    ///
    /// - Parameters:
    ///   - cells: The cells.
    ///   - field: The state of the field.
    ///   - situation: The place and the environment of the field.
    ///   - backwards: Whether to draw the cells in reverse order.
    /// - Returns: What was drawn, in the order of the parameter.
    /// - Throws: ``Stop`` if the renderer is too slow.
    mutating func portrait(
        of cells: [CodeCell], field: CodeFieldState, in situation: Situation, backwards: Bool = false
    ) throws(Stop) -> Portrait {
        let renderer = renderer, count = situation.count
        let bounds = situation.bounds(layout), environment = situation.environment
        let frames = try ask("the frames of \(count) cells") {
            renderer.cellFrames(count: count, in: bounds, environment: environment)
        }
        let isUsable = frames.count == count && frames.allSatisfy { $0.ifFinite != nil }
        let usable = isUsable ? frames : layout.frames(count: count, in: bounds, environment: environment)
        let context = FieldContext(bounds: bounds, cellFrames: usable, environment: environment)
        var sketches: [Sketch] = [], places: [Portrait.TextPlace] = []
        for cell in backwards ? cells.reversed() : cells {
            sketches.append(try sketch(of: cell, in: context))
            let cell = self.context(ofCell: cell.index, in: context)
            places.append(
                try ask("the rectangle of the text") {
                    Portrait.TextPlace(rect: renderer.textRect(in: cell), caret: renderer.caret)
                })
        }
        let example = "\(field.status.rawValue), \(count) cells"
        let background = try sketch("The background", example) { renderer.backgroundDrawing(of: field, in: context) }
        let foreground = try sketch("The foreground", example) { renderer.foregroundDrawing(of: field, in: context) }
        return Portrait(
            context: context, frames: frames, areFramesUsable: isUsable,
            cells: backwards ? sketches.reversed() : sketches, places: backwards ? places.reversed() : places,
            background: background, foreground: foreground)
    }
}

/// A drawing, and the calls in it that paint.
struct Sketch {
    let drawing: CodeDrawing
    let paints: [Paint]
}

/// What a renderer draws and answers for one field.
struct Portrait {
    /// The place of a cell's text, and the caret in it.
    struct TextPlace: Equatable {
        let rect: CGRect?
        let caret: CodeCaretStyle
    }

    /// A part that must be the same each time.
    enum Part: String {
        case frames = "A cell's frame"
        case cell = "A cell"
        case place = "The text or the caret of a cell"
        case background = "The background"
        case foreground = "The foreground"

        var fix: String {
            switch self {
            case .frames: "Compute cellFrames(count:in:environment:) only from its parameters"
            case .place: "Compute textRect(in:) only from the context, and keep the caret in a constant"
            default: "Draw only from what you are given: no state, no clock, no random numbers"
            }
        }
    }

    let context: FieldContext
    /// The frames that the renderer gave, and whether they are finite and one for each cell.
    let frames: [CGRect]
    let areFramesUsable: Bool
    let cells: [Sketch]
    let places: [TextPlace]
    let background: Sketch
    let foreground: Sketch

    /// The parts that differ from those of another portrait of the same cells, and the places of the cells.
    ///
    /// NaN differs from itself, so parts with NaN are left out. Another check reports them.
    func changes(from other: Portrait) -> [(part: Part, cell: Int)] {
        func differ(_ first: Sketch, _ second: Sketch) -> Bool {
            first.drawing != second.drawing && first.paints.endless == nil
        }
        var changes: [(part: Part, cell: Int)] = areFramesUsable && frames != other.frames ? [(.frames, 0)] : []
        for index in cells.indices {
            if differ(cells[index], other.cells[index]) { changes.append((.cell, index)) }
            let place = places[index]
            if place != other.places[index], place.rect?.ifFinite == place.rect { changes.append((.place, index)) }
        }
        if differ(background, other.background) { changes.append((.background, 0)) }
        if differ(foreground, other.foreground) { changes.append((.foreground, 0)) }
        return changes
    }
}
