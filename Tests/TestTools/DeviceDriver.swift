#if canImport(UIKit)
package import UIKit

/// What a test does to the device around a view.
///
/// `Device` implements it, for the stand-in and for a simulator.
@MainActor package protocol DeviceDriver {
    /// The clock of views.
    static var clock: ManualClock { get }

    /// Resets the device and removes the windows of tests.
    static func reset()

    /// Makes a key window on the screen.
    static func makeWindow(width: CGFloat, height: CGFloat) -> UIWindow

    /// Ends a turn of the run loop: lays out, draws and commits.
    static func flush()

    /// Moves the clock. Tasks that are due run.
    static func advance(by seconds: Double) async

    /// Moves the clock and the time of animations.
    static func animate(for seconds: Double) async

    /// Changes the traits of every window.
    static func setTraits(_ change: (inout DeviceTraits) -> Void)

    /// Sets whether the screen is captured.
    static func setCaptured(_ isCaptured: Bool)

    /// Sets whether the app is active.
    static func setActive(_ isActive: Bool)

    /// The string on the pasteboard. Getting it does not count as a read.
    static var pasteboard: String? { get }

    /// The mistakes that the device recorded.
    static var failures: [String] { get }

    /// Taps a point.
    static func tap(at point: CGPoint, in window: UIWindow)
}

extension DeviceDriver {
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
