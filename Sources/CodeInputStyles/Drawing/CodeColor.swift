/// A colour with a variant for each appearance, or the tint of wherever it is drawn.
///
/// A renderer gives colours as they are meant; the drawing context resolves them against its ``CodeEnvironment``, so
/// that a drawing holds plain numbers and a change of appearance is a change of the drawing.
public struct CodeColor: Sendable, Hashable {
    /// Red, green, blue and opacity in the sRGB colour space, each from 0 to 1.
    public struct Components: Sendable, Hashable {
        /// The share of red.
        public var red: Double
        /// The share of green.
        public var green: Double
        /// The share of blue.
        public var blue: Double
        /// 0 is invisible, 1 is opaque.
        public var opacity: Double

        /// Creates a colour from its components; values outside 0...1 are clamped.
        public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
            func clamp(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
            self.red = clamp(red)
            self.green = clamp(green)
            self.blue = clamp(blue)
            self.opacity = clamp(opacity)
        }

        /// Creates an opaque colour from 24 bits, as in 0xFF3B30.
        public init(_ rgb: UInt32, opacity: Double = 1) {
            self.init(
                red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
                blue: Double(rgb & 0xFF) / 255, opacity: opacity)
        }
    }

    private enum Source: Sendable, Hashable {
        case tint
        // Behind a reference: a style has dozens of colours, and is copied to be drawn with.
        indirect case variants(light: Components, dark: Components, lightContrast: Components, darkContrast: Components)
    }

    private let source: Source
    private var opacityFactor = 1.0

    private init(source: Source) { self.source = source }

    /// Creates a colour that is the same in every appearance.
    ///
    /// - Parameter components: The colour.
    public init(_ components: Components) {
        self.init(light: components, dark: components)
    }

    /// Creates an opaque colour from 24 bits, as in 0xFF3B30, that is the same in every appearance.
    ///
    /// - Parameters:
    ///   - rgb: Red, green and blue, eight bits each.
    ///   - opacity: 0 is invisible, 1 is opaque.
    public init(_ rgb: UInt32, opacity: Double = 1) {
        self.init(Components(rgb, opacity: opacity))
    }

    /// Creates a colour from its variants.
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

    /// The colour with its opacity multiplied.
    ///
    /// - Parameter factor: From 0, invisible, to 1, as it is. Clamped.
    /// - Returns: The more transparent colour.
    public func opacity(_ factor: Double) -> CodeColor {
        var copy = self
        copy.opacityFactor *= factor.isNaN ? 0 : min(max(factor, 0), 1)
        return copy
    }

    /// The colour as it is in an environment.
    ///
    /// - Parameter environment: Its scheme, contrast and tint pick the variant.
    /// - Returns: Plain components.
    public func resolved(in environment: CodeEnvironment) -> Components {
        var components: Components
        switch source {
        case .tint:
            // A tint that is `.tint` itself names no colour; the system's default takes its place.
            let tint = environment.tint.source == .tint ? .blue : environment.tint
            components = tint.resolved(in: environment)
        case .variants(let light, let dark, let lightContrast, let darkContrast):
            switch (environment.colorScheme, environment.increasedContrast) {
            case (.light, false): components = light
            case (.dark, false): components = dark
            case (.light, true): components = lightContrast
            case (.dark, true): components = darkContrast
            }
        }
        components.opacity *= opacityFactor
        return components
    }

    /// The tint of wherever the field stands.
    public static let tint = CodeColor(source: .tint)
}
