/// The style of a number pad.
public struct CodeKeypadStyle: Sendable, Equatable {
    var layout = CodeKeypadLayout()
    var isCircle = false
    /// The corner radius in points, 8 to 14 by style, at most half of the shorter side; circles have none.
    public var cornerRadius: CGFloat = 8
    /// The font of the digits; a title on the extra key is smaller.
    public var font = CodeFont(size: 26, weight: .regular)
    /// Whether to show the letters of a telephone under the digits 2 to 9; defaults to true in ``circles`` only.
    public var showsLetters = false
    /// The color of the digits, the letters under them, the delete sign, and the face of the extra key.
    public var textColor = ByState<CodeColor>(.label, disabled: .tertiaryLabel)
    /// The fill color of digit keys.
    public var keyColor: ByState<CodeColor>
    /// The fill color of the delete key and the extra key.
    var functionKeyColor: ByState<CodeColor>
    /// The color of the edge at the bottom of digit keys, one point high, which needs opaque keys; defaults to none.
    var edgeColor = ByState<CodeColor>(.clear)
    /// The color of the border of all keys, one point wide: there is one with increased contrast only.
    static let borderColor = ByState<CodeColor>(.contrastBorder, disabled: .clear)

    /// The look of the system's number pad: flat keys on iOS 26 or later, and raised keys before.
    public static var system: CodeKeypadStyle {
        if #available(iOS 26, visionOS 26, *) { keyboard(isFlat: true) } else { keyboard(isFlat: false) }
    }

    /// For a pad in place of the keyboard: raised keys, like the number pad up to iOS 18, or rounded keys without an
    /// edge, like that of iOS 26.
    static func keyboard(isFlat: Bool) -> CodeKeypadStyle {
        var style = CodeKeypadStyle(
            keyColor: ByState(.keycap, pressed: .keycapPressed, disabled: .keycapDisabled),
            functionKeyColor: ByState(.clear, pressed: .keycap))
        if isFlat { style.cornerRadius = 12 } else { style.edgeColor = ByState(.keycapEdge, disabled: .clear) }
        return style
    }

    /// Large digits without keys, as in banking apps, for a pad that is part of a screen.
    public static var plain: CodeKeypadStyle {
        var style = CodeKeypadStyle(
            keyColor: ByState(.clear, pressed: .press), functionKeyColor: ByState(.clear, pressed: .press))
        style.font = CodeFont(size: 30, weight: .medium)
        style.cornerRadius = 14
        style.layout.preferredKeySize.height = 60
        style.layout.maximumKeySize.width = 160
        return style
    }

    /// Digits and letters in circles that give way, as on the Lock Screen, for a pad that is part of a screen.
    public static var circles: CodeKeypadStyle {
        var style = CodeKeypadStyle(
            keyColor: ByState(.circle, pressed: .strongPress, disabled: .fill),
            functionKeyColor: ByState(.clear, pressed: .press))
        style.isCircle = true
        style.showsLetters = true
        style.font = CodeFont(size: 34, weight: .regular)
        style.layout.preferredKeySize = CGSize(width: 76, height: 76)
        style.layout.maximumKeySize = style.layout.preferredKeySize
        (style.layout.columnSpacing, style.layout.rowSpacing) = (24, 16)
        return style
    }
}

// Opaque grays that look like the system keyboard, whose own colors are translucent.
extension CodeColor {
    fileprivate static let keycap = CodeColor(light: .init(0xFFFFFF), dark: .init(0x6B6B6E))
    fileprivate static let keycapPressed = CodeColor(light: .init(0xB4B9C2), dark: .init(0x48484B))
    fileprivate static let keycapDisabled = CodeColor(
        light: .init(0xFFFFFF, opacity: 0.4), dark: .init(0x6B6B6E, opacity: 0.4))
    fileprivate static let keycapEdge = CodeColor(light: .init(0x898A8D), dark: .init(0x1C1C1E))
    fileprivate static let circle = CodeColor(
        light: .init(0x767680, opacity: 0.14), dark: .init(0x333333),
        lightIncreasedContrast: .init(0x767680, opacity: 0.2), darkIncreasedContrast: .init(0x3A3A3C))
    fileprivate static let press = CodeColor(
        light: .init(0x000000, opacity: 0.1), dark: .init(0xFFFFFF, opacity: 0.18),
        lightIncreasedContrast: .init(0x000000, opacity: 0.2), darkIncreasedContrast: .init(0xFFFFFF, opacity: 0.3))
    fileprivate static let strongPress = CodeColor(
        light: .init(0x000000, opacity: 0.25), dark: .init(0xFFFFFF, opacity: 0.45))
    fileprivate static let contrastBorder = CodeColor(
        light: .init(0x000000, opacity: 0), dark: .init(0x000000, opacity: 0), lightIncreasedContrast: .init(0x6C6C70),
        darkIncreasedContrast: .init(0xAEAEB2))
}
