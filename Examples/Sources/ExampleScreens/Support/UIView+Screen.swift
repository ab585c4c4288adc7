package import UIKit

extension UIView {
    /// Adds content between two edges, which scrolls if it does not fit.
    @discardableResult package func addScrolling(
        _ content: UIView, margin: CGFloat = 24, below top: NSLayoutYAxisAnchor, above bottom: NSLayoutYAxisAnchor
    ) -> UIScrollView {
        let scroll = UIScrollView(), area = scroll.contentLayoutGuide
        scroll.keyboardDismissMode = .interactive
        for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(scroll)
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: top),
            scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: bottom, constant: -12),
            content.topAnchor.constraint(equalTo: area.topAnchor, constant: margin),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -margin),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: margin),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -margin),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -2 * margin),
        ])
        return scroll
    }

    /// Shows a button in place of a pad: there is nothing more to enter, and the field's row says so.
    func showDone(insteadOf pad: UIView, action: @escaping () -> Void) {
        let button = UIButton.large("Done", action: action)
        pad.isHidden = true
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
            button.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -12),
        ])
        // VoiceOver may have its focus on a key.
        UIAccessibility.post(notification: .layoutChanged, argument: button)
    }
}

extension UIViewController {
    /// Lays out a title, a line of text and views above the keyboard.
    func layOutColumn(_ title: String, _ text: String, _ views: [UIView]) {
        view.backgroundColor = .systemBackground
        view.tintColor = .accent
        let title = UILabel(.title1, weight: .bold, text: title)
        title.accessibilityTraits.insert(.header)
        let text = UILabel(.body, color: .secondaryText, text: text)
        let content = UIStackView(column: [title, text] + views)
        content.setCustomSpacing(24, after: text)
        view.addScrolling(content, below: view.safeAreaLayoutGuide.topAnchor, above: view.keyboardLayoutGuide.topAnchor)
    }
}

extension UIStackView {
    /// Creates a column of views as wide as the stack.
    package convenience init(column views: [UIView], spacing: CGFloat = 8) {
        self.init(arrangedSubviews: views)
        axis = .vertical
        self.spacing = spacing
    }
}

extension UIButton {
    /// Creates a button whose title wraps and follows the text size.
    package convenience init(
        _ configuration: UIButton.Configuration, _ title: String, image: String? = nil, action: @escaping () -> Void
    ) {
        var configuration = configuration
        configuration.title = title
        configuration.image = image.flatMap { UIImage(systemName: $0) }
        configuration.imagePadding = 6
        self.init(configuration: configuration, primaryAction: UIAction { _ in action() })
    }

    /// A large button for the main action.
    static func large(_ title: String, action: @escaping () -> Void) -> UIButton {
        let button = UIButton(.filled(), title, action: action)
        button.configuration?.buttonSize = .large
        button.configuration?.cornerStyle = .large
        button.tintColor = .accentFill
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 52).isActive = true
        return button
    }

    static func round(_ symbol: String, label: String, _ action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(textStyle: .headline))
        configuration.cornerStyle = .capsule
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        configuration.baseForegroundColor = .secondaryText
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
        button.accessibilityLabel = label
        // The least that a finger finds. It grows with the text, and takes no other room.
        for length in [button.widthAnchor, button.heightAnchor] {
            length.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        }
        button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        button.setContentHuggingPriority(.defaultHigh, for: .vertical)
        return button
    }
}

extension UILabel {
    /// A label that wraps and follows the text size.
    package convenience init(
        _ style: UIFont.TextStyle, weight: UIFont.Weight = .regular, color: UIColor = .label, text: String? = nil
    ) {
        self.init(frame: .zero)
        let plain = UITraitCollection(preferredContentSizeCategory: .large)
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: plain).pointSize
        font = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = 0
        self.text = text
    }
}

extension UIColor {
    /// Secondary text, darker than the system's color: at least 4.5:1 on every background of the screens.
    static let secondaryText = UIColor(0x6C6C70, dark: 0x98989F, contrast: 0x54545A, 0xB8B8C0)
    /// The tint of the screens: 5.9:1 on white, where the system's blue has 4:1, too little for a button's title.
    static let accent = UIColor(0x0062CC, dark: 0x409CFF, contrast: 0x0062CC, 0x409CFF)
    /// The fill of a button with a white title, in dark mode too.
    static let accentFill = UIColor(0x0062CC, dark: 0x0062CC, contrast: 0x0062CC, 0x0062CC)

    /// Creates an opaque color from 24 bits for each appearance: light, dark, and both with increased contrast.
    private convenience init(_ light: UInt32, dark: UInt32, contrast lightContrast: UInt32, _ darkContrast: UInt32) {
        self.init { traits in
            let isHigh = traits.accessibilityContrast == .high
            let rgb = traits.userInterfaceStyle == .dark ? isHigh ? darkContrast : dark : isHigh ? lightContrast : light
            return UIColor(
                red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
                alpha: 1)
        }
    }
}
