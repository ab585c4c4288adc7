/// A color with a variant for each appearance, or the tint of wherever it is drawn.
///
/// A renderer gives colors as they are meant; the drawing context resolves them against its ``CodeEnvironment``, so
/// that a drawing holds plain numbers and a change of appearance is a change of the drawing.
public struct CodeColor: Sendable, Hashable {
    /// Red, green, blue and opacity in the extended sRGB color space, as exact as SwiftUI's `Color.Resolved`.
    ///
    /// From 0 to 1 they are sRGB; colors beyond, as of Display P3, have components below 0 or above 1.
    public struct Components: Sendable, Hashable {
        /// The share of red.
        public var red: Float
        /// The share of green.
        public var green: Float
        /// The share of blue.
        public var blue: Float
        /// 0 is invisible, 1 is opaque.
        public var opacity: Float

        /// Creates a color from its components.
        ///
        /// - Parameters:
        ///   - red: The share of red, clamped to -1...2, which has room for Display P3; NaN counts as 0.
        ///   - green: The share of green, clamped likewise.
        ///   - blue: The share of blue, clamped likewise.
        ///   - opacity: 0 is invisible, 1 is opaque. Clamped.
        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            func clamp(_ value: Float, _ low: Float, _ high: Float) -> Float {
                value.isNaN ? 0 : min(max(value, low), high)
            }
            self.red = clamp(red, -1, 2)
            self.green = clamp(green, -1, 2)
            self.blue = clamp(blue, -1, 2)
            self.opacity = clamp(opacity, 0, 1)
        }

        /// Whether the color lies beyond sRGB.
        package var isWide: Bool { min(red, green, blue) < 0 || max(red, green, blue) > 1 }

        /// Creates a color from 24 bits, as in 0xFF3B30.
        ///
        /// - Parameters:
        ///   - rgb: Red, green and blue, eight bits each.
        ///   - opacity: 0 is invisible, 1 is opaque. Clamped.
        public init(_ rgb: UInt32, opacity: Double = 1) {
            self.init(
                red: Float(rgb >> 16 & 0xFF) / 255, green: Float(rgb >> 8 & 0xFF) / 255, blue: Float(rgb & 0xFF) / 255,
                opacity: Float(opacity))
        }
    }

    // In place, not behind a reference: a style picks and resolves several colors for every cell it draws.
    private enum Source: Sendable, Hashable {
        case tint(opacity: Float)
        case variants(light: Components, dark: Components, lightContrast: Components, darkContrast: Components)
    }

    private var source: Source

    private init(source: Source) { self.source = source }

    /// Creates a color that is the same in every appearance.
    ///
    /// - Parameter components: The color.
    public init(_ components: Components) {
        self.init(light: components, dark: components)
    }

    /// Creates a color from 24 bits, as in 0xFF3B30, that is the same in every appearance.
    ///
    /// - Parameters:
    ///   - rgb: Red, green and blue, eight bits each.
    ///   - opacity: 0 is invisible, 1 is opaque.
    public init(_ rgb: UInt32, opacity: Double = 1) {
        self.init(Components(rgb, opacity: opacity))
    }

    /// Creates a color from its variants.
    ///
    /// - Parameters:
    ///   - light: On light backgrounds.
    ///   - dark: On dark backgrounds.
    ///   - lightIncreasedContrast: With increased contrast on light backgrounds; `light` unless given.
    ///   - darkIncreasedContrast: With increased contrast on dark backgrounds; `dark` unless given.
    public init(
        light: Components, dark: Components, lightIncreasedContrast: Components? = nil,
        darkIncreasedContrast: Components? = nil
    ) {
        source = .variants(
            light: light, dark: dark, lightContrast: lightIncreasedContrast ?? light,
            darkContrast: darkIncreasedContrast ?? dark)
    }

    /// The color with its opacity multiplied.
    ///
    /// - Parameter factor: From 0, invisible, to 1, as it is. Clamped.
    /// - Returns: The more transparent color.
    public func opacity(_ factor: Double) -> CodeColor {
        let factor = factor.isNaN ? 0 : Float(min(max(factor, 0), 1))
        var copy = self
        switch source {
        case .tint(let opacity): copy.source = .tint(opacity: opacity * factor)
        case .variants(let light, let dark, let lightContrast, let darkContrast):
            copy.source = .variants(
                light: light.faded(factor), dark: dark.faded(factor), lightContrast: lightContrast.faded(factor),
                darkContrast: darkContrast.faded(factor))
        }
        return copy
    }

    /// The color as it is in an environment.
    ///
    /// - Parameter environment: Its scheme, contrast and tint pick the variant.
    /// - Returns: Plain components.
    public func resolved(in environment: CodeEnvironment) -> Components {
        switch source {
        case .variants: variant(in: environment)
        case .tint(let opacity): environment.tint.variant(in: environment).faded(opacity)
        }
    }

    /// The variant for an appearance; the system's blue for a tint, which has none of its own.
    private func variant(in environment: CodeEnvironment) -> Components {
        guard case .variants(let light, let dark, let lightContrast, let darkContrast) = source else {
            return CodeColor.blue.variant(in: environment)
        }
        return switch (environment.colorScheme, environment.increasedContrast) {
        case (.light, false): light
        case (.dark, false): dark
        case (.light, true): lightContrast
        case (.dark, true): darkContrast
        }
    }

    /// The tint of wherever the field stands.
    public static let tint = CodeColor(source: .tint(opacity: 1))
}

extension CodeColor.Components {
    fileprivate func faded(_ factor: Float) -> Self {
        var copy = self
        copy.opacity *= factor
        return copy
    }
}
