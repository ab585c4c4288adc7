#if canImport(UIKit)
    public import CodeInputCore
    import UIKit

    // What the field does with edits by the person, and whom it calls.
    extension CodeInputView {
        /// What becomes of a code that was rejected.
        ///
        /// ``CodeRejectionPolicy/startOver`` unless set. Whichever it is, ``status`` stays `CodeStatus.rejected` until the
        /// person changes the code, also where the field has emptied itself, or until the app sets another.
        public var rejectionPolicy: CodeRejectionPolicy {
            get { behaviour.rejectionPolicy }
            set { behaviour.rejectionPolicy = newValue }
        }

        /// Whether the field gives the keyboard back when the code is complete.
        ///
        /// False unless set.
        public var resignsOnCompletion: Bool {
            get { behaviour.resignsOnCompletion }
            set { behaviour.resignsOnCompletion = newValue }
        }

        /// The commands that the edit menu may offer.
        ///
        /// All unless set; a secure field never offers copy and cut.
        public var allowedActions: CodeEditActions {
            get { behaviour.allowedActions }
            set { behaviour.allowedActions = newValue }
        }

        /// Asked before an edit by the person changes the code; false refuses it, and nothing is reported.
        public var shouldChange: ((CodeChange) -> Bool)? {
            get { behaviour.shouldChange }
            set { behaviour.shouldChange = newValue }
        }

        /// Prepares text that comes in by keyboard, paste or AutoFill before it is read.
        public var preprocess: ((String) -> String)? {
            get { behaviour.preprocess }
            set { behaviour.preprocess = newValue }
        }

        /// Called with the code whenever the person has changed it.
        public var onChange: ((String) -> Void)? {
            get { behaviour.onChange }
            set { behaviour.onChange = newValue }
        }

        /// Called with the code when an edit by the person has changed it and left every cell filled.
        public var onComplete: ((String) -> Void)? {
            get { behaviour.onComplete }
            set { behaviour.onComplete = newValue }
        }

        /// Called with the reason whenever an edit by the person was refused.
        public var onInvalidInput: ((CodeRejection) -> Void)? {
            get { behaviour.onInvalidInput }
            set { behaviour.onInvalidInput = newValue }
        }

        /// Called with the status whenever it has become another one, whoever changed it.
        ///
        /// That is the person, whose edit ends a verdict; the ``verifier``, when it begins, decides, fails or is cancelled;
        /// the ``rules``; or the app.
        public var onStatusChange: ((CodeStatus) -> Void)? {
            get { behaviour.onStatusChange }
            set { behaviour.onStatusChange = newValue }
        }

        /// What a complete code has to keep.
        ///
        /// The first rule that is broken is shown as a rejection with its message.
        ///
        /// Rules run before ``onComplete``, which is not called when one is broken; nor is the ``verifier``. None unless set.
        public var rules: [any CodeRule] {
            get { behaviour.rules }
            set { behaviour.rules = newValue }
        }

        /// Judges a complete code; its verdict is shown.
        ///
        /// It runs after ``onComplete``, and is cancelled when the code changes or the field leaves its window. Meanwhile
        /// the status is `CodeStatus.verifying`. An error it throws is no verdict: the field goes back to editing, and
        /// ``onVerificationFailure`` hears of it. Of a cancellation, ``onStatusChange`` hears alone.
        public var verifier: (@MainActor (String) async throws -> CodeVerdict)? {
            get { behaviour.verifier }
            set { behaviour.verifier = newValue }
        }

        /// Called with an error that the ``verifier`` threw.
        public var onVerificationFailure: ((any Error) -> Void)? {
            get { behaviour.onVerificationFailure }
            set { behaviour.onVerificationFailure = newValue }
        }
    }
#endif
