import CodeInputPIN
import Testing

@Suite("Setting up a PIN") struct PINSetupTests {
    private let now = ContinuousClock.now

    // MARK: - Step by step

    private static let unusable = ["", String(repeating: "4", count: 65), "👨‍👩‍👧‍👦"]

    private func changing(refusesCurrent: Bool = true) -> PINSetup {
        let limiter = AttemptLimiter(attempts: 2, lockouts: [.seconds(1), .seconds(2)])
        return PINSetup(changingWith: limiter, refusesCurrent: refusesCurrent, rules: [NoTwins()])
    }

    @Test("a change asks for the current PIN, and locks after failures, which starting over does not forget")
    func locks() {
        let wrong = PINSetup.Action.current("8", isRight: false), right = PINSetup.Action.current("4", isRight: true)
        changing().expect([
            (.enter("48"), .outOfTurn, .current), (.back, nil, .current), (wrong, .wrong(attemptsLeft: 1), .current),
            (wrong, .locked(.seconds(1)), .current), (right, .locked(.seconds(1)), .current),
            (.startOver, nil, .current), (right, .locked(.seconds(1)), .current), (.wait, nil, .current),
            (wrong, .locked(.seconds(2)), .current), (.wait, nil, .current), (right, .locked(.seconds(1)), .current),
            (.wait, nil, .current), (wrong, .locked(.seconds(2)), .current), (.wait, nil, .current),
            (.wait, nil, .current), (right, nil, .choose), (right, .outOfTurn, .choose), (.startOver, nil, .current),
            // A success ends the count.
            (wrong, .wrong(attemptsLeft: 1), .current),
        ])
    }

    @Test("another PIN is chosen by the rules and confirmed, and never the current one") func chooses() {
        let twins = NoTwins().check("44").map { PINSetup.Refusal.rule($0) }
        let right = PINSetup.Action.current("4", isRight: true)
        changing().expect(
            [(right, nil, .choose), (.enter("4"), .sameAsCurrent, .choose), (.enter("44"), twins, .choose)]
                + Self.unusable.map { (.enter($0), .unusable, .choose) } + [
                    (.enter("48"), nil, .confirm), (.enter("84"), .mismatch(attemptsLeft: 2), .confirm),
                    (right, .outOfTurn, .confirm), (.enter(""), .mismatch(attemptsLeft: 1), .confirm),
                    (.enter("84"), .startedOver, .choose), (.enter("4"), .sameAsCurrent, .choose),
                    (.enter("8"), nil, .confirm), (.back, nil, .choose), (.enter("4"), .sameAsCurrent, .choose),
                    (.enter("48"), nil, .confirm), (.enter("4"), .mismatch(attemptsLeft: 2), .confirm),
                    (.enter("48"), nil, .done), (.enter("48"), .outOfTurn, .done), (.back, nil, .choose),
                    (.enter("4"), .sameAsCurrent, .choose), (.enter("48"), nil, .confirm), (.startOver, nil, .current),
                    (right, nil, .choose), (.back, nil, .current), (.enter("48"), .outOfTurn, .current),
                ])
        // A current PIN that could not be chosen now.
        for current in ["44"] + Self.unusable {
            changing().expect([
                (.current(current, isRight: true), nil, .choose),
                (.enter(current), current == "44" ? .sameAsCurrent : .unusable, .choose), (.enter("48"), nil, .confirm),
            ])
        }
        changing(refusesCurrent: false).expect([
            (right, nil, .choose), (.enter("4"), nil, .confirm), (.enter("8"), .mismatch(attemptsLeft: 2), .confirm),
        ])
    }

    @Test("a first PIN needs no other one") func firstPIN() {
        PINSetup(rules: [NoTwins()]).expect([
            (.current("4", isRight: true), .outOfTurn, .choose), (.back, nil, .choose), (.startOver, nil, .choose),
            (.enter("8"), nil, .confirm), (.startOver, nil, .choose), (.enter("8"), nil, .confirm),
            (.back, nil, .choose), (.enter("48"), nil, .confirm), (.enter("48"), nil, .done), (.back, nil, .choose),
            (.enter("48"), nil, .confirm), (.enter("48"), nil, .done), (.startOver, nil, .choose),
        ])
    }

    // MARK: - Single cases

    @Test("by default, common PINs are refused, and a confirmation may be wrong twice") func defaults() {
        var setup = PINSetup()
        guard case .rule(let violation) = setup.enter("1234") else { Issue.record("1234 was taken"); return }
        #expect(violation.kind == .run && setup.enter("8068") == nil)
        for left in [2, 1] { #expect(setup.enter("8086") == .mismatch(attemptsLeft: left)) }
        #expect(setup.enter("8086") == .startedOver)
    }

    @Test("a change ends with its limiter, which refuses even the right PIN") func exhausted() {
        var setup = PINSetup(changingWith: AttemptLimiter(maximum: 2))
        #expect(setup.enterCurrent("8067", isRight: false, at: now) == .wrong(attemptsLeft: 1))
        #expect(setup.limiter.isLastAttempt)
        #expect(setup.enterCurrent("8066", isRight: false, at: now) == .exhausted)
        #expect(setup.enterCurrent("8068", isRight: true, at: now) == .exhausted)
        #expect(setup.limiter.isExhausted && setup.step == .current)
    }

    @Test("an attempt that was begun is judged once, though it counts as the last one until then") func begun() {
        var setup = PINSetup(changingWith: AttemptLimiter(attempts: 1, lockouts: [.seconds(1)], maximum: 2))
        #expect(setup.limiter.begin(at: now) == true && setup.limiter.lockout(at: now) != nil)
        #expect(setup.enterCurrent("8067", isRight: false, at: now) == .locked(.seconds(1)))
        #expect(setup.enterCurrent("8068", isRight: true, at: now) == .locked(.seconds(1)))
        #expect(setup.limiter.begin(at: now + .seconds(1)) == true && setup.limiter.isExhausted)
        #expect(setup.enterCurrent("8068", isRight: true, at: now + .seconds(1)) == nil && setup.step == .choose)
        #expect(setup.limiter.failures == 0)
    }

    @Test("an accent is one character, however it is encoded, and the longest PIN comes back as it was entered")
    func encodings() {
        let longest = String(repeating: "e" + String(repeating: "\u{301}", count: 7), count: 64)
        for (pin, again) in [("caf\u{E9}", "cafe\u{301}"), (longest, longest)] {
            var setup = PINSetup(rules: [])
            #expect(setup.enter(pin) == nil && setup.enter(again) == nil)
            #expect(setup.pin.map { Array($0.utf8) } == Array(pin.utf8))
        }
    }

    @Test("a copy keeps its PIN when the original forgets it") func copies() {
        var setup = PINSetup()
        setup.enter("8068")
        var copy = setup
        setup.startOver()
        #expect(copy.enter("8068") == nil && copy.pin == "8068" && setup.pin == nil)
    }

    @Test("a setup can't be saved, and its descriptions have only its step") func redaction() {
        var setup = PINSetup()
        setup.enter("8068")
        #expect(!(setup as Any is any Encodable) && !(setup as Any is any Hashable))
        #expect(setup.shown.allSatisfy { $0.contains("confirm") && !$0.contains("80") })
    }
}

extension PINSetup {
    fileprivate enum Action {
        case enter(String), current(String, isRight: Bool)
        case back, startOver, wait
    }

    /// Performs actions a second apart where they wait, and compares each refusal and the step after it.
    fileprivate func expect(_ rows: [(Action, Refusal?, Step)]) {
        var setup = self, now = ContinuousClock.now
        for (index, (action, refusal, step)) in rows.enumerated() {
            var found: Refusal?
            switch action {
            case .enter(let pin): found = setup.enter(pin)
            case .current(let pin, let isRight): found = setup.enterCurrent(pin, isRight: isRight, at: now)
            case .back: setup.back()
            case .startOver: setup.startOver()
            case .wait: now += .seconds(1)
            }
            #expect(found == refusal && setup.step == step, "\(index): \(action)")
            let canGoBack = step == .confirm || step == .done || step == .choose && self.step == .current
            #expect(setup.canGoBack == canGoBack)
            #expect(setup.pin == (step == .done ? "48" : nil), "\(index): \(action)")
            #expect(setup.shown.allSatisfy { !$0.contains("4") && !$0.contains("8") })
        }
    }

    /// Everything that a log, a debugger or reflection shows.
    fileprivate var shown: [String] {
        var dumped = ""
        dump(self, to: &dumped)
        let children = Mirror(reflecting: self).children.map { "\($0.label ?? "") \($0.value)" }
        return [description, "\(self)", String(reflecting: self), dumped] + children
    }
}

/// Refuses a PIN of two equal characters.
private struct NoTwins: CodeRule {
    func check(_ code: String) -> CodeRuleViolation? {
        code.count == 2 && code.first == code.last ? CodeRuleViolation(.repeats, message: "Twins.") : nil
    }
}

@Suite("Common PINs") struct CommonPINRuleTests {
    private static let dates = CommonPINRule([.date])

    @Test(
        "a common PIN is refused, with its reason, and a date if asked for; other codes pass",
        arguments: [
            (CommonPINRule(), .repeats, ["0000", "111111", "22"]),
            (CommonPINRule(), .run, ["1234", "3456", "9876", "7890", "0987", "890123", "123", "321"]),
            (CommonPINRule(), .pairs, ["1212", "454545", "1122", "778899"]),
            (CommonPINRule(), .year, ["1900", "2099", "1984"]),
            (CommonPINRule(), .common, ["1004", "2580", "5683", "159753", "123123"]),
            (CommonPINRule(), nil, ["8068", "1899", "2100", "1235", "1213", "1221", "0110", "1001", "13", "7", ""]),
            (CommonPINRule(), nil, ["190019", "01984", "A1B2", "12a4", "٣٤٥٦", "1357", "12121", "11223"]),
            (dates, .date, ["3112", "1231", "311299", "123199", "991231", "31121999", "19991231"]),
            (CommonPINRule([]), nil, ["3112", "1231", "311299", "123199", "991231", "31121999", "19991231"]),
            (dates, nil, ["3113", "0012", "451345", "31122150", "123x", "3912", "1239", "391299", "123999", "993912"]),
            (dates, nil, ["991239", "39121999", "12391999", "19993912", "19991239"]),
        ] as [(CommonPINRule, CodeRuleViolation.Kind?, [String])])
    func kinds(_ rule: CommonPINRule, _ kind: CodeRuleViolation.Kind?, _ codes: [String]) {
        for code in codes { #expect(rule.check(code)?.kind == kind, "\(code)") }
    }

    @Test(
        "a kind is refused only if asked for",
        arguments: [
            (.repeats, "22"), (.run, "3456"), (.pairs, "4545"), (.year, "1984"), (.date, "3112"), (.common, "2580"),
        ] as [(CodeRuleViolation.Kind, String)])
    func chosenKinds(_ kind: CodeRuleViolation.Kind, _ code: String) {
        let others = Set([.repeats, .run, .pairs, .year, .date, .common, .checksum, .other]).subtracting([kind])
        #expect(CommonPINRule([kind]).check(code)?.kind == kind && CommonPINRule(others).check(code) == nil)
    }

    @Test("about one in 25 four-digit PINs is refused, by a message that does not repeat it") func howMany() {
        let refused = (0..<10_000).compactMap { number in
            let digits = String(number)
            return CommonPINRule().check(String(repeating: "0", count: 4 - digits.count) + digits)
        }
        // 10 repeats, 20 runs, 90 pairs each way, 200 years, and the rest of the lists. Some are in two of them.
        #expect((380...420).contains(refused.count) && !refused.contains { $0.message.contains(where: \.isNumber) })
    }
}
