extension CodeField {
    /// The time that a rejected code stays before the field clears itself: 0.5 seconds, a little longer than the shake of
    /// the built-in styles.
    package static let rejectionTime = Duration.milliseconds(500)

    /// Applies an input: one step, whatever it leads to.
    ///
    /// - Parameters:
    ///   - input: What happened to the field.
    ///   - prepare: What the app makes of a text by the user before the field reads it.
    /// - Returns: What became of the input, the announcement to the text system, and the effects to carry out.
    @discardableResult
    package mutating func apply(
        _ input: CodeFieldInput, preparing prepare: (String) -> String = { $0 }
    ) -> CodeFieldOutcome {
        var outcome = CodeFieldOutcome()
        switch input {
        case .insert(let text): insert(text, prepare, &outcome)
        case .paste(let text): paste(text, prepare, &outcome)
        case .replace(let range, let text): replace(range, with: text, prepare, &outcome)
        case .mark(let text, let selection): mark(text, selection: selection, &outcome)
        case .unmark(let isRequested): unmark(isRequested: isRequested, prepare, &outcome)
        case .restore(let code): edit(&outcome) { editor, _ in editor.replace(0..<editor.shownCount, with: code) }
        case .deleteBackward: deleteBackward(&outcome)
        case .delete(let deletion): edit(&outcome) { $1 ? $0.clear() : $0.delete(deletion) }
        case .select, .tap, .move, .caretPolicy:
            commit(before: input, prepare, &outcome)
            select(input, &outcome)
        case .submit:
            commit(before: input, prepare, &outcome)
            submit(&outcome)
        case .set(let code): finishByApp(since: editor, editor.setCode(code), &outcome)
        case .length(let lengths): finishByApp(since: editor, editor.setLength(lengths), &outcome)
        case .alphabet(let alphabet): finishByApp(since: editor, editor.setAlphabet(alphabet), &outcome)
        case .status(let newStatus, let message): show(newStatus, message: message, &outcome)
        case .forget: forget(&outcome)
        case .cancelVerification: cancelVerification(&outcome)
        case .verdict(let verdict, let token): take(verdict, token, &outcome)
        case .failure(let error, let token): take(error, token, &outcome)
        case .timer(let token): endWait(token, &outcome)
        case .focus(let isFocused): setFocus(isFocused, &outcome)
        case .endTurn: turn = SystemTurn()
        }
        forgetJudgedCode(&outcome)
        return outcome
    }

    /// Applies the app's veto: the edit is not made, and a composition that the input would have committed ends.
    ///
    /// - Parameter input: The input whose outcome has changed cells.
    /// - Returns: The outcome in place of the input's own.
    package mutating func veto(_ input: CodeFieldInput) -> CodeFieldOutcome {
        if case .insert(let text) = input, text.isReturn { return veto(.submit) }
        var outcome = CodeFieldOutcome()
        refuse(&outcome, .vetoed, expectation(of: input), endsComposition: input.commits)
        // What follows the commit changes no code.
        switch input {
        case .select, .tap, .move, .caretPolicy: select(input, &outcome)
        case .submit: submit(&outcome)
        default: break
        }
        return outcome
    }

    /// Reports an edit that could not be made, because the field changed again and again meanwhile.
    package mutating func interrupt(_ input: CodeFieldInput) -> CodeFieldOutcome {
        var outcome = CodeFieldOutcome()
        refuse(&outcome, .invalid(.interrupted), expectation(of: input))
        report(.interrupted, &outcome)
        return outcome
    }

    private mutating func setFocus(_ isFocused: Bool, _ outcome: inout CodeFieldOutcome) {
        guard isFocused != self.isFocused else { return ignore(&outcome) }
        self.isFocused = isFocused
        endUnmasking(&outcome)
        outcome.add(.event(isFocused ? .began : .ended, codeToken))
    }

    func ignore(_ outcome: inout CodeFieldOutcome) { outcome.result = .ignored }

    // MARK: - Turns of the run loop

    /// Whether calls of this turn change what the next call means, until `CodeFieldInput.endTurn`.
    package var isInTurn: Bool { turn != SystemTurn() }

    /// Whether the next text begins a code that AutoFill sends in pieces.
    ///
    /// It replaces the current code.
    var beginsFill: Bool { turn.emptyInsertions > 1 && editor.composition == nil && !editor.isEmpty }
}

extension CodeFieldInput {
    /// Whether the input is an edit by the user.
    package var isEdit: Bool {
        switch self {
        case .insert, .paste, .replace, .mark, .unmark, .restore, .deleteBackward, .delete: true
        default: false
        }
    }

    /// Whether the input ends a composition and commits its text.
    fileprivate var commits: Bool {
        switch self {
        case .unmark, .select, .tap, .move, .caretPolicy, .submit: true
        case .mark(let text, _): text.isEmpty
        default: false
        }
    }
}

/// The calls of the text system in this turn of the run loop.
///
/// Used to interpret the next call. AutoFill may send a code in pieces within one turn: empty strings first, then each
/// character.
struct SystemTurn: Sendable, Equatable {
    /// The selection before the system changed it.
    ///
    /// The system may select a character in order to delete it.
    var selectionBefore: Range<Int>?
    /// The number of empty strings that were inserted.
    var emptyInsertions = 0
    /// Whether the same code was given again.
    ///
    /// AutoFill may deliver a code twice.
    var hasRetried = false
}
