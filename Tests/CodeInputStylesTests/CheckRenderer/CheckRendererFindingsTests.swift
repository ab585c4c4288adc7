import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import Testing

@Suite("A finding of checkRenderer")
struct CheckRendererFindingsTests {
    /// Draws the content of a cell, and some of its states.
    private struct PlainRenderer: CodeCellRenderer {
        var shows: @Sendable (inout CodeCell) -> Void = { _ in }

        func draw(_ cell: CodeCell, in context: inout CellContext) {
            var cell = cell
            shows(&cell)
            BoxRenderer().draw(cell, in: &context)
        }

        func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {}
    }

    @Test("lists each pair of states that look alike once")
    func listsPairs() throws {
        let renderer = PlainRenderer { cell in
            if cell.status == .rejected || cell.status == .verifying { cell.status = .accepted }
        }
        let findings = checkRenderer(renderer, for: [.tellsStatesApart])
        let finding = try #require(findings.first)
        #expect(
            finding.states
                == ["verifying and accepted", "verifying and rejected", "accepted and rejected"])
        #expect(finding.count > finding.states.count)
        #expect(
            finding.description.hasSuffix(
                "(\(finding.count) times in all: verifying and accepted; verifying and rejected; accepted and rejected)"
            ))
    }

    @Test("names cells of different content in full")
    func namesContents() throws {
        let renderer = PlainRenderer { cell in
            if case .placeholder = cell.content { cell.content = .empty }
        }
        let finding = try #require(checkRenderer(renderer, for: [.tellsStatesApart]).first)
        #expect(finding.states.contains("(empty, rest) and (placeholder, rest)"))
    }

    @Test("shortens a long list in its description, and counts the rest")
    func cutsLists() throws {
        let renderer = PlainRenderer { $0 = CodeCell(index: $0.index, content: $0.content) }
        let finding = try #require(checkRenderer(renderer, for: [.tellsStatesApart]).first)
        #expect(finding.states.count > 12)
        #expect(finding.description.hasSuffix("; and \(finding.states.count - 12) more)"))
        #expect(finding.description.count { $0 == ";" } == 12)
    }

    @Test("lists the states of single cells")
    func listsStates() throws {
        let renderer = PlainRenderer { cell in
            if cell.isMarked { cell.content = .character("x") }
        }
        let finding = try #require(checkRenderer(renderer, for: [.hidesCharacters]).first)
        #expect(finding.states == ["masked, marked"])
    }

    @Test(
        "has a message that says what is wrong, where, and how to fix it",
        arguments: [
            (
                "colors a hidden character by what it was",
                ["cell 1 of 64", "after it showed 0 than after it showed 1", "Keep nothing from one call to the next"]
            ),
            ("draws the symbol of a 3 for a hidden character", ["the symbol 3.circle", "Draw a dot"]),
            ("draws nothing for a 5", ["1 of 79 characters", "5 looks like an empty cell", "draw it as text"]),
            (
                "has a shadow in dark appearance",
                ["2.0 points out of the cell", "rejected", "dark", "Draw inside context.frame"]
            ),
            ("has a background larger than the field", ["4.0 points out of the field", "Draw inside context.bounds"]),
            ("has text as high as large text", ["text size 3.1", "textRect(in:)"]),
            ("has a new layout each time", ["layout changes each time", "keep it in a constant"]),
            ("draws a path of 20,000 pieces", ["Cell 1 of", "more than 1000 elements", "Draw it with fewer"]),
            ("sleeps for ten milliseconds", ["more than 2 milliseconds", "after 200 calls"]),
        ] as [(String, [String])])
    func messages(_ name: String, parts: [String]) throws {
        let renderer = try #require(BadRenderer.all.first { $0.name == name })
        let finding = try #require(checkRenderer(renderer, for: [renderer.fault]).first)
        for part in parts { #expect(finding.message.contains(part), "\(finding)") }
    }
}
