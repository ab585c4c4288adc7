#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// What surrounds a field and takes part in how it looks.
public struct CodeEnvironment: Sendable, Hashable {
    /// Whether the background is light or dark.
    public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
        /// Dark ink on a light background.
        case light
        /// Light ink on a dark background.
        case dark
    }

    /// The direction of the user interface.
    ///
    /// Codes read left to right in every language; only a layout that asks for it follows this.
    public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
        /// As in English.
        case leftToRight
        /// As in Arabic and Hebrew.
        case rightToLeft
    }

    /// How heavy the user wants text: the setting Bold Text.
    public enum LegibilityWeight: String, Sendable, Hashable, CaseIterable {
        /// As a style has it.
        case regular
        /// A step heavier.
        case bold
    }

    /// Whether the background is light or dark.
    ///
    /// Light unless set.
    public var colorScheme: ColorScheme
    /// The direction of the user interface.
    ///
    /// Left to right unless set.
    public var layoutDirection: LayoutDirection
    /// Device pixels a point, 1 to 16.
    ///
    /// 2 unless set. Clamped; what is no number, or 0 and less as before there is a screen, counts as 1.
    public var displayScale: CGFloat { didSet { displayScale = Self.usable(displayScale, in: 1...16) } }
    /// How much larger than usual the user wants text, 0.1 to 10.
    ///
    /// 1 unless set. Clamped; what is no number, or 0 and less, counts as 1.
    public var textScale: CGFloat { didSet { textScale = Self.usable(textScale, in: 0.1...10) } }
    /// The color of what can be acted on.
    ///
    /// The system's blue unless set.
    public var tint: CodeColor
    /// Whether the user asked for more contrast.
    ///
    /// False unless set.
    public var increasedContrast: Bool
    /// How heavy the user wants text.
    ///
    /// Defaults to regular. Bold sets system fonts a step heavier; fonts of the app stay as they are.
    public var legibilityWeight: LegibilityWeight

    /// Creates an environment; a scale that is not a positive number becomes 1.
    ///
    /// - Parameters:
    ///   - colorScheme: Whether the background is light or dark.
    ///   - layoutDirection: The direction of the user interface.
    ///   - displayScale: Device pixels a point, clamped to 1...16.
    ///   - textScale: How much larger than usual the user wants text, clamped to 0.1...10.
    ///   - tint: The color of what can be acted on.
    ///   - increasedContrast: Whether the user asked for more contrast.
    ///   - legibilityWeight: How heavy the user wants text.
    public init(
        colorScheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight,
        displayScale: CGFloat = 2,
        textScale: CGFloat = 1,
        tint: CodeColor = .blue,
        increasedContrast: Bool = false,
        legibilityWeight: LegibilityWeight = .regular
    ) {
        self.colorScheme = colorScheme
        self.layoutDirection = layoutDirection
        self.displayScale = Self.usable(displayScale, in: 1...16)
        self.textScale = Self.usable(textScale, in: 0.1...10)
        self.tint = tint
        self.increasedContrast = increasedContrast
        self.legibilityWeight = legibilityWeight
    }

    /// The thinnest line the screen can show, in points.
    public var hairline: CGFloat { 1 / displayScale }

    /// The nearest coordinate that lies between two device pixels.
    ///
    /// - Parameter value: A coordinate or length in points.
    /// - Returns: It, rounded to whole pixels.
    public func aligned(_ value: CGFloat) -> CGFloat { (value * displayScale).rounded() / displayScale }

    /// A length of whole pixels, at least one; 0 for 0 and less.
    func alignedUp(_ length: CGFloat) -> CGFloat {
        length > 0 ? max(aligned(length), hairline) : 0
    }

    /// The most whole pixels that a length has room for.
    func alignedDown(_ length: CGFloat) -> CGFloat {
        (length * displayScale + 1e-6).rounded(.down) / displayScale
    }

    private static func usable(_ scale: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        scale > 0 && scale.isFinite ? min(max(scale, range.lowerBound), range.upperBound) : 1
    }
}
