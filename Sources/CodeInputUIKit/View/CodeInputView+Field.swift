#if canImport(UIKit)
package import CodeInputCore
import UIKit

// Inputs go into the field. The view carries out the effects that come out, and decides nothing.
extension CodeInputView {
    /// Every input comes through here, and is one step.
    ///
    /// The input is applied to a copy of the field, and the app may veto. The text system hears of the change before and after
    /// the copy takes the field's place. If a closure or the delegate has changed the field in the meantime, the input is
    /// applied once more, to the field as it is then. If that happens again, the input is invalid.
    package func perform(_ input: CodeFieldInput) {
        guard reentrance.begin() else {
            // The focus has moved already.
            if case .focus = input { field.apply(input) }
            return
        }
        defer { reentrance.end() }
        let before = undo.begins(with: input, of: self) ? field.editor.code : nil
        var announcer = ChangeAnnouncer(input: self, delegate: inputDelegate)
        let selection = selectedCells
        let outcome = step(input, &announcer) ?? step(input, &announcer) ?? lastStep(input)
        setNeedsLayout()
        noteForUndo(outcome, of: input, before: before)
        announcer.didChange()
        if outcome.changedCells == nil { speakCaret(movedBy: input, from: selection) }
        for effect in outcome.effects where field.isDue(effect) { carryOut(effect) }
    }

    /// Makes the step, or returns nil if the field has changed before the step could be made.
    private func step(_ input: CodeFieldInput, _ announcer: inout ChangeAnnouncer) -> CodeFieldOutcome? {
        let revision = fieldRevision
        let (next, outcome) = trying(input)
        guard revision == fieldRevision else { return nil }
        announcer.willChange(outcome.announcement)
        guard revision == fieldRevision else { return nil }
        if outcome.result != .ignored { field = next }
        return outcome
    }

    /// What the app, the clock and the system do is done in any case.
    ///
    /// An edit by the user is reported instead.
    private func lastStep(_ input: CodeFieldInput) -> CodeFieldOutcome {
        input.isEdit ? field.interrupt(input) : field.apply(input)
    }

    /// The field after an input, and the outcome.
    private func trying(_ input: CodeFieldInput) -> (CodeField, CodeFieldOutcome) {
        var next = field
        let outcome = next.apply(input, preparing: settings.preprocess ?? { $0 })
        guard let shouldChange = settings.shouldChange, let cells = outcome.changedCells else { return (next, outcome) }
        let change = CodeChange(current: field.editor.code, proposed: next.editor.code, changedCells: cells)
        guard !shouldChange(change) else { return (next, outcome) }
        var kept = field
        let veto = kept.veto(input)
        return (kept, veto)
    }

    /// Registers the change with Undo, before any closure of the app can make another change.
    private func noteForUndo(_ outcome: CodeFieldOutcome, of input: CodeFieldInput, before: String?) {
        switch input {
        case .tap, .move: undo.endRun()
        default: break
        }
        for effect in outcome.effects {
            switch effect {
            case .event(.changed, _): if let before { undo.note(before, before: input, of: self) }
            case .replaced: forgetUndo()
            default: break
            }
        }
    }

    /// Removes the field's steps from Undo.
    func forgetUndo() { undo.forget(of: self) }

    private func carryOut(_ effect: CodeFieldEffect) {
        switch effect {
        case .event(let event, let token):
            if case .invalidInput(let reason) = event { nudge(for: reason) }
            send(event, token)
        case .replaced: settings.follower?(nil)
        case .endEditing: resignFirstResponder()
        case .verify(let token): verify(token)
        case .wait(let token, let duration):
            tasks.run(token, after: duration) { [weak self] in self?.perform(.timer(token)) }
        case .cancel(let token): tasks.cancel(token)
        case .speak(let speech, _):
            accessibility.lastSpeech = speech
            speak(spokenWords.phrase(for: speech).spoken, isVerdict: speech != .verifying)
        case .feedback(let isSuccess, _): giveFeedback(isSuccess: isSuccess)
        case .rejection:
            if let motion, !UIAccessibility.isReduceMotionEnabled { layers.reject(motion.rejection, in: layer) }
        case .insertion(let cells): if motion != nil { layers.inserted = cells }
        // A secret that was removed is gone.
        case .removal(let cells): if motion != nil, !isSecureTextEntry { layers.removed = cells }
        }
    }

    private func nudge(for reason: CodeInvalidInput) {
        // An empty field has nothing to show for a Delete key.
        if reason != .nothingToDelete, let motion { layers.nudge(motion.invalidInput) }
    }
}

/// Announces a change to the text system, before and after, each once.
@MainActor struct ChangeAnnouncer {
    let input: any UITextInput
    let delegate: (any UITextInputDelegate)?
    private var announced = CodeFieldOutcome.Announcement.none

    init(input: any UITextInput, delegate: (any UITextInputDelegate)?) {
        self.input = input
        self.delegate = delegate
    }

    /// Announces what was not announced yet.
    mutating func willChange(_ announcement: CodeFieldOutcome.Announcement) {
        let before = announced
        announced = max(before, announcement)
        if before < .text, announced == .text { delegate?.textWillChange(input) }
        if before < .selection, announced >= .selection { delegate?.selectionWillChange(input) }
    }

    /// Announces the end of every change that was announced.
    func didChange() {
        if announced >= .selection { delegate?.selectionDidChange(input) }
        if announced == .text { delegate?.textDidChange(input) }
    }
}

/// Counts the inputs that closures and delegates perform inside other inputs.
///
/// A closure that always edits would otherwise never return.
struct Reentrance {
    private static let maximumDepth = 16
    private static let maximumCount = 256
    private var depth = 0
    private var count = 0

    /// Whether another input may begin.
    ///
    /// If so, ``end()`` must follow.
    mutating func begin() -> Bool {
        guard depth < Self.maximumDepth, count < Self.maximumCount else { return false }
        depth += 1
        count += 1
        return true
    }

    mutating func end() {
        depth -= 1
        if depth == 0 { count = 0 }
    }
}
#endif
