import Testing

@testable import CodeInputCore

/// A host without a view, which carries out effects like `CodeInputView`, and logs them.
struct FieldDriver {
    var field: CodeField
    var configuration = CodeField.Configuration()
    /// The effects since the log was cleared, one line each.
    var log: [String] = []
    var announcement = CodeFieldOutcome.Announcement.none
    /// Whether the last input was no edit that was refused.
    var isMade = true
    var verification: CodeToken?
    var waits: [CodeToken] = []
    /// The app's reaction to an effect.
    var answer: (@Sendable (inout FieldDriver, CodeFieldEffect) -> Void)?

    /// Creates a focused field, and types keys.
    init(
        _ lengths: ClosedRange<Int>, _ typed: String = "",
        _ configure: (inout CodeField.Configuration) -> Void = { _ in }
    ) {
        field = CodeField(CodeEditor(length: lengths))
        configure(&configuration)
        step(.focus(true))
        type(typed)
        log = []
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

    mutating func apply(_ input: CodeFieldInput) { carryOut(step(input), of: input) }

    /// Applies an input and carries out nothing.
    @discardableResult mutating func step(
        _ input: CodeFieldInput, preparing prepare: @escaping (String) -> String = { $0 }
    ) -> CodeFieldOutcome { field.apply(input, with: configuration, preparing: prepare) }

    /// Types keys, each in its own turn.
    mutating func type(_ text: String) {
        for character in text {
            apply(.insert(String(character)))
            step(.endTurn)
        }
    }

    mutating func carryOut(_ outcome: CodeFieldOutcome, of input: CodeFieldInput) {
        announcement = outcome.announcement
        isMade = if case .edit = input { outcome.isMade } else { true }
        for effect in outcome.effects where field.begin(effect) {
            switch effect {
            case .verify(let token): verification = token
            case .wait(let token, _): waits.append(token)
            case .cancel(let token):
                if verification == token { verification = nil }
                waits.removeAll { $0 == token }
            default: break
            }
            log.append(effect.name)
            answer?(&self, effect)
            if case .event(let event, _) = effect { field.end(event) }
        }
    }

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

    mutating func after(_ input: CodeFieldInput) -> [String] {
        log = []
        apply(input)
        return log
    }
}

/// What happens to a field, and what the field makes of it, one after the other.
///
/// A result is the picture of the editor, the status unless it is editing, "not made" for an edit that was refused, and
/// "→" with what the text system is told. After a colon are the effects.
struct FieldStory: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let driver: FieldDriver
    private var acts: [(act: FieldAct, result: String)] = []

    init(
        _ name: String, _ typed: String, in lengths: ClosedRange<Int> = 3...3,
        with configure: (inout CodeField.Configuration) -> Void = { _ in }
    ) { (testDescription, driver) = (name, FieldDriver(lengths, typed, configure)) }

    func then(_ acts: KeyValuePairs<FieldAct, String>) -> Self {
        var story = self
        story.acts = acts.map { ($0, $1) }
        return story
    }

    func check(_ report: (FieldDriver) -> String = \.report) {
        var driver = driver
        for (index, (act, result)) in acts.enumerated() {
            (driver.log, driver.announcement, driver.isMade) = ([], .none, true)
            act.make(&driver)
            #expect(report(driver) == result, "step \(index + 1)")
        }
        #expect(driver.answer == nil, "A moment never came.")
    }
}

extension FieldDriver {
    fileprivate var report: String {
        var words = [field.editor.picture]
        if field.status != .editing { words.append("\(field.status)") }
        if !isMade { words.append("not made") }
        if announcement != .none { words.append("→\(announcement)") }
        return words.joined(separator: " ") + (log.isEmpty ? "" : ": " + log.joined(separator: ", "))
    }
}

extension CodeFieldEffect {
    var name: String {
        switch self {
        case .event(.verificationFailed, _): "verificationFailed"
        case .event(let event, _): "\(event)".replacing(/\w+\./, with: "")
        case .replaced: "replaced"
        case .verify: "verify"
        case .wait(_, let duration): duration.map { "wait(\($0))" } ?? "wait"
        case .cancel: "cancel"
        case .endEditing: "endEditing"
        case .insertion(let cells): "insertion(\(cells))"
        case .removal(let cells): "removal(\(cells))"
        case .speak(let speech, _, let isReworded): "\(isReworded ? "reword" : "speak")(\(speech.name))"
        case .feedback(let isSuccess, _): isSuccess ? "feedback(success)" : "feedback(error)"
        }
    }
}

extension CodeSpeech {
    fileprivate var name: String {
        switch self {
        case .verifying: "verifying"
        case .accepted: "accepted"
        case .rejected: "rejected"
        case .violation(let violation): "rule.\(violation.kind)"
        }
    }
}

struct FieldAct: MadeOfInputs {
    let make: @Sendable (inout FieldDriver) -> Void

    static func on(_ input: CodeFieldInput) -> Self { Self { $0.apply(input) } }
    static func type(_ text: String) -> Self { Self { $0.type(text) } }
    static let pass = Self { $0.pass() }
    static func give(_ verdict: CodeVerdict) -> Self { Self { $0.give(verdict) } }
    static func fail(_ error: any Error) -> Self {
        Self { driver in driver.verification.map { driver.apply(.failure(error, $0)) } }
    }
    static func settings(_ change: @escaping @Sendable (inout CodeField.Configuration) -> Void) -> Self {
        Self { change(&$0.configuration) }
    }
    /// The app answers an effect with an input, once.
    static func when(_ effect: String, _ input: CodeFieldInput) -> Self {
        Self {
            $0.answer = { driver, happening in
                guard happening.name == effect else { return }
                driver.answer = nil
                driver.apply(input)
            }
        }
    }
    static func veto(_ input: CodeFieldInput, because reason: CodeInvalidInput? = nil) -> Self {
        Self { $0.carryOut($0.field.refuse(input, because: reason, with: $0.configuration), of: input) }
    }
}

/// An input, or what is made of one, which has the same short names.
protocol MadeOfInputs: Sendable { static func on(_ input: CodeFieldInput) -> Self }

extension CodeFieldInput: MadeOfInputs { static func on(_ input: CodeFieldInput) -> Self { input } }

extension MadeOfInputs {
    static func insert(_ text: String) -> Self { on(.edit(.insert(text))) }
    static func paste(_ text: String) -> Self { on(.edit(.paste(text))) }
    static func replace(_ range: Range<Int>, _ text: String) -> Self { on(.edit(.replace(range, with: text))) }
    static func mark(_ text: String, _ range: Range<Int>) -> Self { on(.edit(.mark(text, selection: range))) }
    static var unmark: Self { on(.edit(.unmark())) }
    /// A commit for which the input method did not ask.
    static var commit: Self { on(.edit(.unmark(isRequested: false))) }
    static func restore(_ code: String) -> Self { on(.edit(.restore(code))) }
    static func delete(_ deletion: CodeMovement) -> Self { on(.edit(.delete(deletion))) }
    static var deleteBackward: Self { on(.edit(.deleteBackward)) }
    static var submit: Self { on(.edit(.submit)) }
    static func select(_ range: Range<Int>) -> Self { on(.select(.range(range))) }
    static func tap(_ cell: Int) -> Self { on(.select(.tap(cell))) }
    static func move(_ movement: CodeMovement, extending: Bool = false) -> Self {
        on(.select(.move(movement, extending: extending)))
    }
    static func set(_ code: String) -> Self { on(.app(.set(code))) }
    static func length(_ length: Int) -> Self { .length(length...length) }
    static func length(_ lengths: ClosedRange<Int>) -> Self { on(.app(.length(lengths))) }
    static func alphabet(_ alphabet: CodeAlphabet) -> Self { on(.app(.alphabet(alphabet))) }
    static func caretPolicy(_ policy: CodeCaretPolicy) -> Self { on(.app(.caretPolicy(policy))) }
    static func status(_ status: CodeStatus, message: String? = nil) -> Self {
        on(.app(.status(status, message: message)))
    }
    static func focus(_ isFocused: Bool) -> Self { on(.app(.focus(isFocused))) }
    static var forget: Self { on(.app(.forget)) }
    static var cancelVerification: Self { on(.app(.cancelVerification)) }
    static var endTurn: Self { on(.app(.endTurn)) }
}

// What fields of stories have.

func verified(_ configuration: inout CodeField.Configuration) { configuration.hasVerifier = true }
func rules(_ configuration: inout CodeField.Configuration) { configuration.rules = [RepeatsRule()] }
func judged(_ configuration: inout CodeField.Configuration) {
    (configuration.rules, configuration.hasVerifier) = ([RepeatsRule()], true)
}

struct RepeatsRule: CodeRule {
    func check(_ code: String) -> CodeRuleViolation? {
        Set(code).count > 1 ? nil : CodeRuleViolation(.repeats, message: "Choose a code with several digits.")
    }
}
