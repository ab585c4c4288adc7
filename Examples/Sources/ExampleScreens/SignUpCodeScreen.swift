import CodeInputUIKit
import UIKit

/// A screen with a sign-up code and a button that submits it.
///
/// The button is enabled exactly while the code is complete, whoever changed it: the user, AutoFill, or the field, which
/// empties itself after a wrong code.
final class SignUpCodeScreen: UIViewController {
    /// Called when the code was right.
    var onSignedUp: (() -> Void)?

    let field: CodeInputView
    private(set) lazy var submitButton = UIButton.large("Create account") { [weak self] in self?.field.submit() }

    private let verdict: @MainActor (String) async throws -> CodeVerdict

    /// The verdict is that of a server; an error means that it can't be reached.
    init(length: Int = 4, verdict: @escaping @MainActor (String) async throws -> CodeVerdict) {
        field = CodeInputView(length: length, style: Self.style)
        self.verdict = verdict
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// A line under each digit, blue once it is there.
    private static var style: UnderlineRenderer {
        var style = UnderlineRenderer()
        style.lineColor.filled = .blue
        style.lineWidth.base = 2
        style.lineWidth.filled = 2
        style.layout = .proportional(gap: 0.5)
        return style
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let text = "Enter the \(field.length) digits of the message that we have sent you."
        layOutColumn("Create your account", text, [field, submitButton])
        // The button submits, not the last digit.
        field.submitsWhenComplete = false
        field.caretPolicy = .endOnly
        field.allowedActions = []
        field.showsMessage = true
        field.verifier = verdict
        field.onChange = { [weak self] _ in self?.codeDidChange() }
        field.onVerificationFailure = { [weak field] _ in field?.say("There is no connection. Try again.") }
        field.onStatusChange = { [weak self] status in
            if status == .accepted { self?.finish() }
            // The button put the keyboard away.
            if status == .rejected { self?.field.becomeFirstResponder() }
        }
        // Remembered until the field has a window.
        field.becomeFirstResponder()
        codeDidChange()
    }

    /// Cancels a verification.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if field.status == .verifying { field.status = .editing }
    }

    private func codeDidChange() {
        submitButton.isEnabled = field.isComplete
        field.message = nil
    }

    private func finish() {
        field.resignFirstResponder()
        submitButton.isHidden = true
        onSignedUp?()
    }
}
