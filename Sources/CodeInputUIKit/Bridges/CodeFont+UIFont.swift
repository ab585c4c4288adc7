#if canImport(UIKit)
public import CodeInputStyles
public import UIKit

extension CodeFont {
    /// Creates a font from a UIKit font: a brand's own keeps its face, the system's its weight and its design.
    ///
    /// - Parameter font: The font. The field scales it with the user's text size; so of a preferred font, which is scaled
    ///   already, the size at the default text size is taken. Give any other font in that size, and not one that
    ///   `UIFontMetrics` has scaled. A weight that there is no name for becomes the nearest, and slant is left out.
    public init(_ font: UIFont) {
        // The system's fonts have names that begin with a dot, and can't be had by name.
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
    /// Of a text style only: other system fonts have a usage where that has its style, and fonts of a style may have been
    /// given another size, which no category has.
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

    /// The design of the system's that changes nothing, as there is none to be read.
    fileprivate var systemDesign: CodeFont.Design {
        let match = Self.designs.first { _, design in
            fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: pointSize).familyName } == familyName
        }
        return match?.0 ?? .standard
    }
}
#endif
