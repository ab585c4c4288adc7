public import CodeInputUIKit
public import UIKit

/// A screen that asks for the code of a text message.
///
/// AutoFill needs no code here. The field is a text input with the content type of a one-time code, and the
/// keyboard offers the code of a new message. The system offers a message whose last line
/// is `@example.com #747723` only in apps and pages of that domain.
public final class SignInCodeScreen: UIViewController {
    /// Called when the code was right.
    public var onSignedIn: (() -> Void)?
    /// The request, which knows when the app may send a new code and when the code expires.
    ///
    /// Save it when the screen closes, and pass it to the next screen.
    public private(set) var request: CodeRequest

    let field: CodeInputView
    let message = UILabel(.subheadline)
    let countdownLabel = UILabel(.body, color: .secondaryText)
    private(set) lazy var submitButton = UIButton.large("Sign In") { [weak self] in self?.submit() }
    private(set) lazy var resendButton = UIButton(.plain(), "Resend code") { [weak self] in self?.resend() }

    let phoneNumber: String
    weak var scroll: UIScrollView?

    private static let hint = "It can take a minute to arrive."
    private static let expired = "The code has expired. Ask for another one."
    private let service: any SignInCodeService
    private let clock: ScreenClock
    private var isExpired = false
    private var answer: Task<Void, Never>?
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

    deinit {
        answer?.cancel()
        countdown?.cancel()
    }

    /// Lays out the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.tintColor = .accent
        layOut()
        // A wrong code stays, and the user can correct a digit.
        field.rejectionPolicy = .edit
        field.onChange = { [weak self] _ in self?.codeDidChange() }
        codeDidChange()
        // The screen shows it before the countdown starts.
        showTime()
    }

    /// Keeps the field visible above the keyboard at every text size.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll?.scrollToVisible(field, with: message)
    }

    /// Focuses the field and starts the countdown.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
        startCountdown()
    }

    /// Ends every task of the screen.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stopWaiting()
        countdown?.cancel()
    }

    private func codeDidChange() {
        message.show(isExpired ? Self.expired : Self.hint)
        updateSubmitButton()
    }

    private func updateSubmitButton() {
        submitButton.isEnabled = field.isComplete && field.status == .editing
        submitButton.configuration?.title = field.status == .verifying ? "Checking…" : "Sign In"
    }

    // MARK: - Signing in

    private func submit() {
        field.status = .verifying
        updateSubmitButton()
        let code = field.code
        answer = Task { [weak self, service] in
            let answer = await Result { try await service.verdict(on: code) }
            if !Task.isCancelled { self?.show(answer) }
        }
    }

    private func show(_ answer: Result<CodeVerdict, any Error>) {
        switch answer {
        case .success(.accepted):
            countdown?.cancel()
            request.succeed()
            for part in [countdownLabel, resendButton, submitButton] { part.isHidden = true }
            field.accept()
            field.resignFirstResponder()
            message.show("You are signed in.")
            onSignedIn?()
        case .success(.rejected(let reason)):
            let reason = reason ?? "That is not the code we sent."
            message.show(reason)
            message.textColor = .failure
            field.reject(message: reason)
        case .failure:
            field.status = .editing
            message.show("There is no connection. Try again.", isError: true)
        }
        updateSubmitButton()
    }

    private func stopWaiting() {
        answer?.cancel()
        if field.status == .verifying { field.status = .editing }
        updateSubmitButton()
    }

    // MARK: - Another code

    private func resend() {
        stopWaiting()
        countdown?.cancel()
        resendButton.isEnabled = false
        resendButton.configuration?.title = "Sending…"
        answer = Task { [weak self, service] in
            let answer = await Result { try await service.sendCode() }
            if !Task.isCancelled { self?.showSent(answer) }
        }
    }

    private func showSent(_ answer: Result<Void, any Error>) {
        if case .failure = answer {
            message.show("No code could be sent. Try again.", isError: true)
        } else {
            request.sent(at: clock.now())
            isExpired = false
            field.clear()
            field.status = .editing
            updateSubmitButton()
            message.show("We sent another code.")
        }
        startCountdown()
    }

    private func startCountdown() {
        countdown?.cancel()
        guard field.status != .accepted else { return }
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
            message.show(Self.expired, isError: true)
        }
        resendButton.isHidden = wait != nil
        resendButton.isEnabled = true
        resendButton.configuration?.title = "Resend code"
        countdownLabel.isHidden = wait == nil
        countdownLabel.text = wait.map { "Resend code in \($0.secondsRoundedUp.asMinutes)" }
        return [wait?.untilNextSecond, life].compactMap { $0 }.min()
    }
}
