import CodeInputStyles

extension CodeEnvironment {
    /// Light and dark, each with and without increased contrast.
    static let appearances = ColorScheme.allCases.flatMap { scheme in
        [false, true].map { CodeEnvironment(colorScheme: scheme, increasedContrast: $0) }
    }

    /// The name of the appearance, such as "dark with increased contrast".
    var appearance: String { colorScheme.rawValue + (increasedContrast ? " with increased contrast" : "") }

    /// The environment in both directions, at each screen scale, and at a small, the default and the largest text size.
    var variants: [CodeEnvironment] {
        LayoutDirection.allCases.flatMap { direction in
            ([1, 2, 3] as [CGFloat]).flatMap { scale in
                ([0.8, 1, 3.1] as [CGFloat]).map { textScale in
                    var variant = self
                    (variant.layoutDirection, variant.displayScale, variant.textScale) = (direction, scale, textScale)
                    return variant
                }
            }
        }
    }
}
