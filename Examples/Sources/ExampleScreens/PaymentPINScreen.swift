public import CodeInputPIN
public import UIKit

/// The sheet of a payment app that asks for the PIN.
///
/// The pad is part of the sheet and shuffled: neither a glance at the fingers nor a trace on the glass reveals the
/// PIN. Five wrong PINs lock the sheet, for longer each time, and ten block the card. The sheet says so before the last one.
public final class PaymentPINScreen: UIViewController {
    /// Called when the bank has paid.
    public var onPaid: (() -> Void)?
    /// Called when the user has forgotten the PIN.
    public var onForgottenPIN: (() -> Void)?
    /// Called when the user closes the sheet, which cancels a payment.
    public var onClose: (() -> Void)?
    /// The limiter of wrong PINs.
    ///
    /// Save it when the sheet closes, and pass it to the next sheet.
    public private(set) var limiter: AttemptLimiter

    let field = CodeInputView(length: 6, style: .joined)
    let message = UILabel(.subheadline)
    let titleLabel = UILabel(.headline, weight: .semibold, text: "Enter your PIN")
    private(set) lazy var pad = CodeKeypadView(target: field, style: .plain, inputViewStyle: .default)
    private(set) lazy var closeButton = UIButton.close { [weak self] in self?.close() }
    private(set) lazy var forgottenButton = UIButton(.plain(), "Forgot PIN?") { [weak self] in self?.onForgottenPIN?() }

    let sheet = UIView()
    private lazy var lowPad = pad.heightAnchor.constraint(equalToConstant: 240)
    let payment: Payment
    private let service: any PaymentService
    private let clock: ScreenClock
    private var isWaiting = false
    private var countdown: Task<Void, Never>?

    /// Creates the sheet.
    ///
    /// - Parameters:
    ///   - payment: The payment.
    ///   - service: The service that verifies the PIN.
    ///   - limiter: The limiter of wrong PINs.
    ///   - order: The order of the digits on the pad.
    ///   - clock: The clock of a lockout.
    public init(
        _ payment: Payment, service: any PaymentService, limiter: AttemptLimiter = AttemptLimiter(maximum: 10),
        order: CodeKeypadOrder = .shuffled, clock: ScreenClock = .system
    ) {
        self.payment = payment
        self.service = service
        self.limiter = limiter
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        pad.order = order
    }

    /// Unavailable: create the sheet in code.
    public required init?(coder: NSCoder) { nil }

    deinit { countdown?.cancel() }

    /// Lays out the sheet.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = .accent
        layOutSheet()
        field.isSecureTextEntry = true
        field.forgetsInBackground = .zero
        // An empty input view replaces the system's keyboard with the pad, and hardware keys still work.
        field.inputView = UIView()
        field.accessibilityLabel = "Payment PIN"
        field.onChange = { [weak self] _ in self?.message.show(nil) }
        field.onStatusChange = { [weak self] in self?.statusDidChange(to: $0) }
        field.verifier = { [weak self, service, payment] pin in
            let isPaid = try await service.pay(payment, pin: pin)
            guard !Task.isCancelled, let self else { return .rejected() }
            return isPaid ? showPaid() : .rejected(message: showWrongPIN())
        }
        field.onVerificationFailure = { [weak self] _ in
            self?.message.show("The bank can’t be reached. Nothing was paid.", isError: true)
        }
    }

    /// Gives the room of the pad to the field at large text sizes.
    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        if lowPad.isActive != isLarge { lowPad.isActive = isLarge }
    }

    /// Focuses the field, and continues a lockout that is not over.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !limiter.isExhausted else { return showBlocked() }
        field.becomeFirstResponder()
        if let wait = limiter.lockout(at: clock.now()) {
            lock(for: wait)
        } else if !field.isEnabled {
            unlock()
        }
    }

    /// Stops the countdown, also when the sheet is covered.
    ///
    /// The field keeps waiting for its verdict.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        countdown?.cancel()
    }

    private func close() {
        field.resignFirstResponder()
        dismiss(animated: true)
        onClose?()
    }

    // MARK: - The PIN

    private func statusDidChange(to status: CodeStatus) {
        if status == .verifying { return showWaiting(true) }
        // The sheet shows the response of the bank, or asks for the PIN again if the bank can't be reached.
        guard status == .editing, isWaiting else { return }
        showWaiting(false)
        field.clear()
    }

    private func showWaiting(_ isWaiting: Bool) {
        self.isWaiting = isWaiting
        message.show(isWaiting ? "Checking…" : nil)
        forgottenButton.isEnabled = !isWaiting
        pad.isEnabled = !isWaiting
    }

    private func showPaid() -> CodeVerdict {
        limiter.succeed()
        showWaiting(false)
        message.show("Paid")
        message.textColor = .success
        titleLabel.text = "Payment complete"
        forgottenButton.isHidden = true
        pad.isEnabled = false
        sheet.showDone(insteadOf: pad) { [weak self] in self?.close() }
        onPaid?()
        return .accepted
    }

    /// Counts a wrong PIN.
    ///
    /// The field shakes and empties itself.
    private func showWrongPIN() -> String {
        showWaiting(false)
        if let wait = limiter.fail(at: clock.now()) {
            lock(for: wait)
            return "Wrong PIN. Too many attempts."
        }
        guard !limiter.isExhausted else {
            showBlocked()
            return "Wrong PIN. Your card is blocked."
        }
        let line = "Wrong PIN. " + attemptsLeft
        message.show(line)
        message.textColor = .failure
        return line
    }

    private var attemptsLeft: String {
        if limiter.isLastAttempt { return "One more try, and your card is blocked." }
        let left = limiter.remainingAttempts
        return left == 1 ? "One attempt left." : "\(left) attempts left."
    }

    private func showBlocked() {
        countdown?.cancel()
        field.isEnabled = false
        pad.isEnabled = false
        message.show("Your card is blocked. Call your bank.")
        message.textColor = .failure
    }

    private func lock(for wait: Duration) {
        field.isEnabled = false
        pad.isEnabled = false
        let deadline = clock.now() + wait
        countdown?.cancel()
        countdown = Task { [weak self, clock] in
            await clock.countDown(to: deadline) { seconds in
                self?.showLock(seconds)
                return self != nil
            }
        }
    }

    private func showLock(_ seconds: Int) {
        guard seconds == 0 else {
            message.text = "Locked. Try again in \(seconds.asMinutes)."
            message.textColor = .failure
            return
        }
        unlock()
    }

    private func unlock() {
        message.show(limiter.isLastAttempt ? attemptsLeft : "You have one attempt.")
        field.isEnabled = true
        pad.isEnabled = true
        field.becomeFirstResponder()
    }
}
