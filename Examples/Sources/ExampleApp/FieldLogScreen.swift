import CodeInputUIKit
import ExampleScreens
import UIKit

/// Shows what the keyboard does to a field, in the form of `Tests/CodeInputUIKitTests/Sequences.calls`, to copy and send.
final class FieldLogScreen: UIViewController {
    let field = CodeInputView(length: 6)
    private(set) lazy var kind = Choice("Field", [("Plain", false), ("Secure", true)]) { [weak self] in self?.start() }
    private(set) lazy var copyButton = UIButton(.gray(), "Copy") { [weak self] in self?.copyLines() }
    private let log = UILabel(.footnote, color: .label, text: "")
    private(set) var lines: [String] = []
    /// Whether the lines so far are of an earlier turn of the main queue.
    private var isTurnOver = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Field log"
        view.backgroundColor = .systemBackground
        field.accessibilityLabel = "Code"
        field.onSystemCall = { [weak self] in self?.add($0) }
        log.numberOfLines = 0
        let content = UIStackView(column: [kind.button, field, copyButton, log], spacing: 16)
        view.addScrolling(content, below: view.safeAreaLayoutGuide.topAnchor, above: view.keyboardLayoutGuide.topAnchor)
        start()
    }

    private func start() {
        field.isSecureTextEntry = kind.value
        field.clear()
        isTurnOver = false
        lines = [#"{"do":"new","length":6,"secure":\#(kind.value)}"#, #"{"do":"focus"}"#]
        show()
    }

    private func add(_ line: String) {
        if isTurnOver { lines.append(#"{"do":"state"}"#) }
        isTurnOver = false
        lines.append(line)
        show()
        Task { [weak self] in self?.isTurnOver = true }
    }

    private func copyLines() {
        // What the field shows the system: bullets, if it is secure.
        let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        let text = all.flatMap { field.text(in: $0) } ?? ""
        UIPasteboard.general.string = (lines + [#"{"do":"state"}"#, #"= {"text":"\#(text)"}"#]).joined(separator: "\n")
    }

    private func show() { log.text = lines.joined(separator: "\n") }
}
