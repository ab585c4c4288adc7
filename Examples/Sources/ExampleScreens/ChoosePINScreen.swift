public import CodeInputPIN
public import UIKit

/// A screen to choose or change a PIN.
///
/// A `PINSetup` has the steps and the PINs. The screen asks the service and shows the step.
public final class ChoosePINScreen: UIViewController {
    /// Called when the new PIN is saved.
    public var onSaved: (() -> Void)?
    /// Called when the user closes the screen, which cancels calls to the service.
    public var onClose: (() -> Void)?
    /// The steps.
    ///
    /// Save its limiter when the screen closes, and pass it to the next screen.
    public private(set) var setup: PINSetup

    let field = CodeInputView(length: 6, style: .dots())
    let progress = UILabel(.footnote, color: .secondaryText)
    let titleLabel = UILabel(.title2, weight: .bold)
    let message = UILabel(.subheadline, color: .secondaryText)
    let isChange: Bool
    weak var scroll: UIScrollView?
    private(set) lazy var pad = CodeKeypadView(target: field, style: .circles, inputViewStyle: .default)
    private(set) lazy var backButton = UIButton.back { [weak self] in
        self?.setup.back()
        self?.ask()
    }
    private(set) lazy var closeButton = UIButton.close { [weak self] in self?.close() }
    private(set) lazy var retryButton = UIButton(.plain(), "Save again") { [weak self] in self?.save() }

    private let service: any PINService
    private let clock: ScreenClock
    private var question: Task<Void, Never>?
    private var countdown: Task<Void, Never>?

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - setup: The steps, at the first step.
    ///   - service: The service that verifies and saves PINs.
    ///   - clock: The clock of a lockout.
    public init(_ setup: PINSetup, service: any PINService, clock: ScreenClock = .system) {
        self.setup = setup
        self.service = service
        self.clock = clock
        isChange = setup.step == .current
        super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable: create the screen in code.
    public required init?(coder: NSCoder) { nil }

    deinit { [question, countdown].forEach { $0?.cancel() } }

    /// Lays out the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.tintColor = .accent
        layOut()
        field.isSecureTextEntry = true
        field.forgetsInBackground = .zero
        // An empty input view replaces the system's keyboard with the pad, and hardware keys still work.
        field.inputView = UIView()
        field.accessibilityLabel = "PIN"
        field.onChange = { [weak self] _ in self?.showHint() }
        field.onComplete = { [weak self] in self?.take($0) }
        showStep()
    }

    /// Keeps the field visible at every text size.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll?.scrollToVisible(retryButton.isHidden ? field : retryButton, with: message)
    }

    /// Focuses the field, and continues a lockout that is not over.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard field.status != .accepted else { return }
        guard !setup.limiter.isExhausted else { return block() }
        field.becomeFirstResponder()
        if let wait = setup.lockout(at: clock.now()) {
            lock(for: wait)
        } else if !field.isEnabled, setup.step != .done {
            ask()
        }
    }

    /// Ends every task of the screen, also when it is covered.
    ///
    /// The user can then try again.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        [question, countdown].forEach { $0?.cancel() }
        if field.status == .verifying { showUnanswered() }
    }

    private func close() {
        field.resignFirstResponder()
        dismiss(animated: true)
        onClose?()
    }

    // MARK: - The steps

    private func take(_ pin: String) {
        guard setup.step == .current else { return show(setup.enter(pin)) }
        wait(for: { [service] in try await service.isCurrent(pin) }) { screen, isRight in
            screen.show(screen.setup.enterCurrent(pin, isRight: isRight, at: screen.clock.now()))
        }
    }

    private func show(_ refusal: PINSetup.Refusal?) {
        if let refusal { return reject(refusal.text) }
        if setup.step == .done { return save() }
        ask()
        UIAccessibility.post(notification: .announcement, argument: titleLabel.text)
    }

    private func save() {
        guard let pin = setup.pin else { return }
        wait(for: { [service] in try await service.save(pin) }) { screen, verdict in
            if case .rejected(let reason) = verdict {
                screen.setup.back()
                screen.reject(reason ?? "This PIN can’t be used. Choose another one.")
            } else {
                screen.showSaved()
            }
        }
    }

    /// Asks the service.
    ///
    /// The screen takes no keys meanwhile.
    private func wait<Answer: Sendable>(
        for question: @escaping @MainActor () async throws -> Answer,
        then take: @escaping @MainActor (ChoosePINScreen, Answer) -> Void
    ) {
        field.isEnabled = true
        field.status = .verifying
        showStep()
        self.question = Task { [weak self] in
            let answer = await Result(catching: question)
            guard !Task.isCancelled, let self else { return }
            if case .success(let answer) = answer { return take(self, answer) }
            showUnanswered()
            message.show("There is no connection. Try again.", isError: true)
        }
    }

    // MARK: - What it shows

    /// Starts a step with an empty field.
    private func ask() {
        field.clear()
        field.status = .editing
        field.isEnabled = true
        field.becomeFirstResponder()
        showStep()
    }

    /// Shows a refusal: the field shakes and empties itself.
    ///
    /// The step may have changed.
    private func reject(_ reason: String) {
        field.reject(message: reason)
        showStep()
        message.text = reason
        message.textColor = .failure
        if let wait = setup.lockout(at: clock.now()) { lock(for: wait) }
        if setup.limiter.isExhausted { block() }
    }

    /// Takes no PIN any more: waiting does not help.
    private func block() {
        field.isEnabled = false
        pad.isEnabled = false
        message.show("Your PIN is blocked. Call your bank.")
        message.textColor = .failure
    }

    /// Shows a lost connection.
    ///
    /// No attempt is counted, and the user can save a new PIN again.
    private func showUnanswered() {
        if setup.step != .done { field.clear() }
        field.isEnabled = setup.step != .done
        field.status = .editing
        showStep()
    }

    private func showSaved() {
        setup.startOver()
        field.accept()
        field.resignFirstResponder()
        field.isUserInteractionEnabled = false
        titleLabel.text = "Your PIN is saved"
        message.show("Use it from now on.")
        view.showDone(insteadOf: pad) { [weak self] in self?.close() }
        onSaved?()
    }

    private func lock(for wait: Duration) {
        field.isEnabled = false
        pad.isEnabled = false
        message.textColor = .failure
        countdown?.cancel()
        countdown = Task { [weak self, clock] in
            await clock.countDown(to: clock.now() + wait) { seconds in
                if seconds == 0 {
                    self?.ask()
                } else {
                    self?.message.text = "Locked. Try again in \(seconds.asMinutes)."
                }
                return self != nil
            }
        }
    }
}
