import CodeInputPIN
import SwiftUI
import UIKit

/// A column of fields and other views, with a line of text for each field below.
///
/// XCUITest can't ask a field whether it has the focus, or for its status. The lines tell it.
final class ScreenController: UIViewController {
    private let column = UIStackView()
    /// A screen that this one presents in a sheet.
    var front: ScreenController?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let front, presentedViewController == nil { present(front, animated: false) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (column.axis, column.spacing) = (.vertical, 16)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
        ])
    }

    /// Adds a field, of six digits if there is none, whose identifier and label are its name.
    @discardableResult func addField(
        _ name: String, _ field: CodeInputView = CodeInputView(length: 6)
    ) -> CodeInputView {
        loadViewIfNeeded()
        column.addArrangedSubview(field)
        watch(field, name)
        return field
    }

    /// Adds a view of SwiftUI.
    func add(_ content: some View) {
        loadViewIfNeeded()
        let host = UIHostingController(rootView: content)
        addChild(host)
        column.insertArrangedSubview(host.view, at: 0)
        host.view.heightAnchor.constraint(equalToConstant: 480).isActive = true
        host.didMove(toParent: self)
    }

    /// Moves a field into a scroll view, between rows.
    func addRows(around field: CodeInputView) {
        let rows = UIStackView(), scrollView = UIScrollView()
        (rows.axis, rows.spacing) = (.vertical, 24)
        for number in 1...40 {
            let row = UILabel()
            row.text = "Row \(number)"
            rows.addArrangedSubview(row)
        }
        rows.insertArrangedSubview(field, at: 4)
        rows.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(rows)
        column.insertArrangedSubview(scrollView, at: 0)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: content.topAnchor),
            rows.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            rows.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            scrollView.heightAnchor.constraint(equalToConstant: 400),
        ])
    }

    /// Names a field, and shows its focus and status.
    func watch(_ field: CodeInputView, _ name: String) {
        (field.accessibilityIdentifier, field.accessibilityLabel) = (name, name)
        // Otherwise `typeText` does not find a secure field.
        field.isAnnouncedAsTextField = true
        let focus = UILabel(), status = UILabel()
        focus.text = "\(name) has no focus"
        status.text = "\(name) is \(CodeStatus.editing.rawValue)"
        for line in [focus, status] { column.addArrangedSubview(line) }
        field.addAction(UIAction { _ in focus.text = "\(name) has the focus" }, for: .editingDidBegin)
        field.addAction(UIAction { _ in focus.text = "\(name) has no focus" }, for: .editingDidEnd)
        field.onStatusChange = { status.text = "\(name) is \($0.rawValue)" }
    }
}
