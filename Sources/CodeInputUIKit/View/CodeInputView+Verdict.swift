#if canImport(UIKit)
    import CodeInputCore
    import UIKit

    extension CodeInputView {
        /// Shows that the code is wrong.
        ///
        /// The status becomes ``CodeStatus/rejected``, and the message is announced to VoiceOver.
        ///
        /// - Parameter message: What to say; nil says that the code is wrong.
        public func reject(message: String? = nil) {
            status = .rejected
            UIAccessibility.post(notification: .announcement, argument: message ?? CodeStrings().rejected)
        }

        /// Shows that the code is right, and announces it to VoiceOver.
        public func accept() {
            status = .accepted
            UIAccessibility.post(notification: .announcement, argument: CodeStrings().accepted)
        }

        /// Empties the field, as the app's change: no closure or event is sent.
        public func clear() {
            performByApp { $0.clear() }
        }
    }
#endif
