extension UIColor {
    public static let systemRed = adaptive(0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, darkContrast: 0xFF6961)
    public static let systemOrange = adaptive(0xFF9500, dark: 0xFF9F0A, contrast: 0xC93400, darkContrast: 0xFFB340)
    public static let systemYellow = adaptive(0xFFCC00, dark: 0xFFD60A, contrast: 0xB25000, darkContrast: 0xFFD426)
    public static let systemGreen = adaptive(0x34C759, dark: 0x30D158, contrast: 0x248A3D, darkContrast: 0x30DB5B)
    public static let systemMint = adaptive(0x00C7BE, dark: 0x63E6E2, contrast: 0x0C817B, darkContrast: 0x66D4CF)
    public static let systemTeal = adaptive(0x30B0C7, dark: 0x40C8E0, contrast: 0x008299, darkContrast: 0x5DE6FF)
    public static let systemCyan = adaptive(0x32ADE6, dark: 0x64D2FF, contrast: 0x0071A4, darkContrast: 0x70D7FF)
    public static let systemBlue = adaptive(0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF)
    public static let systemIndigo = adaptive(0x5856D6, dark: 0x5E5CE6, contrast: 0x3634A3, darkContrast: 0x7D7AFF)
    public static let systemPurple = adaptive(0xAF52DE, dark: 0xBF5AF2, contrast: 0x8944AB, darkContrast: 0xDA8FFF)
    public static let systemPink = adaptive(0xFF2D55, dark: 0xFF375F, contrast: 0xD30F45, darkContrast: 0xFF6482)
    public static let systemBrown = adaptive(0xA2845E, dark: 0xAC8E68, contrast: 0x7F6545, darkContrast: 0xB59469)
    public static let systemGray = adaptive(0x8E8E93, dark: 0x8E8E93, contrast: 0x6C6C70, darkContrast: 0xAEAEB2)
    public static let systemGray2 = adaptive(0xAEAEB2, dark: 0x636366, contrast: 0x8E8E93, darkContrast: 0x7C7C80)
    public static let systemGray3 = adaptive(0xC7C7CC, dark: 0x48484A, contrast: 0xAEAEB2, darkContrast: 0x545456)
    public static let systemGray4 = adaptive(0xD1D1D6, dark: 0x3A3A3C, contrast: 0xBCBCC0, darkContrast: 0x444446)
    public static let systemGray5 = adaptive(0xE5E5EA, dark: 0x2C2C2E, contrast: 0xD8D8DC, darkContrast: 0x363638)
    public static let systemGray6 = adaptive(0xF2F2F7, dark: 0x1C1C1E, contrast: 0xEBEBF0, darkContrast: 0x242426)

    static func adaptive(_ light: UInt32, dark: UInt32, contrast: UInt32, darkContrast: UInt32) -> UIColor {
        adaptive(
            StandInRGBA(light), dark: StandInRGBA(dark), contrast: StandInRGBA(contrast),
            darkContrast: StandInRGBA(darkContrast))
    }

    /// Contrast variants default to the plain ones.
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
