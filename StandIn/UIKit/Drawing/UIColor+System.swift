extension UIColor {
    public static let systemRed = adaptive(0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, darkContrast: 0xFF6961)
    public static let systemOrange = adaptive(0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, darkContrast: 0xFFB340)
    public static let systemGreen = adaptive(0x34C759, dark: 0x30D158, contrast: 0x248A3D, darkContrast: 0x30DB5B)
    static let systemBlue = adaptive(0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF)
    public static let systemIndigo = adaptive(0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, darkContrast: 0x7D7AFF)
    public static let systemPurple = adaptive(0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, darkContrast: 0xDA8FFF)
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
