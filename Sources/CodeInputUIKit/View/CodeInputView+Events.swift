#if canImport(UIKit)
public import CodeInputCore
import UIKit

extension CodeInputView {
    /// Called with the code whenever the user has changed it.
    public var onChange: ((String) -> Void)? {
        get { settings.onChange }
        set { settings.onChange = newValue }
    }

    /// Called with the code when the user completes it.
    ///
    /// An edit that fills every cell completes the code. Return and ``submit()`` complete a code that is long enough, also if it
    /// was given before. After a failure or a rejection, AutoFill and a paste also complete the same code again.
    public var onComplete: ((String) -> Void)? {
        get { settings.onComplete }
        set { settings.onComplete = newValue }
    }

    /// Called with the reason whenever an edit by the user is not made.
    ///
    /// It is not called for an edit that ``shouldChange`` vetoes, or while the field is disabled, not editable, or verifying.
    public var onInvalidInput: ((CodeInvalidInput) -> Void)? {
        get { settings.onInvalidInput }
        set { settings.onInvalidInput = newValue }
    }

    /// Called with the status whenever it has changed.
    ///
    /// The user changes it with an edit that ends a verdict; the ``verifier`` when it begins, decides, fails or is canceled;
    /// the ``rules``; and the app.
    public var onStatusChange: ((CodeStatus) -> Void)? {
        get { settings.onStatusChange }
        set { settings.onStatusChange = newValue }
    }

    /// Called with an error that the ``verifier`` has thrown.
    public var onVerificationFailure: ((any Error) -> Void)? {
        get { settings.onVerificationFailure }
        set { settings.onVerificationFailure = newValue }
    }

    /// Tells everyone of an event: the SwiftUI view, the closure, the control event.
    ///
    /// Each may change the field. Those after it hear of the event only while it is still true.
    func send(_ event: CodeInputEvent, _ token: CodeToken) {
        switch event {
        case .changed: menu.dismiss()
        case .statusChanged: field.willSend(event)
        default: break
        }
        settings.follower?(event)
        if field.isTrue(event, token) { callClosure(for: event) }
        if field.isTrue(event, token) { sendControlEvent(for: event) }
    }

    private func callClosure(for event: CodeInputEvent) {
        switch event {
        case .changed: settings.onChange?(field.editor.code)
        case .completed: settings.onComplete?(field.editor.code)
        case .invalidInput(let reason): settings.onInvalidInput?(reason)
        case .statusChanged(let status): settings.onStatusChange?(status)
        case .verificationFailed(let error): settings.onVerificationFailure?(error)
        case .began, .ended, .submitted: break
        }
    }

    private func sendControlEvent(for event: CodeInputEvent) {
        switch event {
        case .began: sendActions(for: .editingDidBegin)
        case .changed: sendActions(for: .editingChanged)
        case .completed: sendActions(for: .primaryActionTriggered)
        case .submitted: sendActions(for: .editingDidEndOnExit)
        case .ended: sendActions(for: .editingDidEnd)
        case .invalidInput, .statusChanged, .verificationFailed: break
        }
    }
}
#endif
