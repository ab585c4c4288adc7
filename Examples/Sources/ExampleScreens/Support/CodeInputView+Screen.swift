import CodeInputUIKit
import UIKit

extension CodeInputView {
    /// Shows a line in the row under the cells, which VoiceOver speaks.
    func say(_ line: String?) {
        // The same words are news after none.
        message = nil
        message = line
        // A field with the focus speaks its message itself.
        if !isFirstResponder { UIAccessibility.post(notification: .announcement, argument: line) }
    }

    /// Counts down in the row, once the rejected code is gone with its verdict.
    func showCountdown(_ seconds: Int) {
        guard code.isEmpty else { return }
        status = .editing
        message = seconds == 0 ? "You can try again." : "Locked. Try again in \(seconds.asMinutes)."
    }

    /// Takes no PIN during a lockout, and counts down in the row.
    ///
    /// - Parameters:
    ///   - wait: The rest of the lockout, or nil.
    ///   - isBlocked: Whether there is no attempt left at all.
    ///   - clock: The clock of the lockout.
    ///   - onEnd: Called when the lockout is over.
    /// - Returns: The countdown, or nil.
    func lock(
        for wait: Duration?, isBlocked: Bool, _ clock: ScreenClock, onEnd: @escaping @MainActor () -> Void
    ) -> Task<Void, Never>? {
        let wasLocked = !isEnabled
        isEnabled = wait == nil && !isBlocked
        if wasLocked, isEnabled { showCountdown(0) }
        if isEnabled, status != .accepted { becomeFirstResponder() }
        guard let wait else { return nil }
        return Task { [weak self] in
            await clock.countDown(to: clock.now() + wait) { seconds in
                if seconds == 0 { onEnd() } else { self?.showCountdown(seconds) }
                return self != nil
            }
        }
    }
}
