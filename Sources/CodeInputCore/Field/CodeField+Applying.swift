extension CodeField {
    /// Takes an input.
    ///
    /// - Returns: What became of it, what the text system has to be told, and what to do next.
    @discardableResult
    public mutating func apply(_ input: CodeFieldInput) -> CodeFieldOutcome {
        var step = Step()
        apply(input, &step)
        return step.outcome
    }

    /// What an input would make of the field.
    ///
    /// - Parameter input: What would happen.
    /// - Returns: The trial, to be handed to ``apply(_:)-(CodeFieldTrial)`` or ``vetoing(_:)``.
    public func trying(_ input: CodeFieldInput) -> CodeFieldTrial {
        var after = self
        var step = Step()
        after.apply(input, &step)
        return CodeFieldTrial(
            input: input, isVeto: false, before: self, after: after, outcome: step.outcome,
            changedCells: step.edit?.changesCode == true ? step.edit?.changedCells : nil)
    }

    /// What becomes of the field when the app refuses an edit: nothing, but a composition ends.
    public func vetoing(_ trial: CodeFieldTrial) -> CodeFieldTrial {
        var after = self
        var step = Step()
        after.refuse(trial.input, result: .vetoed, &step)
        return CodeFieldTrial(
            input: trial.input, isVeto: true, before: self, after: after, outcome: step.outcome, changedCells: nil)
    }

    /// Makes a trial the truth.
    ///
    /// If the field has changed since, because somebody who was asked has changed it, the input is taken as if it came now.
    ///
    /// - Returns: What became of the input.
    @discardableResult
    public mutating func apply(_ trial: CodeFieldTrial) -> CodeFieldOutcome {
        guard trial.before.revision == revision else {
            return trial.isVeto ? apply(vetoing(trial)) : apply(trial.input)
        }
        self = trial.after
        return trial.outcome
    }

    /// An outcome in the making, and the edit that it is about.
    struct Step {
        var outcome = CodeFieldOutcome()
        var edit: CodeEdit?

        mutating func add(_ effect: CodeFieldEffect) {
            // A key has two effects, and few inputs more than four.
            if outcome.effects.isEmpty { outcome.effects.reserveCapacity(4) }
            outcome.effects.append(effect)
        }
    }

    private mutating func apply(_ input: CodeFieldInput, _ step: inout Step) {
        if case .endTurn = input {
            turn = SystemTurn()
            return
        }
        revision &+= 1
        switch input {
        case .insert, .paste, .replace, .mark, .unmark, .restore, .deleteBackward, .delete, .select, .tap, .move:
            applyEdit(input, &step)
        case .submit: submit(&step)
        case .set(let code): editByApp(&step) { $0.setCode(code) }
        case .length(let lengths): editByApp(&step) { $0.setLength(lengths) }
        case .alphabet(let alphabet): editByApp(&step) { $0.setAlphabet(alphabet) }
        case .caretPolicy(let policy): setCaretPolicy(policy, &step)
        case .status(let newStatus, let message): show(newStatus, message: message, &step)
        case .cancelVerification: cancelVerification(&step)
        case .verdict(let verdict, let token): take(verdict, token, &step)
        case .failure(let error, let token): take(error, token, &step)
        case .timer(let token): endWait(token, &step)
        case .complete(let token): complete(token, &step)
        case .verify(let token): verify(token, &step)
        case .focus(let isFocused): setFocus(isFocused, &step)
        case .endTurn: break
        }
    }

    private mutating func setFocus(_ isFocused: Bool, _ step: inout Step) {
        guard isFocused != self.isFocused else { return }
        self.isFocused = isFocused
        endUnmasking(&step)
        step.add(isFocused ? .began : .ended)
    }

    private mutating func submit(_ step: inout Step) {
        guard editor.composition == nil else {
            step.outcome.effects = [.next(.unmark(isRequested: false)), .next(.submit)]
            return
        }
        if editor.minimumLength < editor.length {
            // Codes of different lengths are complete when the user says so.
            guard takesInput else {
                step.outcome.result = .held
                return
            }
            guard editor.isLongEnough else {
                step.outcome.result = .refused(.tooShort)
                step.add(.refused(.tooShort))
                return
            }
            step.outcome.effects = [.submitted, .next(.complete(codeToken)), .endEditing(nil)]
            return
        }
        step.outcome.effects = [.submitted, .endEditing(nil)]
    }
}
