#if canImport(UIKit)
package import UIKit

// The stand-in and a simulator have a device each, with the same functions.
extension Device {
    /// Taps the middle of a part of a view.
    package static func tap(_ view: UIView, in part: CGRect) {
        guard let window = view.window else { return }
        tap(at: view.convert(CGPoint(x: part.midX, y: part.midY), to: nil), in: window)
    }

    /// Moves a finger from the first point to the last.
    package static func drag(_ points: [CGPoint], in window: UIWindow) {
        guard let first = points.first else { return }
        let finger = Finger(at: first, in: window)
        for point in points.dropFirst() { finger.move(to: point) }
        finger.end()
    }

    /// Runs tasks of the main actor.
    package static func turn() async { for _ in 0..<25 { await Task.yield() } }
}

/// Changes of traits; nil leaves one unchanged.
package struct DeviceTraits: Equatable {
    package var userInterfaceStyle: UIUserInterfaceStyle?
    package var userInterfaceLevel: UIUserInterfaceLevel?
    package var accessibilityContrast: UIAccessibilityContrast?
    package var preferredContentSizeCategory: UIContentSizeCategory?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    package var displayScale: CGFloat?
    package var verticalSizeClass: UIUserInterfaceSizeClass?

    var hasMoreThanStyle: Bool { self != DeviceTraits(userInterfaceStyle: userInterfaceStyle) }

    @available(iOS 17, visionOS 1, *) func apply<Traits: UIMutableTraits>(to traits: inout Traits) {
        if let userInterfaceStyle { traits.userInterfaceStyle = userInterfaceStyle }
        if let userInterfaceLevel { traits.userInterfaceLevel = userInterfaceLevel }
        if let accessibilityContrast { traits.accessibilityContrast = accessibilityContrast }
        if let preferredContentSizeCategory { traits.preferredContentSizeCategory = preferredContentSizeCategory }
        if let layoutDirection { traits.layoutDirection = layoutDirection }
        if let displayScale { traits.displayScale = displayScale }
        if let verticalSizeClass { traits.verticalSizeClass = verticalSizeClass }
    }
}
#endif
