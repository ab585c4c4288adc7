/// A color with a variant for each appearance, or the tint of the field.
///
/// The drawing context resolves a color in its ``CodeEnvironment``. So a drawing holds plain numbers, and changes with
/// the appearance.
public struct CodeColor: Sendable, Hashable {
    /// Red, green, blue and opacity in the extended sRGB color space, like SwiftUI's `Color.Resolved`.
    ///
    /// Components from 0 to 1 are within sRGB. Colors beyond it, such as those of Display P3, have components below 0
    /// or above 1.
    public struct Components: Sendable, Hashable {
        package let red: Float
        package let green: Float
        package let blue: Float
        package let opacity: Float

        /// Creates a color from its components: the color from -1 to 2, which includes Display P3, and the opacity from
        /// 0 to 1.
        ///
        /// Clamped. NaN counts as 0.
        @inline(never) package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = Self.component(red)
            self.green = Self.component(green)
            self.blue = Self.component(blue)
            self.opacity = Self.clamp(opacity, 0, 1)
        }

        private static func component(_ value: Float) -> Float { clamp(value, -1, 2) }

        private static func clamp(_ value: Float, _ low: Float, _ high: Float) -> Float {
            value.isNaN ? 0 : min(max(value, low), high)
        }

        /// Whether the color is beyond sRGB.
        package var isWide: Bool { min(red, green, blue) < 0 || max(red, green, blue) > 1 }

        /// Creates a color from 24 bits, as in 0xFF3B30.
        ///
        /// - Parameters:
        ///   - rgb: Red, green and blue, eight bits each.
        ///   - opacity: The opacity, from 0 (invisible) to 1 (opaque). Clamped.
        public init(_ rgb: UInt32, opacity: Double = 1) {
            self.init(
                red: Float(rgb >> 16 & 0xFF) / 255, green: Float(rgb >> 8 & 0xFF) / 255, blue: Float(rgb & 0xFF) / 255,
                opacity: Float(opacity))
        }
    }

    // Indirect, because a style has dozens of colors, and most variants differ.
    private indirect enum Source: Sendable, Hashable {
        case tint(opacity: Float)
        case variants(light: Components, dark: Components, lightContrast: Components, darkContrast: Components)
    }

    private let source: Source

    private init(source: Source) { self.source = source }

    /// Creates a color that is the same in every appearance.
    package init(_ components: Components) {
        self.init(light: components, dark: components)
    }

    /// Creates a color from 24 bits, as in 0xFF3B30, that is the same in every appearance.
    ///
    /// - Parameters:
    ///   - rgb: Red, green and blue, eight bits each.
    ///   - opacity: The opacity, from 0 (invisible) to 1 (opaque). Clamped.
    public init(_ rgb: UInt32, opacity: Double = 1) {
        self.init(Components(rgb, opacity: opacity))
    }

    /// Creates a color from its variants.
    ///
    /// - Parameters:
    ///   - light: The color on light backgrounds.
    ///   - dark: The color on dark backgrounds.
    ///   - lightIncreasedContrast: The color with increased contrast on light backgrounds; nil for `light`.
    ///   - darkIncreasedContrast: The color with increased contrast on dark backgrounds; nil for `dark`.
    public init(
        light: Components, dark: Components, lightIncreasedContrast: Components? = nil,
        darkIncreasedContrast: Components? = nil
    ) {
        source = .variants(
            light: light, dark: dark, lightContrast: lightIncreasedContrast ?? light,
            darkContrast: darkIncreasedContrast ?? dark)
    }

    /// Returns the color with its opacity multiplied by a factor.
    ///
    /// - Parameter factor: The factor, from 0 (invisible) to 1 (unchanged). Clamped. NaN counts as 0.
    /// - Returns: The new color.
    public func opacity(_ factor: Double) -> CodeColor {
        let factor = factor.isNaN ? 0 : Float(min(max(factor, 0), 1))
        return switch source {
        case .tint(let opacity): CodeColor(source: .tint(opacity: opacity * factor))
        case .variants(let light, let dark, let lightContrast, let darkContrast):
            CodeColor(
                light: light.faded(factor), dark: dark.faded(factor),
                lightIncreasedContrast: lightContrast.faded(factor), darkIncreasedContrast: darkContrast.faded(factor))
        }
    }

    /// Resolves the color in an environment.
    ///
    /// - Parameter environment: Its color scheme, contrast and tint choose the variant.
    /// - Returns: The components.
    @inline(never) public func resolved(in environment: CodeEnvironment) -> Components {
        switch source {
        case .variants: variant(in: environment)
        case .tint(let opacity): environment.tint.variant(in: environment).faded(opacity)
        }
    }

    /// The variant for an appearance.
    ///
    /// A tint within a tint is the system's blue.
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

    /// The tint of the field.
    public static let tint = CodeColor(source: .tint(opacity: 1))
}

extension CodeColor.Components {
    fileprivate func faded(_ factor: Float) -> Self {
        Self(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
}
