#if canImport(UIKit)
package import UIKit

/// What a test does to the device around a view.
///
/// `Device` is the one there is: the stand-in's, or in a simulator Apple's.
@MainActor package protocol DeviceDriver {
    /// The time that views are given.
    static var clock: ManualClock { get }

    /// Makes the device one that was just started; takes away the windows that tests made.
    static func reset()

    /// A window that is key and on the screen.
    static func makeWindow(width: CGFloat, height: CGFloat) -> UIWindow

    /// Ends a turn of the run loop: lays out, draws and commits.
    static func flush()

    /// Lets time pass, and those go on who waited for it.
    static func advance(by seconds: Double) async

    /// Lets time pass for animations as well.
    static func animate(for seconds: Double) async

    /// Changes traits of every window.
    static func setTraits(_ change: (inout DeviceTraits) -> Void)

    /// Whether the screen is recorded.
    static func setCaptured(_ isCaptured: Bool)

    /// Whether the app is the one in front.
    static func setActive(_ isActive: Bool)

    /// What is on the pasteboard; to look there does not count as reading.
    static var pasteboard: String? { get }

    /// What the device has to complain of.
    static var failures: [String] { get }

    /// Puts a finger down and lifts it.
    static func tap(at point: CGPoint, in window: UIWindow)
}

extension DeviceDriver {
    /// Taps the middle of a part of a view.
    package static func tap(_ view: UIView, in part: CGRect) {
        guard let window = view.window else { return }
        tap(at: view.convert(CGPoint(x: part.midX, y: part.midY), to: nil), in: window)
    }

    /// Puts a finger down at the first point and lifts it at the last.
    package static func drag(_ points: [CGPoint], in window: UIWindow) {
        guard let first = points.first else { return }
        let finger = Finger(at: first, in: window)
        for point in points.dropFirst() { finger.move(to: point) }
        finger.end()
    }

    /// Lets tasks of the main actor go on.
    package static func turn() async { for _ in 0..<25 { await Task.yield() } }
}
#endif
