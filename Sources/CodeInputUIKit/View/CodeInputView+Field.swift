#if canImport(UIKit)
import CodeInputCore
import UIKit

// Inputs go into the field. The view carries out the effects that come out, and decides nothing.
extension CodeInputView {
    /// Every input comes through here.
    func perform(_ input: CodeFieldInput) {
        let input = prepared(input)
        let before = undo.begins(with: input, of: self) ? field.editor.code : nil
        let outcome: CodeFieldOutcome
        if closures.shouldChange == nil, !field.needsTrial(input, isWatched: inputDelegate != nil) {
            outcome = field.apply(input)
        } else {
            var trial = field.trying(input)
            if let shouldChange = closures.shouldChange, let change = trial.change, !shouldChange(change) {
                trial = field.vetoing(trial)
            }
            outcome = announce(trial.outcome.announcement) { field.apply(trial) }
        }
        setNeedsLayout()
        noteForUndo(outcome, of: input, before: before)
        for effect in outcome.effects where field.isDue(effect) { carryOut(effect) }
    }

    /// Registers the change with Undo, before any closure of the app can make another change.
    private func noteForUndo(_ outcome: CodeFieldOutcome, of input: CodeFieldInput, before: String?) {
        if case .tap = input { undo.endRun() }
        if case .move = input { undo.endRun() }
        for case .changed(_, let byUser) in outcome.effects {
            if !byUser { forgetUndo() } else if let before { undo.note(before, before: input, of: self) }
        }
    }

    /// Removes the field's steps from Undo.
    func forgetUndo() { undo.forget(of: self, in: super.undoManager) }

    /// Announces a change to the text system, before and after.
    private func announce(
        _ announcement: CodeFieldOutcome.Announcement, _ body: () -> CodeFieldOutcome
    ) -> CodeFieldOutcome {
        let delegate = announcement == .none ? nil : inputDelegate
        if announcement == .text { delegate?.textWillChange(self) }
        delegate?.selectionWillChange(self)
        let outcome = body()
        delegate?.selectionDidChange(self)
        if announcement == .text { delegate?.textDidChange(self) }
        return outcome
    }

    private func carryOut(_ effect: CodeFieldEffect) {
        switch effect {
        case .next(let input): perform(input)
        case .endEditing: resignFirstResponder()
        case .verify(let token): verify(token)
        case .wait(let token, let duration):
            tasks.run(token, after: duration) { [weak self] in self?.perform(.timer(token)) }
        case .cancel(let token): tasks.cancel(token)
        case .speak(let speech, _): speak(spokenWords.phrase(for: speech), isVerdict: speech != .verifying)
        case .feedback(let isSuccess, _): giveFeedback(isSuccess: isSuccess)
        case .shake: if isMoving { layers.animateRejection(style.motion.rejection, in: layer) }
        case .pop(let cells): if isMoving { layers.animateInsertion(of: cells, style.motion) }
        case .began, .ended, .changed, .refused, .completed, .submitted, .statusChanged, .verificationFailed:
            send(effect)
        }
    }
}
#endif
