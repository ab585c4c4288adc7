#if canImport(UIKit) && !canImport(Darwin)
package import UIKit

/// What a test does to the device around a view.
@MainActor package enum Device {
    package static let clock = ManualClock()

    package static func isReady() async -> Bool { true }

    /// Resets the device and removes the windows of tests.
    package static func reset() {
        StandInScreen.reset()
        KeyboardDriver.reset()
        clock.reset()
    }

    package static func makeWindow(width: CGFloat, height: CGFloat) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.makeKeyAndVisible()
        return window
    }

    /// Ends a turn of the run loop: lays out, draws and commits.
    package static func flush() { StandInScreen.flush() }

    /// Moves the clock, and lets the tasks run that are due.
    package static func advance(by seconds: Double) async {
        await clock.advance(by: .seconds(seconds))
        await StandInClock.run(for: seconds)
    }

    package static func animate(for seconds: Double) async { await advance(by: seconds) }

    /// A layer with the values of this moment of its animations.
    package static func seen(_ layer: CALayer) -> CALayer { layer.standInPresentation }

    /// Changes the traits of every window.
    package static func setTraits(_ change: (inout DeviceTraits) -> Void) {
        var traits = DeviceTraits()
        change(&traits)
        StandInScreen.setTraits { traits.apply(to: &$0) }
    }

    /// Whether a test has changed traits that no app can change on this system: what fails then proves nothing.
    package nonisolated static var lacksTraits: Bool { false }

    package static func setCaptured(_ isCaptured: Bool) { StandInScreen.isCaptured = isCaptured }

    package static func setActive(_ isActive: Bool) {
        UIApplication.shared.standInState = isActive ? .active : .inactive
    }

    /// The string on the pasteboard, whose getter does not count as a read.
    package static var pasteboard: String? { UIPasteboard.general.standInString }

    package static var pasteboardReads: Int { UIPasteboard.general.standInReadCount }

    package static var failures: [String] {
        StandInRecorder.misuses + StandInRecorder.droppedDrawings + StandInRecorder.implicitActions
    }

    package static func tap(at point: CGPoint, in window: UIWindow) { StandInTouch.tap(at: point, in: window) }
}

package typealias Finger = StandInFinger
#endif
