import CodeInputPIN
import TestTools
import Testing

@Suite("Setting up a PIN")
struct PINSetupTests {
    private let now = ContinuousClock.now

    // MARK: - Every state

    private struct Subject {
        var setup: PINSetup
        var now = ContinuousClock.now
    }

    private static let options = [true, false].flatMap { asks in
        [true, false].flatMap { refuses in
            [1, 2, 3].map {
                PINSetupModel.Options(asksForCurrent: asks, refusesCurrent: asks && refuses, confirmations: $0)
            }
        }
    }

    /// PINs of one and two characters, and invalid ones: empty, too long, and a character of 25 bytes.
    private static let pins = ["4", "8", "48", "84", "44", "", String(repeating: "4", count: 65), "👨‍👩‍👧‍👦"]

    private static let actions: [PINSetupModel.Action] =
        pins.flatMap { [.enter($0), .enterCurrent($0, isRight: true), .enterCurrent($0, isRight: false)] }
        + [.back, .startOver, .wait]

    private func graph(_ options: PINSetupModel.Options) -> StateGraph<PINSetupModel> {
        let limiter = AttemptLimiter(
            attempts: PINSetupModel.attempts, lockouts: PINSetupModel.lockouts.map { .seconds($0) })
        let setup =
            options.asksForCurrent
            ? PINSetup(
                changingWith: limiter, refusesCurrent: options.refusesCurrent, rules: [NoTwins()],
                confirmations: options.confirmations)
            : PINSetup(rules: [NoTwins()], confirmations: options.confirmations)
        return StateGraph(from: (PINSetupModel(options), Subject(setup: setup)), actions: Self.actions) {
            let expected = $0.perform($2)
            let refusal = $1.setup.perform($2, now: &$1.now)
            #expect(refusal == expected, "\($2) in \($1.setup)")
            #expect($1.setup.step == $0.step && $1.setup.canGoBack == $0.canGoBack, "\($2)")
            #expect($1.setup.pin == ($0.step == .done ? $0.chosen : nil), "\($2)")
            #expect($1.setup.lockout(at: $1.now) == ($0.locked > 0 ? .seconds($0.locked) : nil), "\($2)")
            #expect(shown($1.setup).allSatisfy { !$0.contains("4") && !$0.contains("8") }, "\($2)")
        }
    }

    @Test("matches a model in plain strings in every state, and no state is a dead end", arguments: options)
    func everyState(_ options: PINSetupModel.Options) {
        let graph = graph(options)
        // Four PINs can be chosen, then confirmed after 0 or more mismatches.
        let fewest = 1 + 2 * 4 * options.confirmations
        let count = graph.states.count
        #expect(options.asksForCurrent ? count > fewest && count < 20_000 : count == fewest)
        var steps = Set(PINSetup.Step.allCases)
        if !options.asksForCurrent { steps.remove(.current) }
        #expect(Set(graph.states.map(\.step)) == steps)
        for state in graph.states { #expect(graph.successors[state]?.contains { $0 != state } == true, "\(state)") }
        // Every step and the initial setup can be reached from every state.
        for step in steps { #expect(graph.states { $0.step == step } == graph.states, "\(step)") }
        #expect(graph.states { $0 == PINSetupModel(options) } == graph.states)
    }

    // MARK: - Single cases

    @Test("a PIN is chosen, refused by a rule, and confirmed")
    func first() {
        var setup = PINSetup()
        #expect(setup.step == .choose && !setup.canGoBack)
        guard case .rule(let violation) = setup.enter("1234") else { Issue.record("1234 was taken"); return }
        #expect(violation.kind == .run && setup.step == .choose)
        #expect(setup.enter("8068") == nil && setup.step == .confirm && setup.pin == nil)
        #expect(setup.enter("8086") == .mismatch(attemptsLeft: 2) && setup.step == .confirm)
        #expect(setup.enter("8068") == nil && setup.step == .done && setup.pin == "8068")
        #expect(setup.enter("8068") == .outOfTurn)
    }

    @Test("a change ends with its limiter, which refuses even the right PIN")
    func exhausted() {
        var setup = PINSetup(changingWith: AttemptLimiter(maximum: 2))
        #expect(setup.enterCurrent("8067", isRight: false, at: now) == .wrong(attemptsLeft: 1))
        #expect(setup.limiter.isLastAttempt)
        #expect(setup.enterCurrent("8066", isRight: false, at: now) == .exhausted)
        #expect(setup.enterCurrent("8068", isRight: true, at: now) == .exhausted)
        #expect(setup.limiter.isExhausted && setup.step == .current)
    }

    @Test("clamps invalid numbers", arguments: [0, -3, .min])
    func senseless(_ confirmations: Int) {
        var setup = PINSetup(confirmations: confirmations)
        setup.enter("8068")
        #expect(setup.enter("8067") == .startedOver)
    }

    @Test("an accent is one character, however it is encoded")
    func encodings() {
        var setup = PINSetup(rules: [])
        setup.enter("caf\u{E9}")
        #expect(setup.enter("cafe\u{301}") == nil && setup.step == .done)
    }

    @Test("the longest PIN comes back as it was entered")
    func longest() {
        let pin = String(repeating: "e" + String(repeating: "\u{301}", count: 7), count: 64)
        var setup = PINSetup(rules: [])
        #expect(setup.enter(pin) == nil && setup.enter(pin) == nil)
        #expect(setup.pin.map { Array($0.utf8) } == Array(pin.utf8))
    }

    @Test("a copy keeps its PIN when the original forgets it")
    func copies() {
        var setup = PINSetup()
        setup.enter("8068")
        var copy = setup
        setup.startOver()
        #expect(copy.enter("8068") == nil && copy.pin == "8068" && setup.pin == nil)
    }

    @Test("a setup can't be saved, and its descriptions have only its step")
    func redaction() {
        var setup = PINSetup()
        setup.enter("8068")
        #expect(!(setup as Any is any Encodable) && !(setup as Any is any Hashable))
        #expect(shown(setup).allSatisfy { $0.contains("confirm") && !$0.contains("80") })
    }

    /// Returns everything that a log, a debugger or reflection shows.
    private func shown(_ setup: PINSetup) -> [String] {
        var dumped = ""
        dump(setup, to: &dumped)
        let children = Mirror(reflecting: setup).children.map { "\($0.label ?? "") \($0.value)" }
        return [setup.description, setup.debugDescription, "\(setup)", String(reflecting: setup), dumped] + children
    }
}

extension PINSetup {
    fileprivate mutating func perform(
        _ action: PINSetupModel.Action, now: inout ContinuousClock.Instant
    ) -> Refusal? {
        switch action {
        case .enter(let pin): return enter(pin)
        case .enterCurrent(let pin, let isRight): return enterCurrent(pin, isRight: isRight, at: now)
        case .back: back()
        case .startOver: startOver()
        case .wait: now += .seconds(1)
        }
        return nil
    }
}
