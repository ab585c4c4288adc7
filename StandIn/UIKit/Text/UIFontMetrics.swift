// Unchecked: the one stored property is a `let`.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Rounded to pixels, as UIKit does.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        let factor = StandInTextStyles.factor(of: style, in: traits.preferredContentSizeCategory)
        return (value * factor * scale).rounded() / scale
    }

    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, to: scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// Keeps the original size: labels adjust such fonts too.
    private func scaled(_ font: UIFont, to size: CGFloat) -> UIFont {
        var copy = font.font
        copy.baseSize = copy.size
        copy.size = size
        copy.textStyle = style
        return UIFont(copy)
    }
}
