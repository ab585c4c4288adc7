import CodeInputCore
import Testing

/// Tries every sequence of inputs with a small alphabet and short fields, and checks every state.
@Suite("Every state of a small field")
struct CodeFieldModelTests {
    private struct Node {
        var driver: FieldDriver
        var path: [String] = []
        var emptyInsertions = 0

        /// Everything that distinguishes two states, except tokens.
        var signature: [AnyHashable] {
            [
                driver.field.editor.picture, driver.state, driver.verification != nil, driver.waits.count,
                emptyInsertions, driver.field.editor.length,
            ]
        }
    }

    private static let inputs: [CodeFieldInput] = [
        .insert("§"), .insert("x"), .insert("¤§"), .insert(""), .insert("\n"), .paste("§¤"), .paste("§¤§¤§"),
        .replace(0..<1, "¤"), .replace(0..<9, ""), .mark("§", 1..<1), .mark("xk", 0..<1), .mark("", 0..<0), .unmark,
        .commit, .deleteBackward, .delete(.forward), .delete(.toStart), .delete(.selection), .select(0..<1),
        .select(0..<9), .tap(0), .tap(9), .move(.backward), .extend(.toStart), .set("¤"), .set("§§"), .set(""),
        .length(1), .length(2), .status(.editing), .status(.verifying), .status(.accepted), .status(.rejected),
        .restore("§"), .restore(""), .cancelVerification, .focus(false), .focus(true), .endTurn,
    ]

    @Test(
        "keeps its promises in every state",
        arguments: [(false, CodeRejectionPolicy.startOver, CodeMasking?.none), (true, .edit, .delayed(.seconds(1)))])
    func everyState(isSecure: Bool, policy: CodeRejectionPolicy, masking: CodeMasking?) {
        let start = Node(
            driver: FieldDriver(2, of: CodeAlphabet("§¤")) {
                ($0.isSecure, $0.rejectionPolicy, $0.masking, $0.hasVerifier) = (isSecure, policy, masking, true)
            })
        var seen: Set = [start.signature], frontier = [start], steps = 0
        for _ in 0..<5 {
            var next: [Node] = []
            for node in frontier {
                for input in Self.inputs + answers(to: node.driver) {
                    let reached = take(input, from: node)
                    steps += 1
                    for promise in brokenPromises(reached.driver, before: node.driver) {
                        Issue.record("\(promise): broken by \(reached.path); \(reached.driver.field)")
                        return
                    }
                    guard seen.insert(reached.signature).inserted else { continue }
                    guard hasWayOut(reached.driver) else {
                        Issue.record("no way out after \(reached.path): \(reached.driver.field)")
                        return
                    }
                    next.append(reached)
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

    private func take(_ input: CodeFieldInput, from node: Node) -> Node {
        var node = node
        switch input {
        case .answer(.timer(let token)): node.driver.waits.removeAll { $0 == token }
        case .answer(.verdict): node.driver.verification = nil
        case .edit(.insert("")): node.emptyInsertions = min(node.emptyInsertions + 1, 2)
        case .edit(.insert), .app(.endTurn): node.emptyInsertions = 0
        default: break
        }
        node.path.append(input.description)
        _ = node.driver.after(input)
        return node
    }

    private func brokenPromises(_ driver: FieldDriver, before: FieldDriver) -> [String] {
        let editor = driver.field.editor, old = before.field.editor, state = driver.state, log = driver.log
        let marked = editor.markedRange ?? 0..<1, completions = log.count { $0 == "completed" }
        // The input method shows marked text itself.
        let revealed = state.cells.count { if case .character = $0.content { !$0.isMarked } else { false } }
        var updated = before.state
        let changed = driver.field.update(&updated, showing: driver.configuration)
        let differing = state.cells.indices.filter { state.cells[$0] != before.state.cells.dropFirst($0).first }
        let hull = (differing.first ?? 0)..<(differing.last ?? -1) + 1
        let promises: KeyValuePairs = [
            "an updated state is the state": updated == state,
            "it names the changed cells": changed == (old.length == editor.length ? hull : 0..<editor.length),
            "the code fits": editor.count <= editor.length && editor.code.allSatisfy { "§¤".contains($0) },
            "the selection is inside": editor.selection.clamped(to: 0..<editor.shownCount) == editor.selection,
            "marked text is inside": marked.clamped(to: 0..<max(editor.shownCount, 1)) == marked && !marked.isEmpty,
            "a cell each": state.cells.map(\.index) == Array(0..<editor.length)
                && state.cells.allSatisfy { $0.status == driver.field.status && $0.isEnabled },
            "as many filled cells as characters": editor.markedRange != nil || state.filledCount == editor.count,
            "one focus at most": state.cells.count(where: \.isFocused) <= (driver.field.isFocused ? 1 : 0),
            "completed once": completions <= 1,
            "completed by a change, a submission or the same code": completions == 0
                || log.contains("changed") || log.contains("submitted") || old.code == editor.code,
            "verified is verifying": driver.verification == nil || driver.field.status == .verifying,
            "no wait is left behind": driver.waits.count <= 2,
            "no character in an effect": log.allSatisfy { !$0.contains("§") && !$0.contains("¤") },
            "one revealed at most": driver.configuration.effectiveMasking == .none || revealed <= 1,
            // A held composition ends, and the replaced characters return.
            "held changes nothing": driver.result != .held || old.markedRange != nil || editor.code == old.code,
        ]
        return promises.filter { !$0.value }.map(\.key)
    }

    /// Returns whether verdicts and keys lead to a complete code, after the app has ended its own verification.
    private func hasWayOut(_ reached: FieldDriver) -> Bool {
        var driver = reached
        for input in [CodeFieldInput.endTurn, .unmark] { driver.apply(input) }
        driver.give(.rejected())
        driver.pass()
        if driver.field.status == .verifying { driver.apply(.status(.editing)) }
        driver.apply(.unmark)
        for _ in 0...driver.field.editor.length where !driver.field.editor.isEmpty { driver.apply(.deleteBackward) }
        driver.apply(.select(0..<0))
        driver.log = []
        driver.type(String(repeating: "¤", count: driver.field.editor.length))
        return driver.log.count { $0 == "completed" } == 1 && driver.field.editor.isFull
    }
}
