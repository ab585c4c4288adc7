import CodeInputUIKit
import UIKit

extension CodeInputView {
    /// Shows a line in the row under the cells, which VoiceOver speaks.
    func say(_ line: String?) {
        message = line
        UIAccessibility.post(notification: .announcement, argument: line)
    }

    /// Counts down in the row, once the rejected code is gone with its verdict.
    func showCountdown(_ seconds: Int) {
        guard code.isEmpty else { return }
        status = .editing
        message = seconds == 0 ? "You can try again." : "Locked. Try again in \(seconds.asMinutes)."
    }
}
