#if canImport(SwiftUI) && canImport(UIKit)
package import UIKit

/// Connects a field with the number pad that types into it, a `CodeInputKeypad`.
///
/// Keep a target in a `State`, and pass it to both. A target connects one field with one pad.
@MainActor public final class CodeInputTarget {
    private weak var field: CodeInputView?
    private weak var pad: UIView?
    private var follow: ((CodeInputView?) -> Void)?

    /// Creates a target without a field and a pad.
    public init() {}

    func connect(_ field: CodeInputView) {
        guard field !== self.field else { return }
        self.field = field
        follow?(field)
    }

    func disconnect(_ field: CodeInputView) {
        guard field === self.field else { return }
        self.field = nil
        follow?(nil)
    }

    /// Connects a pad.
    ///
    /// - Parameters:
    ///   - pad: The pad, held weakly.
    ///   - follow: Receives the field, now and whenever it changes.
    package func connect(pad: UIView, _ follow: @escaping (CodeInputView?) -> Void) {
        self.pad = pad
        self.follow = follow
        follow(field)
    }

    /// Disconnects a pad, unless a different pad has taken its place.
    package func disconnect(pad: UIView) {
        if pad === self.pad { follow = nil }
    }
}
#endif
