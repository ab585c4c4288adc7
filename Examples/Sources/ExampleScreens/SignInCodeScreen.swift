public import CodeInputPIN
import CodeInputUIKit
public import UIKit

/// A screen that asks for the code of a text message.
///
/// AutoFill needs no code here. The field is a text input with the content type of a one-time code, and the keyboard
/// offers the code of a new message. The system offers a message whose last line is `@example.com #747723` only in apps
/// and pages of that domain.
public final class SignInCodeScreen: UIViewController {
    /// Called when the code was right.
    public var onSignedIn: (() -> Void)?
    /// The request, which knows when the app may send a new code and when the code expires.
    ///
    /// Save it when the screen closes, and pass it to the next screen.
    public private(set) var request: CodeRequest

    let field: CodeInputView
    let countdownLabel = UILabel(.body, color: .secondaryText)
    private(set) lazy var resendButton = UIButton(.plain(), "Resend code") { [weak self] in self?.resend() }

    private let phoneNumber: String
    private let service: any SignInCodeService
    private let clock: ScreenClock
    private var isExpired = false
    private var sending: Task<Void, Never>?
    private var countdown: Task<Void, Never>?

    /// Creates the screen for a code that was just sent.
    ///
    /// - Parameters:
    ///   - phoneNumber: The phone number to display.
    ///   - length: The number of digits.
    ///   - service: The service that verifies the code.
    ///   - request: The request. Nil means a first code, sent now.
    ///   - clock: The clock of the countdown.
    public init(
        phoneNumber: String, length: Int = 6, service: any SignInCodeService, request: CodeRequest? = nil,
        clock: ScreenClock = .system
    ) {
        var style = BoxRenderer.box
        style.layout.alignment = .leading
        field = CodeInputView(length: length, style: style)
        self.phoneNumber = phoneNumber
        self.service = service
        self.clock = clock
        self.request = request ?? CodeRequest(sentAt: clock.now())
        super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable: create the screen in code.
    public required init?(coder: NSCoder) { nil }

    deinit { [sending, countdown].forEach { $0?.cancel() } }

    /// Lays out the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        let text = "We sent a text message with a \(field.length)-digit code to \(phoneNumber)."
        let again = UIStackView(column: [countdownLabel, resendButton])
        again.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        resendButton.alignWithText()
        layOutColumn("Enter the code", text, [field, again])
        field.showsMessage = true
        // A wrong code stays, and the user can correct a digit. Without a connection, Done sends it again.
        field.rejectionPolicy = .edit
        field.showsDoneAccessory = true
        field.verifier = { [service] code in try await service.verdict(on: code) }
        field.onVerificationFailure = { [weak field] _ in field?.say("There is no connection. Try again.") }
        field.onChange = { [weak self] _ in if self?.field.status != .rejected { self?.showHint() } }
        field.onStatusChange = { [weak self] status in if status == .accepted { self?.finish() } }
        showHint()
        // The screen shows it before the countdown starts.
        showTime()
    }

    /// Focuses the field and starts the countdown.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard field.status != .accepted else { return }
        field.becomeFirstResponder()
        startCountdown()
    }

    /// Ends every task of the screen.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        [sending, countdown].forEach { $0?.cancel() }
        if field.status == .verifying { field.status = .editing }
    }

    private func showHint() {
        field.message = isExpired ? "The code has expired. Ask for another one." : "It can take a minute to arrive."
    }

    private func finish() {
        countdown?.cancel()
        request.succeed()
        for part in [countdownLabel, resendButton] { part.isHidden = true }
        field.resignFirstResponder()
        onSignedIn?()
    }

    // MARK: - Another code

    private func resend() {
        countdown?.cancel()
        resendButton.isEnabled = false
        resendButton.configuration?.title = "Sending…"
        sending = Task { [weak self, service] in
            let isSent = (try? await service.sendCode()) != nil
            if !Task.isCancelled { self?.showSent(isSent) }
        }
    }

    private func showSent(_ isSent: Bool) {
        if isSent {
            request.sent(at: clock.now())
            isExpired = false
            field.clear()
        }
        field.status = .editing
        field.say(isSent ? "We sent another code." : "No code could be sent. Try again.")
        startCountdown()
    }

    private func startCountdown() {
        countdown?.cancel()
        countdown = Task { [weak self, clock] in
            while !Task.isCancelled, let next = self?.showTime() { try? await clock.sleep(next) }
        }
    }

    /// Shows the countdown and whether the code has expired, and returns how long that holds.
    @discardableResult
    private func showTime() -> Duration? {
        let now = clock.now()
        let (wait, life) = (request.cooldown(at: now), request.validity(at: now))
        if life == nil, !isExpired {
            isExpired = true
            showHint()
            field.say(field.message)
        }
        resendButton.isHidden = wait != nil
        resendButton.isEnabled = true
        resendButton.configuration?.title = "Resend code"
        countdownLabel.isHidden = wait == nil
        countdownLabel.text = wait.map { "Resend code in \($0.secondsRoundedUp.asMinutes)" }
        return [wait?.untilNextSecond, life].compactMap { $0 }.min()
    }
}
