// What a cell shows and hides, and where. A fault may need several conditions at once. So these checks draw thousands
// of cells in many situations, the same in each run, and then look for the simplest situation that still fails.
extension RendererChecker {
    /// Draws cells of many fields, and again in reverse order, to find a renderer that remembers the last one.
    func checkSituations() throws(TooSlow) {
        // In so many, every combination of appearance, direction, scale and text size occurs.
        for number in 0..<528 {
            let cells = Situation.cells(ofField: number), portrait = try portrait(of: cells)
            for (index, situation) in cells.enumerated() {
                for problem in try problems(of: situation, in: portrait, at: index) {
                    try report(problem, in: situation)
                }
            }
            guard checks.contains(.isDeterministic) else { continue }
            for (element, index) in try self.portrait(of: cells, backwards: true).changes(from: portrait)
            // Another check reports what is remembered of a masked character.
            where !(isRemembering && element == .cell && cells[index].sample.content == .masked) {
                report(element, changes: "from one call to the next", example: cells[index].description)
            }
        }
    }

    private func report(_ problem: RendererFinding, in situation: Situation) throws(TooSlow) {
        let finding = findings[problem.check]
        // Looking for the simplest situation takes time.
        let isEnough = finding?.wantsExample == false || finding?.count ?? 0 >= 24
        guard checks.contains(problem.check), !isEnough else { return report(problem, example: nil) }
        var (simplest, same) = (situation, problem)
        for step in situation.simpler.indices {
            let simpler = simplest.simpler[step]
            guard simpler != simplest else { continue }
            let problems = try problems(of: simpler, in: portrait(of: [simpler]), at: 0)
            if let again = problems.first(where: { $0.check == problem.check && $0.fix == problem.fix }) {
                (simplest, same) = (simpler, again)
            }
        }
        report(same, example: simplest.description)
    }

    // MARK: - Problems

    /// Everything wanted that is wrong with a cell, and for the first cell also with the field around it.
    private func problems(
        of situation: Situation, in portrait: Portrait, at index: Int
    ) throws(TooSlow) -> [RendererFinding] {
        let sketch = portrait.cells[index].sketch
        let field = portrait.context, frame = field.cellFrames[situation.index]
        // A field is checked once.
        let foreground = index == 0 ? portrait.foreground : nil
        let callNotFinite = sketch.callNotFinite ?? foreground?.callNotFinite
        var problems: [RendererFinding] = []
        if !checks.isDisjoint(with: [.drawsInside, .drawsFiniteNumbers]) {
            problems = problemsOfPlace(of: situation, in: portrait, at: index)
        }
        // In a smaller cell, a character may have no room.
        if frame.width >= 16, frame.height >= 20, callNotFinite == nil {
            problems += try self.problems(
                ofContentOf: situation.cell, in: field, sketch, under: foreground?.paints ?? [])
        }
        return problems
    }

    private func problemsOfPlace(of situation: Situation, in portrait: Portrait, at index: Int) -> [RendererFinding] {
        let (sketch, rect, _) = portrait.cells[index]
        let field = portrait.context, frame = field.cellFrames[situation.index]
        var problems = [
            problem(of: sketch, "", inside: frame, "the cell", "frame"),
            problem(
                of: [rect].compactMap { $0 }, "The rectangle of the text", inside: frame, "the cell",
                fix: "Return a rectangle inside context.frame from textRect(in:), or nil where there is no room"),
        ]
        if index == 0 {
            problems += [
                problem(
                    of: portrait.frames, "A frame", inside: field.bounds, "the field",
                    fix: "Return frames inside the bounds from cellFrames(count:in:environment:), at any size of the "
                        + "field"),
                problem(of: portrait.background, " of the background", inside: field.bounds, "the field", "bounds"),
                problem(of: portrait.foreground, " of the foreground", inside: field.bounds, "the field", "bounds"),
            ]
            // The corners of frames on an arc may overlap, and so may frames too small to see.
            let isSeen = frame.width >= 16 && frame.height >= 20
            let middles = isSeen ? portrait.frames.map { CGPoint(x: $0.midX, y: $0.midY) } : []
            if middles.contains(where: { middle in portrait.frames.count { $0.contains(middle) } > 1 }) {
                problems.append(
                    RendererFinding(
                        .drawsInside, "A frame covers the middle of another",
                        fix: "Return frames beside each other from cellFrames(count:in:environment:)"))
            }
            if portrait.frames.count != situation.count {
                problems.append(
                    RendererFinding(
                        .drawsFiniteNumbers, "There is not one frame for each cell",
                        fix: "Return a frame for each cell from cellFrames(count:in:environment:), at any size"))
            }
        }
        return problems.compactMap { $0 }
    }

    private func problem(
        of sketch: Sketch, _ suffix: String, inside frame: CGRect, _ container: String, _ name: String
    ) -> RendererFinding? {
        if let call = sketch.callNotFinite { return .number(in: call + suffix) }
        let limit = frame.insetBy(dx: -layout.overhang, dy: -layout.overhang)
        guard let outside = sketch.paints.overflow(outOf: limit) else { return nil }
        return RendererFinding(
            .drawsInside,
            "\(outside.name)\(suffix) reaches \(outside.distance.tenths) points out of \(container)"
                + (layout.overhang > 0 ? " and its overhang" : ""),
            fix: "Draw inside context.\(name), or clip to it: something else may be next to it. For a glow or a "
                + "shadow, set the layout's overhang")
    }

    private func problem(
        of rects: [CGRect], _ what: String, inside frame: CGRect, _ container: String, fix: String
    ) -> RendererFinding? {
        guard rects.allSatisfy({ $0.isFinite }) else { return .number(in: what) }
        let distance = rects.map { $0.reach(outOf: frame) }.max() ?? 0
        guard distance > CGRect.tolerance else { return nil }
        return RendererFinding(.drawsInside, "\(what) reaches \(distance.tenths) points out of \(container)", fix: fix)
    }

    /// Whether the box of a cell already draws a text that is drawn in the same place again, as the character.
    private func draws(_ texts: [Paint], alsoInBoxOf cell: CodeCell, in field: FieldContext) -> Bool {
        let count = Sketch(box(of: cell, in: field)).paints.count { $0.text?.string == texts[0].text?.string }
        return texts.prefix(count).contains { one in
            texts.dropFirst(count).contains { $0.bounds.intersects(one.bounds) }
        }
    }

    /// A character that can't be read, or a mask that shows one or nothing.
    private func problems(
        ofContentOf cell: CodeCell, in field: FieldContext, _ sketch: Sketch, under foreground: [Paint]
    ) throws(TooSlow) -> [RendererFinding] {
        let wanted: Set<RendererCheck> =
            if case .character = cell.content { [.showsCharacters] } else { [.hidesCharacters, .tellsStatesApart] }
        guard cell.isFilled, !checks.isDisjoint(with: wanted) else { return [] }
        var others: [Sketch] = [], other = cell
        let contents: [CodeCell.Content] = [.character("4"), .character("7"), .character("1"), .empty, .masked]
        for content in contents where content != cell.content {
            other.content = content
            others.append(try self.sketch(of: other, in: field))
        }
        // What stands beside every character says nothing of one.
        let constants = others[0].paints.shownTexts().filter(others[1].paints.shownTexts().contains)
        let texts = sketch.paints.shownTexts(under: foreground).without(constants)
        var problems: [RendererFinding] = []
        func add(_ check: RendererCheck, _ message: String, fix: String) {
            problems.append(RendererFinding(check, message, fix: fix))
        }
        if case .character(let character) = cell.content {
            let own = sketch.paints.filter { $0.text?.string == String(character) }
            let isTwice = own.indices.dropFirst().contains { own[$0].hasShape(of: own[$0 - 1]) }
            if isTwice
                || own.count > 1 && !constants.contains(where: { $0.text == String(character) })
                    && draws(own, alsoInBoxOf: cell, in: field)
            {
                add(
                    .showsCharacters, "The character \(character) is drawn twice in one place",
                    fix: "Leave it out of draw(_:in:): drawCharacter(of:in:) draws it, by default with the text style")
            }
            switch texts.showing(character) {
            case .hidden:
                add(
                    .showsCharacters, "The character \(character) is covered, clipped, transparent or tiny",
                    fix: "Draw the character last, inside every clip and under no opaque foreground")
            // As a path or an image.
            case .missing where others.contains { $0.drawing == sketch.drawing }:
                add(
                    .showsCharacters, "The character \(character) is not drawn",
                    fix: "Draw the character of an unmasked cell in every state, cell and environment, as "
                        + "context.draw(cell, text:) does")
            case .visible, .missing: break
            }
            return problems
        }
        let letters = texts.map(\.text).filter { $0.contains { $0.isLetter || $0.isNumber } }.map(\.debugDescription)
        let symbols = sketch.paints.compactMap { $0.image?.image.symbolOfCharacters }.map { "the symbol \($0)" }
        if let found = (symbols + letters).first {
            add(
                .hidesCharacters, "A masked cell shows \(found)",
                fix: "Draw a dot, or another sign that is not a letter or digit: users may mistake one for what they "
                    + "typed")
        }
        if others.last?.drawing == sketch.drawing {
            add(
                .tellsStatesApart, "A masked cell looks like an empty one",
                fix: "Draw a dot or another sign in each masked cell, or users can't see what they typed")
        }
        return problems
    }
}

extension CodeImage {
    /// The name of a symbol that shows letters or digits, as `3.circle` does; a number at the end, as in `person.2`, is
    /// a count.
    fileprivate var symbolOfCharacters: String? {
        guard case .symbol(let name) = source, let first = name.split(separator: ".").first else { return nil }
        let shows =
            first.allSatisfy(\.isNumber) || first.count == 1 && first.allSatisfy(\.isLetter)
            || ["abc", "character", "numbers", "textformat"].contains(first)
        return shows ? name : nil
    }
}
