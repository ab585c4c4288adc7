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
