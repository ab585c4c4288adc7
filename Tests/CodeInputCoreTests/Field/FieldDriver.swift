import CodeInputCore
import Testing

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

    /// Creates a focused field, and types keys.
    init(
        _ lengths: ClosedRange<Int>, _ typed: String = "", of alphabet: CodeAlphabet = .digits,
        _ configure: (inout CodeField.Configuration) -> Void = { _ in }
    ) {
        field = CodeField(length: lengths, alphabet: alphabet)
        configure(&configuration)
        step(.focus(true))
        type(typed)
        log = []
    }

    init(
        _ length: Int, _ typed: String = "", of alphabet: CodeAlphabet = .digits,
        _ configure: (inout CodeField.Configuration) -> Void = { _ in }
    ) { self.init(length...length, typed, of: alphabet, configure) }

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
            case .event(let event, _): field.willSend(event)
            case .verify(let token): verification = token
            case .wait(let token, _): waits.append(token)
            case .cancel(let token):
                if verification == token { verification = nil }
                waits.removeAll { $0 == token }
            default: break
            }
            log.append(effect.description)
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

    /// Returns the effects of an input.
    mutating func after(_ input: CodeFieldInput) -> [String] {
        log = []
        apply(input)
        return log
    }
}

/// What happens to a field, and what the field makes of it, one after the other.
///
/// A result is the picture of the editor, the status unless it is editing, the input's result unless it was accepted, and
/// "→" with what the text system is told. After a colon are the effects.
struct FieldStory: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let driver: FieldDriver
    private let acts: [(act: FieldAct, result: String)]

    init(
        _ name: String, _ typed: String, in lengths: ClosedRange<Int> = 3...3,
        with configure: (inout CodeField.Configuration) -> Void = { _ in }, _ acts: KeyValuePairs<FieldAct, String>
    ) {
        (testDescription, driver) = (name, FieldDriver(lengths, typed, configure))
        self.acts = acts.map { ($0, $1) }
    }

    func check() {
        var driver = driver
        for (index, (act, result)) in acts.enumerated() {
            (driver.log, driver.announcement, driver.result) = ([], .none, .accepted)
            act.make(&driver)
            #expect(driver.report == result, "step \(index + 1)")
        }
    }
}

extension FieldDriver {
    fileprivate var report: String {
        var words = [field.editor.picture]
        if field.status != .editing { words.append("\(field.status)") }
        switch result {
        case .accepted: break
        case .invalid(let reason): words.append(reason.rawValue)
        case .held, .vetoed, .ignored: words.append("\(result)")
        }
        if announcement != .none { words.append("→\(announcement)") }
        return words.joined(separator: " ") + (log.isEmpty ? "" : ": " + log.joined(separator: ", "))
    }
}

/// Something that happens to a field, or to what is around it.
struct FieldAct: Sendable {
    let make: @Sendable (inout FieldDriver) -> Void

    static func on(_ input: CodeFieldInput) -> Self { Self { $0.apply(input) } }
    static func type(_ text: String) -> Self { Self { $0.type(text) } }
    /// Every wait ends.
    static let pass = Self { $0.pass() }
    static func give(_ verdict: CodeVerdict) -> Self { Self { $0.give(verdict) } }
    static func fail(_ error: any Error) -> Self {
        Self { driver in driver.verification.map { driver.apply(.failure(error, $0)) } }
    }
    static func settings(_ change: @escaping @Sendable (inout CodeField.Configuration) -> Void) -> Self {
        Self { change(&$0.configuration) }
    }
    /// The app answers an effect with an input, once or each time.
    static func when(_ effect: String, _ input: CodeFieldInput, isOnce: Bool = true) -> Self {
        Self {
            $0.answer = { driver, happening in
                guard happening.description == effect else { return }
                if isOnce { driver.answer = nil }
                driver.apply(input)
            }
        }
    }
    static func veto(_ input: CodeFieldInput, as result: CodeFieldOutcome.Result = .vetoed) -> Self {
        Self { driver in
            let outcome = driver.refuse(input, as: result)
            (driver.announcement, driver.result) = (outcome.announcement, outcome.result)
            driver.carryOut(outcome)
        }
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
