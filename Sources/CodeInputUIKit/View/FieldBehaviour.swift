#if canImport(UIKit)
    import CodeInputCore

    /// What an app wants a field to do, and whom to call.
    @MainActor struct FieldBehaviour {
        var rejectionPolicy = CodeRejectionPolicy.startOver
        var resignsOnCompletion = false
        var allowedActions = CodeEditActions.all
        var shouldChange: ((CodeChange) -> Bool)?
        var preprocess: ((String) -> String)?
        var onChange: ((String) -> Void)?
        var onComplete: ((String) -> Void)?
        var onInvalidInput: ((CodeRejection) -> Void)?
        var onStatusChange: ((CodeStatus) -> Void)?
        var rules: [any CodeRule] = []
        var verifier: (@MainActor (String) async throws -> CodeVerdict)?
        var onVerificationFailure: ((any Error) -> Void)?
    }
#endif
