import CodeInputPIN
import SwiftUI
import UIKit

/// A field in a purple tint, and a line that says whether the view has the tint.
struct TintScreen: View {
    let watch: (CodeInputView, String) -> Void
    @State private var code = ""
    @State private var field: CodeInputView?
    @State private var isPurple = false

    var body: some View {
        VStack(spacing: 24) {
            CodeInputField(code: $code)
                .codeInputSetUp { view in
                    watch(view, "code")
                    Task { field = view }
                }
                .tint(.purple)
            Button("Look") { isPurple = field?.tintColor.cgColor == UIColor(.purple).cgColor }
            Text(isPurple ? "The field is purple" : "The field is not purple")
        }
    }
}

/// A field whose cells are views of SwiftUI, and a button that sets its code.
struct CellsScreen: View {
    let watch: (CodeInputView, String) -> Void
    @State private var code = ""

    var body: some View {
        VStack(spacing: 24) {
            CodeInputField(code: $code) { cell in
                if case .character(let character) = cell.content { Text(String(character)) }
            }
            .codeInputSetUp { watch($0, "code") }
            Button("Set the code") { code = "482910" }
            Text("The code is \(code)")
        }
    }
}

/// A table with a field in a cell that sizes itself, and a line that says whether the field has the height that it needs.
final class TableScreen: UITableViewController {
    private let field = CodeInputView(length: 6)
    private let line = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.showsMessage = true
        field.message = "We have sent the code to the number that ends with 42. It may take a minute to arrive."
        // From the first layout on, so that its row has room for it.
        line.text = "The field is cut"
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The table lays itself out before its cells.
        Task { showWhetherTheFieldFits() }
    }

    private func showWhetherTheFieldFits() {
        let needed = field.sizeThatFits(field.bounds.size).height
        line.text = abs(field.bounds.height - needed) <= 1 ? "The field fits" : "The field is cut"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let content: UIView = indexPath.row == 0 ? field : line
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(content)
        field.preferredMaxLayoutWidth = tableView.bounds.width - 32
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 16),
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -16),
            content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
        ])
        return cell
    }
}

/// A field, and a pad if it has one, in a parent that hides the keyboard when the user taps anywhere in it.
struct TapScreen: View {
    var hasPad = false
    let watch: (CodeInputView, String) -> Void
    @State private var code = ""
    @State private var taps = 0
    @State private var target = CodeInputTarget()

    var body: some View {
        VStack(spacing: 24) {
            CodeInputField(code: $code).codeInputTarget(target).codeInputSetUp { watch($0, "code") }
            if hasPad { CodeInputKeypad(target: target) }
            Text("Taps of the parent: \(taps)")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture {
            taps += 1
            let resign = #selector(UIResponder.resignFirstResponder)
            UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil)
        }
    }
}

/// A field and a text field, both with SwiftUI's own focus modifier.
struct FocusStateScreen: View {
    private enum Name: String { case code, text }

    let watch: (CodeInputView, String) -> Void
    @State private var code = ""
    @State private var text = ""
    @FocusState private var focus: Name?

    var body: some View {
        VStack(spacing: 16) {
            CodeInputField(code: $code).codeInputSetUp { watch($0, "code") }.focused($focus, equals: .code)
            TextField("Text", text: $text).focused($focus, equals: .text)
            Button("Focus the code") { focus = .code }
            Button("Focus the text") { focus = .text }
            Text("State: \(focus?.rawValue ?? "none")")
        }
    }
}
