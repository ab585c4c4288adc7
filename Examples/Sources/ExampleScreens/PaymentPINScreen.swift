import CodeInputPIN
import UIKit

/// The sheet of a payment app that asks for the PIN.
///
/// The pad is part of the sheet and shuffled: neither fingers seen from afar nor traces on the glass of a sheet that has gone
/// reveal the PIN. Five wrong PINs lock the sheet, for longer each time, and ten block the card. The sheet says so before the
/// last one.
final class PaymentPINScreen: UIViewController {
    /// Called when the bank has paid.
    var onPaid: (() -> Void)?
    /// Called when the user has forgotten the PIN.
    var onForgottenPIN: (() -> Void)?
    /// Called when the user closes the sheet, which stays while the bank is asked.
    var onClose: (() -> Void)?
    /// Called when the limiter has changed, as when an attempt begins or ends: save it at once, and pass it to the next sheet.
    var onLimiterChange: ((AttemptLimiter) -> Void)?
    private(set) var limiter: AttemptLimiter { didSet { if limiter != oldValue { onLimiterChange?(limiter) } } }

    let field = CodeInputView(length: 6, style: PaymentPINScreen.style)
    let titleLabel = UILabel(.headline, weight: .semibold, text: "Enter your PIN")
    let sheet = UIView()
    private(set) lazy var pad = CodeKeypadView(target: field, style: .plain, inputViewStyle: .default)
    private(set) lazy var closeButton = UIButton.round("xmark", label: "Close") { [weak self] in self?.close() }
    private(set) lazy var forgottenButton = UIButton(.plain(), "Forgot PIN?") { [weak self] in self?.onForgottenPIN?() }

    let payment: Payment
    private lazy var lowPad = pad.heightAnchor.constraint(equalToConstant: 240)
    private let service: any PaymentService
    private let clock: ScreenClock
    private var countdown: Task<Void, Never>?

    /// The clock is that of a lockout.
    init(
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
    required init?(coder: NSCoder) { nil }

    deinit { countdown?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOutSheet()
        field.isSecureTextEntry = true
        field.forgetsInBackground = .zero
        // An empty input view replaces the system's keyboard with the pad, and hardware keys still work.
        field.inputView = UIView()
        // VoiceOver goes to the field as the sheet opens, past the payment above it.
        field.accessibilityLabel = "PIN to pay \(payment.amount) to \(payment.payee)"
        field.accessibilityUserInputLabels = ["PIN"]
        field.showsMessage = true
        field.onChange = { [weak field] _ in field?.message = nil }
        field.onStatusChange = { [weak self] _ in self?.update() }
        field.verifier = { [weak self, service, payment, clock] pin in
            // Counts an attempt before the bank is asked: whoever kills the app then gains nothing.
            guard self?.limiter.begin(at: clock.now()) == true else { return .rejected(message: "Too many attempts.") }
            let isPaid = try await service.pay(payment, pin: pin)
            // Counts also if nobody waits for the verdict any more.
            if isPaid { self?.limiter.succeed() }
            guard !Task.isCancelled, let self else { return .rejected() }
            return isPaid ? finish() : .rejected(message: "Wrong PIN. " + countFailure())
        }
        field.onVerificationFailure = { [weak self] _ in self?.showUnanswered() }
    }

    /// Gives the room of the pad to the field at large text sizes.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        lowPad.isActive = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Focuses the field, continues a lockout that is not over, and warns before the last attempt.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // An attempt that is under way counts as failed until its verdict.
        guard field.status != .verifying, field.status != .accepted else { return }
        limit()
        if limiter.isExhausted {
            field.say("Your card is blocked. Call your bank.")
        } else if limiter.isLastAttempt, field.isEnabled, field.message == nil {
            field.say(Self.lastAttempt)
        }
    }

    /// Stops the countdown, also when the sheet is covered; the field keeps waiting for its verdict.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        countdown?.cancel()
    }

    /// Closes the screen for VoiceOver's escape gesture, as a bar's Back button does.
    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    private func close() {
        // What is at the bank can't be called back, and an attempt without its verdict counts as failed.
        guard field.status != .verifying else { return }
        field.resignFirstResponder()
        dismiss(animated: true)
        onClose?()
    }

    // MARK: - The PIN

    private func update() {
        pad.isEnabled = field.isEnabled && field.status != .verifying && field.status != .accepted
        for button in [closeButton, forgottenButton] { button.isEnabled = field.status != .verifying }
    }

    /// Takes the attempt back, because the bank did not answer, and says so.
    private func showUnanswered() {
        limiter.cancel()
        field.clear()
        limit()
        field.say("The bank can’t be reached. Nothing was paid.")
    }

    private func finish() -> CodeVerdict {
        // Pays once, also with a hardware keyboard.
        field.isEditable = false
        titleLabel.text = "Payment complete"
        forgottenButton.isHidden = true
        sheet.showDone(insteadOf: pad) { [weak self] in self?.close() }
        onPaid?()
        return .accepted(message: "Paid.")
    }

    /// Counts a wrong PIN, and says what follows.
    private func countFailure() -> String {
        let wait = limiter.fail(at: clock.now())
        limit()
        if limiter.isExhausted { return "Your card is blocked. Call your bank." }
        if limiter.isLastAttempt { return Self.lastAttempt }
        if let wait { return "Locked for \(wait.secondsRoundedUp.asMinutes)." }
        return limiter.remainingAttempts == 1 ? "One attempt left." : "\(limiter.remainingAttempts) attempts left."
    }

    /// Takes no PIN while the sheet is locked, and counts down in the row.
    private func limit() {
        countdown?.cancel()
        countdown = field.lock(
            for: limiter.lockout(at: clock.now()), isBlocked: limiter.isExhausted,
            then: limiter.isLastAttempt ? Self.lastAttempt : nil, clock
        ) { [weak self] in self?.limit() }
        update()
    }

    // Regulation (EU) 2018/389, article 4, asks for it.
    private static let lastAttempt = "One more try, and your card is blocked."
}

extension PaymentPINScreen {
    /// The sheet at the bottom, over a blurred app: the payment, the field with its message, and the pad.
    func layOutSheet() {
        view.tintColor = .accent
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
        blur.frame = view.bounds
        blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        blur.contentView.backgroundColor = UIColor.black.withAlphaComponent(0.3)
        view.addSubview(blur)
        sheet.backgroundColor = .secondarySystemGroupedBackground
        sheet.layer.cornerRadius = 20
        sheet.layer.cornerCurve = .continuous
        sheet.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        sheet.accessibilityViewIsModal = true

        // The payment may scroll at large text sizes. The field and its message are always visible.
        let content = UIStackView(column: [header, details]), entry = UIStackView(column: [field, forgottenButton])
        // Room that is left is the payment's.
        pad.setContentHuggingPriority(UILayoutPriority(800), for: .vertical)
        for part in [sheet, entry, pad] { part.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(sheet)
        [entry, pad].forEach(sheet.addSubview)
        let scroll = sheet.addScrolling(content, margin: 16, below: sheet.topAnchor, above: entry.topAnchor)
        // As high as its content if the sheet has room.
        let height = scroll.heightAnchor.constraint(equalTo: content.heightAnchor, multiplier: 1, constant: 24)
        height.priority = UILayoutPriority(700)
        NSLayoutConstraint.activate([
            sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            sheet.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            entry.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 16),
            entry.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -16),
            entry.bottomAnchor.constraint(equalTo: pad.topAnchor, constant: -12),
            // The pad itself stays clear of the home indicator.
            pad.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
            pad.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
            pad.bottomAnchor.constraint(equalTo: sheet.bottomAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
            height,
        ])
    }

    /// Dots over one picture, which stretches under all cells except for its round ends.
    static var style: any CodeCellRenderer {
        let card = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { _ in
            UIColor.systemBlue.withAlphaComponent(0.15).setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 64, height: 64), cornerRadius: 16).fill()
        }
        var picture = CodeImage(card)
        picture.capInsets = CodeInsets(top: 16, left: 16, bottom: 16, right: 16)
        return BackgroundRenderer(image: picture).overlaying(.dots())
    }

    /// The title between the close button and as much room.
    private var header: UIView {
        titleLabel.accessibilityTraits.insert(.header)
        titleLabel.textAlignment = .center
        let room = UIView()
        let header = UIStackView(arrangedSubviews: [room, titleLabel, closeButton])
        room.widthAnchor.constraint(equalTo: closeButton.widthAnchor).isActive = true
        header.alignment = .center
        titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        return header
    }

    /// The payee, the amount and the account.
    private var details: UIView {
        let labels = [
            UILabel(.subheadline, color: .secondaryText, text: payment.payee),
            UILabel(.largeTitle, weight: .bold, text: payment.amount),
            UILabel(.footnote, color: .secondaryText, text: payment.account),
        ]
        for label in labels { label.textAlignment = .center }
        return UIStackView(column: labels, spacing: 2)
    }
}

/// A payment to confirm.
struct Payment: Sendable {
    var payee: String
    /// The formatted amount.
    var amount: String
    /// The name of the account that pays.
    var account: String
}

/// The bank of a user.
protocol PaymentService: Sendable {
    /// Pays if the PIN is right, and returns whether it was; an error means that nothing was paid.
    ///
    /// The bank counts wrong PINs itself, because an app can lose its count.
    func pay(_ payment: Payment, pin: String) async throws -> Bool
}
