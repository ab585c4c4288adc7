// The values are those of the iOS system colors, from the Color page of Apple's Human Interface Guidelines. A light
// variant with less contrast than WCAG 2.2 requires is darker: for a boundary 3:1 on white and on a grouped background
// (success criterion 1.4.11), for the red and the green of a verdict 4.5:1, because they are also text (1.4.3).
extension CodeColor {
    /// Text: black on light, white on dark.
    public static let label = CodeColor(0x000000, dark: 0xFFFFFF)

    /// Secondary text: at least 4.5:1 on white and on black.
    public static let secondaryLabel = CodeColor(0x3C3C43, dark: 0xEBEBF5, opacity: 0.74, 0.6, contrast: 0.86, 0.75)

    /// Text of a disabled field, for which WCAG requires no contrast.
    public static let tertiaryLabel = CodeColor(0x3C3C43, dark: 0xEBEBF5, opacity: 0.36, 0.36, contrast: 0.6, 0.55)

    /// Placeholder text, darker than the system's: at least 4.5:1 (WCAG 2.2) on white, on black and on ``fill``.
    public static let placeholder = CodeColor(0x3C3C43, dark: 0xEBEBF5, opacity: 0.78, 0.6, contrast: 0.9, 0.75)

    /// The boundary of an input field: 4:1 on white, 3.6:1 on a grouped background, 6.4:1 on black.
    public static let boundary = CodeColor(0x7F7F84, dark: 0x8E8E93, contrast: 0x6C6C70, 0xAEAEB2)

    /// A decorative boundary.
    static let separator = CodeColor(0xC6C6C8, dark: 0x48484A, contrast: 0x8E8E93, 0x8E8E93)

    /// A subtle fill behind an input field.
    public static let fill = CodeColor(0x767680, dark: 0x767680, opacity: 0.12, 0.24, contrast: 0.16, 0.32)

    /// The fill behind selected characters: the tint at an opacity of 20 %.
    public static let selection = CodeColor.tint.opacity(0.2)

    /// The fill of a cell of an accepted code.
    static let acceptedCell = CodeColor(0xE1F4E6, dark: 0x10321A)

    /// The fill of a cell of a rejected code, pale, because the line already shows the rejection.
    static let rejectedCell = CodeColor(0xFCECEE, dark: 0x260D0F)

    /// A red for dots: 7:1 on white.
    static let rejectedText = CodeColor(
        0xB00012, dark: 0xFF453A, contrast: 0xB00012, 0xFF6961, elevated: 0xFF6961, 0xFF8078)

    /// The background of a field: white, in dark mode black, or a dark gray in a sheet.
    public static let background = CodeColor(
        0xFFFFFF, dark: 0x000000, contrast: 0xFFFFFF, 0x000000, elevated: 0x1C1C1E, 0x242426)

    /// The system's blue.
    public static let blue = CodeColor(0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, 0x409CFF)

    /// The system's green, darker on light backgrounds: 5.4:1 on white, 10.4:1 on black.
    public static let green = CodeColor(0x1F7A36, dark: 0x30D158, contrast: 0x125A26, 0x30DB5B)

    /// The system's red, darker on light backgrounds: 5.4:1 on white, 6.2:1 on black.
    public static let red = CodeColor(
        0xD70015, dark: 0xFF453A, contrast: 0xB00012, 0xFF6961, elevated: 0xFF6961, 0xFF8078)

    /// White in every appearance; a text that stands on a field's background is ``label``.
    public static let white = CodeColor(0xFFFFFF)

    /// Black in every appearance.
    public static let black = CodeColor(0x000000)

    /// No color.
    public static let clear = CodeColor(0x000000, opacity: 0)

    // Not inlined: there are several such colors.
    @inline(never) private init(
        _ light: UInt32, dark: UInt32, opacity lightOpacity: Double, _ darkOpacity: Double,
        contrast lightContrast: Double, _ darkContrast: Double
    ) {
        self.init(
            light: CodeColor(light, opacity: lightOpacity), dark: CodeColor(dark, opacity: darkOpacity),
            lightIncreasedContrast: CodeColor(light, opacity: lightContrast),
            darkIncreasedContrast: CodeColor(dark, opacity: darkContrast))
    }

    // Not inlined: there are a dozen such colors.
    @inline(never) private init(
        _ light: UInt32, dark: UInt32, contrast lightContrast: UInt32? = nil, _ darkContrast: UInt32? = nil,
        elevated: UInt32? = nil, _ elevatedContrast: UInt32? = nil
    ) {
        func color(_ rgb: UInt32) -> CodeColor { CodeColor(rgb) }
        self.init(
            light: color(light), dark: color(dark), lightIncreasedContrast: lightContrast.map(color),
            darkIncreasedContrast: darkContrast.map(color), elevated: elevated.map(color),
            elevatedIncreasedContrast: elevatedContrast.map(color))
    }
}
