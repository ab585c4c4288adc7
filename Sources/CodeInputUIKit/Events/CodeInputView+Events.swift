#if canImport(UIKit)
public import CodeInputCore
import UIKit

extension CodeInputView {
    /// The events of the field from now on.
    ///
    /// - Returns: A new stream for each call. It buffers the 64 newest unread events, and ends with the field.
    public func events() -> AsyncStream<CodeInputEvent> { broadcaster.stream() }

    /// Called with the code whenever the user has changed it.
    ///
    /// Defaults to nil.
    public var onChange: ((String) -> Void)? {
        get { closures.onChange }
        set { closures.onChange = newValue }
    }

    /// Called with the code when the user completes it.
    ///
    /// An edit that fills every cell completes the code. With a ``lengthRange``, Return does as well. Defaults to nil.
    public var onComplete: ((String) -> Void)? {
        get { closures.onComplete }
        set { closures.onComplete = newValue }
    }

    /// Called with the reason whenever the field refuses an edit by the user.
    ///
    /// It is not called for an edit that ``shouldChange`` refuses, or while the field is disabled, not editable, or verifying.
    /// Defaults to nil.
    public var onInvalidInput: ((CodeInvalidInput) -> Void)? {
        get { closures.onInvalidInput }
        set { closures.onInvalidInput = newValue }
    }

    /// Called with the status whenever it has changed.
    ///
    /// The user changes it with an edit that ends a verdict; the ``verifier`` when it begins, decides, fails or is canceled;
    /// the ``rules``; and the app. Defaults to nil.
    public var onStatusChange: ((CodeStatus) -> Void)? {
        get { closures.onStatusChange }
        set { closures.onStatusChange = newValue }
    }

    /// Called with an error that the ``verifier`` has thrown.
    ///
    /// Defaults to nil.
    public var onVerificationFailure: ((any Error) -> Void)? {
        get { closures.onVerificationFailure }
        set { closures.onVerificationFailure = newValue }
    }

    /// Sends an event to everyone: the SwiftUI view, closures, streams, control events.
    func send(_ effect: CodeFieldEffect) {
        closures.follower?(effect)
        // The app may have changed the field: then nobody else hears of the effect.
        guard field.isDue(effect) else { return }
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
            if isMoving { layers.animateRemoval(from: field.editor.count, style.motion) }
            menu.dismiss()
            closures.onChange?(code)
            if field.isDue(effect) { broadcaster.send(.changed(code: openCode, count: count)) }
            sendActions(for: .editingChanged)
        case .refused(let reason):
            closures.onInvalidInput?(reason)
            broadcaster.send(.rejected(reason))
        case .completed:
            closures.onComplete?(code)
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
}
#endif
