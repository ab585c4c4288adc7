#if canImport(UIKit)
import CodeInputUIKit
import UIKit

/// The calls of a field's closures, a line for each.
@MainActor final class EventLog {
    var lines: [String] = []

    func listen(to view: CodeInputView) {
        view.onChange = { [weak self] in self?.lines.append("change:" + $0) }
        view.onComplete = { [weak self] in self?.lines.append("complete:" + $0) }
        view.onInvalidInput = { [weak self] in self?.lines.append("invalid:" + $0.rawValue) }
    }

    var completions: [String] { lines.filter { $0.hasPrefix("complete:") } }
}
#endif
