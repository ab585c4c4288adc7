import CodeInputCore
import CodeInputStyles

// A masked cell has no character, but a renderer may remember an earlier one.
extension RendererChecker {
    /// The checks of ``checkMemory()``.
    static let checksOfMemory: Set<RendererCheck> = [.hidesCharacters, .isDeterministic]

    private static let shown = [Character]("0123456789AW")

    /// Draws masked cells after different characters, and checks that they look the same.
    mutating func checkMemory() throws(TooSlow) {
        let masked = CellSample.all.filter { $0.content == .masked }
        // Every cell of the longest field in one state, and then all states.
        for sample in masked.prefix(1) { try checkMemory(of: sample, count: 64) }
        for sample in masked { try checkMemory(of: sample, count: 6) }
    }

    private mutating func checkMemory(of sample: CellSample, count: Int) throws(TooSlow) {
        let fresh = try row(count: count) { sample.cell(at: $0) }
        // NaN differs from itself. Another check reports it.
        guard fresh.allSatisfy({ $0.callWithoutFiniteNumbers == nil }) else { return }
        for shift in Self.shown.indices {
            let row = try self.row(of: sample, count: count, after: shift)
            guard let place = row.indices.first(where: { row[$0] != fresh[$0] }) else { continue }
            return try reportMemory(of: sample, count: count, place: place)
        }
    }

    /// The drawings of a row of cells, then the background and the foreground.
    private mutating func row(count: Int, _ cell: (Int) -> CodeCell) throws(TooSlow) -> [CodeDrawing] {
        let cells = (0..<count).map(cell)
        let contexts = (0..<count).map { plainContext(index: $0, of: count) }
        var drawings: [CodeDrawing] = []
        for (cell, context) in zip(cells, contexts) { drawings.append(try drawing(of: cell, in: context)) }
        let field = CodeFieldState(cells: cells, status: cells.first?.status ?? .editing)
        let context = FieldContext(
            bounds: contexts.first?.bounds ?? .zero, cellFrames: contexts.map(\.frame),
            environment: CodeEnvironment())
        for part in FieldPart.allCases { drawings.append(try drawing(of: part, of: field, in: context)) }
        return drawings
    }

    /// The drawings of a row of masked cells right after they showed characters.
    private mutating func row(of sample: CellSample, count: Int, after shift: Int) throws(TooSlow) -> [CodeDrawing] {
        let characters = Self.shown
        _ = try row(count: count) { index in
            CodeCell(index: index, content: .character(characters[(index + shift) % characters.count]))
        }
        return try row(count: count) { sample.cell(at: $0) }
    }

    /// Reports a drawing that changed, with the characters or for another reason.
    private mutating func reportMemory(of sample: CellSample, count: Int, place: Int) throws(TooSlow) {
        let what =
            place < count
            ? "A masked cell (\(sample.name), cell \(place + 1) of \(count))"
            : "The \(FieldPart.allCases[place - count].rawValue) of masked cells (\(sample.name), \(count) cells)"
        var rounds: [[CodeDrawing]] = []
        for round in 1...3 {
            var drawings: [CodeDrawing] = []
            for shift in Self.shown.indices {
                // Each round has another number of drawings, to find a renderer that counts them.
                for _ in 0..<round { _ = try drawing(of: CodeCell(index: 0), in: plainContext(of: count)) }
                drawings.append(try row(of: sample, count: count, after: shift)[place])
            }
            rounds.append(drawings)
        }
        let isSteady = rounds.allSatisfy { $0 == rounds[0] }
        guard isSteady, let other = rounds[0].indices.first(where: { rounds[0][$0] != rounds[0][0] }) else {
            return report(
                .isDeterministic, in: sample.name,
                "\(what) is drawn in two ways. Draw only from the cell and the context: no state, no clock, no random "
                    + "numbers")
        }
        func character(_ shift: Int) -> Character { Self.shown[(min(place, count - 1) + shift) % Self.shown.count] }
        report(
            .hidesCharacters, in: sample.name,
            "\(what) looks different after it showed \(character(0)) than after it showed \(character(other)). Keep "
                + "nothing from one call to the next: anyone can see what is remembered of a masked character")
    }
}
