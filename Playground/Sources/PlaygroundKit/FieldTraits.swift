import UIKit

/// The traits around a field: the fields of the command `trait`.
struct FieldTraits {
    var isDark = false
    var isRightToLeft = false
    var textScale = 1.0
    var increasesContrast = false
    var isBold = false
    var isCaptured = false
    var reducesMotion = false

    /// The category whose title size is nearest to the scale, because UIKit has no free text scale.
    var contentSizeCategory: UIContentSizeCategory {
        let metrics = UIFontMetrics(forTextStyle: .title2)
        func distance(_ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return abs(metrics.scaledValue(for: 100, compatibleWith: traits) / 100 - textScale)
        }
        return Self.categories.min { distance($0) < distance($1) } ?? .large
    }

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
}
