#if canImport(UIKit)
import CodeInputUIKit
import UIKit

/// What a field's closures were told, one line each.
@MainActor final class EventLog {
    var lines: [String] = []

    func listen(to view: CodeInputView) {
        view.onChange = { [weak self] in self?.lines.append("change:" + $0) }
        view.onComplete = { [weak self] in self?.lines.append("complete:" + $0) }
        view.onInvalidInput = { [weak self] in self?.lines.append("reject:" + $0.rawValue) }
    }

    var completions: [String] { lines.filter { $0.hasPrefix("complete:") } }
}
#endif
