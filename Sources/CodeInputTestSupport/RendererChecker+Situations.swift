import CodeInputStyles

// A fault may need several conditions at once. So these checks draw thousands of cells in random situations, the same
// in each run, and then look for the simplest situation that still fails.
extension RendererChecker {
    /// The checks of ``checkSituations()``.
    static let checksOfSituations: Set<RendererCheck> = [
        .drawsInside, .drawsFiniteNumbers, .isDeterministic, .drawsQuickly, .tellsStatesApart, .showsCharacters,
        .hidesCharacters,
    ]

    private static let fields = 1_500
    private static let cellsOfField = 8
    /// The failures of one check for which a run looks for the simplest situation.
    private static let mostSimplified = 24
    /// A cell at least this large has room for its character.
    private static let roomForText = CGSize(width: 16, height: 20)

    /// Draws random cells of random fields, and again in reverse order, to find a renderer that remembers the last one.
    mutating func checkSituations() throws(Stop) {
        var generator = SteadyGenerator()
        for _ in 0..<Self.fields {
            let field = Situation.random(using: &generator)
            let cells = (0..<Self.cellsOfField).map { _ in field.anotherCell(using: &generator) }
            let portrait = try portrait(of: cells)
            for (index, situation) in cells.enumerated() {
                for problem in try problems(of: situation, in: portrait, at: index) {
                    try report(problem, in: situation)
                }
            }
            try lookAgain()
            guard checks.contains(.isDeterministic) else { continue }
            for (part, index) in try self.portrait(of: cells, backwards: true).changes(from: portrait)
            // Another check reports what is remembered of a masked character.
            where !(isRemembering && part == .cell && cells[index].sample.content == .masked) {
                report(part, changes: "from one call to the next", example: cells[index].description)
            }
        }
    }

    /// Draws cells of one field, and the field around the first.
    private mutating func portrait(of cells: [Situation], backwards: Bool = false) throws(Stop) -> Portrait {
        try portrait(of: cells.map(\.cell), field: cells[0].field, in: cells[0], backwards: backwards)
    }

    /// Reports a problem with the simplest situation that has it.
    private mutating func report(_ problem: RendererFinding, in situation: Situation) throws(Stop) {
        let finding = findings[problem.check]
        guard checks.contains(problem.check), finding?.wantsExample != false,
            finding?.count ?? 0 < Self.mostSimplified
        else { return report(problem) }
        var (simplest, same) = (situation, problem)
        for step in situation.simpler.indices {
            let simpler = simplest.simpler[step]
            let problems = try problems(of: simpler, in: portrait(of: [simpler]), at: 0)
            if let again = problems.first(where: { $0.check == problem.check && $0.fix == problem.fix }) {
                (simplest, same) = (simpler, again)
            }
        }
        report(same, example: simplest.description)
    }

    // MARK: - Problems

    /// Everything that is wrong with a cell, and for the first cell also with the field around it.
    private mutating func problems(
        of situation: Situation, in portrait: Portrait, at place: Int
    ) throws(Stop) -> [RendererFinding] {
        let sketch = portrait.cells[place], bounds = portrait.context.bounds
        let frame = portrait.context.cellFrames[situation.index]
        let foreground = place == 0 ? portrait.foreground.paints : []
        var problems = [
            problem(of: sketch.paints, "", inside: frame, "the cell", "frame"),
            problem(ofText: portrait.places[place].rect, inside: frame),
        ]
        if place == 0 {
            let background = portrait.background.paints
            problems += [
                problem(of: portrait.frames, isUsable: portrait.areFramesUsable, inside: bounds),
                problem(of: background, " of the background", inside: bounds, "the field", "bounds"),
                problem(of: foreground, " of the foreground", inside: bounds, "the field", "bounds"),
            ]
        }
        let isFinite = (sketch.paints + foreground).endless == nil
        if isFinite, frame.width >= Self.roomForText.width, frame.height >= Self.roomForText.height {
            switch situation.sample.content {
            case .character(let character):
                problems.append(try problem(of: character, in: situation, portrait.context, sketch, under: foreground))
            case .masked: problems += try problemsOfMask(in: situation, portrait.context, sketch)
            case .empty, .placeholder: break
            }
        }
        return problems.compactMap { $0 }
    }

    private func problem(of frames: [CGRect], isUsable: Bool, inside bounds: CGRect) -> RendererFinding? {
        guard isUsable else {
            return RendererFinding(
                .drawsFiniteNumbers, "The frames of the cells are not finite, or not one for each cell",
                fix: "Return a frame for each cell from cellFrames(count:in:environment:), at any size of the field")
        }
        let distance = frames.map { $0.reach(outOf: bounds) }.max() ?? 0
        guard distance > CGRect.tolerance else { return nil }
        return RendererFinding(
            .drawsInside, "A cell stands \(distance.tenths) points out of the field",
            fix: "Keep all frames inside the bounds in cellFrames(count:in:environment:)")
    }

    private func problem(
        of paints: [Paint], _ part: String, inside frame: CGRect, _ place: String, _ name: String
    ) -> RendererFinding? {
        if let call = paints.endless { return .number(in: call + part) }
        let room = frame.insetBy(dx: -layout.overhang, dy: -layout.overhang)
        guard let outside = paints.overflow(outOf: room) else { return nil }
        return RendererFinding(
            .drawsInside,
            "\(outside.name)\(part) reaches \(outside.distance.tenths) points out of \(place)"
                + (layout.overhang > 0 ? " and its overhang" : ""),
            fix:
                "Draw inside context.\(name), or clip to it: something else may be next to it. For a glow or a shadow, "
                + "set the layout's overhang")
    }

    private func problem(ofText rect: CGRect?, inside frame: CGRect) -> RendererFinding? {
        guard let rect else { return nil }
        guard rect.ifFinite != nil else { return .number(in: "The rectangle of the text") }
        let distance = rect.reach(outOf: frame)
        guard distance > CGRect.tolerance else { return nil }
        return RendererFinding(
            .drawsInside,
            "The rectangle of the text, and with it the caret, reaches \(distance.tenths) points out of the cell",
            fix: "Return a rectangle inside context.frame from textRect(in:), or nil where there is no room")
    }

    /// The drawings of the same cell with other contents.
    private mutating func others(
        _ contents: [CodeCell.Content], of situation: Situation, in field: FieldContext
    ) throws(Stop) -> [Sketch] {
        var cell = situation.cell, sketches: [Sketch] = []
        for content in contents {
            cell.content = content
            sketches.append(try sketch(of: cell, in: field))
        }
        return sketches
    }

    /// A character that can't be read, because it is missing or hidden.
    private mutating func problem(
        of character: Character, in situation: Situation, _ field: FieldContext, _ sketch: Sketch,
        under foreground: [Paint]
    ) throws(Stop) -> RendererFinding? {
        guard checks.contains(.showsCharacters) else { return nil }
        let contents: [CodeCell.Content] = [.character(character == "4" ? "7" : "4"), .empty, .masked]
        let others = try others(contents, of: situation, in: field)
        // What stands beside every character is not one.
        let texts = sketch.paints.shownTexts(under: foreground).without(others[0].paints.shownTexts())
        switch texts.showing(character) {
        case .hidden:
            return RendererFinding(
                .showsCharacters, "The character \(character) is covered, clipped, transparent or tiny",
                fix: "Draw the character last, inside every clip and under no opaque foreground")
        // As a path or an image.
        case .missing where others.contains { $0.drawing == sketch.drawing }:
            return RendererFinding(
                .showsCharacters, "The character \(character) is not drawn",
                fix: "Draw the character of an unmasked cell in every state, cell and environment, as "
                    + "context.draw(cell.content, font:with:) does")
        case .visible, .missing: return nil
        }
    }

    /// A mask that shows a character or nothing.
    private mutating func problemsOfMask(
        in situation: Situation, _ field: FieldContext, _ sketch: Sketch
    ) throws(Stop) -> [RendererFinding] {
        let others = try others([.character("4"), .character("7"), .empty], of: situation, in: field)
        // What stands beside every character says nothing of one.
        let texts = sketch.paints.shownTexts()
            .without(others[0].paints.shownTexts().filter(others[1].paints.shownTexts().contains))
            .filter { $0.text.contains { $0.isLetter || $0.isNumber } }
        let symbol = sketch.paints.lazy.compactMap(\.symbol).first { $0.isSymbolOfCharacters }
        var problems: [RendererFinding] = []
        if let found = symbol.map({ "the symbol \($0)" }) ?? texts.first?.text.debugDescription {
            problems.append(
                RendererFinding(
                    .hidesCharacters, "A masked cell shows \(found)",
                    fix: "Draw a dot, or another sign that is not a letter or digit: users may mistake one for what "
                        + "they typed"))
        }
        if others[2].drawing == sketch.drawing {
            problems.append(
                RendererFinding(
                    .tellsStatesApart, "A masked cell looks like an empty one",
                    fix: "Draw a dot or another sign in each masked cell, or users can't see what they typed"))
        }
        return problems
    }
}

extension Paint {
    fileprivate var symbol: String? { if case .symbol(let name)? = image?.source { name } else { nil } }
}

extension String {
    /// Whether a symbol of this name shows letters or digits, as `3.circle` and `textformat.abc` do.
    ///
    /// A number at the end, as in `person.2`, is a count.
    fileprivate var isSymbolOfCharacters: Bool {
        guard let first = split(separator: ".").first else { return false }
        return first.allSatisfy(\.isNumber) || first.count == 1 && first.allSatisfy(\.isLetter)
            || ["abc", "character", "numbers", "textformat"].contains(first)
    }
}
