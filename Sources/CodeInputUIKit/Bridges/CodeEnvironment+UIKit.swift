#if canImport(UIKit)
import CodeInputStyles
import UIKit

extension CodeEnvironment {
    /// What surrounds a view now.
    @MainActor init(of view: UIView) {
        let traits = view.traitCollection
        // Codes are set in the size of a second title, so they grow by its table.
        let points: CGFloat = 100
        let scaled = UIFontMetrics(forTextStyle: .title2).scaledValue(for: points, compatibleWith: traits)
        self.init(
            colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light,
            layoutDirection: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                ? .rightToLeft : .leftToRight,
            displayScale: traits.displayScale,
            textScale: scaled / points,
            // As it is in these traits: in others there will be another environment.
            tint: CodeColor(CodeColor.Components(view.tintColor.resolvedColor(with: traits))),
            increasedContrast: traits.accessibilityContrast == .high,
            legibilityWeight: traits.legibilityWeight == .bold ? .bold : .regular)
    }
}
#endif
