#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// How a number pad looks.
///
/// ```swift
/// var style = CodeKeypadStyle.circles
/// style.font.weight = .light
/// style.textColor.pressed = .tint
/// pad.style = style
/// ```
public struct CodeKeypadStyle: Sendable, Equatable {
    /// The shape of a key's ground.
    public enum Shape: String, Sendable, Hashable, CaseIterable {
        /// As large as the key, with rounded corners.
        case rectangle
        /// A circle in the middle of the key.
        case circle
    }

    /// Where the keys stand.
    public var layout = CodeKeypadLayout()

    /// The shape of the keys.
    ///
    /// ``Shape/rectangle`` unless set.
    public var shape = Shape.rectangle

    /// The radius of the corners in points, clamped to half of the shorter side; circles have none.
    ///
    /// 8 unless set.
    public var cornerRadius: CGFloat = 8

    /// The font of the digits; words on the extra key are smaller.
    ///
    /// 26 points, regular, unless set.
    public var font = CodeFont(size: 26, weight: .regular)

    /// Whether the letters that a telephone has stand under the digits 2 to 9.
    ///
    /// False unless set.
    public var showsLetters = false

    /// The color of the digits.
    public var textColor = ByKeyState<CodeColor>(.label, disabled: .tertiaryLabel)

    /// The color of the letters under the digits.
    public var lettersColor = ByKeyState<CodeColor>(.label, disabled: .tertiaryLabel)

    /// The color of what stands on the delete key and the extra key.
    public var functionColor = ByKeyState<CodeColor>(.label, disabled: .tertiaryLabel)

    /// What fills the keys of digits.
    public var keyColor: ByKeyState<CodeColor>

    /// What fills the delete key and the extra key.
    public var functionKeyColor: ByKeyState<CodeColor>

    /// The edge that keys of digits seem to cast, one point high at their bottom.
    ///
    /// Clear for none. It suits keys that are opaque.
    public var edgeColor = ByKeyState<CodeColor>(.clear)

    /// The border of all keys, one point wide.
    ///
    /// Unless set, there is one only where the user asked for more contrast.
    public var borderColor = ByKeyState<CodeColor>(.contrastBorder, disabled: .clear)

    /// What the pad stands on; clear unless set, for what is behind it: the screen, or the ground of the keyboard.
    public var backgroundColor = CodeColor.clear

    private init(keyColor: ByKeyState<CodeColor>, functionKeyColor: ByKeyState<CodeColor>) {
        self.keyColor = keyColor
        self.functionKeyColor = functionKeyColor
    }

    /// Rounded keys without an edge, as those of the number pad of iOS 26: for a pad in place of the keyboard.
    public static var flatKeyboard: CodeKeypadStyle {
        var style = CodeKeypadStyle(
            keyColor: ByKeyState(.keycap, pressed: .keycapPressed, disabled: .keycapDisabled),
            functionKeyColor: ByKeyState(.clear, pressed: .keycap))
        style.cornerRadius = 12
        return style
    }

    /// Raised keys, as those of the number pad up to iOS 18: for a pad in place of the keyboard.
    public static var keyboard: CodeKeypadStyle {
        var style = CodeKeypadStyle(
            keyColor: ByKeyState(.keycap, pressed: .keycapPressed, disabled: .keycapDisabled),
            functionKeyColor: ByKeyState(.clear, pressed: .keycap))
        style.edgeColor = ByKeyState(.keycapEdge, disabled: .clear)
        return style
    }

    /// Large digits on the screen's own ground, as banks have them: for a pad that is part of a screen.
    public static var plain: CodeKeypadStyle {
        var style = CodeKeypadStyle(
            keyColor: ByKeyState(.clear, pressed: .press), functionKeyColor: ByKeyState(.clear, pressed: .press))
        style.font = CodeFont(size: 30, weight: .medium)
        style.cornerRadius = 14
        style.layout.preferredKeySize.height = 60
        style.layout.maximumKeySize.width = 160
        return style
    }

    /// Digits in circles, as on a lock screen: for a pad that is part of a screen.
    public static var circles: CodeKeypadStyle {
        var style = CodeKeypadStyle(
            keyColor: ByKeyState(.fill, pressed: .strongPress), functionKeyColor: ByKeyState(.clear, pressed: .press))
        style.shape = .circle
        style.font = CodeFont(size: 34, weight: .regular)
        style.layout.preferredKeySize = CGSize(width: 76, height: 76)
        style.layout.maximumKeySize = CGSize(width: 76, height: 76)
        style.layout.columnSpacing = 24
        style.layout.rowSpacing = 16
        return style
    }
}

// The grays of the system's keyboard, opaque: its own are veils over a blurred ground.
extension CodeColor {
    fileprivate static let keycap = CodeColor(light: .init(0xFFFFFF), dark: .init(0x6B6B6E))
    fileprivate static let keycapPressed = CodeColor(light: .init(0xB4B9C2), dark: .init(0x48484B))
    fileprivate static let keycapDisabled = CodeColor(
        light: .init(0xFFFFFF, opacity: 0.4), dark: .init(0x6B6B6E, opacity: 0.4))
    fileprivate static let keycapEdge = CodeColor(light: .init(0x898A8D), dark: .init(0x1C1C1E))
    fileprivate static let press = CodeColor(
        light: .init(0x000000, opacity: 0.1), dark: .init(0xFFFFFF, opacity: 0.18),
        lightIncreasedContrast: .init(0x000000, opacity: 0.2), darkIncreasedContrast: .init(0xFFFFFF, opacity: 0.3))
    fileprivate static let strongPress = CodeColor(
        light: .init(0x000000, opacity: 0.25), dark: .init(0xFFFFFF, opacity: 0.45))
    fileprivate static let contrastBorder = CodeColor(
        light: .init(0x000000, opacity: 0), dark: .init(0x000000, opacity: 0), lightIncreasedContrast: .init(0x6C6C70),
        darkIncreasedContrast: .init(0xAEAEB2))
}
