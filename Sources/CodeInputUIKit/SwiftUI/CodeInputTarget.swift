#if canImport(SwiftUI) && canImport(UIKit)
import UIKit

/// Connects a ``CodeInputKeypad`` with the field that it types into.
///
/// Keep a target in a `State`, and pass it to both. A target connects one field with one pad.
@MainActor public final class CodeInputTarget {
    private(set) weak var field: CodeInputView?
    private weak var pad: CodeKeypadView?
    private var extraKey: ((CodeInputView) -> CodeKeypadExtraKey)?

    /// Creates a target without a field and a pad.
    public init() {}

    func connect(_ field: CodeInputView) {
        guard field !== self.field else { return }
        self.field = field
        connect()
    }

    func disconnect(_ field: CodeInputView) {
        guard field === self.field else { return }
        self.field = nil
        connect()
    }

    func connect(_ pad: CodeKeypadView, _ extraKey: ((CodeInputView) -> CodeKeypadExtraKey)?) {
        self.pad = pad
        self.extraKey = extraKey
        connect()
    }

    func disconnect(_ pad: CodeKeypadView) {
        guard pad === self.pad else { return }
        self.pad = nil
        extraKey = nil
    }

    private func connect() {
        pad?.target = field
        pad?.extraKey = field.flatMap { extraKey?($0) }
    }
}
#endif
