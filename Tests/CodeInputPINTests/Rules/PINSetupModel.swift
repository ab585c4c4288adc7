import CodeInputPIN
import Testing

/// The expected behavior of a PIN setup, in plain strings and whole seconds.
struct PINSetupModel: Hashable {
    struct Options: Hashable, CustomTestStringConvertible {
        var asksForCurrent = true
        var refusesCurrent = true
        var confirmations = 2

        var testDescription: String {
            "\(asksForCurrent ? "change" : "first PIN"), \(refusesCurrent ? "another PIN" : "any PIN"), \(confirmations)"
        }
    }

    enum Action: Hashable {
        case enter(String)
        case enterCurrent(String, isRight: Bool)
        case back, startOver, wait
    }

    static let attempts = 2
    static let lockouts = [1, 2]

    let options: Options
    var step: PINSetup.Step
    var current: String?
    var chosen: String?
    var confirmationsLeft: Int
    var failures = 0
    var locked = 0

    init(_ options: Options) {
        self.options = options
        step = options.asksForCurrent ? .current : .choose
        confirmationsLeft = options.confirmations
    }

    var canGoBack: Bool { step == .confirm || step == .done || step == .choose && options.asksForCurrent }

    mutating func perform(_ action: Action) -> PINSetup.Refusal? {
        switch action {
        case .enter(let pin):
            if step == .choose { return choose(pin) }
            return step == .confirm ? confirm(pin) : .outOfTurn
        case .enterCurrent(let pin, let isRight): return enterCurrent(pin, isRight)
        case .back where step == .choose && !options.asksForCurrent || step == .current: break
        case .back where step == .choose, .startOver: self = afresh
        case .back: forget()
        case .wait: locked = max(locked - 1, 0)
        }
        return nil
    }

    /// The first step, with the failures and the lockout so far.
    private var afresh: Self {
        var model = Self(options)
        (model.failures, model.locked) = (failures, locked)
        return model
    }

    private mutating func forget() {
        (step, chosen, confirmationsLeft) = (.choose, nil, options.confirmations)
    }

    private mutating func enterCurrent(_ pin: String, _ isRight: Bool) -> PINSetup.Refusal? {
        if step != .current { return .outOfTurn }
        if locked > 0 { return .locked(.seconds(locked)) }
        if isRight {
            (step, current, failures) = (.choose, options.refusesCurrent ? pin : nil, 0)
            return nil
        }
        // More failures make no difference.
        failures = min(failures + 1, Self.attempts + Self.lockouts.count)
        if failures < Self.attempts { return .wrong(attemptsLeft: Self.attempts - failures) }
        locked = Self.lockouts[min(failures - Self.attempts, Self.lockouts.count - 1)]
        return .locked(.seconds(locked))
    }

    private mutating func choose(_ pin: String) -> PINSetup.Refusal? {
        if pin.isEmpty || pin.count > 64 || pin.contains(where: { $0.utf8.count > 15 }) { return .unusable }
        if pin == current { return .sameAsCurrent }
        if let violation = NoTwins().check(pin) { return .rule(violation) }
        (step, chosen, confirmationsLeft) = (.confirm, pin, options.confirmations)
        return nil
    }

    private mutating func confirm(_ pin: String) -> PINSetup.Refusal? {
        if pin == chosen {
            step = .done
            return nil
        }
        confirmationsLeft -= 1
        if confirmationsLeft > 0 { return .mismatch(attemptsLeft: confirmationsLeft) }
        forget()
        return .startedOver
    }
}

/// Refuses a PIN of two equal characters.
struct NoTwins: CodeRule {
    func check(_ code: String) -> CodeRuleViolation? {
        code.count == 2 && code.first == code.last ? CodeRuleViolation(.repeats, message: "Twins.") : nil
    }
}
