import CodeInputCore

/// A host without a view.
///
/// It carries out effects like `CodeInputView`, and logs them.
struct FieldDriver {
    var field: CodeField
    /// The effects since the log was cleared, one line each.
    var log: [String] = []
    /// The announcement of the last input.
    var announcement = CodeFieldOutcome.Announcement.none
    var result = CodeFieldOutcome.Result.accepted
    /// The verification that waits for a verdict.
    var verification: CodeToken?
    /// The open waits.
    var waits: [CodeToken] = []
    /// The app's reaction to an effect.
    var answer: (@Sendable (inout FieldDriver, CodeFieldEffect) -> Void)?

    init(
        _ length: Int = 6, alphabet: CodeAlphabet = .digits,
        _ configure: (inout CodeField.Configuration) -> Void = { _ in }
    ) {
        field = CodeField(length: length, alphabet: alphabet)
        configure(&field.configuration)
        field.apply(.focus(true))
    }

    var code: String { field.editor.code }

    /// The cells: characters, "•" where masked, "_" where empty.
    var shown: String {
        field.state.cells.map { cell in
            switch cell.content {
            case .empty: "_"
            case .placeholder(let hint): String(hint)
            case .character(let character): String(character)
            case .masked: "•"
            }
        }.joined()
    }

    mutating func apply(_ input: CodeFieldInput) {
        let outcome = field.apply(input)
        (announcement, result) = (outcome.announcement, outcome.result)
        carryOut(outcome)
    }

    /// Types keys, each in its own turn.
    mutating func type(_ text: String) {
        for character in text {
            apply(.insert(String(character)))
            field.apply(.endTurn)
        }
    }

    mutating func carryOut(_ outcome: CodeFieldOutcome) {
        for effect in outcome.effects where field.isDue(effect) {
            switch effect {
            case .event(let event, _):
                field.willTell(event)
                log.append(effect.description)
            case .verify(let token): verification = token
            case .wait(let token, _): waits.append(token)
            case .cancel(let token):
                if verification == token { verification = nil }
                waits.removeAll { $0 == token }
            default: log.append(effect.description)
            }
            answer?(&self, effect)
        }
    }

    /// Ends every wait.
    mutating func pass() {
        let ended = waits
        waits = []
        for token in ended { apply(.timer(token)) }
    }

    mutating func give(_ verdict: CodeVerdict) {
        guard let token = verification else { return }
        verification = nil
        apply(.verdict(verdict, token))
    }

    /// Returns the log, and clears it.
    mutating func heard() -> [String] {
        defer { log = [] }
        return log
    }
}

extension CodeFieldInput {
    static func length(_ length: Int) -> CodeFieldInput { .length(length...length) }
}

/// Rejects a code of one character, repeated.
struct RepeatsRule: CodeRule {
    func check(_ code: String) -> CodeRuleViolation? {
        Set(code).count > 1 ? nil : CodeRuleViolation(.repeats, message: "Choose a code with several digits.")
    }
}
