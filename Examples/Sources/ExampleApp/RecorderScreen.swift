import CodeInputRecorder
import CodeInputUIKit
import ExampleScreens
import UIKit

/// A field with a recording of the system's calls, which the user can share.
final class RecorderScreen: UIViewController {
    private(set) lazy var kind = Choice(
        "Field", ["Code": false, "Passcode, secure": true]
    ) { [weak self] in self?.start() }
    private(set) lazy var shareButton = UIButton(.filled(), "Share") { [weak self] in self?.share() }
    private(set) lazy var restartButton = UIButton(.gray(), "Start over") { [weak self] in self?.start() }
    private(set) var recorder: RecordingView?
    let lines = UILabel(.caption2, color: .secondaryLabel)
    private let place = UIStackView(column: [])
    private let onShare: (String, UIView) -> Void

    static let explanation = """
        Tap the cells, then type, let AutoFill fill in a code, compose, dictate, paste, or use a hardware keyboard. The \
        recording replaces your digits and keeps other characters. Look at it before you share it.
        """

    /// - Parameter onShare: Shares a recording; the view is the share button.
    init(onShare: @escaping (String, UIView) -> Void) {
        self.onShare = onShare
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Recorder"
        view.backgroundColor = .systemBackground
        let content = UIStackView(
            column: [
                UILabel(.subheadline, color: .secondaryLabel, text: Self.explanation), kind.button, place,
                restartButton,
                lines,
            ], spacing: 16)
        shareButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(shareButton)
        view.addScrolling(content, below: view.safeAreaLayoutGuide.topAnchor, above: shareButton)
        NSLayoutConstraint.activate([
            shareButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            shareButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            shareButton.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
        ])
        start()
    }

    /// Starts a recording of an empty field.
    private func start() {
        let hadFocus = recorder?.isFirstResponder ?? false
        recorder?.removeFromSuperview()
        let field = CodeInputView(length: 6, style: .box)
        field.isSecureTextEntry = kind.value
        let recorder = RecordingView(recording: field, style: "box")
        recorder.onRecord = { [weak self] in self?.showLines() }
        place.addArrangedSubview(recorder)
        self.recorder = recorder
        showLines()
        if hadFocus { recorder.becomeFirstResponder() }
    }

    /// Shows the length and the end of the recording.
    private func showLines() {
        let written = recorder?.recording.lines ?? []
        shareButton.isEnabled = !written.isEmpty
        lines.text = (["\(written.count) lines"] + written.suffix(8)).joined(separator: "\n")
    }

    private func share() {
        guard let recorder else { return }
        onShare(recorder.recording.text, shareButton)
    }
}
