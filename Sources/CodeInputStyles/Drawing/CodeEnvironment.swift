/// The surroundings of a field that affect how it looks.
public struct CodeEnvironment: Sendable, Equatable {
    /// Whether the background is light or dark.
    public enum ColorScheme: Sendable, CaseIterable {
        /// A light background.
        case light
        /// A dark background.
        case dark
    }

    /// The direction of the user interface, which only a layout with ``CodeCellLayout/Direction/natural`` follows.
    public enum LayoutDirection: Sendable {
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
    /// The number of device pixels in a point, clamped to 1...16; NaN, infinity and 0 or less count as 1.
    package var displayScale: CGFloat { didSet { displayScale = Self.usable(displayScale, in: 1...16) } }
    /// The user's text size as a factor of the default, clamped to 0.1...10; NaN, infinity and 0 or less count as 1.
    public var textScale: CGFloat { didSet { textScale = Self.usable(textScale, in: 0.1...10) } }
    /// The color of interactive elements.
    var tint: CodeColor
    /// Whether the user's setting Increase Contrast is on.
    public var increasedContrast: Bool
    /// Whether the user's setting Bold Text is on: system fonts are then a step heavier, but not fonts of the app.
    package var boldText: Bool
    /// Whether the user's setting Differentiate Without Color is on.
    public var differentiateWithoutColor: Bool
    /// Whether the user's setting Reduce Transparency is on.
    public var reduceTransparency: Bool
    /// Whether the field shows the sign of its status in a message row.
    package var hasMessageRow = false

    /// Creates an environment: each parameter is the property of its name, clamped as the property is.
    public init(
        colorScheme: ColorScheme = .light, isElevated: Bool = false, layoutDirection: LayoutDirection = .leftToRight,
        displayScale: CGFloat = 2, textScale: CGFloat = 1, tint: CodeColor = .blue, increasedContrast: Bool = false,
        boldText: Bool = false, differentiateWithoutColor: Bool = false, reduceTransparency: Bool = false
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

    /// Rounds a coordinate or a length in points to whole device pixels.
    public func aligned(_ value: CGFloat) -> CGFloat { (value * displayScale).rounded() / displayScale }

    /// Rounds a length to whole pixels, at least one; 0 for a value of 0 or less.
    @inline(never) func alignedUp(_ length: CGFloat) -> CGFloat {
        length > 0 ? max(aligned(length), 1 / displayScale) : 0
    }

    // The tolerance absorbs rounding errors of the frames.
    func alignedDown(_ length: CGFloat) -> CGFloat { (length * displayScale + 1e-6).rounded(.down) / displayScale }

    /// The whole pixels within an interval in points: the first, in pixels, and their number.
    package func pixels(from start: CGFloat, to end: CGFloat) -> (start: CGFloat, count: Int) {
        // The tolerance absorbs rounding errors of the coordinates.
        let first = (start * displayScale - 1e-6).rounded(.up), last = (end * displayScale + 1e-6).rounded(.down)
        // An interval within one pixel keeps its position.
        return last >= first ? (first, Int(last - first)) : (start * displayScale, 0)
    }

    private static func usable(_ scale: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        scale > 0 && scale.isFinite ? min(max(scale, range.lowerBound), range.upperBound) : 1
    }
}
