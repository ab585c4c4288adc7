import UIKit

/// A button with a menu of values, which shows the selected value.
@MainActor final class Choice<Value> {
    let button = UIButton(configuration: .gray())
    private(set) var index = 0
    private let title: String
    private let values: KeyValuePairs<String, Value>
    private let onChange: () -> Void

    /// Creates a button with the first value selected.
    init(_ title: String, _ values: KeyValuePairs<String, Value>, onChange: @escaping () -> Void) {
        self.title = title
        self.values = values
        self.onChange = onChange
        button.showsMenuAsPrimaryAction = true
        show()
    }

    var value: Value { values[index].value }
    var names: [String] { values.map(\.key) }

    func choose(_ name: String) {
        guard let index = names.firstIndex(of: name) else { return }
        self.index = index
        show()
        onChange()
    }

    private func show() {
        button.configuration?.title = "\(title): \(names[index])"
        button.menu = UIMenu(
            title: title,
            children: names.enumerated().map { place, name in
                UIAction(title: name, state: place == index ? .on : .off) { [weak self] _ in self?.choose(name) }
            })
    }
}
