/// The steps of choosing a PIN, or of changing one: the current PIN, a new one, and the new one again.
///
/// It is a value and knows nothing of views. Hand each complete PIN to the step that it belongs to, and show
/// ``step``. A PIN that can't be taken changes nothing but the counts, and the answer says why; there is a way on from
/// every step.
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
/// The PINs live in buffers that are overwritten when a step lets go of them and when the last copy of the setup
/// goes. `description`, reflection and `dump` tell the step alone.
public struct PINSetup: Sendable {
    /// What the user is asked for.
    public enum Step: Sendable, Hashable, CaseIterable {
        /// The PIN that there is, where one is changed.
        case current
        /// A new PIN.
        case choose
        /// The new PIN again.
        case confirm
        /// Nothing: the new PIN is chosen.
        case done
    }

    /// Why a PIN was not taken.
    public enum Refusal: Sendable, Hashable {
        /// It is not the current PIN. So many attempts are left before a lock-out.
        case wrong(attemptsLeft: Int)
        /// Too many PINs were wrong. So long the current PIN can't be tried.
        case locked(Duration)
        /// The new PIN breaks a rule.
        case rule(CodeRuleViolation)
        /// The new PIN is the current one.
        case sameAsCurrent
        /// It is not the new PIN, which may be confirmed so many times more.
        case mismatch(attemptsLeft: Int)
        /// It is not the new PIN, and was the last attempt: the new PIN is forgotten, and to be chosen again.
        case startedOver
        /// It is empty, has more than 64 characters, or one of more than 15 UTF-8 bytes. A field hands out no such code.
        case unusable
        /// The step asks for something else.
        case outOfTurn
    }

    /// What the user is asked for now.
    public private(set) var step: Step
    /// What is known of wrong current PINs.
    ///
    /// Save it when the setup ends, and pass it on to the next one.
    public private(set) var limiter: AttemptLimiter

    private let rules: [any CodeRule]
    private let confirmations: Int
    private let asksForCurrent: Bool
    private let refusesCurrent: Bool
    private var confirmationsLeft: Int
    // Each is nil when no step needs it.
    private var current: Secret?
    private var chosen: Secret?

    /// Creates a setup for a first PIN.
    ///
    /// - Parameters:
    ///   - rules: What a new PIN has to keep. Defaults to ``CommonPINRule``.
    ///   - confirmations: How often a new PIN may be confirmed before it has to be chosen again; at least 1.
    public init(rules: [any CodeRule] = [.commonPIN], confirmations: Int = 3) {
        self.init(
            limiter: AttemptLimiter(), asksForCurrent: false, refusesCurrent: false, rules: rules,
            confirmations: confirmations)
    }

    /// Creates a setup that changes a PIN, and asks for the current one first.
    ///
    /// - Parameters:
    ///   - limiter: What is known of wrong current PINs.
    ///   - refusesCurrent: Whether the new PIN has to be another one.
    ///   - rules: What a new PIN has to keep. Defaults to ``CommonPINRule``.
    ///   - confirmations: How often a new PIN may be confirmed before it has to be chosen again; at least 1.
    public init(
        changingWith limiter: AttemptLimiter, refusesCurrent: Bool = true, rules: [any CodeRule] = [.commonPIN],
        confirmations: Int = 3
    ) {
        self.init(
            limiter: limiter, asksForCurrent: true, refusesCurrent: refusesCurrent, rules: rules,
            confirmations: confirmations)
    }

    private init(
        limiter: AttemptLimiter, asksForCurrent: Bool, refusesCurrent: Bool, rules: [any CodeRule], confirmations: Int
    ) {
        self.limiter = limiter
        self.rules = rules
        self.confirmations = max(confirmations, 1)
        self.asksForCurrent = asksForCurrent
        self.refusesCurrent = refusesCurrent
        confirmationsLeft = self.confirmations
        step = asksForCurrent ? .current : .choose
    }

    // MARK: - The current PIN

    /// How long the current PIN can't be tried, or nil when it can be tried now.
    ///
    /// - Parameter now: The time. One before the last one passed in counts as no time gone by.
    /// - Returns: The time to wait, or nil.
    public mutating func lockout(at now: ContinuousClock.Instant) -> Duration? { limiter.lockout(at: now) }

    /// Takes what somebody entered as the current PIN, and what became of it.
    ///
    /// The app judges, with a server or the keychain. Ask ``lockout(at:)`` first: during a lock-out nothing is taken,
    /// whether it is right or not. When nobody can judge, don't call this: the step stays, and no attempt is counted.
    ///
    /// - Parameters:
    ///   - pin: What was entered.
    ///   - isRight: Whether it is the current PIN.
    ///   - now: The time.
    /// - Returns: Why it was not taken, or nil when the next step is on.
    @discardableResult
    public mutating func enterCurrent(
        _ pin: String, isRight: Bool, at now: ContinuousClock.Instant
    ) -> Refusal? {
        guard step == .current else { return .outOfTurn }
        if let wait = limiter.lockout(at: now) { return .locked(wait) }
        guard isRight else {
            let wait = limiter.fail(at: now)
            return wait.map { .locked($0) } ?? .wrong(attemptsLeft: limiter.remainingAttempts)
        }
        limiter.succeed()
        // What can't be held is no PIN that could be chosen either: there is nothing to compare then.
        current = refusesCurrent ? Secret(pin) : nil
        step = .choose
        return nil
    }

    // MARK: - The new PIN

    /// Takes a new PIN, or the new PIN again.
    ///
    /// - Parameter pin: What was entered, as the field's alphabet spells it.
    /// - Returns: Why it was not taken, or nil when the next step is on.
    @discardableResult
    public mutating func enter(_ pin: String) -> Refusal? {
        switch step {
        case .current, .done: .outOfTurn
        case .choose: choose(pin)
        case .confirm: confirm(pin)
        }
    }

    private mutating func choose(_ pin: String) -> Refusal? {
        guard let secret = Secret(pin) else { return .unusable }
        if let current, current == secret { return .sameAsCurrent }
        for rule in rules {
            if let violation = rule.check(pin) { return .rule(violation) }
        }
        chosen = secret
        confirmationsLeft = confirmations
        step = .confirm
        return nil
    }

    private mutating func confirm(_ pin: String) -> Refusal? {
        if let chosen, let secret = Secret(pin), chosen == secret {
            step = .done
            return nil
        }
        confirmationsLeft -= 1
        guard confirmationsLeft == 0 else { return .mismatch(attemptsLeft: confirmationsLeft) }
        chooseAgain()
        return .startedOver
    }

    /// The new PIN when it is chosen, else nil.
    ///
    /// This makes a string, which is the caller's to let go of: Swift does not overwrite it. Read it late.
    public var pin: String? { step == .done ? chosen?.string : nil }

    // MARK: - Back

    /// Whether there is a step to go back to.
    public var canGoBack: Bool {
        switch step {
        case .current: false
        case .choose: asksForCurrent
        case .confirm, .done: true
        }
    }

    /// Goes back: from confirming, and from the end, to choosing; from choosing to the current PIN.
    ///
    /// What was entered there is forgotten, and asked for again. Going back from the end is for a PIN that a server
    /// refuses. Where there is no step to go back to, nothing happens.
    public mutating func back() {
        switch step {
        case .current: break
        case .choose: startOver()
        case .confirm, .done: chooseAgain()
        }
    }

    /// Goes back to the first step, and forgets every PIN.
    ///
    /// Wrong current PINs are not forgotten.
    public mutating func startOver() {
        chooseAgain()
        current = nil
        if asksForCurrent { step = .current }
    }

    private mutating func chooseAgain() {
        chosen = nil
        confirmationsLeft = confirmations
        step = .choose
    }
}

extension PINSetup {
    /// The characters of a PIN, in a buffer that is overwritten when the last copy goes.
    private struct Secret: Sendable, Equatable {
        private var characters: ErasableArray<CodeCharacter>

        /// Nil for what no field hands out.
        init?(_ pin: String) {
            // Not `pin.count`: what is refused for its length is not walked to its end.
            guard !pin.isEmpty, pin.dropFirst(CodeEditor.lengths.upperBound).isEmpty else { return nil }
            characters = ErasableArray(capacity: CodeEditor.lengths.upperBound)
            for character in pin {
                guard let character = CodeCharacter(character) else { return nil }
                characters.append(character)
            }
        }

        var string: String {
            var string = ""
            for character in characters { string.append(character.character) }
            return string
        }

        // By character, not by byte: "é" is one character however it is encoded.
        static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.characters.elementsEqual(rhs.characters) { $0.character == $1.character }
        }
    }
}

// It tells the step, and never a character: not in a log, not in a debugger's summary, not through reflection.
extension PINSetup: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The step, and nothing of the PINs.
    public var description: String { "PINSetup(\(step))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows the step alone.
    public var customMirror: Mirror { Mirror(self, children: ["step": step]) }
}
