import CodeInputUIKit
import UIKit

/// A screen for an invitation code, whose cells are views of the app.
final class InvitationCodeScreen: UIViewController {
    /// Called when the code was right.
    var onInvited: (() -> Void)?

    let field = CodeInputView(length: 8)

    private let verdict: @MainActor (String) async throws -> CodeVerdict

    /// The verdict is that of a server; an error means that it can't be reached.
    init(verdict: @escaping @MainActor (String) async throws -> CodeVerdict) {
        self.verdict = verdict
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOutColumn("You are invited", "Type or paste the code of your invitation.", [field])
        field.cellViews = { _ in TicketCell() }
        // Letters that look like digits are none.
        field.alphabet = CodeAlphabet("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", foldsCase: true)
        field.caretPolicy = .endOnly
        field.allowedActions = [.paste]
        field.preprocess = { $0.replacingOccurrences(of: "Invitation:", with: "") }
        field.rejectionPolicy = .edit
        field.textContentType = UITextContentType(rawValue: "")
        field.showsMessage = true
        field.verifier = verdict
        field.onVerificationFailure = { [weak field] _ in field?.say("There is no connection. Try again.") }
        field.onChange = { [weak field] _ in field?.message = nil }
        field.onStatusChange = { [weak self] status in if status == .accepted { self?.finish() } }
        // Remembered until the field has a window.
        field.becomeFirstResponder()
    }

    /// Cancels a verification.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if field.status == .verifying { field.status = .editing }
    }

    private func finish() {
        field.resignFirstResponder()
        onInvited?()
    }
}

/// A cell that looks like the corner of a ticket.
final class TicketCell: UIView, CodeCellView {
    private let label = UILabel(.title2, weight: .semibold)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 6
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ cell: CodeCell) {
        if case .character(let character) = cell.content { label.text = String(character) } else { label.text = nil }
        backgroundColor = cell.status == .rejected ? .systemRed.withAlphaComponent(0.15) : .secondarySystemBackground
        // 3:1 to the screen, which the fill alone has not.
        let color: UIColor = cell.isFocused ? tintColor : cell.status == .rejected ? .systemRed : .systemGray
        layer.borderColor = color.cgColor
        layer.borderWidth = cell.isFocused ? 2 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
