// Unchecked: the one stored property is a `let`.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    let font: StandInFont

    init(_ font: StandInFont) {
        self.font = font
        super.init()
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(StandInFont(size: size, design: .named(fontName)))
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    var postscriptName: String { UIFont(font).fontName }
    public var pointSize: CGFloat { font.size }

    var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
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

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    open override var hash: Int { font.hashValue }
}

extension UIFontDescriptor {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// As on iOS, a system font without a text style has a usage instead, such as "CTFontBoldUsage".
    public func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .family: UIFont(font).familyName
        case .name: postscriptName
        case .size: NSNumber(value: Double(font.size))
        case .traits:
            [
                TraitKey.symbolic: NSNumber(value: symbolicTraits.rawValue),
                .weight: NSNumber(value: Double(font.weight)), .width: NSNumber(value: 0),
                .slant: NSNumber(value: font.isItalic ? 0.07 : 0),
            ] as [TraitKey: Any]
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
        .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    static func size(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        guard let row = sizes[style] ?? sizes[.body] else { return 17 }
        return row[category.index]
    }

    static func factor(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        size(of: style, in: category) / size(of: style, in: .large)
    }
}
