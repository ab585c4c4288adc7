#if canImport(UIKit)
package import CodeInputStyles
package import UIKit

extension CodeEnvironment {
    @MainActor package init(of view: UIView) {
        let traits = view.traitCollection
        self.init(
            colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light,
            isElevated: traits.userInterfaceLevel == .elevated,
            layoutDirection: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            displayScale: traits.displayScale, textScale: Self.textScale(with: traits),
            // Resolved for these traits: other traits make another environment.
            tint: CodeColor(fixed: view.tintColor.resolvedColor(with: traits)),
            increasedContrast: traits.accessibilityContrast == .high, boldText: traits.legibilityWeight == .bold,
            differentiateWithoutColor: UIAccessibility.shouldDifferentiateWithoutColor,
            reduceTransparency: UIAccessibility.isReduceTransparencyEnabled)
    }

    /// The traits that an environment depends on, except the direction.
    @available(iOS 17, visionOS 1, *)
    @MainActor package static let traits: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
        UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]

    /// The factor of the text size: codes have the size of the title 2 style, and scale like it.
    package static func textScale(with traits: UITraitCollection) -> CGFloat {
        let points: CGFloat = 100
        return UIFontMetrics(forTextStyle: .title2).scaledValue(for: points, compatibleWith: traits) / points
    }
}
#endif
