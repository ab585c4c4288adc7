#if canImport(UIKit)
import CodeInputCore
import UIKit

// Inputs go into the field, effects come out and are carried out. Nothing is decided here.
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

    /// Lets Undo know of a change, before anybody is called who could change more.
    private func noteForUndo(_ outcome: CodeFieldOutcome, of input: CodeFieldInput, before: String?) {
        if case .tap = input { undo.endRun() }
        if case .move = input { undo.endRun() }
        for case .changed(_, let byUser) in outcome.effects {
            if !byUser { forgetUndo() } else if let before { undo.note(before, before: input, of: self) }
        }
    }

    /// Takes back what Undo would do.
    func forgetUndo() { undo.forget(of: self, in: super.undoManager) }

    /// Text that comes in, as the app wants it read.
    private func prepared(_ input: CodeFieldInput) -> CodeFieldInput {
        guard let preprocess = closures.preprocess else { return input }
        switch input {
        case .insert(let text, nil) where !text.isEmpty && !text.allSatisfy(\.isNewline):
            return .insert(preprocess(text), typed: text)
        case .paste(let text): return .paste(preprocess(text))
        case .replace(let range, let text, nil): return .replace(range, with: preprocess(text), typed: text)
        case .unmark(nil, let isRequested):
            guard let marked = field.editor.markedRange else { return input }
            return .unmark(text: preprocess(field.editor.text(in: marked)), isRequested: isRequested)
        default: return input
        }
    }

    /// Tells the text system of a change, before and after.
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
        case .speak(let speech, _): speak(spokenWords.announcement(of: speech), isVerdict: speech != .verifying)
        case .feedback(let isSuccess, _): giveFeedback(isSuccess: isSuccess)
        case .shake: if isMoving { layers.refuse(style.motion.refuse, in: layer) }
        case .pop(let cells): if isMoving { layers.come(cells, style.motion) }
        case .began, .ended, .changed, .refused, .completed, .submitted, .statusChanged, .verificationFailed:
            tell(effect)
        }
    }

    /// Tells everybody who listens of an event: the SwiftUI view, closures, streams, control events.
    private func tell(_ effect: CodeFieldEffect) {
        closures.follower?(effect)
        var code: String { field.editor.code }
        var openCode: String? { isSecureTextEntry ? nil : code }
        switch effect {
        case .began:
            updateEditingTrait()
            broadcaster.send(.began)
            sendActions(for: .editingDidBegin)
        case .ended:
            updateEditingTrait()
            broadcaster.send(.ended)
            sendActions(for: .editingDidEnd)
        case .changed(_, byUser: true):
            if isMoving { layers.go(from: field.editor.count, style.motion) }
            closures.onChange?(code)
            broadcaster.send(.changed(code: openCode, count: count))
            sendActions(for: .editingChanged)
        case .refused(let reason):
            closures.onInvalidInput?(reason)
            broadcaster.send(.rejected(reason))
        case .completed:
            closures.onComplete?(code)
            // Those who hear of it next hear nothing that the app has undone.
            guard field.isDue(effect) else { return }
            broadcaster.send(.completed(code: openCode, count: count))
            sendActions(for: .primaryActionTriggered)
        case .submitted:
            broadcaster.send(.submitted)
            sendActions(for: .editingDidEndOnExit)
        case .statusChanged(let status, _):
            broadcaster.send(.statusChanged(status))
            closures.onStatusChange?(status)
        case .verificationFailed(let error):
            closures.onVerificationFailure?(error)
            broadcaster.send(.verificationFailed)
        default: break
        }
    }

    private func verify(_ token: CodeToken) {
        guard let verifier = closures.verifier else { return perform(.cancelVerification) }
        let code = field.editor.code
        // The field is not kept alive by a verdict that nobody will see.
        tasks.run(token) { [weak self] in
            let answer: CodeFieldInput
            do {
                answer = .verdict(try await verifier(code), token)
            } catch {
                answer = .failure(error, token)
            }
            if !Task.isCancelled { self?.perform(answer) }
        }
    }

    /// Says something to VoiceOver, which is busy with the echo of the key then.
    ///
    /// A plain announcement would be lost; a verdict interrupts, the rest waits in the queue.
    private func speak(_ words: NSAttributedString, isVerdict: Bool) {
        let announcement = NSMutableAttributedString(attributedString: words)
        let all = NSRange(location: 0, length: words.length)
        if #available(iOS 17, visionOS 1, *), isVerdict {
            announcement.addAttribute(
                .accessibilitySpeechAnnouncementPriority, value: UIAccessibilityPriority.high, range: all)
        } else {
            announcement.addAttribute(.accessibilitySpeechQueueAnnouncement, value: true, range: all)
        }
        UIAccessibility.post(notification: .announcement, argument: announcement)
    }

    private func giveFeedback(isSuccess: Bool) {
        #if !os(visionOS)
        guard isHapticFeedbackEnabled else { return }
        UINotificationFeedbackGenerator().notificationOccurred(isSuccess ? .success : .error)
        #endif
    }
}
#endif
