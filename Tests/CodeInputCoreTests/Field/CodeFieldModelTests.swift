import CodeInputCore
import Testing

/// Tries every sequence of inputs with a small alphabet and short fields, and checks every state.
@Suite("Every state of a small field")
struct CodeFieldModelTests {
    private struct Node {
        var driver: FieldDriver
        var path: [String]
    }

    /// Everything that distinguishes two states, except tokens.
    private struct Signature: Hashable {
        let code: String
        let text: String
        let selection: Range<Int>
        let marked: Range<Int>?
        let state: CodeFieldState
        let isVerified: Bool
        let waits: Int
        let emptyInsertions: Int
        let length: Int
    }

    private static let inputs: [CodeFieldInput] = [
        .insert("§"), .insert("x"), .insert("¤§"), .insert(""), .insert("\n"), .paste("§¤"), .paste("§¤§¤§"),
        .replace(0..<1, with: "¤"), .replace(0..<9, with: ""), .mark("§", selection: 1..<1),
        .mark("xk", selection: 0..<1),
        .mark("", selection: 0..<0), .unmark(), .unmark(isRequested: false), .deleteBackward,
        .delete(.forward),
        .delete(.toStart), .delete(.selection), .select(0..<1), .select(0..<9), .tap(0), .tap(9), .move(.backward),
        .move(.toStart, extending: true), .set("¤"), .set("§§"), .set(""), .length(1), .length(2), .status(.editing),
        .status(.verifying), .status(.accepted), .status(.rejected), .restore("§"), .restore(""), .cancelVerification,
        .focus(false), .focus(true),
        .endTurn,
    ]

    @Test(
        "keeps its promises in every state",
        arguments: [(false, CodeRejectionPolicy.startOver, CodeMasking?.none), (true, .edit, .delayed(.seconds(1)))])
    func everyState(isSecure: Bool, policy: CodeRejectionPolicy, masking: CodeMasking?) {
        let alphabet = CodeAlphabet("§¤")
        let start = FieldDriver(2, alphabet: alphabet) {
            $0.isSecure = isSecure
            $0.rejectionPolicy = policy
            $0.masking = masking
            $0.hasVerifier = true
        }
        var seen: Set<Signature> = [signature(start, emptyInsertions: 0)]
        var frontier = [(node: Node(driver: start, path: []), emptyInsertions: 0)]
        var steps = 0
        for _ in 0..<5 {
            var next: [(node: Node, emptyInsertions: Int)] = []
            for (node, emptyInsertions) in frontier {
                for input in Self.inputs + answers(to: node.driver) {
                    var driver = node.driver
                    driver.log = []
                    take(input, &driver)
                    steps += 1
                    var count = emptyInsertions
                    switch input {
                    case .edit(.insert("")): count = min(count + 1, 2)
                    case .edit(.insert), .app(.endTurn): count = 0
                    default: break
                    }
                    let path = node.path + [input.description]
                    guard keepsPromises(driver, before: node.driver, input, path) else { return }
                    if seen.insert(signature(driver, emptyInsertions: count)).inserted {
                        guard hasWayOut(driver, path) else { return }
                        next.append((Node(driver: driver, path: path), count))
                    }
                }
            }
            frontier = next
        }
        print("a field of two cells: \(seen.count) states, \(steps) inputs, \(frontier.count) states at the last depth")
        #expect(seen.count > 500 && steps > 20_000)
    }

    /// Returns the inputs that a verifier and the clock can send now.
    private func answers(to driver: FieldDriver) -> [CodeFieldInput] {
        driver.waits.map { .timer($0) }
            + (driver.verification.map { [.verdict(.accepted, $0), .verdict(.rejected(), $0)] } ?? [])
    }

    private func take(_ input: CodeFieldInput, _ driver: inout FieldDriver) {
        switch input {
        case .answer(.timer(let token)): driver.waits.removeAll { $0 == token }
        case .answer(.verdict): driver.verification = nil
        default: break
        }
        driver.apply(input)
    }

    private func signature(_ driver: FieldDriver, emptyInsertions: Int) -> Signature {
        let editor = driver.field.editor
        return Signature(
            code: editor.code, text: editor.text(in: 0..<99), selection: editor.selection, marked: editor.markedRange,
            state: driver.state, isVerified: driver.verification != nil, waits: driver.waits.count,
            emptyInsertions: emptyInsertions, length: editor.length)
    }

    private func keepsPromises(
        _ driver: FieldDriver, before: FieldDriver, _ input: CodeFieldInput, _ path: [String]
    ) -> Bool {
        let editor = driver.field.editor
        let state = driver.state
        let shown = editor.text(in: 0..<99).count
        let completions = driver.log.count { $0 == "completed" }
        let promises: [(Bool, String)] = [
            (editor.count <= editor.length && editor.code.allSatisfy { "§¤".contains($0) }, "the code fits"),
            (editor.selection.lowerBound >= 0 && editor.selection.upperBound <= shown, "the selection is inside"),
            (
                editor.markedRange.map { $0.lowerBound >= 0 && $0.upperBound <= shown && !$0.isEmpty } ?? true,
                "marked text"
            ),
            (state.cells.count == editor.length, "a cell each"),
            (
                state.cells.count(where: \.isFocused) <= 1
                    && (driver.field.isFocused || !state.cells.contains(where: \.isFocused)),
                "one focus at most"
            ),
            (
                completions <= 1
                    && (completions == 0 || driver.log.contains { ["changed", "submitted"].contains($0) }
                        || before.field.editor.code == driver.code),
                "completed once, by a change, a submission or the same code"
            ),
            ((driver.verification == nil) || driver.field.status == .verifying, "verified is verifying"),
            (driver.waits.count <= 2, "no wait is left behind"),
            (driver.log.allSatisfy { !$0.contains("§") && !$0.contains("¤") }, "no character in an effect"),
            (
                driver.configuration.effectiveMasking == .none || state.cells.count(where: \.isRevealed) <= 1,
                "one revealed at most"
            ),
            // A held composition ends, and the replaced characters return.
            (
                driver.result != .held || before.field.editor.markedRange != nil
                    || driver.field.editor.code == before.field.editor.code, "held changes nothing"
            ),
        ]
        for (holds, promise) in promises where !holds {
            Issue.record("\(promise): broken by \(path.joined(separator: ", ")); \(driver.field)")
            return false
        }
        return true
    }

    /// Returns whether verdicts and keys lead to a complete code, after the app has ended its own verification.
    private func hasWayOut(_ reached: FieldDriver, _ path: [String]) -> Bool {
        var driver = reached
        driver.apply(.endTurn)
        driver.apply(.unmark())
        driver.give(.rejected())
        driver.pass()
        if driver.field.status == .verifying { driver.apply(.status(.editing)) }
        driver.apply(.unmark())
        for _ in 0...driver.field.editor.length where !driver.field.editor.isEmpty { driver.apply(.deleteBackward) }
        driver.apply(.select(0..<0))
        driver.log = []
        driver.type(String(repeating: "¤", count: driver.field.editor.length))
        let isOut = driver.log.count { $0 == "completed" } == 1 && driver.field.editor.isFull
        if !isOut { Issue.record("no way out after \(path.joined(separator: ", ")): \(driver.field), \(driver.log)") }
        return isOut
    }
}

extension CodeCell {
    fileprivate var isRevealed: Bool {
        // The input method shows marked text itself.
        if case .character = content { return !isMarked }
        return false
    }
}
