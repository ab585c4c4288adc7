extension CodeField {
    /// Applies an input.
    ///
    /// - Parameter input: What happened to the field.
    /// - Returns: The result, the announcement to the text system, and the effects to carry out.
    @discardableResult
    public mutating func apply(_ input: CodeFieldInput) -> CodeFieldOutcome {
        var step = Step()
        apply(input, &step)
        return step.outcome
    }

    /// Tries an input without applying it.
    ///
    /// - Parameter input: What would happen to the field.
    /// - Returns: The trial. Pass it to ``apply(_:)-(CodeFieldTrial)`` or ``vetoing(_:)``.
    public func trying(_ input: CodeFieldInput) -> CodeFieldTrial {
        var after = self
        var step = Step()
        after.apply(input, &step)
        return CodeFieldTrial(
            input: input, isVeto: false, before: self, after: after, outcome: step.outcome,
            changedCells: step.edit?.changesCode == true ? step.edit?.changedCells : nil)
    }

    /// Turns a trial into a veto by the app: the edit is not made, and a composition ends.
    public func vetoing(_ trial: CodeFieldTrial) -> CodeFieldTrial {
        var after = self
        var step = Step()
        after.refuse(trial.input, result: .vetoed, &step)
        return CodeFieldTrial(
            input: trial.input, isVeto: true, before: self, after: after, outcome: step.outcome, changedCells: nil)
    }

    /// Applies a trial.
    ///
    /// If the field has changed since the trial, the input is applied to the field as it is now.
    ///
    /// - Returns: The outcome of the input.
    @discardableResult
    public mutating func apply(_ trial: CodeFieldTrial) -> CodeFieldOutcome {
        guard trial.before.revision == revision else {
            return trial.isVeto ? apply(vetoing(trial)) : apply(trial.input)
        }
        self = trial.after
        return trial.outcome
    }

    /// An outcome under construction, and its edit.
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
}
