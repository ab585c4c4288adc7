import CodeInputStyles
import Foundation

// The same drawing each time: whatever was drawn before, and at any time.
extension RendererChecker {
    /// Reports something that is not the same each time.
    mutating func report(_ part: Portrait.Part, changes when: String, example: String) {
        report(RendererFinding(.isDeterministic, "\(part.rawValue) changes \(when)", fix: part.fix), example: example)
    }

    // MARK: - Memory

    private static let masked = CellSample.all.filter { $0.content == .masked }
    private static let shown = CellSample.all.filter { $0.content == .character("0") }
    private static let characters = CellSample.characters

    /// A row of masked cells, and what they showed before.
    private struct Row {
        var masked: Situation
        var shown: CellSample
        /// The place of the first cell's character in the list.
        var shift: Int

        /// The name of equal rows of masked cells.
        var name: String { "\(masked.count) \(masked.sample.name)\(masked.environment.appearance)" }
    }

    /// Draws masked cells after different characters, and checks that they look the same.
    ///
    /// A masked cell has no character, but a renderer may remember an earlier one.
    mutating func checkMemory() throws(Stop) {
        // Every cell of the longest field in one state, and then every state in every appearance.
        var rows = Self.characters.indices.map {
            Row(masked: Situation(sample: Self.masked[0], count: 64), shown: Self.shown[0], shift: $0)
        }
        let appearances = CodeEnvironment.appearances
        for shift in Self.characters.indices {
            for (index, shown) in Self.shown.enumerated() {
                let sample = Self.masked[(shift + index) % Self.masked.count]
                let environment = appearances[shift % appearances.count]
                rows.append(
                    Row(masked: Situation(sample: sample, environment: environment), shown: shown, shift: shift))
            }
        }
        // All of them once before the renderer has seen a character.
        var fresh: [String: Portrait] = [:]
        for row in rows where fresh[row.name] == nil { fresh[row.name] = try masked(row) }
        var reported: Set<Int> = []
        for row in rows where !reported.contains(row.masked.count) {
            try show(row)
            guard let before = fresh[row.name], let change = try masked(row).changes(from: before).first
            else { continue }
            reported.insert(row.masked.count)
            try reportMemory(of: row, change)
        }
    }

    private mutating func draw(_ row: Row, _ cell: (Int) -> CodeCell) throws(Stop) -> Portrait {
        let cells = (0..<row.masked.count).map(cell)
        return try portrait(of: cells, field: CodeFieldState(cells: cells, status: cells[0].status), in: row.masked)
    }

    private mutating func masked(_ row: Row) throws(Stop) -> Portrait {
        try draw(row) { row.masked.sample.cell(at: $0) }
    }

    private mutating func masked(_ row: Row, after shift: Int, _ more: Int) throws(Stop) -> Portrait {
        var row = row
        row.shift = shift
        try show(row)
        for _ in 0..<more { try show(row) }
        return try masked(row)
    }

    private mutating func show(_ row: Row) throws(Stop) {
        var sample = row.shown
        _ = try draw(row) { index in
            sample.content = .character(Self.characters[(index + row.shift) % Self.characters.count])
            return sample.cell(at: index)
        }
    }

    /// Reports a part that changed, with the characters or for another reason.
    private mutating func reportMemory(of row: Row, _ change: (part: Portrait.Part, cell: Int)) throws(Stop) {
        let example = "\(row.masked.sample.name), cell \(change.cell + 1) of \(row.masked.count)"
        var other: Int?
        let own = try masked(row, after: row.shift, 0)
        for shift in Self.characters.indices {
            // After other characters, and after the same ones. Another number of drawings each time finds a renderer
            // that counts them.
            let isOther = try masked(row, after: shift, 0).changes(from: own).contains { $0 == change }
            if isOther, other == nil { other = shift }
            guard try !masked(row, after: row.shift, shift % 4).changes(from: own).contains(where: { $0 == change })
            else {
                other = nil
                break
            }
        }
        guard let other else {
            return report(change.part, changes: "from one call to the next", example: example)
        }
        let places = [row.shift, other].sorted().map { ($0 + change.cell) % Self.characters.count }
        let (one, two) = (Self.characters[places[0]], Self.characters[places[1]])
        isRemembering = true
        report(
            RendererFinding(
                .hidesCharacters, "\(change.part.rawValue) that is masked depends on what it showed before",
                fix: "Keep nothing from one call to the next: anyone can see what is remembered of a masked character"),
            example: "\(example), \(row.shown.name) before: \(one) and \(two) differ")
    }

    // MARK: - Time

    // A clock with seconds changes in this time.
    private static let longestWait = Duration.milliseconds(1_050)
    private static let interval = Duration.milliseconds(100)
    // On a busy machine, a single comparison after the longest wait could see a blinking caret in the same phase.
    private static let fewestComparisons = 3

    /// The drawings at the start of a run, to compare later.
    struct FirstLook {
        let portraits: [Portrait]
        let start = ContinuousClock.now
        /// The time of the last comparison.
        var last = ContinuousClock.now
        var comparisons = 0
    }

    /// Draws every sample, and keeps the drawings.
    mutating func beginCheckOfTime() throws(Stop) { firstLook = FirstLook(portraits: try drawEverySample()) }

    /// Draws every sample again, if some time has passed.
    ///
    /// The comparison after the longest wait is the last, unless there were too few.
    mutating func lookAgain() throws(Stop) {
        guard var first = firstLook, ContinuousClock.now - first.last >= Self.interval else { return }
        let portraits = try drawEverySample(), waited = ContinuousClock.now - first.start
        first.last = .now
        first.comparisons += 1
        firstLook = first.comparisons >= Self.fewestComparisons && waited >= Self.longestWait ? nil : first
        for (index, sample) in CellSample.all.enumerated() {
            guard let change = portraits[index].changes(from: first.portraits[index]).first else { continue }
            firstLook = nil
            return report(
                change.part, changes: "\((waited / .seconds(1)).tenths) seconds later", example: sample.name)
        }
    }

    /// Waits long enough to see a change.
    mutating func endCheckOfTime() throws(Stop) {
        while firstLook != nil, findings[.isDeterministic] == nil {
            Thread.sleep(forTimeInterval: Self.interval / .seconds(1))
            try lookAgain()
        }
    }

    private mutating func drawEverySample() throws(Stop) -> [Portrait] {
        for _ in 0..<3 where try layoutNow() != layout {
            report(
                RendererFinding(
                    .isDeterministic, "The layout changes each time",
                    fix: "Compute it only from the renderer's own properties, or keep it in a constant"),
                example: "the layout")
        }
        var portraits: [Portrait] = []
        for sample in CellSample.all {
            let situation = Situation(sample: sample, index: 2)
            portraits.append(try portrait(of: [situation.cell], field: situation.field, in: situation))
        }
        return portraits
    }
}
