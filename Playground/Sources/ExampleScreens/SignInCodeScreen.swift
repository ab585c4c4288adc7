import CodeInputUIKit
public import UIKit

/// A screen that asks for the code of a text message.
///
/// There is nothing to do for AutoFill: the field is a full text input with the content type of a one-time code, so the
/// keyboard offers the code of a message that just came, and the whole code comes in at once. A message whose last line
/// is `@example.com #747723` is offered only in apps and pages of that domain.
public final class SignInCodeScreen: UIViewController {
    /// Called when the code was right.
    public var onSignedIn: (() -> Void)?

    let field: CodeInputView
    let message = UILabel(.subheadline)
    private(set) lazy var submitButton = UIButton(.filled(), "Sign In") { [weak self] in self?.submit() }
    private(set) lazy var resendButton = UIButton(.plain(), "Resend code") { [weak self] in self?.resend() }

    private static let hint = "It can take a minute to arrive."
    private let phoneNumber: String
    private let service: any SignInCodeService
    private let clock: ScreenClock
    private var resendDate: ContinuousClock.Instant
    private weak var scroll: UIScrollView?
    private var request: Task<Void, Never>?
    private var countdown: Task<Void, Never>?

    /// Creates the screen for a code that was just sent.
    ///
    /// - Parameters:
    ///   - phoneNumber: Where it was sent, as it may be shown.
    ///   - length: How many digits it has.
    ///   - service: Who judges it.
    ///   - clock: The time that the next code is waited for.
    public init(
        phoneNumber: String, length: Int = 6, service: any SignInCodeService, clock: ScreenClock = .system
    ) {
        field = CodeInputView(length: length, style: .box)
        self.phoneNumber = phoneNumber
        self.service = service
        self.clock = clock
        resendDate = clock.now() + .seconds(59)
        super.init(nibName: nil, bundle: nil)
    }

    /// The screen is made in code.
    public required init?(coder: NSCoder) { nil }

    deinit {
        request?.cancel()
        countdown?.cancel()
    }

    /// Lays out the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel(.title1, weight: .bold, text: "Enter the code")
        title.accessibilityTraits.insert(.header)
        let text = "We sent a text message with a \(field.length)-digit code to \(phoneNumber)."
        let content = UIStackView(
            column: [title, UILabel(.body, color: .secondaryLabel, text: text), field, message, resendButton])
        content.setCustomSpacing(28, after: content.arrangedSubviews[1])
        content.setCustomSpacing(12, after: field)
        content.setCustomSpacing(12, after: message)

        submitButton.configuration?.buttonSize = .large
        submitButton.configuration?.cornerStyle = .large
        submitButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(submitButton)
        scroll = view.addScrolling(content, below: view.safeAreaLayoutGuide.topAnchor, above: submitButton)
        NSLayoutConstraint.activate([
            submitButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            submitButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            submitButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
            submitButton.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
        ])

        // A wrong code stays, so that a slip can be corrected where it is.
        field.rejectionPolicy = .edit
        field.onChange = { [weak self] _ in self?.codeDidChange() }
        codeDidChange()
        // The first picture of the screen shows it already; nothing counts yet.
        showCountdown(clock.seconds(until: resendDate))
    }

    /// Keeps the field in sight, above the keyboard and at every text size.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll?.reveal(field, message)
    }

    /// Takes the keyboard and begins to count.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
        startCountdown()
    }

    /// Nothing of the screen runs on when it is gone.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        cancelRequest()
        countdown?.cancel()
    }

    private func codeDidChange() {
        message.show(Self.hint)
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
        request = Task { [weak self, service] in
            let answer = await Result { try await service.verdict(on: code) }
            if !Task.isCancelled { self?.show(answer) }
        }
    }

    private func show(_ answer: Result<CodeVerdict, any Error>) {
        switch answer {
        case .success(.accepted):
            field.accept()
            field.resignFirstResponder()
            message.show("You are signed in.")
            onSignedIn?()
        case .success(.rejected(let reason)):
            let reason = reason ?? "That is not the code we sent."
            message.show(reason)
            message.textColor = .systemRed
            field.reject(message: reason)
        case .failure:
            field.status = .editing
            message.show("There is no connection. Try again.", isError: true)
        }
        updateSubmitButton()
    }

    private func cancelRequest() {
        request?.cancel()
        if field.status == .verifying { field.status = .editing }
        updateSubmitButton()
    }

    // MARK: - Another code

    private func resend() {
        cancelRequest()
        resendDate = clock.now() + .seconds(59)
        startCountdown()
        request = Task { [weak self, service] in
            let answer = await Result { try await service.sendCode() }
            guard !Task.isCancelled, let self else { return }
            if case .failure = answer {
                resendDate = clock.now()
                startCountdown()
                message.show("No code could be sent. Try again.", isError: true)
            } else {
                field.clear()
                field.status = .editing
                codeDidChange()
                message.show("We sent another code.")
            }
        }
    }

    private func startCountdown() {
        countdown?.cancel()
        countdown = Task { [weak self, clock, resendDate] in
            await clock.countDown(to: resendDate) { seconds in
                self?.showCountdown(seconds)
                return self != nil
            }
        }
    }

    private func showCountdown(_ seconds: Int) {
        resendButton.isEnabled = seconds == 0
        resendButton.configuration?.title = seconds == 0 ? "Resend code" : "Resend code in \(seconds.asMinutes)"
    }
}
