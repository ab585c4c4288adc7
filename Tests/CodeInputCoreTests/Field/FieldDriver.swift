import CodeInputCore

/// A host without a view.
///
/// It carries out effects like `CodeInputView`, and logs them.
struct FieldDriver {
    var field: CodeField
    var configuration = CodeField.Configuration()
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
        configure(&configuration)
        step(.focus(true))
    }

    var code: String { field.editor.code }

    var state: CodeFieldState { field.state(showing: configuration) }

    /// The cells: characters, "•" where masked, "_" where empty.
    var shown: String {
        state.cells.map { cell in
            switch cell.content {
            case .empty: "_"
            case .placeholder(let hint): String(hint)
            case .character(let character): String(character)
            case .masked: "•"
            }
        }.joined()
    }

    mutating func apply(_ input: CodeFieldInput) {
        let outcome = step(input)
        (announcement, result) = (outcome.announcement, outcome.result)
        carryOut(outcome)
    }

    /// Applies an input and carries out nothing.
    @discardableResult
    mutating func step(
        _ input: CodeFieldInput, preparing prepare: @escaping (String) -> String = { $0 }
    ) -> CodeFieldOutcome {
        field.apply(input, with: configuration, preparing: prepare)
    }

    /// Refuses an input and carries out nothing.
    mutating func refuse(_ input: CodeFieldInput, as result: CodeFieldOutcome.Result = .vetoed) -> CodeFieldOutcome {
        field.refuse(input, as: result, with: configuration)
    }

    /// Types keys, each in its own turn.
    mutating func type(_ text: String) {
        for character in text {
            apply(.insert(String(character)))
            step(.endTurn)
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
    static func insert(_ text: String) -> Self { .edit(.insert(text)) }
    static func paste(_ text: String) -> Self { .edit(.paste(text)) }
    static func replace(_ range: Range<Int>, with text: String) -> Self { .edit(.replace(range, with: text)) }
    static func mark(_ text: String, selection: Range<Int>) -> Self { .edit(.mark(text, selection: selection)) }
    static func unmark(isRequested: Bool = true) -> Self { .edit(.unmark(isRequested: isRequested)) }
    static func restore(_ code: String) -> Self { .edit(.restore(code)) }
    static func delete(_ deletion: CodeDeletion) -> Self { .edit(.delete(deletion)) }
    static let deleteBackward = Self.edit(.deleteBackward)
    static let submit = Self.edit(.submit)
    static func select(_ range: Range<Int>) -> Self { .select(.range(range)) }
    static func tap(_ cell: Int) -> Self { .select(.tap(cell)) }
    static func move(_ movement: CodeMovement, extending: Bool = false) -> Self {
        .select(.move(movement, extending: extending))
    }
    static func set(_ code: String) -> Self { .app(.set(code)) }
    static func length(_ length: Int) -> Self { .length(length...length) }
    static func length(_ lengths: ClosedRange<Int>) -> Self { .app(.length(lengths)) }
    static func alphabet(_ alphabet: CodeAlphabet) -> Self { .app(.alphabet(alphabet)) }
    static func caretPolicy(_ policy: CodeCaretPolicy) -> Self { .app(.caretPolicy(policy)) }
    static func status(_ status: CodeStatus, message: String? = nil) -> Self { .app(.status(status, message: message)) }
    static func focus(_ isFocused: Bool) -> Self { .app(.focus(isFocused)) }
    static let forget = Self.app(.forget)
    static let cancelVerification = Self.app(.cancelVerification)
    static let endTurn = Self.app(.endTurn)
    static func verdict(_ verdict: CodeVerdict, _ token: CodeToken) -> Self { .answer(.verdict(verdict, token)) }
    static func failure(_ error: any Error, _ token: CodeToken) -> Self { .answer(.failure(error, token)) }
    static func timer(_ token: CodeToken) -> Self { .answer(.timer(token)) }
}

/// Rejects a code of one character, repeated.
struct RepeatsRule: CodeRule {
    func check(_ code: String) -> CodeRuleViolation? {
        Set(code).count > 1 ? nil : CodeRuleViolation(.repeats, message: "Choose a code with several digits.")
    }
}
