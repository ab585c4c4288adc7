package import UIKit

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

    /// Shows a line of text.
    ///
    /// An error is red, and VoiceOver speaks it.
    func show(_ line: String?, isError: Bool = false) {
        text = line
        textColor = isError ? .failure : .secondaryText
        if isError { UIAccessibility.post(notification: .announcement, argument: line) }
    }
}
