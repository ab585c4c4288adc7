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
}
