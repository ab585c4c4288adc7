final class RendererChecker {
    /// Ends a run, because the renderer is too slow, which is already reported.
    struct TooSlow: Error {}

    let renderer: any CodeCellRenderer
    let checks: Set<RendererCheck>
    private let isTimed: Bool
    let background: CodeColor
    /// The color of every picture, or nil for their fallbacks.
    let picture: CodeColor?
    /// The first layout of the renderer, for all checks: a changing layout gives one finding.
    let layout: CodeCellLayout
    let regionCache = RegionCache()
    /// The time and the drawings of the start of the run, to compare later.
    var firstDrawing: (start: ContinuousClock.Instant, portraits: [Portrait])?
    /// Whether a masked cell was seen to depend on what it showed before.
    var isRemembering = false
    private(set) var findings: [RendererCheck: RendererFinding] = [:]

    init(renderer: any CodeCellRenderer, checks: Set<RendererCheck>, background: CodeColor, picture: CodeColor?) {
        (self.renderer, self.checks, self.background) = (renderer, checks, background)
        (self.picture, layout, isTimed) = (picture, renderer.layout, checks.contains(.drawsQuickly))
    }

    func run() throws(TooSlow) {
        let ofColors: Set<RendererCheck> = [
            .tellsStatesApartWithoutColor, .textContrast, .boundaryContrast, .focusContrast,
        ]
        // Before the frames, which follow it.
        if checks.contains(.isDeterministic) { try checkLayout() }
        // Before all others, because the renderer has seen no character yet.
        if !checks.isDisjoint(with: [.hidesCharacters, .isDeterministic]) { try checkMemory() }
        if checks.contains(.isDeterministic) {
            firstDrawing = (ContinuousClock.now, try drawEverySample())
            try checkDependencies()
        }
        if checks.contains(.showsCharacters) { try checkCharacters() }
        if !checks.isSubset(of: ofColors) { try checkSituations() }
        try drawAgain()
        if !checks.isDisjoint(with: ofColors.union([.tellsStatesApart])) { try checkColors() }
        try waitForChanges()
    }

    /// Reports a failed check; without an example, it counts only.
    func report(_ finding: RendererFinding, example: String?) {
        guard checks.contains(finding.check) else { return }
        findings[finding.check, default: finding].add(example)
    }

    func report(_ check: RendererCheck, _ message: String, fix: String, example: String) {
        report(RendererFinding(check, message, fix: fix), example: example)
    }

    // MARK: - Asking the renderer

    private static let mostPieces = (cell: 1_000, field: 10_000)

    /// Makes a call of the renderer, and ends the run if it is slow each time; a faulty answer is worth the time.
    func ask<Answer>(
        _ example: @autoclosure () -> String, isFaulty: (Answer) -> Bool = { _ in false }, _ call: () -> Answer
    ) throws(TooSlow) -> Answer {
        // On a busy machine, a call may wait for the processor. So the fastest of several counts.
        for _ in 0..<10 {
            guard isTimed else { return call() }
            let start = ContinuousClock.now, answer = call()
            if ContinuousClock.now - start <= .milliseconds(2) || isFaulty(answer) { return answer }
        }
        throw tooSlow(
            "A call takes more than 2 milliseconds", "Compute less in a call: a cell is drawn with every key", example()
        )
    }

    private func tooSlow(_ message: String, _ fix: String, _ example: String) -> TooSlow {
        report(.drawsQuickly, message + ", and the check ended here", fix: fix, example: example)
        return TooSlow()
    }

    private func sketch(
        _ what: String, most: Int = mostPieces.field, _ example: @autoclosure () -> String, _ draw: () -> CodeDrawing
    ) throws(TooSlow) -> Sketch {
        let drawing = try ask(example(), isFaulty: { $0.pieces(upTo: most) > most }, draw)
        guard isTimed, drawing.pieces(upTo: most) > most else { return Sketch(drawing) }
        throw tooSlow(
            "\(what) has more than \(most) elements", "Draw it with fewer path elements and calls, or as one image",
            example())
    }

    func sketch(of cell: CodeCell, in field: FieldContext) throws(TooSlow) -> Sketch {
        let context = field.context(ofCell: cell.index, overhang: layout.overhang)
        return try sketch(
            "A cell", most: Self.mostPieces.cell,
            "\(CellSample.name(of: cell)), cell \(cell.index + 1) of \(field.cellFrames.count)"
        ) { renderer.drawing(of: cell, in: context) }
    }

    /// The drawing of a cell without its character.
    func box(of cell: CodeCell, in field: FieldContext) -> CodeDrawing {
        var context = field.context(ofCell: cell.index, overhang: layout.overhang)
        renderer.draw(cell, in: &context)
        return context.drawing
    }

    func portrait(of cells: [Situation], backwards: Bool = false, frames: [CGRect]? = nil) throws(TooSlow) -> Portrait {
        try portrait(of: cells.map(\.cell), field: cells[0].field, in: cells[0], backwards: backwards, frames: frames)
    }

    /// Draws cells of a field, and what is under and over them; asks for the frames unless they are known.
    func portrait(
        of cells: [CodeCell], field: CodeFieldState, in situation: Situation, backwards: Bool = false,
        frames known: [CGRect]? = nil
    ) throws(TooSlow) -> Portrait {
        let count = situation.count, bounds = situation.bounds(layout), environment = situation.environment
        let frames: [CGRect]
        if let known {
            frames = known
        } else {
            frames = try ask("the frames of \(count) cells") {
                renderer.cellFrames(count: count, in: bounds, environment: environment)
            }
        }
        let isUsable = frames.count == count && frames.allSatisfy { $0.isFinite }
        let usable = isUsable ? frames : layout.frames(count: count, in: bounds, environment: environment)
        let context = FieldContext(bounds: bounds, cellFrames: usable, environment: environment)
        var drawn: [Portrait.Cell] = []
        for cell in backwards ? cells.reversed() : cells {
            let sketch = try sketch(of: cell, in: context)
            let cell = context.context(ofCell: cell.index, overhang: layout.overhang)
            let (rect, caret) = try ask("the rectangle of the text") { (renderer.textRect(in: cell), renderer.caret) }
            drawn.append((sketch, rect, caret))
        }
        let example = "\(field.status.rawValue), \(count) cells"
        let background = try sketch("The background", example) { renderer.backgroundDrawing(of: field, in: context) }
        let foreground = try sketch("The foreground", example) {
            var context = context
            renderer.drawForeground(of: field, in: &context)
            return context.drawing
        }
        return Portrait(
            context: context, frames: frames, cells: backwards ? drawn.reversed() : drawn, background: background,
            foreground: foreground)
    }
}

struct Portrait {
    typealias Cell = (sketch: Sketch, rect: CGRect?, caret: CodeCaretStyle)

    /// An element that must be the same each time.
    enum Element: String {
        case frames = "A cell's frame"
        case cell = "A cell"
        case textFrame = "The text or the caret of a cell"
        case background = "The background"
        case foreground = "The foreground"
    }

    let context: FieldContext
    /// The frames that the renderer gave, which the context may not have.
    let frames: [CGRect]
    let cells: [Cell]
    let background: Sketch
    let foreground: Sketch

    /// Whether the first cell looks like that of another portrait.
    func showsCell(of other: Portrait) -> Bool {
        cells[0].sketch.drawing == other.cells[0].sketch.drawing && background.drawing == other.background.drawing
            && context.cellFrames == other.context.cellFrames
    }

    /// The elements that differ from those of another portrait of the same cells, with their cell; NaN does not count.
    func changes(from other: Portrait) -> [(element: Element, cell: Int)] {
        var changes: [(element: Element, cell: Int)] = []
        if frames == context.cellFrames, frames != other.frames { changes.append((.frames, 0)) }
        for (index, (cell, before)) in zip(cells, other.cells).enumerated() {
            if cell.sketch.differs(from: before.sketch) { changes.append((.cell, index)) }
            guard cell.rect?.isFinite != false else { continue }
            if (cell.rect, cell.caret) != (before.rect, before.caret) { changes.append((.textFrame, index)) }
        }
        if background.differs(from: other.background) { changes.append((.background, 0)) }
        if foreground.differs(from: other.foreground) { changes.append((.foreground, 0)) }
        return changes
    }
}
