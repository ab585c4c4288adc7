import Foundation

// The same drawing each time: whatever was drawn before, and at any time.
extension RendererChecker {
    func report(_ element: Portrait.Element, changes when: String, example: String) {
        report(
            .isDeterministic, "\(element.rawValue) changes \(when)",
            fix: "Draw and compute only from what you are given: no state, no clock, no random numbers",
            example: example)
    }

    // MARK: - Memory

    /// Masked cells of a field, what they showed before, and the index of the first one's character in the list.
    private struct Row {
        var masked: Situation
        var cells: [Int]
        var shown: CellSample
        var shift: Int

        /// Equal rows of masked cells have one name.
        var name: String { "\(masked.count) \(cells.count) \(masked.sample.name)\(masked.environment.differences)" }

        func character(at index: Int) -> Character {
            CellSample.characters[(index + shift) % CellSample.characters.count]
        }
    }

    /// Checks that masked cells look the same after different characters: a renderer may remember an earlier one.
    func checkMemory() throws(TooSlow) {
        let masked = CellSample.all.filter { $0.content == .masked }
        let shown = CellSample.all.filter { $0.content == .character("0") }, appearances = CodeEnvironment.appearances
        // Each character at both ends of the longest field, and some in its other cells; then six cells in every state.
        var rows = CellSample.characters.indices.map { shift in
            Row(
                masked: Situation(sample: masked[0], count: 64), cells: shift % 8 == 0 ? Array(0..<64) : [0, 63],
                shown: shown[0], shift: shift)
        }
        rows += CellSample.characters.indices.map { shift in
            let sample = masked[(shift + shift / masked.count) % masked.count]
            let situation = Situation(sample: sample, environment: appearances[shift % appearances.count])
            return Row(masked: situation, cells: Array(0..<6), shown: shown[shift % shown.count], shift: shift)
        }
        // All of them once before the renderer has seen a character.
        var fresh: [String: Portrait] = [:]
        for row in rows where fresh[row.name] == nil { fresh[row.name] = try draw(row) }
        for row in rows {
            guard let before = fresh[row.name],
                let change = try drawMasked(row, after: row.shift, frames: before.frames).changes(from: before).first
            else { continue }
            return try reportMemory(of: row, change.element, at: row.cells[change.cell])
        }
    }

    /// Draws a row of masked cells, or of what they showed before.
    private func draw(_ row: Row, isShown: Bool = false, frames: [CGRect]? = nil) throws(TooSlow) -> Portrait {
        let cells = (0..<row.masked.count).map { index in
            var sample = isShown ? row.shown : row.masked.sample
            if isShown { sample.content = .character(row.character(at: index)) }
            return sample.cell(at: index)
        }
        let field = CodeFieldState(cells: cells, status: cells[0].status)
        return try portrait(of: row.cells.map { cells[$0] }, field: field, in: row.masked, frames: frames)
    }

    private func drawMasked(
        _ row: Row, after shift: Int, times: Int = 1, frames: [CGRect]? = nil
    ) throws(TooSlow) -> Portrait {
        var row = row
        row.shift = shift
        for _ in 0..<times { _ = try draw(row, isShown: true, frames: frames) }
        return try draw(row)
    }

    /// Reports an element that changed, with the characters or for another reason.
    private func reportMemory(of row: Row, _ element: Portrait.Element, at index: Int) throws(TooSlow) {
        let example = "\(row.masked.sample.name), cell \(index + 1) of \(row.masked.count)"
        var row = row, other: Int?
        row.cells = [index]
        let own = try drawMasked(row, after: row.shift)
        for shift in CellSample.characters.indices {
            let isOther = try drawMasked(row, after: shift).changes(from: own).contains { $0.element == element }
            if isOther, other == nil { other = shift }
            // After the same character again. Another number of drawings each time finds a renderer that counts them.
            let again = try drawMasked(row, after: row.shift, times: 1 + shift % 4)
            guard again.changes(from: own).contains(where: { $0.element == element }) else { continue }
            other = nil
            break
        }
        guard let other else { return report(element, changes: "from one call to the next", example: example) }
        isRemembering = true
        let (one, two) = (min(row.shift, other), max(row.shift, other))
        let names = [one, two].map { shift in
            row.shift = shift
            return row.character(at: index)
        }
        report(
            .hidesCharacters, "\(element.rawValue) that is masked depends on what it showed before",
            fix: "Keep nothing from one call to the next: anyone can see what is remembered of a masked character",
            example: "\(example), \(row.shown.name) before: \(names[0]) and \(names[1]) differ")
    }

    // MARK: - Dependencies

    /// Checks that the drawings depend on no more than the renderer says.
    func checkDependencies() throws(TooSlow) {
        let dependencies = renderer.dependencies
        let claimsAll = dependencies.position && dependencies.cells && dependencies.character
        var ofField: [String: Portrait] = [:]
        for sample in CellSample.all where !claimsAll {
            let row = try portrait(of: (0..<9).map { Situation(sample: sample, index: $0, count: 9) })
            let end = try portrait(of: [Situation(sample: sample, index: 8, count: 9)], frames: row.frames)
            let frames = row.context.cellFrames, first = row.cells[0]
            func isNear(_ rect: CGRect?, movedBy offset: CGPoint) -> Bool {
                guard let rect = rect?.offsetBy(dx: -offset.x, dy: -offset.y), let other = first.rect
                else { return (rect == nil) == (first.rect == nil) }
                return max(rect.reach(outOf: other), other.reach(outOf: rect)) <= CGRect.tolerance
            }
            let isMoved = zip(row.cells, frames).contains { cell, frame in
                let offset = CGPoint(x: frame.minX - frames[0].minX, y: frame.minY - frames[0].minY)
                let looksAlike = cell.sketch.looks(like: first.sketch, movedBy: offset)
                return frame.size == frames[0].size && !(looksAlike && isNear(cell.rect, movedBy: offset))
            }
            // The same field with other cells: those of this sample in another place, and those of another sample.
            let field = sample.field(count: 9, cell: 0), key = "\(field.status) \(field.isFocused) \(field.isEnabled)"
            let other = ofField[key, default: row]
            ofField[key] = other
            func isChanged(since other: Portrait) -> Bool {
                row.background.differs(from: other.background) || row.foreground.differs(from: other.foreground)
            }
            let boxes = CellSample.characters.map { character in
                var cell = sample.cell(at: 0)
                if case .character = cell.content { cell.content = .character(character) }
                return box(of: cell, in: row.context)
            }
            func leavesOut(_ what: String, _ name: String) {
                report(
                    .isDeterministic, "\(what), which the dependencies leave out",
                    fix: "Return CodeDependencies(\(name): true) from dependencies", example: sample.name)
            }
            if isMoved, !dependencies.position { leavesOut("A cell depends on its position", "position") }
            if !dependencies.cells, isChanged(since: end) || isChanged(since: other) {
                leavesOut("Background or foreground depend on the cells", "cells")
            }
            if !dependencies.character, boxes.contains(where: { $0 != boxes[0] }) {
                leavesOut("A cell depends on its character", "character")
            }
        }
    }

    // MARK: - Time

    /// Draws every sample again, and compares it with the start of the run.
    func drawAgain() throws(TooSlow) {
        guard let first = firstDrawing, findings[.isDeterministic] == nil else { return }
        for (sample, (now, before)) in zip(CellSample.all, zip(try drawEverySample(), first.portraits)) {
            guard let change = now.changes(from: before).first else { continue }
            let seconds = ((ContinuousClock.now - first.start) / .seconds(1)).tenths
            return report(change.element, changes: "\(seconds) seconds later", example: sample.name)
        }
    }

    /// Looks again until a change had time to come, as of a clock with seconds.
    func waitForChanges() throws(TooSlow) {
        guard let start = firstDrawing?.start else { return }
        var rounds = 0
        // A caret that blinks is the same at some moments, so there are several, even after slow checks.
        while findings[.isDeterministic] == nil, rounds < 5 || ContinuousClock.now - start < .milliseconds(1_050) {
            Thread.sleep(forTimeInterval: 0.1)
            try drawAgain()
            rounds += 1
        }
    }

    func checkLayout() throws(TooSlow) {
        for _ in 0..<3 where try ask("the layout", { [renderer] in renderer.layout }) != layout {
            report(
                .isDeterministic, "The layout changes each time",
                fix: "Compute it only from the renderer's own properties, or keep it in a constant",
                example: "the layout")
        }
    }

    func drawEverySample() throws(TooSlow) -> [Portrait] {
        try checkLayout()
        var portraits: [Portrait] = []
        for sample in CellSample.all {
            let situation = Situation(sample: sample, index: 2), frames = portraits.first?.frames
            portraits.append(try portrait(of: [situation], frames: frames))
        }
        return portraits
    }
}
