#if canImport(UIKit)
public import CodeInputStyles
public import UIKit

extension UIFont {
    /// The cached font of a style: a lookup would slow down every key.
    package static func make(_ font: CodeFont) -> UIFont {
        if let kept = FontCache.with({ $0.fonts[font] }) { return kept }
        let found = font.name.map { UIFont(name: $0, size: font.size) } ?? system(font)
        guard let found else {
            // Not cached, because the app may register its fonts later.
            MissingResources.report("font \"\(font.name ?? "")\"; the kit uses a fallback")
            return system(font)
        }
        FontCache.with {
            // A field has a few fonts, at one text size.
            if $0.fonts.count >= 32 { $0.fonts.removeAll() }
            $0.fonts[font] = found
        }
        return found
    }

    /// The cached attributes of text: the characters of a code look alike.
    static func attributes(_ font: CodeFont, _ color: CodeColor.Components) -> TextAttributes {
        if let last = FontCache.with({ $0.attributes }), last.codeFont == font, last.color == color { return last }
        let attributes = TextAttributes(font, color)
        // A missing font may be registered later.
        FontCache.with { if $0.fonts[font] != nil { $0.attributes = attributes } }
        return attributes
    }

    /// Reads the setting Bold Text, and empties the cache of fonts if it has changed: only the main thread may read the
    /// setting, and drawings use the fonts on any thread.
    @MainActor static func updateBoldText() {
        let isEnabled = UIAccessibility.isBoldTextEnabled
        FontCache.with { if $0.boldText != isEnabled { $0 = FontCache(boldText: isEnabled) } }
    }

    private static func system(_ font: CodeFont) -> UIFont {
        // With the setting, UIKit makes system fonts heavier, but not where only a view's traits ask for it.
        let wanted = FontCache.with { $0.boldText } ? font.weightWithoutBoldText ?? font.weight : font.weight
        let weight = weights.first { $0.0 == wanted }?.1 ?? .regular
        if font.design == .monospaced { return .monospacedSystemFont(ofSize: font.size, weight: weight) }
        // With digits of one width, a code does not jump while the user types.
        let system = UIFont.monospacedDigitSystemFont(ofSize: font.size, weight: weight)
        guard font.design != .standard, let design = designs.first(where: { $0.0 == font.design })?.1,
            let descriptor = system.fontDescriptor.withDesign(design)
        else { return system }
        return UIFont(descriptor: descriptor, size: font.size)
    }

    private static let weights: [(CodeFont.Weight, UIFont.Weight)] = [
        (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold),
        (.heavy, .heavy),
    ]

    private static let designs: [(CodeFont.Design, UIFontDescriptor.SystemDesign)] = [
        (.standard, .default), (.rounded, .rounded), (.monospaced, .monospaced), (.serif, .serif),
    ]

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    // The size at the default text size. Only a font of a text style has one; one whose size the app has changed
    // matches no category, and keeps its size.
    fileprivate var unscaledSize: CGFloat {
        guard let name = fontDescriptor.object(forKey: .textStyle) as? String, name.hasPrefix("UICTFontTextStyle")
        else { return pointSize }
        func size(in category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: TextStyle(rawValue: name), compatibleWith: traits).pointSize
        }
        return Self.categories.contains { size(in: $0) == pointSize } ? size(in: .large) : pointSize
    }

    fileprivate var nearestWeight: CodeFont.Weight {
        guard let traitOfWeight else { return .regular }
        // With Bold Text, UIKit makes this font heavier, and those that it is compared with.
        func distance(_ other: UIFont.Weight) -> CGFloat {
            let font = UIFont.systemFont(ofSize: pointSize, weight: other)
            return abs((font.traitOfWeight ?? other.rawValue) - traitOfWeight)
        }
        return Self.weights.min { distance($0.1) < distance($1.1) }?.0 ?? .regular
    }

    private var traitOfWeight: CGFloat? {
        let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        return (traits?[.weight] as? NSNumber).map { CGFloat($0.doubleValue) }
    }

    /// The design that leaves the font unchanged: UIKit has no way to read a font's design.
    fileprivate var systemDesign: CodeFont.Design {
        let match = Self.designs.first { _, design in
            fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: pointSize).familyName } == familyName
        }
        return match?.0 ?? .standard
    }
}

final class TextAttributes {
    let codeFont: CodeFont
    let color: CodeColor.Components
    let font: UIFont
    let attributes: [NSAttributedString.Key: Any]

    init(_ codeFont: CodeFont, _ color: CodeColor.Components) {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        (self.codeFont, self.color, font) = (codeFont, color, UIFont.make(codeFont))
        attributes = [.font: font, .foregroundColor: UIColor(color), .paragraphStyle: style]
    }
}

/// A cache of the fonts in recent drawings, and of the attributes of the last text.
private struct FontCache: ~Copyable {
    private static let lock = NSLock()
    // Unsafe, because it is mutable: every access holds the lock. Fonts are immutable.
    private nonisolated(unsafe) static var shared = FontCache()

    var fonts: [CodeFont: UIFont] = [:]
    var attributes: TextAttributes?
    var boldText = false

    static func with<Value>(_ body: (inout FontCache) -> Value) -> Value { lock.withLock { body(&shared) } }
}

extension CodeFont {
    /// Creates a font from a UIKit font.
    ///
    /// A custom font keeps its face. A system font keeps its design and its weight, rounded to the nearest named
    /// weight, and loses its slant.
    ///
    /// - Parameter font: A font at the default text size, which the field scales with the user's text size. A preferred
    ///   font is converted to that size. Don't pass a font that `UIFontMetrics` has scaled.
    public init(_ font: UIFont) {
        // The names of system fonts begin with a dot, and can't create a font.
        guard font.fontName.hasPrefix(".") else {
            self.init(name: font.fontName, size: font.pointSize)
            return
        }
        self.init(size: font.unscaledSize, weight: font.nearestWeight, design: font.systemDesign)
    }
}
#endif
