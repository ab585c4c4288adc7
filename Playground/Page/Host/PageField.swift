import CodeInputMessages
import CodeInputStyles

/// One field of the page: it gives inputs to a `CodeField`, and carries out what follows from them.
struct PageField {
    private(set) var field = CodeField(CodeEditor(length: 6))
    private(set) var configuration = CodeField.Configuration()
    private(set) var style: RestyledStyle
    private(set) var environment = CodeEnvironment()
    private(set) var reducesMotion = false
    private(set) var width = 340.0
    /// Whether the style of dots alone hides the code.
    private var isHiddenByStyle = false
    /// What a verdict says, until the next edit.
    private(set) var words: String?
    /// Whether the field had the focus before the press that the next tap ends.
    var hadFocus = false
    /// What the page does next, in the order of the effects.
    private(set) var follow = Follow()
    var shown: PagePicture.Shown?
    /// What the page waits for.
    private var timers: [Int: (token: CodeToken, isVerdict: Bool)] = [:]
    private var lastTimer = 0
    private var undone = PageUndo()

    /// What an input asks the page for.
    struct Follow {
        var speech: String?
        var invalid: CodeInvalidInput?
        var endsEditing = false
        var inserted, removed: Range<Int>?
        var isRejected = false, isAccepted = false
        var timers: [(id: Int, milliseconds: Int)] = []
        var hasEvents = false
    }

    init(_ style: RestyledStyle) {
        self.style = style
        configuration.hasVerifier = true
        configuration.reader = .messages
        if style.style.name == "dots" { hide(true, byStyle: true) }
    }

    /// The code that the page's verifier accepts.
    var rightCode: String {
        let characters = Array(field.editor.alphabet.normalize("4") == nil ? "ABCDEF" : "482910")
        return String((0..<field.editor.length).map { characters[$0 % 6] })
    }

    var hidesText: Bool { configuration.hidesText }

    var systemText: SystemText { SystemText(field.editor, isHidden: hidesText) }

    var motion: CodeMotion { reducesMotion ? style.renderer.motion.reduced : style.renderer.motion }

    var message: String {
        if let words { return words }
        switch field.status {
        case .verifying: return "Checking…"
        case .accepted: return "That is the code."
        case .rejected: return "That is not the code."
        case .editing: return style.message ?? "\(rightCode) is right, anything else is not."
        }
    }

    mutating func perform(_ input: CodeFieldInput) {
        let before = field.editor
        var next = field
        let outcome = next.apply(input, with: configuration)
        if outcome.isChange { field = next }
        undone.note(input, outcome, before: configuration.isSecure ? nil : before)
        for effect in outcome.effects where field.begin(effect) { carryOut(effect) }
    }

    private mutating func carryOut(_ effect: CodeFieldEffect) {
        switch effect {
        case .event(let event, _):
            follow.hasEvents = true
            switch event {
            case .statusChanged(.editing): words = nil
            case .invalidInput(let reason): follow.invalid = reason
            default: break
            }
            field.end(event)
        case .replaced: if configuration.isSecure { undone = PageUndo() }
        case .endEditing: follow.endsEditing = true
        case .verify(let token): wait(token, isVerdict: true, milliseconds: 900)
        case .wait(let token, let duration):
            let (seconds, attoseconds) = (duration ?? motion.rejectedCodeDuration(among: field.editor.length))
                .components
            wait(token, milliseconds: Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
        case .cancel(let token): timers = timers.filter { $0.value.token != token }
        case .insertion(let cells): follow.inserted = cells
        case .removal(let cells): if !hidesText { follow.removed = cells }
        case .speak(let speech, _, _): say(speech)
        case .feedback(let isSuccess, _): if isSuccess { follow.isAccepted = true } else { follow.isRejected = true }
        }
    }

    /// Speaks, and keeps words of the app in the row.
    private mutating func say(_ speech: CodeSpeech) {
        switch speech {
        case .verifying: (follow.speech, words) = ("Checking the code.", nil)
        case .accepted(let message): (follow.speech, words) = (message ?? "Code accepted.", message)
        case .rejected(let message): (follow.speech, words) = (message ?? "Wrong code.", message)
        case .violation(let violation): (follow.speech, words) = (violation.message, violation.message)
        }
    }

    private mutating func wait(_ token: CodeToken, isVerdict: Bool = false, milliseconds: Int) {
        lastTimer += 1
        timers[lastTimer] = (token, isVerdict)
        follow.timers.append((lastTimer, milliseconds))
    }

    /// The end of a wait, which may have been canceled.
    mutating func timer(_ id: Int) {
        guard let (token, isVerdict) = timers.removeValue(forKey: id) else { return }
        guard isVerdict else { return perform(.timer(token)) }
        let isRight = field.editor.code == rightCode
        perform(.verdict(isRight ? .accepted : .rejected(message: "That is not the code."), token))
    }

    mutating func undo(isRedo: Bool) {
        guard !configuration.isSecure, let step = undone.take(isRedo: isRedo, current: field.editor) else { return }
        perform(.edit(.restore(step.code, selection: step.selection)))
    }

    mutating func takeFollow() -> Follow {
        defer { follow = Follow() }
        return follow
    }

    /// Changes the style, and hides the code for as long as it is that of dots.
    mutating func restyle(_ style: RestyledStyle) {
        let isDots = style.style.name == "dots", wasDots = self.style.style.name == "dots"
        self.style = style
        guard isDots != wasDots, isDots ? !configuration.isSecure : isHiddenByStyle else { return }
        hide(isDots, byStyle: isDots)
    }

    private mutating func hide(_ isSecure: Bool, byStyle: Bool = false) {
        configuration.isSecure = isSecure
        isHiddenByStyle = byStyle
        undone = PageUndo()
    }

    /// Sets one thing that an app, the user or the system sets; false for a value that it can't have.
    mutating func set(_ name: String, to value: String) -> Bool {
        switch name {
        case "length":
            guard let length = Int(value) else { return false }
            perform(.app(.length(length...length)))
        case "alphabet":
            guard let alphabet = StyleCatalog.alphabets.first(where: { $0.key == value })?.value else { return false }
            perform(.app(.alphabet(alphabet)))
        case "status":
            guard let status = CodeStatus(rawValue: value) else { return false }
            perform(.app(.status(status)))
        case "code": perform(.app(.set(value)))
        case "secure": hide(value == "true")
        case "verifies": configuration.hasVerifier = value == "true"
        case "overflow": configuration.overflow = value == "replaceLast" ? .replaceLast : .refuse
        case "dark": environment.colorScheme = value == "true" ? .dark : .light
        case "rtl": environment.layoutDirection = value == "true" ? .rightToLeft : .leftToRight
        case "contrast": environment.increasedContrast = value == "true"
        case "reduceMotion": reducesMotion = value == "true"
        case "textScale":
            guard let percent = Int(value) else { return false }
            environment.textScale = Double(percent) / 100
        case "width":
            guard let points = Int(value) else { return false }
            width = Double(points)
        default: return false
        }
        return true
    }
}

/// The codes and selections before the user's edits: a run of typed keys is one step, as is a run of deletions.
private struct PageUndo {
    typealias Step = (code: String, selection: Range<Int>)
    private enum Run { case typing, deleting }
    private var earlier: [Step] = [], later: [Step] = [], run: Run?

    mutating func note(_ input: CodeFieldInput, _ outcome: CodeFieldOutcome, before: CodeEditor?) {
        switch input {
        // Undo offers no code that the field could not have now.
        case .app(.length), .app(.alphabet): if outcome.isChange { return self = PageUndo() }
        default: break
        }
        guard let before, outcome.changedCells != nil else {
            if case .select = input { run = nil }
            return
        }
        let kind: Run? =
            switch input {
            case .edit(.insert(let text)): text.dropFirst().isEmpty ? .typing : nil
            case .edit(.deleteBackward): .deleting
            default: nil
            }
        if case .edit(.restore) = input { return run = nil }
        if run == nil || run != kind { earlier.append((before.code, before.selection)) }
        later = []
        run = kind
    }

    mutating func take(isRedo: Bool, current: CodeEditor) -> Step? {
        guard let step = isRedo ? later.popLast() : earlier.popLast() else { return nil }
        let now = (current.code, current.selection)
        if isRedo { earlier.append(now) } else { later.append(now) }
        return step
    }
}
