import CodeInputUIKit
import UIKit

/// A server of pictures to read.
protocol PictureCodeService: Sendable {
    /// Fetches a new picture of four characters.
    func picture() async throws -> UIImage

    /// Whether a code is what the picture says that was sent last; throws if the server can't be reached.
    func isRight(_ code: String) async throws -> Bool
}

/// A screen with a picture of characters to read, before an app sends a text message.
///
/// The caret is always at the end: a tap selects no cell, and delete removes characters from the end only. An app needs another way for
/// who can't see the picture, such as a spoken code (WCAG 2.2, 1.1.1).
final class PictureCodeScreen: UIViewController {
    /// Called when the code was right, to send the message.
    var onRead: (() -> Void)?

    let field = CodeInputView(length: 4)
    let picture = UIImageView()
    private(set) lazy var anotherButton = UIButton(.plain(), "Show another picture", image: "arrow.clockwise") {
        [weak self] in self?.load()
    }

    private static let hint = "Capitals and small letters are the same."
    private let service: any PictureCodeService
    private var loading: Task<Void, Never>?

    init(service: any PictureCodeService) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit { loading?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOutColumn("Are you a person?", "Type the characters in the picture.", [picture, anotherButton, field])
        picture.contentMode = .scaleAspectFit
        picture.heightAnchor.constraint(equalToConstant: 104).isActive = true
        picture.isAccessibilityElement = true
        field.alphabet = .uppercaseLettersAndDigits
        field.caretPolicy = .endOnly
        // This code is not in a message.
        field.textContentType = UITextContentType(rawValue: "")
        field.showsMessage = true
        field.shouldChange = { [picture] _ in picture.image != nil }
        field.onChange = { [weak field] _ in field?.message = Self.hint }
        field.verifier = { [service] code in
            try await service.isRight(code) ? .accepted : .rejected(message: "That is not what the picture says.")
        }
        field.onVerificationFailure = { [weak field] _ in field?.say("There is no connection. Try again.") }
        field.onStatusChange = { [weak self] status in self?.statusDidChange(to: status) }
        // Remembered until the field has a window.
        field.becomeFirstResponder()
    }

    /// Fetches a picture, unless there is one.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if picture.image == nil { load() }
    }

    /// Cancels what the screen waits for.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loading?.cancel()
        if field.status == .verifying { field.status = .editing }
    }

    private func statusDidChange(to status: CodeStatus) {
        if status == .rejected { load() }
        anotherButton.isHidden = status == .accepted
        guard status == .accepted else { return }
        field.resignFirstResponder()
        onRead?()
    }

    private func load() {
        loading?.cancel()
        field.clear()
        field.message = Self.hint
        show(nil, "The picture is loading")
        loading = Task { [weak self, service] in
            let image = try? await service.picture()
            guard !Task.isCancelled else { return }
            self?.show(image, image == nil ? "There is no picture" : "Picture of a code")
            guard image == nil else { return }
            // Ends a verdict, whose words would hide the line.
            self?.field.status = .editing
            self?.field.say("The picture did not come. Show another one.")
        }
    }

    private func show(_ image: UIImage?, _ label: String) {
        picture.image = image
        picture.accessibilityLabel = label
    }
}
