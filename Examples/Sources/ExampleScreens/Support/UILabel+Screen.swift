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

extension UIColor {
    /// Secondary text, darker than the system's color: at least 4.5:1 on every background of the screens.
    static let secondaryText = UIColor(0x6C6C70, dark: 0x98989F, contrast: 0x54545A, 0xB8B8C0)
    /// The tint of the screens: 5.9:1 on white.
    ///
    /// The system's blue has 4:1, too little for the title of a button.
    static let accent = UIColor(0x0062CC, dark: 0x409CFF, contrast: 0x0062CC, 0x409CFF)
    /// The fill of a button with a white title, in dark mode too.
    static let accentFill = UIColor(0x0062CC, dark: 0x0062CC, contrast: 0x0062CC, 0x0062CC)

    /// Creates an opaque color from 24 bits for each appearance: light, dark, and both with increased contrast.
    private convenience init(_ light: UInt32, dark: UInt32, contrast lightContrast: UInt32, _ darkContrast: UInt32) {
        self.init { traits in
            let isHigh = traits.accessibilityContrast == .high
            let rgb =
                traits.userInterfaceStyle == .dark
                ? isHigh ? darkContrast : dark : isHigh ? lightContrast : light
            return UIColor(
                red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
                alpha: 1)
        }
    }
}
