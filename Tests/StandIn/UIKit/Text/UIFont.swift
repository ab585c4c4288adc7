// Unchecked: the one stored property is a `let`.
open class UIFont: NSObject, @unchecked Sendable {
    let font: StandInFont

    init(_ font: StandInFont) { self.font = font }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(StandInFont(size: size(fontSize), weight: drawn(weight)))
    }
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(StandInFont(size: size(fontSize), weight: drawn(weight), design: .monospaced))
    }
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(StandInFont(size: size(fontSize), weight: drawn(weight), hasMonospacedDigits: true))
    }

    /// iOS makes its own fonts two steps heavier with Bold Text, and the lightest one step.
    private class func drawn(_ weight: Weight) -> CGFloat {
        guard StandInAccessibilitySettings.isBold else { return weight.rawValue }
        let steps = Weight.all
        guard let step = steps.firstIndex(where: { $0.rawValue >= weight.rawValue }) else { return weight.rawValue }
        return steps[min(step + (weight.rawValue < 0 ? 1 : 2), steps.count - 1)].rawValue
    }

    /// UIKit replaces a size of 0 or less by the default.
    private class func size(_ size: CGFloat) -> CGFloat { size > 0 ? size : 12 }

    /// The installed fonts. Any other name gives nil.
    private static let installed = ["Courier": ["Courier", "Courier-Bold"], "Menlo": ["Menlo-Regular", "Menlo-Bold"]]

    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let family = Self.installed.first(where: { $0.key == fontName || $0.value.contains(fontName) }) else {
            return nil
        }
        let isBold = fontName.contains("Bold")
        self.init(StandInFont(size: Self.size(fontSize), weight: isBold ? 0.4 : 0, design: .named(family.key)))
    }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.font
        if pointSize > 0 { font.size = pointSize }
        self.init(font)
    }

    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        let traits = traitCollection ?? UITraitCollection.current
        let size = StandInTextStyles.size(of: style, in: traits.preferredContentSizeCategory)
        let weight = style == .headline ? Weight.semibold : .regular
        return UIFont(StandInFont(size: size, weight: weight.rawValue, textStyle: style))
    }

    public var pointSize: CGFloat { font.size }
    public var ascender: CGFloat { font.size * StandInFont.ascender }
    public var lineHeight: CGFloat { ascender + abs(descender) }
    var descender: CGFloat { font.size * StandInFont.descender }
    public var capHeight: CGFloat { font.size * StandInFont.capHeight }

    public var familyName: String {
        switch font.design {
        case .named(let family): family
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        case .system: ".AppleSystemUIFont"
        }
    }

    public var fontName: String {
        if case .named(let family) = font.design {
            let names = Self.installed[family] ?? []
            return names.first { $0.contains("Bold") == (font.weight > 0.3) } ?? names.first ?? family
        }
        return familyName
    }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var copy = font
        copy.size = Self.size(fontSize)
        copy.textStyle = nil
        copy.baseSize = nil
        return UIFont(copy)
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
    open override var hash: Int { font.hashValue }
}

extension UIFont {
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        static let all: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]

        /// The nearest weight in CSS, of 100 to 900.
        var css: Int {
            let middles = zip(Self.all, Self.all.dropFirst()).map { ($0.rawValue + $1.rawValue) / 2 }
            return 100 + 100 * middles.count { $0 <= rawValue }
        }
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

// Unchecked: the one stored property is a `let`.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// Rounded to pixels, as UIKit does.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : 1
        let factor = StandInTextStyles.factor(of: style, in: traits.preferredContentSizeCategory)
        return (value * factor * scale).rounded() / scale
    }

    /// Keeps the original size: labels adjust such fonts too.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
        var copy = font.font
        copy.baseSize = copy.size
        copy.size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        copy.textStyle = style
        return UIFont(copy)
    }
}

// Unchecked: the one stored property is a `let`.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    let font: StandInFont

    init(_ font: StandInFont) { self.font = font }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns nil unless the font is the system's.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .named = font.design { return nil }
        var copy = font
        switch design {
        case .rounded: copy.design = .rounded
        case .serif: copy.design = .serif
        case .monospaced: copy.design = .monospaced
        default: copy.design = .system
        }
        return UIFontDescriptor(copy)
    }
}

extension UIFontDescriptor {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }

    /// As on iOS, a system font without a text style has a usage instead, such as "CTFontBoldUsage".
    public func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .traits: [TraitKey.weight: NSNumber(value: Double(font.weight))] as [TraitKey: Any]
        case .textStyle: usage
        default: nil
        }
    }

    private var usage: String? {
        if let style = font.textStyle, font.baseSize == nil { return style.rawValue }
        if case .named = font.design { return nil }
        return font.weight > 0.2 ? "CTFontBoldUsage" : "CTFontRegularUsage"
    }
}

/// The point sizes of the text styles in each of the twelve categories, smallest first.
enum StandInTextStyles {
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    static func size(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        (sizes[style] ?? sizes[.body])?[category.index] ?? 17
    }

    static func factor(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        size(of: style, in: category) / size(of: style, in: .large)
    }
}
