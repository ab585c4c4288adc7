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
        field.translatesAutoresizingMaskIntoConstraints = false
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
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
