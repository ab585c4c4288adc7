#if canImport(UIKit)
public import CodeInputCore
import UIKit

// How a complete code is judged, and what becomes of it.
extension CodeInputView {
    /// The verification status of the code.
    ///
    /// Defaults to `CodeStatus.editing`. An edit by the user that changes the code sets it back to editing. While it is
    /// `CodeStatus.verifying`, the field takes no input from the user. VoiceOver speaks every status except
    /// `CodeStatus.editing`. A rejected field also shakes. An edit by the app does not end a verdict.
    public var status: CodeStatus {
        get { field.status }
        set { if newValue != field.status { perform(.app(.status(newValue))) } }
    }

    /// Shows that the code is wrong: the field shakes, gives haptic feedback, and VoiceOver speaks the message.
    ///
    /// - Parameter message: What VoiceOver speaks, and a field with ``showsMessage`` shows; nil uses `CodeWords.rejected`.
    public func reject(message: String? = nil) { perform(.app(.status(.rejected, message: message))) }

    /// Shows that the code is right: the field gives haptic feedback, and VoiceOver speaks the message.
    ///
    /// - Parameter message: What VoiceOver speaks, and a field with ``showsMessage`` shows; nil uses `CodeWords.accepted`.
    public func accept(message: String? = nil) { perform(.app(.status(.accepted, message: message))) }

    /// The rules that a complete code must follow.
    ///
    /// The first rule that the code breaks rejects it, with the rule's message. Rules run before ``onComplete`` and the
    /// ``verifier``, and a broken rule prevents both. Defaults to none.
    public var rules: [any CodeRule] {
        get { configuration.rules }
        set { configuration.rules = newValue }
    }

    /// Judges a complete code.
    ///
    /// The verifier runs after ``onComplete``, unless that closure has changed the code or set a verdict. Meanwhile the
    /// status is `CodeStatus.verifying`. The field cancels the verifier when the code changes or the field is freed; leaving
    /// the window does not cancel it. Setting nil cancels it too; another verifier judges the next code. An error is no
    /// verdict: the field goes back to editing and calls ``onVerificationFailure``. After a cancellation, the field calls
    /// ``onStatusChange`` only.
    public var verifier: (@MainActor (String) async throws -> CodeVerdict)? {
        get { settings.verifier }
        set {
            settings.verifier = newValue
            configuration.hasVerifier = newValue != nil
            if newValue == nil { perform(.app(.cancelVerification)) }
        }
    }

    /// What the field does with a rejected code.
    ///
    /// Defaults to `CodeRejectionPolicy.startOver`. With either policy, ``status`` stays `CodeStatus.rejected`, even in a
    /// field that has emptied itself, until the user changes the code or the app sets another status.
    public var rejectionPolicy: CodeRejectionPolicy {
        get { configuration.rejectionPolicy }
        set { configuration.rejectionPolicy = newValue }
    }

    /// Whether verdicts give haptic feedback, on devices that have it.
    ///
    /// Defaults to true.
    public var isHapticFeedbackEnabled: Bool {
        get { settings.isHapticFeedbackEnabled }
        set { settings.isHapticFeedbackEnabled = newValue }
    }

    func verify(_ token: CodeToken) {
        guard let verifier = settings.verifier else { return }
        let code = field.editor.code
        // Weak: a verdict that nobody will see does not keep the field alive.
        tasks.run(token) { [weak self] in
            let answer: CodeFieldInput
            do {
                answer = .answer(.verdict(try await verifier(code), token))
            } catch {
                answer = .answer(.failure(error, token))
            }
            // After a cancellation, the token is no longer the field's.
            self?.perform(answer)
        }
    }

    func giveFeedback(isSuccess: Bool) {
        #if !os(visionOS)
        guard isHapticFeedbackEnabled else { return }
        UINotificationFeedbackGenerator().notificationOccurred(isSuccess ? .success : .error)
        #endif
    }
}
#endif
