package import UIKit

extension UIView {
    /// Adds content between an edge and a view, which scrolls if it does not fit.
    @discardableResult
    package func addScrolling(
        _ content: UIView, margin: CGFloat = 24, below top: NSLayoutYAxisAnchor, above bottom: UIView
    ) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.keyboardDismissMode = .interactive
        for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(scroll)
        scroll.addSubview(content)
        let (area, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: top),
            scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: bottom.topAnchor, constant: -12),
            content.topAnchor.constraint(equalTo: area.topAnchor, constant: margin),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -margin),
            content.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: margin),
            content.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -margin),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -2 * margin),
        ])
        return scroll
    }
}

extension UIScrollView {
    /// Scrolls until the views are visible, as UIKit does for its text fields.
    func scrollToVisible(_ views: UIView...) {
        layoutIfNeeded()
        let area = views.reduce(CGRect.null) { $0.union(convert($1.bounds, from: $1)) }
        scrollRectToVisible(area, animated: false)
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

    /// A close button.
    static func close(_ action: @escaping () -> Void) -> UIButton { round("xmark", label: "Close", action) }

    /// A back button.
    static func back(_ action: @escaping () -> Void) -> UIButton { round("chevron.backward", label: "Back", action) }

    private static func round(_ symbol: String, label: String, _ action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
        configuration.cornerStyle = .capsule
        configuration.contentInsets = .zero
        configuration.baseForegroundColor = .secondaryLabel
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
        button.accessibilityLabel = label
        button.widthAnchor.constraint(equalToConstant: 36).isActive = true
        button.heightAnchor.constraint(equalToConstant: 36).isActive = true
        return button
    }
}
