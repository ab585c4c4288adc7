import CodeInputPIN
import UIKit

extension FieldWalk {
    /// Observes every callback of a field, and reacts.
    func listen(to view: CodeInputView) {
        view.onChange = { [weak self] code in
            guard let self else { return }
            told.changes += 1
            if self.view.isFull { told.completingChanges += 1 }
            if !isReentrant, code != self.view.code { fail("onChange has the wrong code") }
            react(to: .change)
        }
        view.onComplete = { [weak self] code in
            guard let self else { return }
            told.completions += 1
            if code.count != self.view.length || code != self.view.code { fail("onComplete has the wrong code") }
            react(to: .complete)
        }
        view.onInvalidInput = { [weak self] reason in
            guard let self else { return }
            told.refusals += 1
            if !isReentrant, reason == .interrupted { fail("a closure that sets a property interrupted an input") }
            react(to: .invalid)
        }
        view.onStatusChange = { [weak self] _ in self?.react(to: .status) }
        view.onVerificationFailure = { [weak self] _ in self?.react(to: .failure) }
        let events: [(UIControl.Event, WalkHook)] = [
            (.editingDidBegin, .began), (.editingChanged, .edited), (.editingDidEnd, .ended),
            (.editingDidEndOnExit, .exit), (.primaryActionTriggered, .primary), (.touchDown, .touched),
        ]
        for (event, hook) in events {
            view.addAction(UIAction { [weak self] _ in self?.hear(hook) }, for: event)
        }
    }

    private func hear(_ hook: WalkHook) {
        if hook == .exit { told.submissions += 1 }
        if hook == .primary {
            told.primaryActions += 1
            if !view.isFull { fail("a primary action without a complete code") }
        }
        react(to: hook)
    }

    /// Sets or removes a closure that changes the effect of edits.
    func meddle(_ step: inout WalkStep) {
        switch step.number(6) {
        case 0:
            view.shouldChange = nil
            vetoesAll = false
        case 1:
            let answer = step.flag()
            vetoesAll = !answer
            view.shouldChange = { [weak self] change in
                if change.current == change.proposed { self?.fail("shouldChange is called without a change") }
                self?.react(to: .veto)
                return answer
            }
        case 2: view.preprocess = nil
        case 3:
            let text = step.flag() ? "" : step.text()
            view.preprocess = { [weak self] incoming in
                self?.react(to: .preparation)
                return text.isEmpty ? incoming.uppercased() : text
            }
        case 4: view.verifier = nil
        default:
            gate.isOpen = step.flag()
            view.verifier = { [weak self, gate] code in
                self?.react(to: .verification)
                return try await gate.verdict(on: code)
            }
        }
    }
}
