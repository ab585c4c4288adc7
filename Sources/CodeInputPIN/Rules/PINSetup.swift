/// The steps of choosing or changing a PIN: the current PIN, a new PIN, and the new PIN again.
///
/// Show ``step``, and pass each complete PIN to it. A refused PIN changes nothing but the counts, and the answer says
/// why. Only the last step has no next one.
///
/// ```swift
/// var setup = PINSetup()
/// setup.enter("1234")    // .rule: digits in a row
/// setup.enter("8068")    // nil: on to the next step
/// setup.step             // .confirm
/// setup.enter("8086")    // .mismatch(attemptsLeft: 2)
/// setup.enter("8068")    // nil
/// setup.step             // .done
/// ```
///
/// The setup keeps a PIN only while a step needs it, and then overwrites it. Descriptions and `dump` show the step
/// only.
public struct PINSetup: Sendable {
    /// A step of the setup.
    public enum Step: Sendable, Hashable, CaseIterable {
        /// The current PIN, before a change.
        case current
        /// A new PIN.
        case choose
        /// The new PIN again.
        case confirm
        /// Nothing. The new PIN is chosen.
        case done
    }

    /// Why a PIN was refused.
    public enum Refusal: Sendable, Equatable {
        /// The PIN is not the current one. This many attempts are left before a lockout.
        case wrong(attemptsLeft: Int)
        /// Too many PINs were wrong. The user must wait this long.
        case locked(Duration)
        /// Too many PINs were wrong, and the limiter is exhausted. The user can't wait for another attempt.
        case exhausted
        /// The new PIN breaks a rule.
        case rule(CodeRuleViolation)
        /// The new PIN is the current one.
        case sameAsCurrent
        /// The PIN is not the new one. This many attempts to confirm are left.
        case mismatch(attemptsLeft: Int)
        /// The PIN is not the new one, and this was the last attempt. The user must choose a new PIN again.
        case startedOver
        /// The PIN is empty, has more than 64 characters, or contains a character of more than 15 UTF-8 bytes: no field
        /// has such a code.
        case unusable
        /// The current step does not ask for this PIN.
        case outOfTurn
    }

    /// The current step.
    public var step: Step {
        switch state {
        case .current: .current
        case .choose: .choose
        case .confirm: .confirm
        case .done: .done
        }
    }

    /// The limiter for wrong current PINs: begin an attempt with it, save it before you ask whether a PIN is right and
    /// after, and pass it to the next setup.
    public var limiter: AttemptLimiter

    private let rules: [any CodeRule]
    private let asksForCurrent: Bool
    private let refusesCurrent: Bool
    private var state = State.current

    // A step and the PINs that it needs, so that no other PIN stays in memory.
    private enum State {
        case current
        case choose(otherThan: ErasableText?)
        case confirm(ErasableText, otherThan: ErasableText?, attemptsLeft: Int)
        case done(ErasableText, otherThan: ErasableText?)
    }

    /// Creates a setup for a first PIN.
    public init(rules: [any CodeRule] = [.commonPIN]) { self.init(limiter: nil, refusesCurrent: true, rules) }

    /// Creates a setup that changes a PIN, and asks for the current one first.
    ///
    /// The limiter is for wrong current PINs. `refusesCurrent` is whether the new PIN must differ.
    public init(
        changingWith limiter: AttemptLimiter, refusesCurrent: Bool = true, rules: [any CodeRule] = [.commonPIN]
    ) { self.init(limiter: limiter, refusesCurrent: refusesCurrent, rules) }

    private init(limiter: AttemptLimiter?, refusesCurrent: Bool, _ rules: [any CodeRule]) {
        asksForCurrent = limiter != nil
        self.limiter = limiter ?? AttemptLimiter()
        self.rules = rules
        self.refusesCurrent = refusesCurrent
        startOver()
    }

    // MARK: - The current PIN

    /// Takes the current PIN, and whether it is right.
    ///
    /// The app checks it, with a server or the keychain, after ``AttemptLimiter/begin(at:)`` of the ``limiter``.
    /// Without that, a lockout refuses every PIN, even the right one, and so does an exhausted limiter. If the app
    /// can't check the PIN, don't call this, and cancel the attempt. It returns why the PIN was refused; nil if the
    /// setup is at the next step.
    @discardableResult
    public mutating func enterCurrent(
        _ pin: String, isRight: Bool, at now: ContinuousClock.Instant
    ) -> Refusal? {
        guard case .current = state else { return .outOfTurn }
        if !limiter.hasBegun {
            if limiter.isExhausted { return .exhausted }
            if let wait = limiter.lockout(at: now) { return .locked(wait) }
        }
        guard isRight else {
            let wait = limiter.fail(at: now)
            if limiter.isExhausted { return .exhausted }
            return wait.map { .locked($0) } ?? .wrong(attemptsLeft: limiter.remainingAttempts)
        }
        limiter.succeed()
        // A PIN that can't be stored can't be chosen either, so there is nothing to compare.
        state = .choose(otherThan: refusesCurrent ? ErasableText(code: pin) : nil)
        return nil
    }

    // MARK: - The new PIN

    /// Takes a new PIN, or the new PIN again, as the field's alphabet spells it.
    ///
    /// It returns why the PIN was refused; nil if the setup is at the next step.
    @discardableResult public mutating func enter(_ pin: String) -> Refusal? {
        switch state {
        case .current, .done: return .outOfTurn
        case .choose(let current): return choose(pin, otherThan: current)
        case .confirm(let chosen, let current, let attemptsLeft):
            guard ErasableText(code: pin)?.isEqual(to: chosen) != true else {
                state = .done(chosen, otherThan: current)
                return nil
            }
            guard attemptsLeft > 1 else {
                state = .choose(otherThan: current)
                return .startedOver
            }
            state = .confirm(chosen, otherThan: current, attemptsLeft: attemptsLeft - 1)
            return .mismatch(attemptsLeft: attemptsLeft - 1)
        }
    }

    private mutating func choose(_ pin: String, otherThan current: ErasableText?) -> Refusal? {
        guard let chosen = ErasableText(code: pin) else { return .unusable }
        if let current, chosen.isEqual(to: current) { return .sameAsCurrent }
        for rule in rules {
            if let violation = rule.check(pin) { return .rule(violation) }
        }
        state = .confirm(chosen, otherThan: current, attemptsLeft: 3)
        return nil
    }

    /// The new PIN; nil until it is chosen: read it late, because Swift does not overwrite a string when it is
    /// released.
    public var pin: String? {
        guard case .done(let chosen, _) = state else { return nil }
        return chosen.string
    }

    // MARK: - Back

    /// Whether there is a step to go back to.
    public var canGoBack: Bool { step == .choose ? asksForCurrent : step != .current }

    /// Goes back a step and forgets its PIN, from the end to the choice, as when a server refuses it; never from the
    /// current PIN.
    public mutating func back() {
        switch state {
        case .current: break
        case .choose: startOver()
        case .confirm(_, let current, _), .done(_, let current): state = .choose(otherThan: current)
        }
    }

    /// Goes back to the first step, and forgets every PIN; the limiter still counts wrong current PINs.
    public mutating func startOver() { state = asksForCurrent ? .current : .choose(otherThan: nil) }
}

// Its step, never a character of a PIN.
extension PINSetup: CustomStringConvertible, CustomReflectable {
    /// The step.
    public var description: String { "PINSetup(\(step))" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
