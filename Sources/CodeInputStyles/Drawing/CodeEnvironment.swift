/// The surroundings of a field that affect how it looks.
public struct CodeEnvironment: Sendable, Hashable {
    /// Whether the background is light or dark.
    public enum ColorScheme: Sendable, CaseIterable {
        /// A light background.
        case light
        /// A dark background.
        case dark
    }

    /// The direction of the user interface.
    ///
    /// Codes read left to right in every language. Only a layout with ``CodeCellLayout/Direction/natural`` follows it.
    public enum LayoutDirection: Sendable, CaseIterable {
        /// As in English.
        case leftToRight
        /// As in Arabic and Hebrew.
        case rightToLeft
    }

    /// Whether the background is light or dark.
    public var colorScheme: ColorScheme
    /// Whether the field is in a sheet or popover above other content, whose background is lighter in dark mode.
    package var isElevated: Bool
    /// The direction of the user interface.
    public var layoutDirection: LayoutDirection
    /// The number of device pixels in a point, 1 to 16.
    ///
    /// Clamped. Infinity, NaN, or a value of 0 or less, counts as 1.
    package var displayScale: CGFloat { didSet { displayScale = Self.usable(displayScale, in: 1...16) } }
    /// The user's text size as a factor of the default text size, 0.1 to 10.
    ///
    /// Clamped. Infinity, NaN, or a value of 0 or less, counts as 1.
    public var textScale: CGFloat { didSet { textScale = Self.usable(textScale, in: 0.1...10) } }
    /// The color of interactive elements.
    package var tint: CodeColor
    /// Whether the user's setting Increase Contrast is on.
    public var increasedContrast: Bool
    /// Whether the user's setting Bold Text is on.
    ///
    /// System fonts are then a step heavier, but not fonts of the app.
    package var boldText: Bool
    /// Whether the user's setting Differentiate Without Color is on.
    public var differentiateWithoutColor: Bool
    /// Whether the user's setting Reduce Transparency is on.
    public var reduceTransparency: Bool
    /// Whether the field shows the sign of its status in a message row.
    package var hasMessageRow = false

    /// Whether the sign of a status stands at the end of the row.
    var showsStatusInRow: Bool { differentiateWithoutColor && !hasMessageRow }

    /// Creates an environment.
    ///
    /// - Parameters:
    ///   - colorScheme: Whether the background is light or dark.
    ///   - isElevated: Whether the field is in a sheet or popover above other content.
    ///   - layoutDirection: The direction of the user interface.
    ///   - displayScale: The number of device pixels in a point. Clamped to 1...16.
    ///   - textScale: The user's text size as a factor of the default text size. Clamped to 0.1...10.
    ///   - tint: The color of interactive elements.
    ///   - increasedContrast: Whether the user's setting Increase Contrast is on.
    ///   - boldText: Whether the user's setting Bold Text is on.
    ///   - differentiateWithoutColor: Whether the user's setting Differentiate Without Color is on.
    ///   - reduceTransparency: Whether the user's setting Reduce Transparency is on.
    public init(
        colorScheme: ColorScheme = .light,
        isElevated: Bool = false,
        layoutDirection: LayoutDirection = .leftToRight,
        displayScale: CGFloat = 2,
        textScale: CGFloat = 1,
        tint: CodeColor = .blue,
        increasedContrast: Bool = false,
        boldText: Bool = false,
        differentiateWithoutColor: Bool = false,
        reduceTransparency: Bool = false
    ) {
        self.colorScheme = colorScheme
        self.isElevated = isElevated
        self.layoutDirection = layoutDirection
        self.displayScale = Self.usable(displayScale, in: 1...16)
        self.textScale = Self.usable(textScale, in: 0.1...10)
        self.tint = tint
        self.increasedContrast = increasedContrast
        self.boldText = boldText
        self.differentiateWithoutColor = differentiateWithoutColor
        self.reduceTransparency = reduceTransparency
    }

    /// The width of one device pixel, in points.
    public var hairline: CGFloat { 1 / displayScale }

    /// Rounds a coordinate to whole device pixels.
    ///
    /// - Parameter value: A coordinate or length in points.
    /// - Returns: The nearest coordinate between two pixels.
    public func aligned(_ value: CGFloat) -> CGFloat { (value * displayScale).rounded() / displayScale }

    /// Rounds a length to whole pixels, at least one; 0 for a value of 0 or less.
    @inline(never) package func alignedUp(_ length: CGFloat) -> CGFloat {
        length > 0 ? max(aligned(length), hairline) : 0
    }

    /// Rounds a length down to whole pixels.
    func alignedDown(_ length: CGFloat) -> CGFloat {
        (length * displayScale + 1e-6).rounded(.down) / displayScale
    }

    private static func usable(_ scale: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        scale > 0 && scale.isFinite ? min(max(scale, range.lowerBound), range.upperBound) : 1
    }
}
