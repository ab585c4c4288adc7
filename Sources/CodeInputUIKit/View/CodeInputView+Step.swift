#if canImport(UIKit)
package import CodeInputCore
import UIKit

extension CodeInputView {
    /// Performs an input in one step; every input but the end of a turn comes through here.
    ///
    /// If a closure or the delegate makes another step in the meantime, the input is applied once more. If that happens
    /// again, an input that asks the app is refused as `interrupted`, and any other is applied.
    package func perform(_ input: CodeFieldInput) {
        guard steps.begin() else {
            // The focus has moved already, and the steps around this one must not bring it back.
            if case .app(.focus) = input {
                field.apply(input, with: configuration)
                steps.made += 1
                setNeedsLayout()
            }
            return
        }
        if let onSystemCall, let call = systemCall(input) { onSystemCall(call) }
        let caret = selectedCells
        var before = field.editor
        var announcer = ChangeAnnouncer(input: self, delegate: inputDelegate)
        let outcome =
            step(input, from: &before, &announcer) ?? step(input, from: &before, &announcer)
            ?? uninterruptedStep(input, &announcer)
        // Before any closure can make another change.
        undo.record(outcome, of: input, before: before, in: self)
        announcer.didChange()
        // The system makes the calls of a turn in one block of the main queue, a selection first.
        if case .select(.range) = input, field.selectionBefore != nil {
            performLater { [weak self] in self?.endTurn() }
        }
        if outcome.changedCells == nil { speakCaret(movedBy: input, from: caret) }
        for effect in outcome.effects where field.begin(effect) { carryOut(effect) }
        // Inputs were refused because closures always make other ones.
        if steps.isOutermost, steps.hasRefused { send(.invalidInput(.interrupted), nil) }
        steps.end()
    }

    private func endTurn() {
        field.apply(.app(.endTurn), with: configuration)
        let end = field.editor.count
        if caretPolicy == .endOnly, markedCells == nil, selectedCells != end..<end { perform(.select(.tap(end))) }
    }

    /// Makes the step, or returns nil if another step was made first.
    private func step(
        _ input: CodeFieldInput, from before: inout CodeEditor, _ announcer: inout ChangeAnnouncer
    ) -> CodeFieldOutcome? {
        let made = steps.made
        var next = field
        before = field.editor
        var outcome = next.apply(input, with: configuration, preparing: preprocess)
        guard made == steps.made else { return nil }
        if let shouldChange, let cells = outcome.changedCells {
            let change = CodeChange(current: field.editor.code, proposed: next.editor.code, changedCells: cells)
            if !shouldChange(change) {
                next = field
                outcome = next.refuse(input, with: configuration)
            }
        }
        guard made == steps.made else { return nil }
        announcer.willChange(outcome.announcement)
        guard made == steps.made else { return nil }
        keep(consume next, outcome)
        return outcome
    }

    /// Makes a step that asks nobody.
    private func uninterruptedStep(_ input: CodeFieldInput, _ announcer: inout ChangeAnnouncer) -> CodeFieldOutcome {
        // The delegate hears of it before the outcome is known, and may change the field once more.
        announcer.willChange(.text)
        var next = field
        let outcome =
            input.asksApp
            ? next.refuse(input, because: .interrupted, with: configuration)
            : next.apply(input, with: configuration)
        keep(consume next, outcome)
        return outcome
    }

    private func keep(_ next: consuming CodeField, _ outcome: CodeFieldOutcome) {
        guard outcome.isChange else { return }
        field = consume next
        steps.made += 1
        setNeedsLayout()
    }

    // MARK: - What follows

    private func carryOut(_ effect: CodeFieldEffect) {
        switch effect {
        case .event(let event, let token): send(event, token)
        case .replaced: swiftUIListener?(nil)
        case .endEditing:
            // First: where a closure has moved the focus on in SwiftUI, the keyboard stays.
            swiftUIListener?(.ended)
            resignFirstResponder()
        case .verify(let token): verify(token)
        case .wait(let token, let duration):
            tasks.run(token, after: duration ?? motion.rejectedCodeDuration(among: length)) { [weak self] in
                self?.perform(.timer(token))
            }
        case .cancel(let token): tasks.cancel(token)
        case .speak(let speech, _, let isReworded): speak(speech, isReworded: isReworded)
        case .feedback(let isSuccess, _):
            giveFeedback(isSuccess: isSuccess)
            if !isSuccess { moveRejectedCode() }
        case .insertion(let cells): if cellsMayMove { layers.inserted = layers.inserted?.union(cells) ?? cells }
        case .removal(let cells): if cellsMayMove { layers.removed = layers.removed?.union(cells) ?? cells }
        }
    }

    /// Reports an event to the SwiftUI view, to the closure, and as a control event, each only while it is still true.
    private func send(_ event: CodeInputEvent, _ token: CodeToken?) {
        if case .changed = event { menu.dismiss() }
        if case .invalidInput(let reason) = event { moveCell(of: reason) }
        if case .statusChanged(let status) = event {
            speaking.last = nil
            if status == .editing {
                speakMessageLater()
                // Before the layout, so that the cells do not take the room of the words that go.
                updateMessage()
            }
        }
        swiftUIListener?(event)
        if field.isTrue(event, token) { callClosure(for: event) }
        if field.isTrue(event, token), let controlEvent = event.controlEvent { sendActions(for: controlEvent) }
        field.end(event)
    }

    private func callClosure(for event: CodeInputEvent) {
        switch event {
        case .changed: onChange?(field.editor.code)
        case .completed: onComplete?(field.editor.code)
        case .invalidInput(let reason): onInvalidInput?(reason)
        case .statusChanged(let status): onStatusChange?(status)
        case .verificationFailed(let error): onVerificationFailure?(error)
        case .began, .ended, .submitted: break
        }
    }

    var takesInput: Bool { field.takesInput(with: configuration) }

    var takesSelection: Bool { field.takesInput(with: configuration, isSelection: true) }

    /// Bullets where the field hides its text.
    var systemText: SystemText { SystemText(field.editor, isHidden: configuration.hidesText) }
}

extension CodeFieldInput {
    /// Whether the app may have a say: its preparation, its veto and its rules.
    @inline(never) var asksApp: Bool {
        switch self {
        case .edit, .select, .app(.caretPolicy): true
        case .app, .verdict, .failure, .timer: false
        }
    }
}

extension CodeInputEvent {
    fileprivate var controlEvent: UIControl.Event? {
        switch self {
        case .began: .editingDidBegin
        case .changed: .editingChanged
        case .completed: .primaryActionTriggered
        case .submitted: .editingDidEndOnExit
        case .ended: .editingDidEnd
        case .invalidInput, .statusChanged, .verificationFailed: nil
        }
    }
}

/// Announces a change to the text system before and after it, each once.
@MainActor struct ChangeAnnouncer {
    let input: CodeInputView
    let delegate: (any UITextInputDelegate)?
    var hasText = false, hasSelection = false

    mutating func willChange(_ announcement: CodeFieldOutcome.Announcement) {
        if announcement == .text, !hasText {
            hasText = true
            delegate?.textWillChange(input)
        }
        if announcement != .none, !hasSelection {
            hasSelection = true
            input.steps.isAnnouncingSelection = true
            delegate?.selectionWillChange(input)
            input.steps.isAnnouncingSelection = false
        }
    }

    func didChange() {
        if hasSelection { delegate?.selectionDidChange(input) }
        if hasText { delegate?.textDidChange(input) }
    }
}

// The steps of a field. The app's closures may change the field, which calls its closures again. Any number of changes
// may follow each other, but nested ones have a budget: a closure that always edits would never return.
struct FieldSteps {
    private static let maximumDepth = 16
    private static let maximumCount = 256
    private var depth = 0
    // The nested steps since the outermost step's closures made their last one.
    private var count = 0

    /// The steps that were made, so that a step notices another one.
    var made: UInt64 = 0
    private(set) var hasRefused = false
    var isAnnouncingSelection = false

    var isOutermost: Bool { depth == 1 }

    /// Begins another step, which ``end()`` ends, unless the budget is used up.
    mutating func begin() -> Bool {
        if depth <= 1 { count = 0 }
        guard depth < Self.maximumDepth, count < Self.maximumCount else {
            hasRefused = true
            return false
        }
        depth += 1
        if depth > 2 { count += 1 }
        return true
    }

    mutating func end() {
        depth -= 1
        if depth == 0 { hasRefused = false }
    }
}
#endif
