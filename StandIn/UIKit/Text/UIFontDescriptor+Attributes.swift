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
