import CodeInputPIN
import SwiftUI
import UIKit

/// Sends another code, and counts down to when it may.
final class SendAgainButton: UIButton {
    /// Save it when a code was sent and when the screen closes, and give it to the button of the next screen.
    var request: CodeRequest
    /// Sends a code, or throws.
    var send: @MainActor () async throws -> Void
    /// Called when a code was sent, with nil, or was not, with the error.
    var onSent: @MainActor ((any Error)?) -> Void = { _ in }
    // A test sets both.
    var now: () -> ContinuousClock.Instant = { .now }
    var waitASecond: @MainActor () async throws -> Void = { try await ContinuousClock().sleep(for: .seconds(1)) }
    /// What SwiftUI gave last.
    fileprivate var given: CodeRequest?
    private var isSending = false
    private var countdown: Task<Void, Never>?

    init(request: CodeRequest = CodeRequest(sentAt: .now), send: @escaping @MainActor () async throws -> Void) {
        self.request = request
        self.send = send
        super.init(frame: .zero)
        configuration = .plain()
        addAction(UIAction { [weak self] _ in self?.sendAgain() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        countDown()
    }

    func countDown() {
        countdown?.cancel()
        guard window != nil, showWait() else { return }
        countdown = Task { [weak self, waitASecond] in
            // The clock says how much is left: the number is right after time in the background.
            while (try? await waitASecond()) != nil, self?.showWait() == true {}
        }
    }

    /// Shows the rest of the wait, and returns whether there is any.
    private func showWait() -> Bool {
        let wait = request.cooldown(at: now())
        let pattern = Duration.TimeFormatStyle.Pattern.minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: .up)
        let rest = wait.map { "Send again in \($0.formatted(.time(pattern: pattern)))" }
        configuration?.title = isSending ? "Sending…" : rest ?? "Send again"
        isEnabled = wait == nil && !isSending
        return wait != nil
    }

    private func sendAgain() {
        isSending = true
        _ = showWait()
        Task { [weak self, send] in
            var failure: (any Error)?
            do { try await send() } catch { failure = error }
            self?.finish(failure)
        }
    }

    private func finish(_ failure: (any Error)?) {
        isSending = false
        // The user can ask at once for a code that was not sent.
        if failure == nil { request.sent(at: now()) }
        countDown()
        onSent(failure)
    }
}

/// The same button in SwiftUI.
struct SendAgain: UIViewRepresentable {
    @Binding var request: CodeRequest
    let send: @MainActor () async throws -> Void
    let onSent: @MainActor ((any Error)?) -> Void

    func makeUIView(context: Context) -> SendAgainButton { SendAgainButton(request: request, send: send) }

    func updateUIView(_ button: SendAgainButton, context: Context) {
        // The button's own knows how long it has waited, which a saved one does not after a restart of the device.
        if request != button.given {
            (button.given, button.request) = (request, request)
            button.countDown()
        }
        button.send = send
        button.onSent = { [weak button] failure in
            if let button {
                button.given = button.request
                request = button.request
            }
            onSent(failure)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: SendAgainButton, context: Context) -> CGSize? {
        let natural = uiView.intrinsicContentSize
        guard let width = proposal.width, width > 0, width < natural.width else { return natural }
        // A large title wraps.
        return uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
}
