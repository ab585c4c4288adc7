// One step of a field: what an input makes of it. It is noncopyable and has a `deinit`, to keep the binary small: the
// compiler destroys it part by part, and makes no metadata and no witnesses for it.
struct CodeFieldStep: ~Copyable {
    var field: CodeField
    let configuration: CodeField.Configuration
    private let prepare: ((String) -> String)?
    var outcome = CodeFieldOutcome()
    var hasCompleted = false

    init(_ field: CodeField, _ configuration: CodeField.Configuration, _ prepare: ((String) -> String)? = nil) {
        (self.field, self.configuration, self.prepare) = (field, configuration, prepare)
        // A field's editor takes its policies from the configuration, at each step.
        self.field.editor.overflow = configuration.overflow
        self.field.editor.reader = configuration.isSecure ? .none : configuration.reader
    }

    deinit {}

    mutating func apply(_ input: CodeFieldInput) {
        let belief = SystemBelief(of: field.editor, after: input, configuration)
        switch input {
        case .edit(let edit): apply(edit)
        case .select(let selection):
            commit(before: selection)
            select(selection, since: belief.before)
        case .app(let change): apply(change)
        case .verdict, .failure, .timer: end(with: input)
        }
        // A code that is being verified goes later. The app still hears of a verdict of this step.
        if field.willBeForgotten, field.status != .verifying { clearJudgedCode() }
        outcome.announcement = belief.announcement(of: field.editor, isMade: outcome.isMade, configuration)
    }

    mutating func refuse(_ input: CodeFieldInput, because reason: CodeInvalidInput?) {
        let belief = SystemBelief(of: field.editor, after: input, configuration)
        let endsComposition = input.commits && field.editor.markedRange != nil
        if endsComposition { endComposition() }
        // Without marked text, only an edit has asked the app.
        if let reason, endsComposition || input.isEdit { report(reason) }
        switch input {
        case .select(let selection): select(selection, since: belief.before)
        case .app(.caretPolicy(let policy)): field.editor.caretPolicy = policy
        case .edit(.submit) where reason == nil: submit()
        case .edit where !endsComposition && field.editor.markedRange == nil:
            // What the system has selected to delete or retype it stays, and the user saw no selection.
            if let before = field.selectionBefore { field.editor.placeSelection(before) }
        default: break
        }
        outcome.isMade = false
        outcome.announcement = belief.announcement(of: field.editor, isMade: outcome.isMade, configuration)
    }

    var takesInput: Bool { field.takesInput(with: configuration) }

    // MARK: - Edits by the user

    private mutating func apply(_ edit: CodeFieldInput.Edit) {
        switch edit {
        case .insert(let text): insert(text)
        case .paste(let text): enter(text, in: nil, isPasted: true)
        // A line break is a key, and no text.
        case .replace(_, let text) where text.isReturn && takesInput: break
        case .replace(let range, let text): enter(text, in: range)
        case .mark(let text, let selection): mark(text, selection: selection)
        case .unmark: unmark()
        case .restore(let code, let selection): self.edit { $0.restore(code, selection: selection) }
        case .deleteBackward: delete(.backward)
        case .delete(let movement): delete(movement)
        case .submit: if !commit() || takesInput { submit() }
        }
    }

    private mutating func insert(_ text: String) {
        guard takesInput else { return ignore() }
        if text.isReturn {
            // An input method uses Return to end its composition.
            if !commit() { submit(byReturn: true) }
        } else if text.isEmpty {
            // It replaces the marked text.
            if field.editor.markedRange != nil { mark("", selection: 0..<0) }
        } else if !isSeparator(text) {
            enter(text, in: nil)
        }
    }

    /// Whether a text is no part of a code: the Tab key, which moves the focus, blanks of AutoFill or dictation, or a
    /// dash or a dot after a character, as a message shows the code.
    private func isSeparator(_ text: String) -> Bool {
        // The byte first: to ask each key for its Unicode properties is slow.
        guard let byte = text.utf8.first, byte <= 0x2E || byte >= 0x80, !text.isTooLongToRead else { return false }
        if isBlank(text) { return true }
        let alphabet = field.editor.alphabet
        guard !field.editor.isEmpty, let key = text.first, key.utf8.count == text.utf8.count,
            let scalar = key.onlyScalar, alphabet.code(scalar) == nil
        else { return false }
        switch TextUnit.withoutCode(scalar, in: alphabet) {
        case .dash, .dot: return true
        default: return false
        }
    }

    /// Whether a text is empty, or white space that is not in the alphabet.
    private func isBlank(_ text: String) -> Bool {
        for scalar in text.unicodeScalars
        where !scalar.properties.isWhitespace || field.editor.alphabet.code(scalar) != nil { return false }
        return true
    }

    private mutating func enter(_ text: String, in range: Range<Int>?, isPasted: Bool = false) {
        guard takesInput else { return ignore() }
        guard !text.isTooLongToRead else { return report(.tooLong) }
        if range == nil { leaveSelection() }
        let given = text, text = text.isEmpty ? text : prepare?(text) ?? text
        // The app prepared it to nothing.
        guard !text.isEmpty || given.isEmpty else { return dropComposition() }
        // "" deletes a range, and inserts nothing.
        let startsAnew =
            text.isEmpty ? startsOver && range?.isEmpty == false : startsOver || range == nil && startsOverWithText
        let range = startsAnew ? 0..<field.editor.shown.count : range
        edit(isInsertion: !text.isEmpty) { editor in
            range.map { editor.replace($0, with: text, isPasted: isPasted) } ?? editor.insert(text, isPasted: isPasted)
        }
    }

    private mutating func mark(_ text: String, selection: Range<Int>) {
        guard takesInput else { return text.isEmpty ? dropComposition() : ignore() }
        leaveSelection()
        let clears = startsOverWithText && !text.isEmpty && !text.isTooLongToMark
        edit { editor in
            let cleared = clears ? editor.clear() : .none
            return editor.setMarkedText(text, selection: selection).following(cleared)
        }
    }

    /// With `endOnly`, text goes to the end: the system may have selected characters, but only to delete them.
    private mutating func leaveSelection() {
        guard field.editor.caretPolicy == .endOnly, field.editor.markedRange == nil else { return }
        field.editor.select(field.editor.count..<field.editor.count)
    }

    @inline(never) private mutating func unmark() {
        guard let marked = field.editor.markedRange else { return }
        let shown = field.editor.shown
        shown.withString(in: marked) { typed in
            guard takesInput else { return dropComposition() }
            // A string of its own: the app may keep it.
            let count = field.editor.count, text = prepare?(shown.string(in: marked)) ?? typed
            let isInsertion = !isBlank(text)
            // The composition ends even if the app prepared its text to nothing.
            let edit = isInsertion ? field.editor.insert(text) : field.editor.endComposition()
            finishEdit(edit, countBefore: count, isInsertion: isInsertion)
        }
    }

    /// Commits marked text before an input that leaves it, and returns whether there was any.
    @discardableResult private mutating func commit(before selection: CodeFieldInput.Selection? = nil) -> Bool {
        guard let marked = field.editor.markedRange else { return false }
        if case .range(let range)? = selection, range.clamped(to: marked) == range { return false }
        unmark()
        return true
    }

    private mutating func delete(_ movement: CodeMovement) {
        let startsOver = startsOver
        edit { startsOver ? $0.clear() : $0.delete(movement) }
    }

    private mutating func edit(isInsertion: Bool = false, _ body: (inout CodeEditor) -> CodeEdit) {
        guard takesInput else { return ignore() }
        let count = field.editor.count
        finishEdit(body(&field.editor), countBefore: count, isInsertion: isInsertion)
    }

    // Apart from `edit`, of which the compiler makes a copy for each closure.
    private mutating func finishEdit(_ edit: CodeEdit, countBefore: Int, isInsertion: Bool) {
        let count = field.editor.count
        if edit.changesCode {
            outcome.changedCells = edit.changedCells
            codeDidChange()
            if count > countBefore { outcome.add(.insertion(edit.changedCells)) }
            if count < countBefore { outcome.add(.removal(count..<countBefore)) }
            if isInsertion, edit.invalidInput == nil { unmaskLastTyped(of: edit) }
            send(.changed)
        }
        if let reason = edit.invalidInput { report(reason) }
        let isGivenAgain = edit.repeatsCode && !field.isSubmitted && field.status != .accepted
        let isWhole = edit.completed || isGivenAgain
        if isWhole, configuration.submitsWhenComplete { complete() }
    }

    /// Makes no edit, and ends a composition.
    private mutating func dropComposition() {
        ignore()
        endComposition()
    }

    /// Drops the marked text, and the characters that it replaced return; it is no edit, so the app's verdict stays.
    private mutating func endComposition() {
        guard field.editor.endComposition().changesCode else { return }
        field.codeToken = field.makeToken()
        send(.changed)
    }

    // MARK: - Selections

    private mutating func select(_ selection: CodeFieldInput.Selection, since earlier: CodeEditor) {
        guard field.takesInput(with: configuration, isSelection: true) else { return }
        let before = field.editor.selection
        // The code behind marked text moves when that is committed.
        let end = earlier.markedRange?.upperBound ?? .max, count = earlier.shown.count
        let growth = field.editor.shown.count - count
        func moved(_ cell: Int) -> Int { cell < end ? cell : min(cell, count) + growth }
        switch selection {
        case .range(let range):
            let start = moved(range.lowerBound), range = start..<max(start, moved(range.upperBound))
            guard range != before else { return }
            if let marked = field.editor.markedRange {
                field.editor.selection = range.clamped(to: marked)
            } else {
                // What the keyboard deletes or retypes, it selects in the same turn, whatever the user may select.
                field.editor.placeSelection(range, policy: range.isEmpty ? nil : .cells)
            }
            field.selectionBefore = before
        case .all: field.editor.placeSelection(0..<field.editor.shown.count, policy: .cells)
        case .tap(let cell): field.editor.select(moved(cell)..<moved(cell))
        case .move(let movement, let extending): field.editor.moveSelection(movement, extending: extending)
        }
    }

    // MARK: - Changes by the app and the host

    private mutating func apply(_ change: CodeFieldInput.App) {
        switch change {
        case .set("") where field.verdictBeingTold == field.statusToken: clearJudgedCode()
        case .set(let code):
            editByApp { $0.setCode(code) }
            // The field may have cleared itself.
            if code.isEmpty, field.status.isVerdict { show(.editing, message: nil) }
        case .answerByClearing: clearJudgedCode()
        case .respell(let code):
            var editor = field.editor
            let selection = editor.selection
            guard editor.markedRange == nil, editor.setCode(code).changesCode, editor.count == field.editor.count else {
                return
            }
            editor.placeSelection(selection)
            field.editor = editor
        case .length(let lengths):
            let lengths = lengths.clamped(to: CodeReader.lengths)
            guard lengths != field.editor.lengthRange else { return }
            editByApp { $0.setLength(lengths) }
            // The code that is verified was complete for the old lengths.
            cancelVerification()
        case .alphabet(let alphabet):
            guard alphabet != field.editor.alphabet else { return }
            editByApp { $0.setAlphabet(alphabet) }
            cancelVerification()
        case .caretPolicy(let policy):
            guard commit() || policy != field.editor.caretPolicy else { return }
            field.editor.caretPolicy = policy
        case .status(let status, let message):
            field.isSubmitted = false
            show(status, message: message)
        // After a verification if there is one: else the app may not learn what became of a payment.
        case .forget: if configuration.isSecure, field.editor.shown.count > 0 { field.willBeForgotten = true }
        case .cancelVerification: cancelVerification()
        case .focus(let isFocused):
            guard isFocused != field.isFocused else { return }
            field.isFocused = isFocused
            // Nobody sees a selection without the focus, and a paste or a link must not meet one.
            if !isFocused, field.editor.markedRange == nil { field.editor.placeSelection(Int.max..<Int.max) }
            endUnmasking()
            outcome.add(.event(isFocused ? .began : .ended, field.codeToken))
        case .endTurn: field.selectionBefore = nil
        }
    }

    /// Makes an edit by the app: it never completes the code, and VoiceOver does not speak it.
    private mutating func editByApp(_ body: (inout CodeEditor) -> CodeEdit) {
        guard body(&field.editor).changesCode else { return }
        codeDidChange()
        outcome.add(.replaced(field.codeToken))
    }

    // MARK: - What follows

    /// Ends what was about the code before: a wait, a verification, a verdict.
    private mutating func codeDidChange() {
        endWaits()
        let isUntold = field.status != field.toldStatus
        cancelVerification()
        if field.status.isVerdict || isUntold && field.status != .editing { setStatus(.editing) }
    }

    mutating func endWaits() {
        field.codeToken = field.makeToken()
        (field.isSubmitted, field.willBeForgotten) = (false, false)
        outcome.cancel(&field.rejectionWait)
        endUnmasking()
    }

    mutating func report(_ reason: CodeInvalidInput) {
        outcome.isMade = false
        send(.invalidInput(reason))
    }

    @inline(never) mutating func send(_ event: CodeInputEvent) { outcome.add(.event(event, field.codeToken)) }

    mutating func ignore() { outcome.isMade = false }
}
