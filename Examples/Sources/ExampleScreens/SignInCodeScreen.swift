import CodeInputPIN
import UIKit

/// A screen that asks for the code of a text message.
///
/// AutoFill needs no code here. The field is a text input with the content type of a one-time code, and the keyboard
/// offers the code of a new message. The system offers a message whose last line is `@example.com #747723` only in apps
/// and pages of that domain.
final class SignInCodeScreen: UIViewController {
    /// Called when the code was right.
    var onSignedIn: (() -> Void)?
    /// When a new code may be sent and this one ends: save it when the screen closes, and pass it to the next one.
    var request: CodeRequest { sendAgainButton.request }

    let field: CodeInputView
    let sendAgainButton: SendAgainButton

    private let phoneNumber: String
    private let service: any SignInCodeService
    private let clock: ScreenClock
    private var isExpired = false
    private var expiry: Task<Void, Never>?

    /// Without a request, a first code was sent just now.
    init(
        phoneNumber: String, length: Int = 6, service: any SignInCodeService, request: CodeRequest? = nil,
        clock: ScreenClock = .system
    ) {
        var style = BoxRenderer.box
        style.layout.alignment = .leading
        field = CodeInputView(length: length, style: style)
        self.phoneNumber = phoneNumber
        self.service = service
        self.clock = clock
        sendAgainButton = SendAgainButton(request: request ?? CodeRequest(sentAt: clock.now())) {
            try await service.sendCode()
        }
        super.init(nibName: nil, bundle: nil)
        sendAgainButton.now = clock.now
        sendAgainButton.waitASecond = { try await clock.sleep(.seconds(1)) }
        sendAgainButton.onSent = { [weak self] failure in self?.showSent(failure == nil) }
    }

    required init?(coder: NSCoder) { nil }

    deinit { expiry?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        let text = "We sent a text message with a \(field.length)-digit code to \(phoneNumber)."
        // In line with the text above.
        sendAgainButton.contentHorizontalAlignment = .leading
        sendAgainButton.configuration?.contentInsets = NSDirectionalEdgeInsets(
            top: 12, leading: 0, bottom: 12, trailing: 0)
        layOutColumn("Enter the code", text, [field, sendAgainButton])
        field.showsMessage = true
        // A wrong code stays, and the user can correct a digit. Without a connection, Done sends it again.
        field.rejectionPolicy = .edit
        field.showsDoneAccessory = true
        field.verifier = { [service] code in try await service.verdict(on: code) }
        field.onVerificationFailure = { [weak field] _ in field?.say("There is no connection. Try again.") }
        field.onChange = { [weak self] _ in self?.showHint() }
        field.onStatusChange = { [weak self] status in if status == .accepted { self?.finish() } }
        showHint()
    }

    /// Focuses the field, and waits for the end of the code.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard field.status != .accepted else { return }
        field.becomeFirstResponder()
        awaitExpiry()
    }

    /// Ends the wait and a verification.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        expiry?.cancel()
        if field.status == .verifying { field.status = .editing }
    }

    private func showHint() {
        field.message = isExpired ? "The code has expired. Ask for another one." : "It can take a minute to arrive."
    }

    private func finish() {
        expiry?.cancel()
        sendAgainButton.request.succeed()
        sendAgainButton.removeFromSuperview()
        field.resignFirstResponder()
        onSignedIn?()
    }

    private func showSent(_ isSent: Bool) {
        // The first code may have come meanwhile.
        guard field.status != .accepted, isSent || field.status != .verifying else { return }
        // Also ends a verdict, whose words would hide the line.
        if isSent || field.status == .rejected { field.clear() }
        awaitExpiry()
        field.say(isSent ? "We sent another code." : "No code could be sent. Try again.")
    }

    /// Says that the code has expired, once it has.
    private func awaitExpiry() {
        expiry?.cancel()
        let life = sendAgainButton.request.validity(at: clock.now()), wasExpired = isExpired
        isExpired = life == nil
        guard let life else {
            showHint()
            guard !wasExpired else { return }
            if field.status == .rejected { field.clear() }
            return field.say(field.message)
        }
        expiry = Task { [weak self, clock] in
            try? await clock.sleep(life)
            if !Task.isCancelled { self?.awaitExpiry() }
        }
    }
}

/// A server to sign in to.
protocol SignInCodeService: Sendable {
    /// Sends a new code.
    func sendCode() async throws

    /// Judges a code, with a message for the user if it is wrong; throws if the server can't be reached.
    func verdict(on code: String) async throws -> CodeVerdict
}
