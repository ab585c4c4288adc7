#if canImport(UIKit)
public import CodeInputStyles
public import UIKit

extension CodeFont {
    /// Creates a font from a UIKit font.
    ///
    /// A custom font keeps its face. A system font keeps its design and its weight, rounded to the nearest named weight, and
    /// loses its slant.
    ///
    /// - Parameter font: A font at the default text size, which the field scales with the user's text size. A preferred font is
    ///   converted to that size. Don't pass a font that `UIFontMetrics` has scaled.
    public init(_ font: UIFont) {
        // The names of system fonts begin with a dot, and can't create a font.
        guard font.fontName.hasPrefix(".") else {
            self.init(name: font.fontName, size: font.pointSize)
            return
        }
        self.init(size: font.unscaledSize, weight: font.nearestWeight, design: font.systemDesign)
    }
}

extension UIFont {
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static let weights: [(CodeFont.Weight, UIFont.Weight)] = [
        (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold),
        (.heavy, .heavy),
    ]

    private static let designs: [(CodeFont.Design, UIFontDescriptor.SystemDesign)] = [
        (.standard, .default), (.rounded, .rounded), (.monospaced, .monospaced), (.serif, .serif),
    ]

    /// The size at the default text size.
    ///
    /// Only a font of a text style has one: other system fonts have a usage in place of the style. A font of a style whose
    /// size the app has changed matches no category, and keeps its size.
    fileprivate var unscaledSize: CGFloat {
        guard let name = fontDescriptor.object(forKey: .textStyle) as? String, name.hasPrefix("UICTFontTextStyle")
        else {
            return pointSize
        }
        func size(in category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: TextStyle(rawValue: name), compatibleWith: traits).pointSize
        }
        return Self.categories.contains { size(in: $0) == pointSize } ? size(in: .large) : pointSize
    }

    fileprivate var nearestWeight: CodeFont.Weight {
        let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        guard let number = traits?[.weight] as? NSNumber else { return .regular }
        let weight = CGFloat(number.doubleValue)
        func distance(_ other: UIFont.Weight) -> CGFloat { abs(other.rawValue - weight) }
        return Self.weights.min { distance($0.1) < distance($1.1) }?.0 ?? .regular
    }

    /// The design that leaves the font unchanged: UIKit has no way to read a font's design.
    fileprivate var systemDesign: CodeFont.Design {
        let match = Self.designs.first { _, design in
            fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: pointSize).familyName } == familyName
        }
        return match?.0 ?? .standard
    }
}
#endif
