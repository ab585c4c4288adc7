// Unchecked: every stored property is a `let`; a provider runs on the thread that resolves the color, as on iOS.
open class UIColor: NSObject, @unchecked Sendable {
    private enum Source {
        case fixed(StandInRGBA)
        case dynamic((UITraitCollection) -> UIColor)
    }

    private let source: Source

    init(_ rgba: StandInRGBA) { source = .fixed(rgba) }

    private init(source: Source) { self.source = source }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(StandInRGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(source: .dynamic(dynamicProvider))
    }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(rgba(with: traitCollection))
    }

    func rgba(with traits: UITraitCollection) -> StandInRGBA {
        switch source {
        case .fixed(let rgba): rgba
        case .dynamic(let provider): provider(traits).rgba(with: traits)
        }
    }

    var rgba: StandInRGBA { rgba(with: .current) }

    public var cgColor: CGColor { CGColor(rgba) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .fixed(let rgba) = source { return UIColor(rgba.with(alpha: alpha)) }
        return UIColor(source: .dynamic { [self] in UIColor(rgba(with: $0).with(alpha: alpha)) })
    }

    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        guard case .fixed(let a) = source, case .fixed(let b) = other.source else { return false }
        return a == b
    }

    open override var hash: Int {
        if case .fixed(let rgba) = source { return rgba.hashValue }
        return ObjectIdentifier(self).hashValue
    }
}

extension UIColor {
    public static let black = UIColor(StandInRGBA(0x000000))
    public static let white = UIColor(StandInRGBA(0xFFFFFF))
    public static let gray = UIColor(StandInRGBA(0x808080))
    public static let red = UIColor(StandInRGBA(0xFF0000))
    public static let green = UIColor(StandInRGBA(0x00FF00))
    public static let blue = UIColor(StandInRGBA(0x0000FF))
    public static let clear = UIColor(StandInRGBA(0x000000, alpha: 0))

    public static let label = adaptive(0x000000, dark: 0xFFFFFF, contrast: 0x000000, darkContrast: 0xFFFFFF)
    public static let secondaryLabel = translucent(0x3C3C43, 0.6, 0xEBEBF5, 0.6, contrast: 0.8, 0.7)
    public static let tertiaryLabel = translucent(0x3C3C43, 0.3, 0xEBEBF5, 0.3, contrast: 0.7, 0.55)
    static let secondarySystemFill = translucent(0x787880, 0.16, 0x787880, 0.32, contrast: 0.24, 0.4)
    static let tertiarySystemFill = translucent(0x767680, 0.12, 0x767680, 0.24, contrast: 0.2, 0.32)
    public static let systemBackground = adaptive(0xFFFFFF, dark: 0x000000, contrast: 0xFFFFFF, darkContrast: 0x000000)
    public static let secondarySystemBackground = adaptive(
        0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, darkContrast: 0x242426)
    public static let secondarySystemGroupedBackground = adaptive(
        0xFFFFFF, dark: 0x1C1C1E, contrast: 0xFFFFFF, darkContrast: 0x242426)

    private static func translucent(
        _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat,
        contrast lightContrast: CGFloat, _ darkContrast: CGFloat
    ) -> UIColor {
        adaptive(
            StandInRGBA(light, alpha: lightAlpha), dark: StandInRGBA(dark, alpha: darkAlpha),
            contrast: StandInRGBA(light, alpha: lightContrast), darkContrast: StandInRGBA(dark, alpha: darkContrast))
    }

    public static let systemRed = adaptive(0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, darkContrast: 0xFF6961)
    public static let systemOrange = adaptive(0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, darkContrast: 0xFFB340)
    public static let systemBlue = adaptive(0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF)
    public static let systemIndigo = adaptive(0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, darkContrast: 0x7D7AFF)
    public static let systemPurple = adaptive(0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, darkContrast: 0xDA8FFF)
    public static let systemGray = adaptive(0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, darkContrast: 0xAEAEB2)
    public static let systemGray4 = adaptive(0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, darkContrast: 0x444446)

    static func adaptive(_ light: UInt32, dark: UInt32, contrast: UInt32, darkContrast: UInt32) -> UIColor {
        adaptive(
            StandInRGBA(light), dark: StandInRGBA(dark), contrast: StandInRGBA(contrast),
            darkContrast: StandInRGBA(darkContrast))
    }

    /// The variants for high contrast default to the others.
    static func adaptive(
        _ light: StandInRGBA, dark: StandInRGBA, contrast: StandInRGBA? = nil, darkContrast: StandInRGBA? = nil
    ) -> UIColor {
        UIColor { traits in
            let high = traits.accessibilityContrast == .high
            if traits.userInterfaceStyle == .dark { return UIColor(high ? darkContrast ?? dark : dark) }
            return UIColor(high ? contrast ?? light : light)
        }
    }
}
