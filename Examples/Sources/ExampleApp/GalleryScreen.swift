import CodeInputUIKit
import ExampleScreens
import UIKit

/// Fields in every style, with a choice of state, light or dark, and text size.
final class GalleryScreen: UIViewController {
    private(set) lazy var style = Choice("Style", Self.styleNames) { [weak self] in self?.showFields() }
    private(set) lazy var state = Choice("State", Array(GalleryStyles.states)) { [weak self] in self?.showFields() }
    private(set) lazy var look = Choice("Look", Array(Self.looks)) { [weak self] in self?.showLook() }
    private(set) lazy var textSize = Choice("Text", Array(Self.textSizes)) { [weak self] in self?.showTextSize() }
    private(set) var fields: [CodeInputView] = []
    private let list = UIStackView(column: [], spacing: 20)

    private static let everyStyle = "all"
    private static let styleNames = ([everyStyle] + GalleryStyles.all.map(\.key)).map { (key: $0, value: $0) }
    private static let looks: KeyValuePairs<String, UIUserInterfaceStyle> = [
        "System": .unspecified, "Light": .light, "Dark": .dark,
    ]
    private static let textSizes: KeyValuePairs<String, UIContentSizeCategory> = [
        "Standard": .large, "Smallest": .extraSmall, "Large": .extraExtraExtraLarge,
        "Accessible": .accessibilityLarge, "Largest": .accessibilityExtraExtraExtraLarge,
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        view.backgroundColor = .systemBackground
        var choices: [UIView] = [style.button, state.button, look.button]
        // Before iOS 17, only the device can set the text size.
        if #available(iOS 17, visionOS 1, *) { choices.append(textSize.button) }
        let content = UIStackView(column: [UIStackView(column: choices), list], spacing: 24)
        view.addScrolling(content, below: view.safeAreaLayoutGuide.topAnchor, above: view.keyboardLayoutGuide.topAnchor)
        showFields()
    }

    private func showFields() {
        list.arrangedSubviews.forEach { $0.removeFromSuperview() }
        fields = []
        for (name, renderer) in GalleryStyles.all where [Self.everyStyle, name].contains(style.value) {
            let field = CodeInputView(length: 6, style: renderer)
            field.accessibilityLabel = name
            state.value(field)
            fields.append(field)
            let caption = UILabel(.caption1, color: .secondaryLabel, text: name)
            list.addArrangedSubview(UIStackView(column: [caption, field], spacing: 4))
        }
    }

    private func showLook() { overrideUserInterfaceStyle = look.value }

    private func showTextSize() {
        if #available(iOS 17, visionOS 1, *) { traitOverrides.preferredContentSizeCategory = textSize.value }
    }
}

/// The styles and states of the gallery.
@MainActor enum GalleryStyles {
    /// The styles by their names in scripts.
    static let all: KeyValuePairs<String, any CodeCellRenderer> = [
        "underline": UnderlineRenderer(), "box": BoxRenderer.box, "joined": BoxRenderer.joined,
        "circles": BoxRenderer.circles, "dots": DotsRenderer(),
        "background": BackgroundRenderer(image: CodeImage(card)), "material": MaterialRenderer(),
        "checkout": CheckoutRenderer(), "messenger": MessengerRenderer(), "bank": BankRenderer(),
        "ticket": TicketRenderer(),
    ]

    /// One image for all cells.
    private static let card = UIGraphicsImageRenderer(size: CGSize(width: 360, height: 64)).image { _ in
        UIColor.systemOrange.withAlphaComponent(0.3).setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 360, height: 64), cornerRadius: 16).fill()
    }

    /// The states of a field, and how to reach them.
    static let states: KeyValuePairs<String, (CodeInputView) -> Void> = [
        "Filling": { $0.code = "482" }, "Empty": { $0.placeholder = "0" }, "Complete": { $0.code = "482910" },
        "Checking": { ($0.code, $0.status) = ("482910", .verifying) },
        "Accepted": { ($0.code, $0.status) = ("482910", .accepted) },
        "Rejected": { ($0.rejectionPolicy, $0.code, $0.status) = (.edit, "482911", .rejected) },
        "Secure": { ($0.isSecureTextEntry, $0.code) = (true, "482") },
        "Disabled": { ($0.code, $0.isEnabled) = ("482", false) },
    ]
}

/// A button with a menu of values, which shows the selected value.
@MainActor final class Choice<Value> {
    let button = UIButton(configuration: .gray())
    private(set) var index = 0
    private let title: String
    private let values: [(key: String, value: Value)]
    private let onChange: () -> Void

    /// Creates a button with the first value selected.
    init(_ title: String, _ values: [(key: String, value: Value)], onChange: @escaping () -> Void) {
        (self.title, self.values, self.onChange) = (title, values, onChange)
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
