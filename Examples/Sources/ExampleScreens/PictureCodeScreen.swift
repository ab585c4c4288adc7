import CodeInputPIN
public import UIKit

/// A screen with a picture of characters to read, as a test against bots.
///
/// The caret is always at the end: a tap selects no cell, and delete removes characters from the end only.
public final class PictureCodeScreen: UIViewController {
    /// Called when the code was right.
    public var onRead: (() -> Void)?
    /// Called when the user closes the screen.
    public var onClose: (() -> Void)?

    let field: CodeInputView
    let picture = PictureCodeView()
    private(set) lazy var anotherButton = UIButton(.plain(), "Show another picture", image: "arrow.clockwise") {
        [weak self] in self?.load()
    }
    private(set) lazy var closeButton = UIButton.close { [weak self] in self?.close() }

    private static let hint = "Capitals and small letters are the same."
    private let provider: any PictureCodeProvider
    private let clock: ScreenClock
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

    deinit { [loading, patience].forEach { $0?.cancel() } }

    /// Lays out the screen.
    public override func viewDidLoad() {
        super.viewDidLoad()
        anotherButton.alignWithText()
        layOutColumn(
            "Are you a person?", "Type the characters in the picture.", [picture, anotherButton, field],
            below: closeButton)
        field.alphabet = .uppercaseLettersAndDigits
        field.caretPolicy = .endOnly
        field.rejectionPolicy = .edit
        // This code is not in a message.
        field.textContentType = UITextContentType(rawValue: "")
        field.showsMessage = true
        field.message = Self.hint
        field.onChange = { [weak field] _ in field?.message = Self.hint }
        field.verifier = { [weak self, provider] code in
            guard let shown = self?.shown else { return .rejected() }
            let isRight = try await provider.isRight(code, for: shown)
            return isRight ? .accepted : .rejected(message: "That is not what the picture says.")
        }
        field.onVerificationFailure = { [weak field] _ in field?.say("There is no connection. Try again.") }
        field.onStatusChange = { [weak self] status in if status == .accepted { self?.finish() } }
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
        if field.status == .verifying { field.status = .editing }
    }

    private func finish() {
        field.resignFirstResponder()
        anotherButton.isHidden = true
        onRead?()
    }

    private func close() {
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
        field.message = Self.hint
        show(.loading)
        loading = Task { [weak self, provider] in
            let code = try? await provider.picture()
            if !Task.isCancelled { self?.show(code) }
        }
        patience = Task { [weak self, clock] in
            if (try? await clock.sleep(.seconds(4))) != nil { self?.show(.slow) }
        }
    }

    private func cancelLoading() { [loading, patience].forEach { $0?.cancel() } }

    private func show(_ code: PictureCode?) {
        patience?.cancel()
        guard let code, let image = UIImage(data: code.image) else { return show(.failed) }
        shown = code
        field.lengthRange = code.length...code.length
        show(.picture(image))
    }

    private func show(_ state: PictureCodeView.State) {
        picture.state = state
        field.isEnabled = shown != nil
        if field.isEnabled { field.becomeFirstResponder() }
        anotherButton.configuration?.title = state.isFailed ? "Try again" : "Show another picture"
    }
}
