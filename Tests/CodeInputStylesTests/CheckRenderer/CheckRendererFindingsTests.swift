import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport
import TestTools
import Testing

@Suite("A finding of checkRenderer")
struct CheckRendererFindingsTests {
    /// Draws the content of a cell, and some of its states.
    private func plain(_ shows: @escaping @Sendable (inout CodeCell) -> Void = { _ in }) -> DrawnRenderer {
        var renderer = DrawnRenderer { cell, context in
            var cell = cell, box = BoxRenderer.box
            shows(&cell)
            // The line tells verdicts apart by hue only.
            box.fillColor = ByState(.clear, selected: .selection, disabled: .fill)
            box.text.color = ByState(.label, disabled: .tertiaryLabel)
            box.borderWidth = ByState(1, focused: 3, selected: 2, accepted: 2, rejected: 2)
            box.borderColor.verifying = .boundary
            box.drawAll(cell, in: &context)
        }
        renderer.drawOver = { _, _ in }
        return renderer
    }

    private func finding(_ shows: @escaping @Sendable (inout CodeCell) -> Void) throws -> RendererFinding {
        try #require(checkRenderer(plain(shows), for: [.tellsStatesApart]).first)
    }

    @Test("gives three examples at most, and counts the rest") func examples() throws {
        let finding = try finding { $0 = CodeCell(index: $0.index, content: $0.content) }
        #expect(finding.examples == ["rest and focused", "rest and verifying", "rest and accepted"])
        #expect(finding.count > 12)
        #expect(
            finding.description.contains(
                "(rest and focused; rest and verifying; rest and accepted; \(finding.count) times)"))
    }

    @Test("prints on a line of its own") func lines() {
        let findings = checkRenderer(plain(), for: [.tellsStatesApart, .tellsStatesApartWithoutColor])
        #expect(findings.count == 2)
        #expect("\(findings)".split(separator: "\n").count == 3)
    }

    @Test("names each pair of states once") func pairs() throws {
        let finding = try finding { if $0.status == .rejected { $0.status = .accepted } }
        #expect(finding.examples == ["rest and verifying", "accepted and rejected"])
        #expect(finding.count > 1)
    }

    @Test("names cells of different content in full") func namesContents() throws {
        let finding = try finding { if case .placeholder = $0.content { $0.content = .empty } }
        #expect(finding.examples.contains("(empty, rest) and (placeholder, rest)"))
    }

    /// What the finding of a bad renderer says: a part of each example, and parts of its description.
    private static let messages: [String: (example: String, parts: [String])] = [
        "has a shadow in fields of five cells": (
            "cell 1 of 5", ["2.0 points out of the cell", "Draw inside context.frame"]
        ),
        "drops characters from right to left": ("character, rest, right to left", []),
        "has a thicker border with bold text": ("empty, rest, bold text", []),
        "has a thicker border with Differentiate Without Color": (
            "empty, rest, differentiate without color", ["3.0 points out of the cell"]
        ),
        "has a larger background with Reduce Transparency": (
            "empty, rest, reduce transparency", ["9.0 points out of the field"]
        ),
        "hides characters with Reduce Transparency": ("character, rest, reduce transparency", []),
        "has a shadow in dark appearance with increased contrast and large text": (
            "empty, rest, dark, increased contrast, scale 3.0, text size", []
        ),
        "hides the characters of an accepted code": ("character, accepted", []),
        "draws the symbol of a 3 for a hidden character": ("", ["the symbol 3.circle", "Draw a dot"]),
        "draws nothing for a 5": (
            "", ["1 of 82 characters", "5: 5 looks like an empty cell", "draw it as text"]
        ),
        "clips its text to nothing": ("", ["0 is covered, clipped", "character, rest", "Draw every character"]),
        "has a background larger than the field": (
            "", ["4.0 points out of the field", "Draw inside context.bounds"]
        ),
        "has new frames each time": ("", ["A cell's frame changes from one call to the next"]),
        "colors a hidden character by what it was": (
            "", ["cell 1 of 64", "before: 0 and 1 differ", "Keep nothing from one call to the next"]
        ),
        "has text as high as large text": ("", ["scale 3.0, text size", "textRect(in:)"]),
        "says that cells are alike, and marks the last of nine": (
            "", ["A cell depends on its place", "Return CodeDependencies(place: true)"]
        ),
        "says that cells depend on no character, and marks a 7": (
            "", ["depends on its character", "Return CodeDependencies(character: true)"]
        ),
        "says that its background is without cells, and counts them": (
            "", ["depend on the cells", "Return CodeDependencies(cells: true)"]
        ),
        "has a new layout each time": ("", ["layout changes each time", "keep it in a constant"]),
        "draws a path of 20,000 pieces": ("", ["cell 1 of", "more than 1000 elements", "Draw it with fewer"]),
        "draws a line to infinity": ("", ["A stroke has a number that is infinite or NaN"]),
        "sleeps for ten milliseconds in a rejected cell": ("", ["more than 2 milliseconds", "rejected"]),
    ]
    /// The bad renderers that all checks look at; the others only that for the fault, which is faster.
    private static let checkedInFull = Set(LongTests.sample(of: BadRenderer.all).map(\.name))

    @Test(
        "names the fault of a bad renderer and nothing else, with no more than a failure needs, and how to fix it",
        arguments: BadRenderer.all)
    func bad(_ bad: BadRenderer) throws {
        // A renderer that counts its calls must not be accused of remembering characters.
        let confused: Set<RendererCheck> = bad.fault == .isDeterministic ? [.hidesCharacters] : []
        let findings =
            Self.checkedInFull.contains(bad.name)
            ? checkRenderer(bad.renderer) : checkRenderer(bad.renderer, for: confused.union([bad.fault]))
        let finding = try #require(findings.first { $0.check == bad.fault }, "\(findings)")
        #expect(bad.showsInOtherWays || findings.count == 1, "\(findings)")
        #expect(findings.allSatisfy { $0.description.count < 500 && !$0.examples.isEmpty }, "\(findings)")
        let (example, parts) = Self.messages[bad.name] ?? ("", [])
        for part in parts { #expect(finding.description.contains(part), "\(finding)") }
        #expect(finding.examples.allSatisfy { example.isEmpty || $0.contains(example) }, "\(finding)")
    }

    @Test("is known of bad renderers that are there") func messagesAreUsed() {
        #expect(Set(Self.messages.keys).isSubset(of: BadRenderer.all.map(\.name)))
    }
}
