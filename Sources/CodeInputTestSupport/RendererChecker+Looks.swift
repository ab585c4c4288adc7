import CodeInputStyles

// What users see: characters, states and contrast.
extension RendererChecker {
    /// The least contrast of text in a disabled field.
    private static let disabledContrast: Float = 1.5

    /// A sample that was drawn, and what one sees of it.
    private typealias Look = (sample: CellSample, portrait: Portrait, look: CellLook)

    /// A cell in the middle of a field of nearly natural size: larger cells only have more pixels to compare.
    private func plain(_ sample: CellSample, in environment: CodeEnvironment = CodeEnvironment()) -> Situation {
        let natural = layout.naturalSize(count: 6)
        var size = CGSize(width: min(max(natural.width, 60), 900), height: min(max(natural.height, 20), 150))
        // So that the cells stay as they are.
        size.width += environment.widthOfStatus
        return Situation(sample: sample, index: 2, size: size, environment: environment)
    }

    /// What one sees in a rectangle of a field.
    private func look(
        _ paints: [Paint], over beneath: [Paint] = [], in rect: CGRect, of field: FieldContext
    ) -> CellLook {
        CellLook(
            paints, over: beneath, in: rect.intersection(field.bounds), on: background.resolved(in: field.environment),
            picture: picture?.resolved(in: field.environment), by: stencils)
    }

    // MARK: - Characters

    /// Checks that each character is visible, and looks like no other.
    func checkCharacters() throws(TooSlow) {
        let characters = CellSample.characters, plain = plain(CellSample.all[0])
        let field = try portrait(of: [], field: plain.field, in: plain).context
        var sketches: [Sketch] = []
        for content in characters.map(CodeCell.Content.character) + [.empty, .masked] {
            sketches.append(try sketch(of: CodeCell(index: plain.index, content: content), in: field))
        }
        guard sketches.allSatisfy({ $0.endless == nil }) else { return }
        let looks = { [self] index in look(sketches[index].paints, in: field.cellFrames[plain.index], of: field) }
        var seen = [("an empty cell", "", looks(characters.count)), ("a masked cell", "", looks(characters.count + 1))]
        // A constant, such as a price, stands beside every character.
        let constants = sketches[0].paints.shownTexts().filter(sketches[1].paints.shownTexts().contains)
        var missing: [Character] = [], reason = ""
        for (index, character) in characters.enumerated() {
            var cause = "is covered, clipped, transparent or tiny"
            switch sketches[index].paints.shownTexts().without(constants).showing(character) {
            case .visible: continue
            case .hidden: break
            case .missing:
                // As a path or an image. A digit may look like the same digit of another script.
                let meaning = character.wholeNumberValue.map(String.init) ?? String(character), look = looks(index)
                guard let twin = seen.first(where: { $1 != meaning && $2.isAlike(look, withoutHue: false) }) else {
                    seen.append((String(character), meaning, look))
                    continue
                }
                cause = "looks like \(twin.0)"
            }
            if missing.isEmpty { reason = "\(character) \(cause)" }
            missing.append(character)
        }
        guard !missing.isEmpty else { return }
        let list = missing.prefix(12).map(String.init).joined(separator: " ") + (missing.count > 12 ? " …" : "")
        report(
            .showsCharacters, "\(missing.count) of \(characters.count) characters can't be read in an unmasked cell",
            fix: "Draw every character; without a shape for it, draw it as text with "
                + "context.draw(cell.content, font:with:)",
            example: "\(list): \(reason)")
    }

    // MARK: - States

    /// Draws every sample in every appearance, and compares the looks.
    func checkLooks() throws(TooSlow) {
        var appearances = Array(CodeEnvironment.appearances.reversed())
        while let environment = appearances.popLast() {
            var looks: [Look] = []
            for sample in CellSample.all {
                if let look = try look(of: sample, in: environment, known: looks) { looks.append(look) }
            }
            if let other = try settings(thatChange: looks, in: environment) { appearances.append(other) }
            let compares = !checks.isDisjoint(with: [.tellsStatesApart, .tellsStatesApartWithoutColor])
            for (index, first) in looks.enumerated() where compares {
                for second in looks[(index + 1)...] { try compare(first, second, in: environment) }
            }
            for look in looks {
                let example = look.sample.name + environment.differences
                checkContrast(of: look.look, look.sample, example)
                guard look.sample.mayHaveFocus, checks.contains(.focusContrast) else { continue }
                var focused = look.sample
                focused.isFocused = true
                guard let other = try self.look(of: focused, in: environment, known: looks)?.look,
                    !other.differs(from: look.look, by: 3), picture == nil || !other.hasTones(withContrast: 3)
                else { continue }
                report(
                    .focusContrast, "Nothing that focus changes has 3:1",
                    fix: "Make a border or a line of the focused cell thicker, or draw one that others lack, in every "
                        + "status, in a color such as .label if .tint has no contrast there",
                    example: focused.name + environment.differences)
            }
            try lookAgain()
        }
    }

    /// Light or dark with Differentiate Without Color and Reduce Transparency, if a cell or what is under it differs
    /// then: comparing looks takes most of the time of a check.
    private func settings(
        thatChange looks: [Look], in environment: CodeEnvironment
    ) throws(TooSlow) -> CodeEnvironment? {
        var other = environment
        (other.differentiateWithoutColor, other.reduceTransparency) = (true, true)
        guard other != environment, !environment.increasedContrast, !environment.isElevated else { return nil }
        for look in looks {
            let changed = try portrait(of: [plain(look.sample, in: other)]), cell = changed.cells[0].sketch
            if cell.drawing != look.portrait.cells[0].sketch.drawing { return other }
            if changed.background.drawing != look.portrait.background.drawing { return other }
        }
        return nil
    }

    /// Draws a sample, and looks at it unless the same drawing is known; nil if a number in it is not finite.
    private func look(
        of sample: CellSample, in environment: CodeEnvironment, known: [Look]
    ) throws(TooSlow) -> Look? {
        let situation = plain(sample, in: environment)
        let portrait = try portrait(of: [situation], frames: known.first?.portrait.frames)
        if let same = known.first(where: { $0.portrait.showsCell(of: portrait) }) {
            return (sample, portrait, same.look)
        }
        let (beneath, cell) = (portrait.background, portrait.cells[0].sketch)
        if let call = beneath.endless.map({ $0 + " of the background" }) ?? cell.endless {
            report(.number(in: call), example: sample.name + environment.differences)
            return nil
        }
        let frame = portrait.context.cellFrames[situation.index]
        return (sample, portrait, look(cell.paints, over: beneath.paints, in: frame, of: portrait.context))
    }

    /// Compares the looks of two states, with and without colors.
    private func compare(_ first: Look, _ second: Look, in environment: CodeEnvironment) throws(TooSlow) {
        // The caret may replace the placeholder in the focused cell.
        if first.sample.state == .focused, second.sample.state == .focused { return }
        let isAlike = first.look.isAlike(second.look, withoutHue: false)
        guard isAlike || first.look.isAlike(second.look, withoutHue: true),
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
                + "drawForeground(of:in:), other states by a line or another shape", example: example)
    }

    /// Whether two statuses differ in the foreground, which may show them once for the whole field.
    private func tellsApart(
        _ first: Look, _ second: Look, withoutHue: Bool, in environment: CodeEnvironment
    ) throws(TooSlow) -> Bool {
        let foregrounds = [first, second].map(\.portrait.foreground), field = first.portrait.context
        // Compares only where something is drawn, because a whole field has many pixels.
        let place = foregrounds.reduce(CGRect.null) { $0.union($1.drawing.extent) }.intersection(field.bounds)
        guard first.sample.state.status != second.sample.state.status, !place.isEmpty,
            foregrounds.allSatisfy({ $0.endless == nil })
        else { return false }
        var looks: [CellLook] = []
        for (sample, foreground) in zip([first.sample, second.sample], foregrounds) {
            let situation = plain(sample, in: environment)
            let whole = try portrait(
                of: situation.field.cells, field: situation.field, in: situation, frames: first.portrait.frames)
            let beneath = whole.background.paints + whole.cells.flatMap(\.sketch.paints)
            looks.append(look(foreground.paints, over: beneath, in: place, of: field))
        }
        return !looks[0].isAlike(looks[1], withoutHue: withoutHue)
    }

    // MARK: - Contrast

    private func checkContrast(of look: CellLook, _ sample: CellSample, _ example: String) {
        // WCAG exempts disabled text, which must not vanish.
        let isDisabled = sample.state == .disabled, floor: Float = isDisabled ? Self.disabledContrast : 4.5
        for contrast in look.textContrasts where contrast < floor {
            report(
                .textContrast, "Text has \(contrast.tenths):1 instead of \(floor):1",
                fix: "Draw it in a color with more contrast, such as "
                    + (isDisabled ? ".tertiaryLabel" : ".label"), example: example)
        }
        guard sample.content == .empty, !isDisabled else { return }
        // Over a picture, only the focus and the verdicts need contrast: the picture itself shows the cells.
        guard picture == nil else {
            guard sample.state != .rest, !look.hasTones(withContrast: 3) else { return }
            return report(
                sample.state == .focused ? .focusContrast : .boundaryContrast,
                "Nothing of the state has 3:1 over a picture of this color",
                fix: "Draw a line of two tones, or an opaque fill under the line", example: example)
        }
        if !look.standsOut(withContrast: 3) {
            report(
                .boundaryContrast, "Nothing of the cell has 3:1 to what it stands on",
                fix: "Draw a border or a line in a color such as .boundary, 1 point wide at least", example: example)
        }
    }
}
