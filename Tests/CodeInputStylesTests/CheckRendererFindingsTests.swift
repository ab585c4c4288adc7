import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import Testing

@Suite("What the check of renderers tells")
struct CheckRendererFindingsTests {
    /// Draws what the cell holds, and of its state only what it is asked to.
    private struct PlainRenderer: CodeCellRenderer {
        var shows: @Sendable (inout CodeCell) -> Void = { _ in }

        func draw(_ cell: CodeCell, in context: inout CellContext) {
            var cell = cell
            shows(&cell)
            BoxRenderer().draw(cell, in: &context)
        }
    }

    @Test("Each pair of states that look alike is listed, once")
    func listsPairs() throws {
        let renderer = PlainRenderer { cell in
            if cell.status == .rejected || cell.status == .verifying { cell.status = .accepted }
        }
        let findings = checkRenderer(renderer)
        #expect(findings.map(\.check) == [.tellsStatesApart])
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

    @Test("Cells of different content are named in full")
    func namesContents() throws {
        let renderer = PlainRenderer { cell in
            if case .placeholder = cell.content { cell.content = .empty }
        }
        let finding = try #require(checkRenderer(renderer, for: [.tellsStatesApart]).first)
        #expect(finding.states.contains("(empty, rest) and (placeholder, rest)"))
    }

    @Test("A long list is cut in the description, and the rest counted")
    func cutsLists() throws {
        let renderer = PlainRenderer { $0 = CodeCell(index: $0.index, content: $0.content) }
        let finding = try #require(checkRenderer(renderer, for: [.tellsStatesApart]).first)
        #expect(finding.states.count > 12)
        #expect(finding.description.hasSuffix("; and \(finding.states.count - 12) more)"))
        #expect(finding.description.count { $0 == ";" } == 12)
    }

    @Test("A finding about single cells lists their states")
    func listsStates() throws {
        let renderer = PlainRenderer { cell in
            if cell.isMarked { cell.content = .character("x") }
        }
        let finding = try #require(checkRenderer(renderer, for: [.hidesCharacters]).first)
        #expect(finding.states == ["masked, marked"])
    }
}
