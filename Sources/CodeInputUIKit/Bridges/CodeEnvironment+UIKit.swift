#if canImport(UIKit)
package import CodeInputStyles
package import UIKit

extension CodeEnvironment {
    /// The current environment of a view.
    @MainActor package init(of view: UIView) {
        let traits = view.traitCollection
        // Codes have the size of the title 2 style, and scale like it.
        let points: CGFloat = 100
        let scaled = UIFontMetrics(forTextStyle: .title2).scaledValue(for: points, compatibleWith: traits)
        self.init(
            colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light,
            isElevated: traits.userInterfaceLevel == .elevated,
            layoutDirection: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                ? .rightToLeft : .leftToRight,
            displayScale: traits.displayScale,
            textScale: scaled / points,
            // Resolved for these traits: other traits make another environment.
            tint: CodeColor(fixed: view.tintColor.resolvedColor(with: traits)),
            increasedContrast: traits.accessibilityContrast == .high,
            boldText: traits.legibilityWeight == .bold,
            differentiateWithoutColor: UIAccessibility.shouldDifferentiateWithoutColor,
            reduceTransparency: UIAccessibility.isReduceTransparencyEnabled)
    }
}
#endif
