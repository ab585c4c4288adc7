#if canImport(UIKit)
public import CodeInputCore
import UIKit

extension CodeInputView {
    /// The verification status of the code; defaults to `CodeStatus.editing`.
    ///
    /// A user's edit of the code sets it back to editing. A verdict goes with its code when the app clears or replaces
    /// that, except in the closures that hear of the verdict, where clearing keeps it as if the field had cleared
    /// itself. While verifying, the field takes no input from the user. VoiceOver speaks each status but editing, and a
    /// rejected field shakes.
    public var status: CodeStatus {
        get { field.status }
        set { if newValue != field.status { perform(.app(.status(newValue))) } }
    }

    /// Shows that the code is wrong: the field shakes, gives haptic feedback, and VoiceOver speaks the message.
    ///
    /// While the code is rejected already, only the message changes. VoiceOver does not speak one in which only a
    /// number differs, such as the next of a countdown.
    ///
    /// - Parameter message: What VoiceOver speaks, and ``showsMessage`` shows; nil uses the key `speech.rejected`.
    public func reject(message: String? = nil) { perform(.app(.status(.rejected, message: message))) }

    /// Shows that the code is right: the field gives haptic feedback, and VoiceOver speaks the message.
    ///
    /// - Parameter message: What VoiceOver speaks, and ``showsMessage`` shows; nil uses the key `speech.accepted`.
    public func accept(message: String? = nil) { perform(.app(.status(.accepted, message: message))) }

    /// The rules that a submitted code must follow; defaults to none.
    ///
    /// The first broken one rejects the code with its message, without ``onComplete`` and the ``verifier``. Rules that
    /// a closure sets during an edit are not asked about that edit.
    public var rules: [any CodeRule] {
        get { configuration.rules }
        set { configuration.rules = newValue }
    }

    /// What the field does with a rejected code; defaults to `CodeRejectionPolicy.startOver`.
    ///
    /// A rejected code stays a tenth of a second longer than the ``style`` moves it, and half a second at least.
    /// With either policy, ``status`` stays rejected until the user changes the code or the app sets another.
    public var rejectionPolicy: CodeRejectionPolicy {
        get { configuration.rejectionPolicy }
        set { configuration.rejectionPolicy = newValue }
    }

    /// Whether the last character submits the code, and so does a whole code that comes as one text; defaults to true.
    ///
    /// If false, ``isComplete`` and ``onChange`` tell that it is complete, and ``submit()``, Return or Done submits it.
    public var submitsWhenComplete: Bool {
        get { configuration.submitsWhenComplete }
        set { configuration.submitsWhenComplete = newValue }
    }

    /// Whether the field resigns first responder when a complete code is submitted; defaults to false.
    public var resignsOnCompletion: Bool {
        get { configuration.resignsOnCompletion }
        set { configuration.resignsOnCompletion = newValue }
    }

    /// The clock for all that the field waits for, which a test may advance; defaults to a `ContinuousClock`.
    ///
    /// It times delayed masking, rejected codes, ``forgetsInBackground``, held hardware keys, and when a new
    /// ``message`` is spoken.
    public var clock: any Clock<Duration> {
        get { tasks.clock }
        set { tasks.clock = newValue }
    }

    func verifierDidChange() {
        configuration.hasVerifier = verifier != nil
        if verifier == nil { perform(.app(.cancelVerification)) }
    }

    func verify(_ token: CodeToken) {
        // A closure that decided about the last key may have removed it.
        guard let verifier else { return perform(.app(.cancelVerification)) }
        let code = field.editor.code
        // Weak: a verdict that nobody will see does not keep the field alive.
        tasks.run(token) { [weak self] in
            let answer: CodeFieldInput
            do {
                answer = .verdict(try await verifier(code), token)
            } catch {
                answer = .failure(error, token)
            }
            // After a cancellation, the token is no longer the field's.
            self?.perform(answer)
        }
    }

    func giveFeedback(isSuccess: Bool) {
        #if !os(visionOS)
        guard isHapticFeedbackEnabled, !isQuiet else { return }
        UINotificationFeedbackGenerator().notificationOccurred(isSuccess ? .success : .error)
        #endif
    }
}
#endif
