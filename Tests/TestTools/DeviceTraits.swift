#if canImport(UIKit)
package import UIKit

/// Changes of traits.
///
/// Nil leaves a trait unchanged.
package struct DeviceTraits {
    package var userInterfaceStyle: UIUserInterfaceStyle?
    package var userInterfaceLevel: UIUserInterfaceLevel?
    package var accessibilityContrast: UIAccessibilityContrast?
    package var preferredContentSizeCategory: UIContentSizeCategory?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    package var displayScale: CGFloat?

    @available(iOS 17, visionOS 1, *)
    func apply<Traits: UIMutableTraits>(to traits: inout Traits) {
        if let userInterfaceStyle { traits.userInterfaceStyle = userInterfaceStyle }
        if let userInterfaceLevel { traits.userInterfaceLevel = userInterfaceLevel }
        if let accessibilityContrast { traits.accessibilityContrast = accessibilityContrast }
        if let preferredContentSizeCategory { traits.preferredContentSizeCategory = preferredContentSizeCategory }
        if let layoutDirection { traits.layoutDirection = layoutDirection }
        if let displayScale { traits.displayScale = displayScale }
    }
}
#endif
