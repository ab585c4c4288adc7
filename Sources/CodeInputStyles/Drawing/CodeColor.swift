/// A color with a variant for each appearance, or the tint of the field, resolved by the drawing context.
public struct CodeColor: Sendable, Equatable {
    /// Red, green, blue and opacity in the extended sRGB color space, like SwiftUI's `Color.Resolved`.
    ///
    /// Components from 0 to 1 are within sRGB; those of Display P3 may be below 0 or above 1.
    package struct Components: Sendable, Equatable {
        package let red, green, blue, opacity: Float

        /// Clamps the color to -1...2, which includes Display P3, and the opacity to 0...1; NaN counts as 0.
        @inline(never) package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = Self.clamp(red, -1, 2)
            self.green = Self.clamp(green, -1, 2)
            self.blue = Self.clamp(blue, -1, 2)
            self.opacity = Self.clamp(opacity, 0, 1)
        }

        private static func clamp(_ value: Float, _ low: Float, _ high: Float) -> Float {
            value.isNaN ? 0 : min(max(value, low), high)
        }

        init(_ rgb: UInt32, opacity: Double = 1) {
            self.init(
                red: Float(rgb >> 16 & 0xFF) / 255, green: Float(rgb >> 8 & 0xFF) / 255, blue: Float(rgb & 0xFF) / 255,
                opacity: Float(opacity))
        }

        func faded(_ factor: Float) -> Self { Self(red: red, green: green, blue: blue, opacity: opacity * factor) }
    }

    private enum Variant: Sendable, Equatable {
        case color(Components)
        case tint(opacity: Float)

        func faded(_ factor: Float) -> Self {
            switch self {
            case .color(let components): .color(components.faded(factor))
            case .tint(let opacity): .tint(opacity: opacity * factor)
            }
        }
    }

    // Light, dark, and elevated, each without and with increased contrast, or one for all. An array, because a style
    // has dozens of colors and is copied often.
    private let variants: [Variant]

    private init(variants: [Variant]) {
        self.variants = variants.allSatisfy { $0 == variants[0] } ? [variants[0]] : variants
    }

    @inline(never) package init(_ components: Components) { variants = [.color(components)] }

    /// Creates a color from 24 bits, as in 0xFF3B30, the same in every appearance; opacity is 0...1, NaN is 0.
    public init(_ rgb: UInt32, opacity: Double = 1) { self.init(Components(rgb, opacity: opacity)) }

    /// Creates a color from its variants.
    ///
    /// A variant is a color itself, such as ``tint`` or `.init(0xFF3B30)`. Of a color with variants, the one for the
    /// same appearance counts. `elevated` is for dark sheets and popovers, which are lighter than a screen.
    ///
    /// Without a variant for increased contrast, the normal one is used, and without `elevated`, `dark`. Without both
    /// elevated ones, increased contrast uses `darkIncreasedContrast`.
    @inline(never) public init(
        light: CodeColor, dark: CodeColor, lightIncreasedContrast: CodeColor? = nil,
        darkIncreasedContrast: CodeColor? = nil, elevated: CodeColor? = nil, elevatedIncreasedContrast: CodeColor? = nil
    ) {
        let darkContrast = darkIncreasedContrast ?? dark
        self.init(variants: [
            light.variant(0), (lightIncreasedContrast ?? light).variant(1), dark.variant(2), darkContrast.variant(3),
            (elevated ?? dark).variant(4), (elevatedIncreasedContrast ?? elevated ?? darkContrast).variant(5),
        ])
    }

    private func variant(_ index: Int) -> Variant { variants[variants.count == 1 ? 0 : index] }

    /// Returns the color with its opacity multiplied by a factor, clamped to 0...1; NaN counts as 0.
    public func opacity(_ factor: Double) -> CodeColor {
        let factor = Float(factor.clamped(0, 1))
        return CodeColor(variants: variants.map { $0.faded(factor) })
    }

    /// The components in an environment, which chooses the variant; a tint within a tint is the system's blue.
    @inline(never) package func resolved(in environment: CodeEnvironment) -> Components {
        let ground = environment.colorScheme == .light ? 0 : environment.isElevated ? 4 : 2
        let index = environment.increasedContrast ? ground + 1 : ground
        func components(_ variant: Variant, tint: CodeColor) -> Components {
            switch variant {
            case .color(let components): components
            case .tint(let opacity): components(tint.variant(index), tint: .blue).faded(opacity)
            }
        }
        return components(variant(index), tint: environment.tint)
    }

    /// The tint of the field.
    public static let tint = CodeColor(variants: [.tint(opacity: 1)])
}
