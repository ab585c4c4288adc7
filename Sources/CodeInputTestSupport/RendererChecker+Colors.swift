// What users see: characters, states and contrast.
extension RendererChecker {
    /// A sample that was drawn, and the colors in it.
    private typealias Drawn = (sample: CellSample, portrait: Portrait, colors: CellColors)

    /// A cell in the middle of a field of nearly natural size: larger cells only have more pixels to compare.
    private func plain(
        _ sample: CellSample, in environment: CodeEnvironment = CodeEnvironment(), at index: Int = 2
    ) -> Situation {
        let natural = layout.preferredSize(count: 6)
        var size = CGSize(width: min(max(natural.width, 60), 900), height: min(max(natural.height, 20), 400))
        // So that the cells stay as they are.
        size.width += layout.preferredSize(count: 6, environment: environment).width - natural.width
        return Situation(sample: sample, index: index, size: size, environment: environment)
    }

    /// The place of a field, with its overhang.
    private func room(of field: FieldContext) -> CGRect {
        field.bounds.insetBy(dx: -layout.overhang, dy: -layout.overhang)
    }

    /// The colors in a rectangle of a field, and around it as far as a reach.
    private func colors(
        of paints: [Paint], over beneath: [Paint] = [], in rect: CGRect, reach: CGFloat = 0, of field: FieldContext
    ) -> CellColors {
        CellColors(
            paints, over: beneath, in: rect.insetBy(dx: -reach, dy: -reach).intersection(room(of: field)),
            area: rect.width * rect.height, on: background.resolved(in: field.environment),
            paper: CodeColor.background.resolved(in: field.environment),
            picture: picture?.resolved(in: field.environment), by: regionCache)
    }

    /// The colors of the cell that a portrait of one cell shows.
    private func colors(of portrait: Portrait, at index: Int, reach: CGFloat = 0) -> CellColors {
        colors(
            of: portrait.cells[0].sketch.paints, over: portrait.background.paints,
            in: portrait.context.cellFrames[index], reach: reach, of: portrait.context)
    }

    // MARK: - Characters

    /// Checks that each character is visible, and looks like no other.
    func checkCharacters() throws(TooSlow) {
        let characters = CellSample.characters, plain = plain(CellSample.all[0])
        // A digit may look like the same digit of another script.
        func meaning(_ character: Character) -> String {
            character.wholeNumberValue.map(String.init) ?? String(character)
        }
        let field = try portrait(of: [], field: plain.field, in: plain).context
        var sketches: [Sketch] = []
        for content in characters.map(CodeCell.Content.character) + [.empty, .masked] {
            sketches.append(try sketch(of: CodeCell(index: plain.index, content: content), in: field))
        }
        guard sketches.allSatisfy({ $0.callNotFinite == nil }) else { return }
        let drawn = { [self] index in colors(of: sketches[index].paints, in: field.cellFrames[plain.index], of: field) }
        var seen = [("an empty cell", "", drawn(characters.count)), ("a masked cell", "", drawn(characters.count + 1))]
        // A constant, such as a price, stands beside every character.
        let constants = sketches[0].paints.shownTexts().filter(sketches[1].paints.shownTexts().contains)
        var missing: [Character] = [], reason = ""
        for (index, character) in characters.enumerated() {
            var cause = "is covered, clipped, transparent or tiny"
            switch sketches[index].paints.shownTexts().without(constants).showing(character) {
            case .visible: continue
            case .hidden: break
            case .missing:
                // As a path, an image or another text.
                let own = drawn(index)
                let same = characters.indices.first {
                    sketches[$0].drawing == sketches[index].drawing && meaning(characters[$0]) != meaning(character)
                }
                let twin = seen.first { $1 != meaning(character) && $2.isAlike(own, withoutHue: false) }
                guard let twin = same.map({ String(characters[$0]) }) ?? twin?.0 else {
                    seen.append((String(character), meaning(character), own))
                    continue
                }
                cause = "looks like \(twin)"
            }
            if missing.isEmpty { reason = "\(character) \(cause)" }
            missing.append(character)
        }
        guard !missing.isEmpty else { return }
        let list = missing.prefix(12).map(String.init).joined(separator: " ") + (missing.count > 12 ? " …" : "")
        report(
            .showsCharacters, "\(missing.count) of \(characters.count) characters can't be read in an unmasked cell",
            fix: "Draw every character; without a shape for it, draw it as text with "
                + "context.draw(cell, text:)",
            example: "\(list): \(reason)")
    }

    // MARK: - States

    /// Draws every sample in every appearance, and compares their colors.
    func checkColors() throws(TooSlow) {
        var appearances = Array(CodeEnvironment.appearances.reversed())
        while let environment = appearances.popLast() {
            let drawn = try drawAll(in: environment, at: 2)
            if let other = try settings(thatChange: drawn, in: environment) { appearances.append(other) }
            let compares = !checks.isDisjoint(with: [.tellsStatesApart, .tellsStatesApartWithoutColor])
            for (index, first) in drawn.enumerated() where compares {
                for second in drawn[(index + 1)...] { try compare(first, second, in: environment) }
            }
            try checkContrast(of: drawn, in: environment, at: 2)
            // The ends of a row may look unlike its middle.
            if renderer.dependencies.position {
                try checkContrast(of: drawAll(in: environment, at: 0), in: environment, at: 0)
                try checkContrast(of: drawAll(in: environment, at: 5), in: environment, at: 5)
            }
            if checks.contains(.textContrast) { try checkOtherCharacters(in: environment) }
            try drawAgain()
        }
    }

    /// Light or dark with Differentiate Without Color and Reduce Transparency, if a cell or what is under it differs
    /// then: comparing colors takes most of the time of a check.
    private func settings(
        thatChange drawn: [Drawn], in environment: CodeEnvironment
    ) throws(TooSlow) -> CodeEnvironment? {
        var other = environment
        (other.differentiateWithoutColor, other.reduceTransparency) = (true, true)
        guard other != environment, !environment.increasedContrast, !environment.isElevated else { return nil }
        for one in drawn {
            let changed = try portrait(of: [plain(one.sample, in: other)]), cell = changed.cells[0].sketch
            if cell.drawing != one.portrait.cells[0].sketch.drawing { return other }
            if changed.background.drawing != one.portrait.background.drawing { return other }
        }
        return nil
    }

    private func drawAll(in environment: CodeEnvironment, at index: Int) throws(TooSlow) -> [Drawn] {
        var drawn: [Drawn] = []
        for sample in CellSample.all {
            if let new = try draw(sample, in: environment, at: index, known: drawn) { drawn.append(new) }
        }
        return drawn
    }

    /// Draws a sample, and samples its colors unless the same drawing is known; nil if a number in it is not finite.
    private func draw(
        _ sample: CellSample, in environment: CodeEnvironment, at index: Int, known: [Drawn]
    ) throws(TooSlow) -> Drawn? {
        let situation = plain(sample, in: environment, at: index)
        let portrait = try portrait(of: [situation], frames: known.first?.portrait.frames)
        if let same = known.first(where: { $0.portrait.showsCell(of: portrait) }) {
            return (sample, portrait, same.colors)
        }
        let (beneath, cell) = (portrait.background, portrait.cells[0].sketch)
        if let call = beneath.callNotFinite.map({ $0 + " of the background" }) ?? cell.callNotFinite {
            report(.number(in: call), example: sample.name + environment.differences)
            return nil
        }
        // Further out, a drawing is no longer at the cell.
        return (sample, portrait, colors(of: portrait, at: index, reach: min(layout.overhang, 16)))
    }

    /// Compares the colors of two states, with and without colors.
    private func compare(_ first: Drawn, _ second: Drawn, in environment: CodeEnvironment) throws(TooSlow) {
        // The caret may replace the placeholder in the focused cell.
        if first.sample.state == .focused, second.sample.state == .focused { return }
        let isAlike = first.colors.isAlike(second.colors, withoutHue: false)
        guard isAlike || first.colors.isAlike(second.colors, withoutHue: true),
            try !tellsApart(first, second, withoutHue: !isAlike, in: environment)
        else { return }
        let example = first.sample.pair(with: second.sample) + environment.differences
        guard isAlike else {
            return report(
                .tellsStatesApartWithoutColor, "Two states differ only by hue",
                fix: "Add a difference in shape, line width or lightness, or a sign in drawForeground(of:in:)",
                example: example)
        }
        report(
            .tellsStatesApart, "Two states look alike",
            fix: "Draw them differently: a verdict by a fill, a line and lightness, or by a sign in "
                + "drawForeground(of:in:), other states by a line or another shape; a caret does not count",
            example: example)
    }

    /// Whether two statuses differ in the foreground, which may show them once for the whole field.
    private func tellsApart(
        _ first: Drawn, _ second: Drawn, withoutHue: Bool, in environment: CodeEnvironment
    ) throws(TooSlow) -> Bool {
        let foregrounds = [first, second].map(\.portrait.foreground), field = first.portrait.context
        // Compares only where something is drawn, because a whole field has many pixels.
        let frame = foregrounds.reduce(CGRect.null) { $0.union($1.drawing.extent) }.intersection(room(of: field))
        guard first.sample.state.status != second.sample.state.status, !frame.isEmpty,
            foregrounds.allSatisfy({ $0.callNotFinite == nil })
        else { return false }
        var both: [CellColors] = []
        for (sample, foreground) in zip([first.sample, second.sample], foregrounds) {
            let situation = plain(sample, in: environment)
            let whole = try portrait(
                of: situation.field.cells, field: situation.field, in: situation, frames: first.portrait.frames)
            // The other cells may have numbers that are not finite, which another check reports.
            let beneath = ([whole.background] + whole.cells.map(\.sketch)).filter { $0.callNotFinite == nil }
            both.append(colors(of: foreground.paints, over: beneath.flatMap(\.paints), in: frame, of: field))
        }
        return !both[0].isAlike(both[1], withoutHue: withoutHue)
    }

    // MARK: - Contrast

    private func checkContrast(of drawn: [Drawn], in environment: CodeEnvironment, at index: Int) throws(TooSlow) {
        let place = (index == 2 ? "" : ", cell \(index + 1) of 6") + environment.differences
        for (sample, portrait, colors) in drawn {
            var inside = colors
            // Beside the cell are separators and lines of the field, which are no boundary of it.
            if sample.content == .empty, layout.overhang > 0 { inside = self.colors(of: portrait, at: index) }
            checkContrast(of: colors, inside: inside, sample, sample.name + place)
            let mayHaveFocus = [.rest, .verifying, .rejected].contains(sample.state)
            guard mayHaveFocus, checks.contains(.focusContrast) else { continue }
            var focused = sample
            focused.isFocused = true
            guard let other = try draw(focused, in: environment, at: index, known: drawn)?.colors,
                !other.differs(from: colors, by: 3), picture == nil || !other.hasTones(withContrast: 3)
            else { continue }
            report(
                .focusContrast, "Nothing that focus changes has 3:1",
                fix: "Make a border or a line of the focused cell thicker, or draw one that others lack, in every "
                    + "status, in a color such as .label if .tint has no contrast there; a caret does not count",
                example: focused.name + place)
        }
    }

    /// Checks digits and letters at rest, and all places, where a color depends on one of them.
    private func checkOtherCharacters(in environment: CodeEnvironment) throws(TooSlow) {
        guard !environment.increasedContrast, !environment.isElevated else { return }
        let indices = renderer.dependencies.position ? Array(0..<6) : [2]
        var frames: [CGRect]?
        for index in indices {
            let empty = plain(CellSample(content: .empty, state: .rest), in: environment, at: index)
            let hollow = try portrait(of: [empty], frames: frames)
            frames = hollow.frames
            var known: [[CodeColor.Components]] = []
            for character in "0123456789AKZ" {
                let sample = CellSample(content: .character(character), state: .rest)
                let portrait = try portrait(of: [plain(sample, in: environment, at: index)], frames: frames)
                let cell = portrait.cells[0].sketch, paints = portrait.background.paints + cell.paints
                guard cell.callNotFinite == nil, portrait.background.callNotFinite == nil else { continue }
                // Comparing colors takes most of the time of a check.
                let inks = paints.flatMap(\.colors)
                guard !known.contains(inks) else { continue }
                known.append(inks)
                let own = colors(of: portrait, at: index)
                let place = (index == 2 ? "" : ", cell \(index + 1) of 6") + environment.differences
                let example = "\(character), rest" + place
                // The samples have a 0.
                if character != "0" || ![0, 2, 5].contains(index) {
                    checkContrast(of: own, inside: own, sample, example)
                }
                // A character that is no text, and no picture, which nobody has here.
                guard !cell.paints.contains(where: { $0.text != nil || $0.image != nil }),
                    cell.drawing != hollow.cells[0].sketch.drawing, hollow.cells[0].sketch.callNotFinite == nil
                else { continue }
                guard !own.differs(from: colors(of: hollow, at: index), by: 3) else { continue }
                report(
                    .textContrast, "A character that is no text has less than 3:1",
                    fix: "Draw it in a color with more contrast, such as .label", example: example)
            }
        }
    }

    private func checkContrast(of colors: CellColors, inside: CellColors, _ sample: CellSample, _ example: String) {
        // WCAG exempts disabled text, which must not vanish.
        let isDisabled = sample.state == .disabled, floor: Float = isDisabled ? 1.5 : 4.5
        for contrast in colors.textContrasts where contrast < floor {
            // Rounded down, or 4.48 would read as the 4.5 that it lacks.
            report(
                .textContrast, "Text has \((contrast * 10).rounded(.down) / 10):1 instead of \(floor):1",
                fix: "Draw it in a color with more contrast, such as "
                    + (isDisabled ? ".tertiaryLabel" : ".label"), example: example)
        }
        guard sample.content == .empty, !isDisabled else { return }
        // Over a picture, only the focus and the verdicts need contrast: the picture itself shows the cells.
        guard picture == nil else {
            guard sample.state != .rest, !colors.hasTones(withContrast: 3) else { return }
            return report(
                sample.state == .focused ? .focusContrast : .boundaryContrast,
                "Nothing of the state has 3:1 over a picture of this color",
                fix: "Draw a line of two tones, or an opaque fill under the line", example: example)
        }
        if !inside.standsOut(withContrast: 3) {
            report(
                .boundaryContrast, "Nothing of the cell has 3:1 to what it stands on",
                fix: "Draw a border or a line in a color such as .boundary, 1 point wide at least", example: example)
        }
    }
}
