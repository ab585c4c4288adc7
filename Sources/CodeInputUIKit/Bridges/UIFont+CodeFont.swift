#if canImport(UIKit)
public import CodeInputStyles
import Foundation
public import UIKit

extension UIFont {
    /// The cached font of a style: a lookup would slow down every key.
    package static func make(_ font: CodeFont) -> UIFont {
        if let kept = fonts[font] { return kept }
        guard let found = find(font) else {
            // Not cached, because the app may register its fonts later.
            MissingResources.report("font \"\(font.name ?? "")\"")
            return system(font)
        }
        fonts[font] = found
        return found
    }

    /// The cached attributes of text: the characters of a code look alike.
    static func attributes(_ font: CodeFont, _ color: CodeColor.Components) -> TextLook {
        if let last = fonts.last, last.codeFont == font, last.color == color { return last }
        let look = TextLook(font, color)
        // A missing font may be registered later.
        if fonts[font] != nil { fonts.last = look }
        return look
    }

    private static let fonts = FontCache()

    /// Follows the user's setting Bold Text, with which the system's fonts are heavier.
    ///
    /// UIKit tells it on the main thread only, and a drawing may be on any. A view therefore asks when its traits change.
    @MainActor package static func followBoldText() { fonts.follow(UIAccessibility.isBoldTextEnabled) }

    private static func find(_ font: CodeFont) -> UIFont? {
        guard let name = font.name else { return system(font) }
        return UIFont(name: name, size: font.size)
    }

    private static func system(_ font: CodeFont) -> UIFont {
        // With Bold Text, UIKit makes system fonts heavier. It does not where only the traits of a view ask for bold text.
        let isHeavierAnyway = fonts.isBoldTextEnabled
        let weight: UIFont.Weight =
            switch isHeavierAnyway ? font.weightWithoutBoldText ?? font.weight : font.weight {
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            }
        // With digits of one width, a code does not jump while the user types.
        let system = UIFont.monospacedDigitSystemFont(ofSize: font.size, weight: weight)
        let design: UIFontDescriptor.SystemDesign
        switch font.design {
        case .standard: return system
        case .rounded: design = .rounded
        case .monospaced: return .monospacedSystemFont(ofSize: font.size, weight: weight)
        case .serif: design = .serif
        }
        guard let descriptor = system.fontDescriptor.withDesign(design) else { return system }
        return UIFont(descriptor: descriptor, size: font.size)
    }
}

/// The font and the color of text, and what draws it.
struct TextLook {
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

/// A cache of the fonts in recent drawings, and of the look of the last text.
///
/// A field has a few, at one text size.
private final class FontCache: @unchecked Sendable {
    // Unchecked, because the dictionary and the setting are mutable: both are private, and every access holds the lock. Fonts
    // are immutable.
    private let lock = NSLock()
    private var fonts: [CodeFont: UIFont] = [:]
    private var look: TextLook?
    private var boldText = false

    var last: TextLook? {
        get { lock.withLock { look } }
        set { lock.withLock { look = newValue } }
    }

    /// Whether the fonts are those for Bold Text.
    var isBoldTextEnabled: Bool { lock.withLock { boldText } }

    /// Drops the fonts if they are for the other setting.
    func follow(_ isEnabled: Bool) {
        lock.withLock {
            guard isEnabled != boldText else { return }
            boldText = isEnabled
            fonts.removeAll()
            look = nil
        }
    }

    subscript(font: CodeFont) -> UIFont? {
        get { lock.withLock { fonts[font] } }
        set {
            lock.withLock {
                if fonts.count >= 32 { fonts.removeAll() }
                fonts[font] = newValue
            }
        }
    }
}

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
