import CodeInputCore
import CodeInputStyles

extension RendererChecker {
    /// What ``checkCharacters()`` finds.
    static let checksOfCharacters: Set<RendererCheck> = [.showsCharacters, .hidesCharacters]

    /// Digits and letters of one script, and some of others, a sign, and characters of several scalars.
    private static let characters =
        [Character]("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        + ["é", "ß", "ñ", "q\u{303}", "Ж", "ל", "ع", "字", "あ", "한", "٣", "３", "-", "*", "😀", "👩‍👩‍👧", "🇩🇪"]

    /// The most characters that a message lists.
    private static let mostNamed = 12

    /// Checks that characters are visible, and that masks show none.
    mutating func checkCharacters() throws(TooSlow) {
        if checks.contains(.showsCharacters) {
            try checkEachCharacter()
            try checkEachState()
        }
        if checks.contains(.hidesCharacters) { try checkMasks() }
    }

    private mutating func checkEachCharacter() throws(TooSlow) {
        var drawings: [(name: String, drawing: CodeDrawing)] = []
        var looks: [(name: String, meaning: String, look: CellLook)] = []
        for (name, content) in [("an empty cell", CodeCell.Content.empty), ("a masked cell", .masked)] {
            guard let look = try self.look(of: content) else { return }
            looks.append((name, "", look))
        }
        var missing: [Character] = []
        var reason = ""
        for character in Self.characters {
            let drawing = try drawing(of: CodeCell(index: 0, content: .character(character)), in: plainContext())
            var twin = drawings.first { $0.drawing == drawing }?.name
            drawings.append((String(character), drawing))
            if drawing.texts.contains(where: { $0.contains(character) }) { continue }
            // As a path, an image or a native drawing. A digit may look like the same digit of another script.
            let meaning = character.wholeNumberValue.map(String.init) ?? String(character)
            if let other = twin?.first?.wholeNumberValue, other == character.wholeNumberValue { twin = nil }
            guard let look = try self.look(of: .character(character)) else { continue }
            twin = twin ?? looks.first { $0.meaning != meaning && $0.look.isAlike(look) }?.name
            guard let twin else {
                looks.append((String(character), meaning, look))
                continue
            }
            if missing.isEmpty { reason = "\(character) looks like \(twin)" }
            missing.append(character)
        }
        try lookAgain()
        guard !missing.isEmpty else { return }
        let list = missing.prefix(Self.mostNamed).map(String.init).joined(separator: " ")
        report(
            .showsCharacters,
            "\(missing.count) of \(Self.characters.count) characters are not drawn in an unmasked cell: \(list)"
                + (missing.count > Self.mostNamed ? " …" : "")
                + " (\(reason)). Draw every character; without a "
                + "shape for it, draw it as text with context.draw(cell.content, font:with:)")
    }

    private mutating func look(of content: CodeCell.Content) throws(TooSlow) -> CellLook? {
        let context = plainContext()
        let drawing = try drawing(of: CodeCell(index: 0, content: content), in: context)
        guard drawing.callWithoutFiniteNumbers == nil else { return nil }
        return CellLook(
            background: CodeDrawing(), cell: drawing, frame: context.frame,
            over: background.resolved(in: context.environment))
    }

    /// A character may be missing only in some state, appearance or cell.
    private mutating func checkEachState() throws(TooSlow) {
        for environment in CodeEnvironment.appearances {
            for sample in CellSample.all {
                guard case .character = sample.content else { continue }
                for index in 0..<6 {
                    try checkState(sample, in: plainContext(index: index, of: 6, environment: environment))
                }
            }
            try lookAgain()
        }
        for sample in CellSample.all where sample.content == .character("0") && sample.state == .rest {
            for index in 0..<64 { try checkState(sample, in: plainContext(index: index, of: 64)) }
        }
    }

    private mutating func checkState(_ sample: CellSample, in context: CellContext) throws(TooSlow) {
        var cell = sample.cell(at: Int((context.frame.minX / 52).rounded()))
        var others: [CodeDrawing] = []
        for content in [CodeCell.Content.empty, .masked, .character("4"), .character("7")] {
            cell.content = content
            let drawing = try drawing(of: cell, in: context)
            defer { others.append(drawing) }
            guard case .character(let character) = content,
                !drawing.texts.contains(where: { $0.contains(character) }), others.contains(drawing)
            else { continue }
            report(
                .showsCharacters, in: sample.name,
                "The character \(character) is not drawn in cell \(cell.index + 1) of \(context.cellFrames.count) "
                    + "(\(sample.name)) in \(context.environment.appearance). Draw the character of an "
                    + "unmasked cell in every state and in every cell, as context.draw(cell.content, font:with:) does")
        }
    }

    private mutating func checkMasks() throws(TooSlow) {
        for sample in CellSample.all where sample.content == .masked {
            let drawing = try drawing(of: sample.cell(at: 0), in: plainContext())
            let texts = drawing.texts.filter { $0.contains { $0.isLetter || $0.isNumber } }
            let found =
                texts.map(\.debugDescription)
                + drawing.symbols.filter(\.isSymbolOfCharacters).map { "the symbol \($0)" }
            for what in found {
                report(
                    .hidesCharacters, in: sample.name,
                    "A masked cell (\(sample.name)) shows \(what). Draw a dot, or another sign that is not a letter "
                        + "or digit: users may mistake one for what they typed")
            }
        }
    }
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
