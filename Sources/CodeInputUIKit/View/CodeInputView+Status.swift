#if canImport(UIKit)
    import CodeInputCore
    import UIKit

    extension CodeInputView {
        /// Shows that the code is wrong: the field shakes, taps and says so.
        ///
        /// - Parameter message: What VoiceOver says; nil says that the code is wrong.
        public func reject(message: String? = nil) {
            show(.rejected, message: message)
        }

        /// Shows that the code is right, and says so to VoiceOver.
        public func accept() {
            show(.accepted, message: nil)
        }

        /// Whether the person may edit now.
        var takesInput: Bool { isEnabled && status != .verifying }

        func show(_ newStatus: CodeStatus, message: String?) {
            // A verdict takes the place of the one that was asked for: the code is not edited in between.
            if newStatus != .verifying { endVerification() }
            let shown = verdictCount + 1
            setStatus(newStatus)
            // Who heard of it may have answered with another one.
            guard verdictCount == shown else { return }
            switch newStatus {
            case .editing: break
            case .verifying: announce(CodeStrings().verifying)
            case .accepted:
                giveFeedback(.success)
                announce(message ?? CodeStrings().accepted)
            case .rejected:
                giveFeedback(.error)
                announce(message ?? CodeStrings().rejected)
                layers.reject(isMoving: !UIAccessibility.isReduceMotionEnabled, in: layer) { [weak self] in
                    guard let self, verdictCount == shown, status == .rejected else { return }
                    if rejectionPolicy == .startOver, !editor.isEmpty { clear() }
                }
            }
        }

        /// Shows a status without a word.
        func setStatus(_ newStatus: CodeStatus) {
            let isOther = newStatus != shownStatus
            verdictCount += 1
            shownStatus = newStatus
            setNeedsLayout()
            guard isOther else { return }
            // The closure may change it again, and events come in order.
            broadcaster.send(.statusChanged(newStatus))
            onStatusChange?(newStatus)
        }

        private func announce(_ message: String) {
            UIAccessibility.post(notification: .announcement, argument: message)
        }

        #if os(visionOS)
            private enum Feedback { case success, error }
            private func giveFeedback(_ feedback: Feedback) {}
        #else
            private func giveFeedback(_ feedback: UINotificationFeedbackGenerator.FeedbackType) {
                UINotificationFeedbackGenerator().notificationOccurred(feedback)
            }
        #endif

        // MARK: - Verification

        /// Asks the verifier about a code that was just completed.
        func verify() {
            guard let verifier, editor.isComplete else { return }
            let code = editor.code
            cancelVerification()
            let asked = verdictCount + 1
            // The field is not kept alive by a verdict that nobody will see. The task is there before anybody hears that
            // the code is verified, and may cancel it.
            verification = Task { [weak self] in
                guard !Task.isCancelled else { return }
                do {
                    let verdict = try await verifier(code)
                    guard !Task.isCancelled, let self, self.verdictCount == asked else { return }
                    self.show(verdict)
                } catch {
                    guard !Task.isCancelled, let self, self.verdictCount == asked else { return }
                    self.verification = nil
                    self.setStatus(.editing)
                    self.onVerificationFailure?(error)
                    self.broadcaster.send(.verificationFailed)
                }
            }
            show(.verifying, message: nil)
        }

        /// Gives up on a verdict, because the code it is about is no longer there or no longer shown.
        func cancelVerification() {
            if endVerification(), status == .verifying { setStatus(.editing) }
        }

        @discardableResult
        private func endVerification() -> Bool {
            defer { verification = nil }
            verification?.cancel()
            return verification != nil
        }

        private func show(_ verdict: CodeVerdict) {
            verification = nil
            switch verdict {
            case .accepted: accept()
            case .rejected(let message): reject(message: message)
            }
        }
    }
#endif
