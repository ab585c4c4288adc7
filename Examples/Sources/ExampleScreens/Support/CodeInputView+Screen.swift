import CodeInputUIKit
import UIKit

extension UIAccessibility {
    /// Speaks a line after what VoiceOver says now, such as the name of a key: a plain announcement would be lost.
    @MainActor static func speak(_ line: String?) {
        guard let line else { return }
        let spoken = NSAttributedString(string: line, attributes: [.accessibilitySpeechQueueAnnouncement: true])
        post(notification: .announcement, argument: spoken)
    }
}

extension CodeInputView {
    /// Shows a line in the row under the cells, which VoiceOver speaks.
    func say(_ line: String?) {
        // The same words are news after none.
        message = nil
        message = line
        // A field with the focus speaks its message itself.
        if !isFirstResponder { UIAccessibility.speak(line) }
    }

    /// Shows a line of a lockout, once the rejected code is gone with its verdict.
    private func showLock(_ line: String) {
        guard code.isEmpty else { return }
        status = .editing
        message = line
    }

    private static func locked(_ seconds: Int) -> String { "Locked. Try again in \(seconds.asMinutes)." }

    /// Takes no PIN while no attempt is left or during the rest of a lockout, which the returned task counts down in the row;
    /// after it, the row shows another line.
    func lock(
        for wait: Duration?, isBlocked: Bool, then line: String?, _ clock: ScreenClock,
        onEnd: @escaping @MainActor () -> Void
    ) -> Task<Void, Never>? {
        let wasLocked = !isEnabled
        isEnabled = wait == nil && !isBlocked
        // VoiceOver speaks the message of a field with the focus only.
        if isEnabled, status != .accepted { becomeFirstResponder() }
        if wasLocked, isEnabled { showLock(line ?? "You can try again.") }
        guard let wait else { return nil }
        // A screen that opens locked has no verdict that says so.
        if status == .editing { say(Self.locked(wait.secondsRoundedUp)) }
        return Task { [weak self] in
            // From the deadline: the number is right after time in the background.
            let end = clock.now() + wait
            while self != nil, !Task.isCancelled {
                let rest = clock.now().duration(to: end), seconds = rest.secondsRoundedUp
                guard seconds > 0 else { return onEnd() }
                self?.showLock(Self.locked(seconds))
                guard (try? await clock.sleep(rest - .seconds(seconds - 1))) != nil else { return }
            }
        }
    }
}
