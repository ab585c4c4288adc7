extension UIColor {
    public static var tintColor: UIColor { standInTint }
    public static let label = adaptive(0x000000, dark: 0xFFFFFF, contrast: 0x000000, darkContrast: 0xFFFFFF)
    public static let secondaryLabel = translucent(0x3C3C43, 0.6, 0xEBEBF5, 0.6, contrast: 0.8, 0.7)
    public static let tertiaryLabel = translucent(0x3C3C43, 0.3, 0xEBEBF5, 0.3, contrast: 0.7, 0.55)
    public static let separator = translucent(0x3C3C43, 0.29, 0x545458, 0.6, contrast: 0.37, 0.75)
    public static let link = adaptive(0x007AFF, dark: 0x0984FF, contrast: 0x0040DD, darkContrast: 0x409CFF)
    static let secondarySystemFill = translucent(0x787880, 0.16, 0x787880, 0.32, contrast: 0.24, 0.4)
    static let tertiarySystemFill = translucent(0x767680, 0.12, 0x767680, 0.24, contrast: 0.2, 0.32)
    public static let systemBackground = adaptive(
        0xFFFFFF, dark: 0x000000, contrast: 0xFFFFFF, darkContrast: 0x000000)
    public static let secondarySystemBackground = adaptive(
        0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, darkContrast: 0x242426)
    public static let secondarySystemGroupedBackground = adaptive(
        0xFFFFFF, dark: 0x1C1C1E, contrast: 0xFFFFFF, darkContrast: 0x242426)
    public static let tertiarySystemGroupedBackground = adaptive(
        0xF2F2F7, dark: 0x2C2C2E, contrast: 0xEBEBF0, darkContrast: 0x363638)

    private static func translucent(
        _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat,
        contrast lightContrast: CGFloat, _ darkContrast: CGFloat
    ) -> UIColor {
        adaptive(
            StandInRGBA(light, alpha: lightAlpha), dark: StandInRGBA(dark, alpha: darkAlpha),
            contrast: StandInRGBA(light, alpha: lightContrast), darkContrast: StandInRGBA(dark, alpha: darkContrast))
    }
}
