#if canImport(UIKit)
public import CodeInputCore
import UIKit

// What the field does with edits by the user, and whom it calls.
extension CodeInputView {
    /// What empty cells hint.
    ///
    /// The character of the same position, or one character for every cell. Defaults to "".
    public var placeholder: String {
        get { field.placeholder }
        set { setLook(\.placeholder, newValue) }
    }

    /// What the cells of filled characters show, or nil for the automatic choice.
    ///
    /// The automatic choice is `CodeMasking.immediate` in a secure field and `CodeMasking.none` elsewhere.
    public var masking: CodeMasking? {
        get { field.masking }
        set { setLook(\.masking, newValue) }
    }

    /// Whether masked characters are shown for now, as by an eye button: in every cell at once.
    ///
    /// While others may see the screen of a secure field, they stay masked all the same. Defaults to false.
    public var isRevealed: Bool {
        get { field.isRevealed }
        set { setLook(\.isRevealed, newValue) }
    }

    private func setLook<Value>(_ property: WritableKeyPath<CodeField, Value>, _ value: Value) {
        field[keyPath: property] = value
        setNeedsLayout()
    }

    /// What becomes of a code that was rejected.
    ///
    /// Defaults to `CodeRejectionPolicy.startOver`. Whichever it is, ``status`` stays `CodeStatus.rejected` until the
    /// user changes the code, also where the field has emptied itself, or until the app sets another.
    public var rejectionPolicy: CodeRejectionPolicy {
        get { field.rejectionPolicy }
        set { field.rejectionPolicy = newValue }
    }

    /// Whether the field gives the keyboard back when the code is complete.
    ///
    /// Defaults to false.
    public var resignsOnCompletion: Bool {
        get { field.resignsOnCompletion }
        set { field.resignsOnCompletion = newValue }
    }

    /// What a complete code has to keep.
    ///
    /// The first rule that is broken is shown as a rejection with its message.
    ///
    /// Rules run before ``onComplete``, which is not called when one is broken; nor is the ``verifier``. Defaults to none.
    public var rules: [any CodeRule] {
        get { field.rules }
        set { field.rules = newValue }
    }

    /// The commands that the edit menu may offer.
    ///
    /// Defaults to all; a secure field never offers copy and cut.
    public var allowedActions: CodeEditActions {
        get { closures.allowedActions }
        set { closures.allowedActions = newValue }
    }

    /// Asked before an edit by the user changes the code; false refuses it, and nothing is reported.
    public var shouldChange: ((CodeChange) -> Bool)? {
        get { closures.shouldChange }
        set { closures.shouldChange = newValue }
    }

    /// Asked when the user presses Return; false leaves everything as it is.
    ///
    /// True, and nil, do what Return does: see ``submit()``. Return that ends a composition is not asked about.
    public var shouldReturn: (() -> Bool)? {
        get { closures.shouldReturn }
        set { closures.shouldReturn = newValue }
    }

    /// Whether verdicts are felt, as a success or an error, where the device can.
    ///
    /// Defaults to true.
    public var isHapticFeedbackEnabled: Bool {
        get { closures.isHapticFeedbackEnabled }
        set { closures.isHapticFeedbackEnabled = newValue }
    }

    /// Whether the user may change the code.
    ///
    /// Defaults to true. Where it is false, the user may still select and copy; there is no caret and no keyboard. To take no
    /// touch at all, set `isEnabled` to false.
    public var isEditable: Bool {
        get { isEnabled && field.isEditable }
        set {
            guard newValue != field.isEditable else { return }
            if !newValue, isFirstResponder { perform(.unmark(isRequested: false)) }
            field.isEditable = newValue
            setNeedsLayout()
            reloadTraits()
        }
    }

    /// Prepares text that comes in by keyboard, paste or AutoFill before it is read.
    public var preprocess: ((String) -> String)? {
        get { closures.preprocess }
        set { closures.preprocess = newValue }
    }

    /// Called with the code whenever the user has changed it.
    public var onChange: ((String) -> Void)? {
        get { closures.onChange }
        set { closures.onChange = newValue }
    }

    /// Called with the code when an edit by the user has changed it and left every cell filled.
    public var onComplete: ((String) -> Void)? {
        get { closures.onComplete }
        set { closures.onComplete = newValue }
    }

    /// Called with the reason whenever an edit by the user was refused.
    public var onInvalidInput: ((CodeRejection) -> Void)? {
        get { closures.onInvalidInput }
        set { closures.onInvalidInput = newValue }
    }

    /// Called with the status whenever it changed, whoever changed it.
    ///
    /// That is the user, whose edit ends a verdict; the ``verifier``, when it begins, decides, fails or is canceled;
    /// the ``rules``; or the app.
    public var onStatusChange: ((CodeStatus) -> Void)? {
        get { closures.onStatusChange }
        set { closures.onStatusChange = newValue }
    }

    /// Judges a complete code; its verdict is shown.
    ///
    /// It runs after ``onComplete``, unless that has changed the code or set a verdict. It is canceled when the code changes
    /// or the field is freed; a field that leaves its window keeps waiting. Meanwhile the status is `CodeStatus.verifying`. An
    /// error it throws is no verdict: the field goes back to editing, and ``onVerificationFailure`` hears of it. Of a
    /// cancellation, ``onStatusChange`` hears alone.
    public var verifier: (@MainActor (String) async throws -> CodeVerdict)? {
        get { closures.verifier }
        set {
            closures.verifier = newValue
            field.hasVerifier = newValue != nil
        }
    }

    /// Called with an error that the ``verifier`` threw.
    public var onVerificationFailure: ((any Error) -> Void)? {
        get { closures.onVerificationFailure }
        set { closures.onVerificationFailure = newValue }
    }

    // MARK: - Status

    /// The verification status of the code.
    ///
    /// Defaults to `CodeStatus.editing`. An edit by the user that changes the code sets it back to editing. While
    /// it is `CodeStatus.verifying`, the field takes no input by the user. VoiceOver says every status except
    /// `CodeStatus.editing`; a field that is rejected shakes as well.
    public var status: CodeStatus {
        get { field.status }
        set { if newValue != field.status { perform(.status(newValue)) } }
    }

    /// Shows that the code is wrong: the field shakes, taps and says so.
    ///
    /// - Parameter message: What VoiceOver says; nil says that the code is wrong.
    public func reject(message: String? = nil) { perform(.status(.rejected, message: message)) }

    /// Shows that the code is right, and says so to VoiceOver.
    public func accept() { perform(.status(.accepted)) }

    // MARK: - Time

    /// The clock that delayed masking and the start over after a rejection go by.
    ///
    /// Defaults to a `ContinuousClock`. A test of your own hands in a clock that it moves by hand.
    public var clock: any Clock<Duration> {
        get { tasks.clock }
        set { tasks.clock = newValue }
    }
}
#endif
