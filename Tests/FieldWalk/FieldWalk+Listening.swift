import CodeInputPIN
import TestTools
import UIKit

extension FieldWalk {
    /// Observes every callback of a field, and reacts.
    func listen(to view: CodeInputView) {
        view.onChange = { [weak self] code in
            guard let self else { return }
            if self.view.isFull { completingChanges += 1 }
            if !isReentrant, code != self.view.code { fail("onChange has the wrong code") }
            react(to: .change)
        }
        view.onComplete = { [weak self] code in
            guard let self else { return }
            if code.count != self.view.length || code != self.view.code { fail("onComplete has the wrong code") }
            react(to: .complete)
        }
        view.onInvalidInput = { [weak self] reason in
            guard let self else { return }
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
        KeyboardDriver.onNotification = { [weak self] in self?.hear($0) }
    }

    private func hear(_ notification: TextNotification) {
        if let hook = WalkHook(rawValue: notification.rawValue) { react(to: hook) }
        guard notification == .selectionDid, let text = textOfInputMethod, !isMarking else { return }
        isMarking = true
        view.setMarkedText(text, selectedRange: NSRange(location: 0, length: 0))
        isMarking = false
    }

    private func hear(_ hook: WalkHook) {
        if hook == .primary, !view.isFull { fail("a primary action without a complete code") }
        react(to: hook)
    }
}

/// A callback of a field, in which a walk can call the field.
enum WalkHook: String, CaseIterable, Hashable {
    case change, complete, invalid, status, veto, preparation, failure, verification
    case textWill, textDid, selectionWill, selectionDid
    case began, edited, ended, exit, primary, touched
}
