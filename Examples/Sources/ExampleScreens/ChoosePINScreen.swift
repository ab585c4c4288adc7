import CodeInputPIN
import UIKit

/// A screen to choose or change a PIN.
///
/// A `PINSetup` has the steps and the PINs. The screen asks the service and shows the step.
final class ChoosePINScreen: UIViewController {
    /// Called when the new PIN is saved.
    var onSaved: (() -> Void)?
    /// Called when the user closes the screen, which cancels calls to the service.
    var onClose: (() -> Void)?
    /// Called when the limiter of the current PIN has changed, as when an attempt begins or ends: save it at once, and pass it to
    /// the next screen.
    var onLimiterChange: ((AttemptLimiter) -> Void)?
    private(set) var setup: PINSetup {
        didSet { if setup.limiter != oldValue.limiter { onLimiterChange?(setup.limiter) } }
    }

    let field = CodeInputView(length: 6, style: .dots())
    let progress = UILabel(.footnote, color: .secondaryText)
    let titleLabel = UILabel(.title2, weight: .bold)
    private(set) lazy var pad = CodeKeypadView(target: field, style: .circles, inputViewStyle: .default)
    private(set) lazy var closeButton = UIButton.round("xmark", label: "Close") { [weak self] in self?.close() }
    private(set) lazy var retryButton = UIButton(.plain(), "Save again") { [weak self] in self?.field.submit() }
    private(set) lazy var backButton = UIButton.round("chevron.backward", label: "Back") { [weak self] in
        self?.setup.back()
        self?.ask()
    }

    private let isChange: Bool
    private let service: any PINService
    private let clock: ScreenClock
    private var countdown: Task<Void, Never>?

    /// The setup is at its first step, and the clock is that of a lockout.
    init(_ setup: PINSetup, service: any PINService, clock: ScreenClock = .system) {
        self.setup = setup
        self.service = service
        self.clock = clock
        isChange = setup.step == .current
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    deinit { countdown?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        field.isSecureTextEntry = true
        field.forgetsInBackground = .zero
        // An empty input view replaces the system's keyboard with the pad, and hardware keys still work.
        field.inputView = UIView()
        field.accessibilityLabel = "PIN"
        field.showsMessage = true
        field.onChange = { [weak self] _ in self?.codeDidChange() }
        field.onComplete = { [weak self] in self?.take($0) }
        field.verifier = { [weak self] in try await self?.verdict(on: $0) ?? .rejected() }
        field.onVerificationFailure = { [weak self] _ in self?.showUnanswered() }
        field.onStatusChange = { [weak self] _ in self?.showStep() }
        showHint()
        showStep()
    }

    /// Focuses the field, continues a lockout that is not over, and warns before the last attempt.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        limit()
        if setup.limiter.isExhausted {
            field.say("Your PIN is blocked. Call your bank.")
        } else if setup.step == .current, setup.limiter.isLastAttempt, field.isEnabled {
            field.say(Self.lastAttempt)
        }
    }

    /// Ends every task of the screen, also when it is covered: the user can then try again.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        countdown?.cancel()
        guard field.status == .verifying else { return }
        field.status = .editing
        if setup.step == .current { field.clear() }
    }

    /// Closes the screen for VoiceOver's escape gesture, as a bar's Back button does.
    override func accessibilityPerformEscape() -> Bool {
        close()
        return true
    }

    private func close() {
        field.resignFirstResponder()
        dismiss(animated: true)
        onClose?()
    }

    // MARK: - The steps

    /// Enters a PIN that the service need not see.
    private func take(_ pin: String) {
        guard setup.step == .choose || setup.step == .confirm else { return }
        if let refusal = setup.enter(pin) {
            field.reject(message: refusal.text)
        } else if setup.step != .done {
            ask()
        }
    }

    /// Asks the service whether the current PIN is right, or to save the new one.
    private func verdict(on pin: String) async throws -> CodeVerdict {
        if setup.step == .current {
            guard setup.limiter.begin(at: clock.now()) else {
                // A PIN that nobody judged is not wrong.
                limit()
                return .rejected(message: "Too many attempts.")
            }
            let isRight = try await service.isCurrent(pin)
            // Counts also if nobody waits for the verdict any more.
            if isRight { setup.limiter.succeed() }
            guard !Task.isCancelled else {
                // The screen may be back, and locked by this attempt.
                if isRight, !field.isEnabled { limit() }
                return .rejected()
            }
            let refusal = setup.enterCurrent(pin, isRight: isRight, at: clock.now())
            limit()
            if let refusal {
                return .rejected(message: setup.limiter.isLastAttempt ? "Wrong PIN. " + Self.lastAttempt : refusal.text)
            }
            // The field is empty then, and ignores the verdict.
            ask()
            return .accepted
        }
        let verdict = try await service.save(pin)
        guard !Task.isCancelled else { return .rejected() }
        guard verdict.status == .accepted else {
            setup.back()
            return .rejected(message: verdict.message ?? "This PIN can’t be used. Choose another one.")
        }
        setup.startOver()
        // Saves one PIN, also with a hardware keyboard.
        field.isEditable = false
        field.resignFirstResponder()
        view.showDone(insteadOf: pad) { [weak self] in self?.close() }
        onSaved?()
        return .accepted(message: "Your PIN is saved.")
    }

    /// Starts a step with an empty field.
    private func ask() {
        field.clear()
        field.status = .editing
        field.becomeFirstResponder()
        showHint()
        showStep()
        UIAccessibility.speak(titleLabel.text)
    }

    private func codeDidChange() {
        // A key after a PIN that could not be saved.
        if setup.step == .done, field.status == .editing, !field.isComplete {
            setup.back()
            ask()
        }
        showHint()
    }

    /// No attempt is counted, and the user can save a new PIN again.
    private func showUnanswered() {
        if setup.step == .current {
            setup.limiter.cancel()
            field.clear()
        }
        showStep()
        field.say("There is no connection. Try again.")
    }

    // MARK: - What it shows

    private func showHint() { field.message = setup.step.hint }

    /// Shows the step and its buttons.
    private func showStep() {
        let (isWaiting, isSaved) = (field.status == .verifying, field.status == .accepted)
        let isUnsaved = setup.step == .done && !isWaiting && !isSaved
        let steps = PINSetup.Step.allCases.filter { $0 != .done && (isChange || $0 != .current) }
        progress.text = isSaved ? nil : steps.firstIndex(of: setup.step).map { "Step \($0 + 1) of \(steps.count)" }
        titleLabel.text =
            isSaved ? "Your PIN" : isUnsaved ? "Your PIN is not saved" : setup.step.title(isChange: isChange)
        retryButton.isHidden = !isUnsaved
        backButton.isHidden = !setup.canGoBack || isWaiting || isSaved
        pad.isEnabled = field.isEnabled && !isWaiting
    }

    /// Takes no PIN while the screen is locked, and counts down in the row.
    private func limit() {
        countdown?.cancel()
        countdown = field.lock(
            for: setup.limiter.lockout(at: clock.now()), isBlocked: setup.limiter.isExhausted,
            then: setup.limiter.isLastAttempt ? Self.lastAttempt : nil, clock
        ) { [weak self] in self?.limit() }
        showStep()
    }

    // Regulation (EU) 2018/389, article 4, asks for it.
    private static let lastAttempt = "One more try, and your PIN is blocked."
}

extension ChoosePINScreen {
    /// The close and back buttons, the step, the field with its message, and the pad below.
    func layOut() {
        view.backgroundColor = .systemBackground
        view.tintColor = .accent
        for label in [progress, titleLabel] { label.textAlignment = .center }
        titleLabel.accessibilityTraits.insert(.header)
        let content = UIStackView(column: [progress, titleLabel, field, retryButton], spacing: 16)
        content.setCustomSpacing(8, after: progress)
        for part in [closeButton, backButton, pad] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        view.addScrolling(content, below: closeButton.bottomAnchor, above: pad.topAnchor)
        NSLayoutConstraint.activate([
            closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            closeButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            backButton.topAnchor.constraint(equalTo: closeButton.topAnchor),
            backButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            // An empty line keeps its height: nothing jumps.
            progress.heightAnchor.constraint(greaterThanOrEqualToConstant: 16),
            // The pad itself stays clear of the home indicator.
            pad.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pad.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pad.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}

/// A service that keeps the PIN.
protocol PINService: Sendable {
    /// Whether a PIN is the current one; throws if the service can't be reached.
    func isCurrent(_ pin: String) async throws -> Bool

    /// Saves a new PIN, or rejects it with a message for the user; throws if the service can't be reached.
    func save(_ pin: String) async throws -> CodeVerdict
}

extension PINSetup.Step {
    func title(isChange: Bool) -> String {
        switch self {
        case .current: "Enter your current PIN"
        case .choose: isChange ? "Choose a new PIN" : "Choose a PIN"
        case .confirm: "Enter the PIN again"
        case .done: "Saving your PIN…"
        }
    }

    /// The line below the title.
    var hint: String? {
        switch self {
        case .current: "Then you can choose a new one."
        case .choose: "Choose one that is hard to guess."
        case .confirm: "Entering it twice catches typing mistakes."
        case .done: nil
        }
    }
}

extension PINSetup.Refusal {
    /// The reason for the user, without the PIN.
    var text: String {
        switch self {
        case .wrong(1): "Wrong PIN. One attempt left."
        case .wrong(let attemptsLeft): "Wrong PIN. \(attemptsLeft) attempts left."
        case .locked: "Wrong PIN. Too many attempts."
        case .exhausted: "Wrong PIN. Your PIN is blocked."
        case .rule(let violation): violation.message
        case .sameAsCurrent: "That is your current PIN. Choose another one."
        case .mismatch(1): "The PINs differ. One attempt left."
        case .mismatch(let attemptsLeft): "The PINs differ. \(attemptsLeft) attempts left."
        case .startedOver: "The PINs differ. Choose one again."
        case .unusable, .outOfTurn: "That can’t be your PIN."
        }
    }
}
