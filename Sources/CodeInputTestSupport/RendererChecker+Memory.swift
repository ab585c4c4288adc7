import CodeInputCore
import CodeInputStyles

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

// A masked cell has no character, but a renderer may remember an earlier one.
extension RendererChecker {
    /// The checks of ``checkMemory()``.
    static let checksOfMemory: Set<RendererCheck> = [.hidesCharacters, .isDeterministic]

    private static let masked = CellSample.all.filter { $0.content == .masked }
    private static let shown = CellSample.all.filter { $0.content == .character("0") }
    private static let characters = CellSample.characters

    /// A row of masked cells, and what they showed before.
    fileprivate struct Row {
        var count: Int
        var environment = CodeEnvironment()
        var masked: CellSample
        var shown: CellSample
        /// The place of the first cell's character in the list.
        var shift = 0

        func character(at index: Int) -> Character { characters[(index + shift) % characters.count] }
    }

    /// Draws masked cells after different characters, and checks that they look the same.
    mutating func checkMemory() throws(TooSlow) {
        // Every cell of the longest field in one state, and then every state in every appearance.
        var rows = Self.characters.indices.map {
            Row(count: 64, masked: Self.masked[0], shown: Self.shown[0], shift: $0)
        }
        for shift in Self.characters.indices {
            for (index, shown) in Self.shown.enumerated() {
                let appearances = CodeEnvironment.appearances
                rows.append(
                    Row(
                        count: 6, environment: appearances[shift % appearances.count],
                        masked: Self.masked[(shift + index) % Self.masked.count], shown: shown, shift: shift))
            }
        }
        // All of them once before the renderer has seen a character.
        var fresh: [String: [CodeDrawing]] = [:]
        for row in rows where fresh[row.name] == nil { fresh[row.name] = try masked(row) }
        // NaN differs from itself. Another check reports it.
        guard fresh.values.allSatisfy({ $0.allSatisfy { $0.callWithoutFiniteNumbers == nil } }) else { return }
        var reported: Set<Int> = []
        for row in rows where !reported.contains(row.count) {
            try show(row)
            let now = try masked(row)
            guard let before = fresh[row.name], let place = now.indices.first(where: { now[$0] != before[$0] })
            else { continue }
            reported.insert(row.count)
            try reportMemory(of: row, place: place)
        }
    }

    /// The drawings of a row of cells, then the background and the foreground.
    private mutating func draw(
        count: Int, environment: CodeEnvironment = CodeEnvironment(), _ cell: (Int) -> CodeCell
    ) throws(TooSlow) -> [CodeDrawing] {
        let cells = (0..<count).map(cell)
        let contexts = (0..<count).map { plainContext(index: $0, of: count, environment: environment) }
        var drawings: [CodeDrawing] = []
        for (cell, context) in zip(cells, contexts) { drawings.append(try drawing(of: cell, in: context)) }
        let field = CodeFieldState(cells: cells, status: cells.first?.status ?? .editing)
        let context = FieldContext(
            bounds: contexts.first?.bounds ?? .zero, cellFrames: contexts.map(\.frame), environment: environment)
        for part in FieldPart.allCases { drawings.append(try drawing(of: part, of: field, in: context)) }
        return drawings
    }

    private mutating func masked(_ row: Row) throws(TooSlow) -> [CodeDrawing] {
        try draw(count: row.count, environment: row.environment) { row.masked.cell(at: $0) }
    }

    private mutating func show(_ row: Row) throws(TooSlow) {
        var sample = row.shown
        _ = try draw(count: row.count, environment: row.environment) { index in
            sample.content = .character(row.character(at: index))
            return sample.cell(at: index)
        }
    }

    /// Reports a drawing that changed, with the characters or for another reason.
    private mutating func reportMemory(of row: Row, place: Int) throws(TooSlow) {
        let what =
            place < row.count
            ? "A masked cell" : "The \(FieldPart.allCases[place - row.count].rawValue) of masked cells"
        let example = "\(row.masked.name), cell \(min(place + 1, row.count)) of \(row.count)"
        var rounds: [[CodeDrawing]] = []
        for round in 1...3 {
            var drawings: [CodeDrawing] = []
            for shift in Self.characters.indices {
                // Each round has another number of drawings, to find a renderer that counts them.
                for _ in 0..<round { _ = try drawing(of: CodeCell(index: 0), in: plainContext(of: row.count)) }
                var row = row
                row.shift = shift
                try show(row)
                drawings.append(try masked(row)[place])
            }
            rounds.append(drawings)
        }
        let isSteady = rounds.allSatisfy { $0 == rounds[0] }
        guard isSteady, let other = rounds[0].indices.first(where: { rounds[0][$0] != rounds[0][0] }) else {
            return report(
                .isDeterministic, "\(what) is drawn in two ways", fix: Self.steadily, example: example)
        }
        let characters = [0, other].map { shift in
            var row = row
            row.shift = shift
            return row.character(at: min(place, row.count - 1))
        }
        isRemembering = true
        report(
            .hidesCharacters, "\(what) depends on what it showed before",
            fix: "Keep nothing from one call to the next: anyone can see what is remembered of a masked character",
            example: "\(example), \(row.shown.name) before: \(characters[0]) and \(characters[1]) differ")
    }
}

extension RendererChecker.Row {
    /// The name of equal rows of masked cells.
    fileprivate var name: String { "\(count) \(masked.name)\(environment.appearance)" }
}
