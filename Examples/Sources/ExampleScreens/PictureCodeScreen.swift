import CodeInputPIN
public import UIKit

/// A screen with a picture of characters to read, as a test against bots.
///
/// The caret is always at the end: a tap selects no cell, and delete removes characters from the end only.
public final class PictureCodeScreen: UIViewController {
    /// Called with the user's code and the identifier of its picture.
    public var onCode: ((String, PictureCode) -> Void)?
    /// Called when the user closes the screen.
    public var onClose: (() -> Void)?

    let field: CodeInputView
    let message = UILabel(.subheadline)
    let picture = PictureCodeView()
    private(set) lazy var anotherButton = UIButton(.plain(), "Show another picture", image: "arrow.clockwise") {
        [weak self] in self?.load()
    }
    private(set) lazy var closeButton = UIButton.close { [weak self] in self?.close() }

    private static let hint = "Capitals and small letters are the same."
    private let provider: any PictureCodeProvider
    private let clock: ScreenClock
    private weak var scroll: UIScrollView?
    private var shown: PictureCode?
    private var loading: Task<Void, Never>?
    private var patience: Task<Void, Never>?

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - provider: The provider of pictures.
    ///   - clock: The clock that decides when a picture is slow.
    public init(provider: any PictureCodeProvider, clock: ScreenClock = .system) {
        var style = BoxRenderer.box
        style.layout.alignment = .leading
        field = CodeInputView(length: 5, style: style)
        self.provider = provider
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable: create the screen in code.
    public required init?(coder: NSCoder) { nil }

    deinit {
        loading?.cancel()
        patience?.cancel()
    }

    /// Lays out the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.tintColor = .accent
        let title = UILabel(.title1, weight: .bold, text: "Are you a person?")
        title.accessibilityTraits.insert(.header)
        let text = UILabel(.body, color: .secondaryText, text: "Type the characters in the picture.")
        let content = UIStackView(column: [title, text, picture, anotherButton, field, message])
        content.setCustomSpacing(20, after: text)
        anotherButton.alignWithText()
        content.setCustomSpacing(12, after: field)

        let bottom = UIView()
        for part in [closeButton, bottom] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        scroll = view.addScrolling(content, below: closeButton.bottomAnchor, above: bottom)
        NSLayoutConstraint.activate([
            closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            closeButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bottom.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottom.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bottom.heightAnchor.constraint(equalToConstant: 0),
        ])

        field.alphabet = .uppercaseLettersAndDigits
        field.caretPolicy = .endOnly
        field.rejectionPolicy = .edit
        // This code is not in a message.
        field.textContentType = UITextContentType(rawValue: "")
        field.onChange = { [weak self] _ in self?.message.show(Self.hint) }
        field.onComplete = { [weak self] code in
            guard let self, let shown else { return }
            field.status = .verifying
            onCode?(code, shown)
        }
        message.show(Self.hint)
    }

    /// Keeps the field visible above the keyboard at every text size.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll?.scrollToVisible(field, with: message)
    }

    /// Fetches the first picture and focuses the field.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
        if shown == nil { load() }
    }

    /// Ends every task of the screen.
    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        cancelLoading()
    }

    /// Shows that the code is wrong.
    ///
    /// The code stays, and the user can correct it. The next delete removes the message.
    ///
    /// - Parameter reason: The message for the user.
    public func reject(_ reason: String = "That is not what the picture says.") {
        field.reject(message: reason)
        message.show(reason)
        message.textColor = .failure
    }

    /// Shows that the code is right.
    public func accept() {
        field.accept()
        field.resignFirstResponder()
        anotherButton.isHidden = true
        message.show("Thank you.")
    }

    private func close() {
        cancelLoading()
        field.resignFirstResponder()
        dismiss(animated: true)
        onClose?()
    }

    // MARK: - The picture

    private func load() {
        cancelLoading()
        shown = nil
        field.clear()
        field.status = .editing
        message.show(Self.hint)
        show(.loading)
        loading = Task { [weak self, provider] in
            let answer = await Result { try await provider.picture() }
            if !Task.isCancelled { self?.show(answer) }
        }
        patience = Task { [weak self, clock] in
            guard (try? await clock.sleep(.seconds(4))) != nil else { return }
            self?.show(.slow)
        }
    }

    private func cancelLoading() {
        loading?.cancel()
        patience?.cancel()
    }

    private func show(_ answer: Result<PictureCode, any Error>) {
        patience?.cancel()
        guard case .success(let code) = answer, let image = UIImage(data: code.image) else { return show(.failed) }
        shown = code
        field.length = code.length
        show(.picture(image))
    }

    private func show(_ state: PictureCodeView.State) {
        picture.state = state
        field.isEnabled = shown != nil
        if field.isEnabled { field.becomeFirstResponder() }
        anotherButton.configuration?.title = state.isFailed ? "Try again" : "Show another picture"
    }
}
