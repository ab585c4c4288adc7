#if canImport(UIKit) && canImport(Darwin)
package import UIKit

/// A simulator.
///
/// It changes the windows of tests, or posts the notifications of UIKit. An app can't change the device itself.
@MainActor package enum Device {
    package static let clock = ManualClock()
    private static var made: [Weak<UIWindow>] = []
    private static var windows: [UIWindow] { made.compactMap(\.object) }
    private static var traits = DeviceTraits()
    private static var isCaptured = false

    private struct Weak<Object: AnyObject> { weak var object: Object? }

    /// Returns whether the tests run in an app with a scene on the screen.
    ///
    /// Otherwise no window gets the keyboard. The scene connects shortly after the app launches, so this waits up to 10 seconds.
    package static func isReady() async -> Bool {
        guard Bundle.main.bundleURL.pathExtension == "app" else { return false }
        for _ in 0..<100 where scene == nil { try? await Task.sleep(for: .milliseconds(100)) }
        return scene != nil
    }

    private static var scene: UIWindowScene? {
        let scenes = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
        return scenes.first { $0.activationState == .foregroundActive }
    }

    package static func reset() {
        for window in windows {
            window.endEditing(true)
            window.isHidden = true
        }
        made = []
        traits = DeviceTraits()
        isCaptured = false
        UIPasteboard.general.items = []
        KeyboardDriver.reset()
        clock.reset()
    }

    package static func makeWindow(width: CGFloat, height: CGFloat) -> UIWindow {
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        let window = scene.map(KeyWindow.init(windowScene:)) ?? KeyWindow(frame: frame)
        window.frame = frame
        made.append(Weak(object: window))
        applyTraits()
        window.makeKeyAndVisible()
        return window
    }

    package static func flush() {
        for window in windows { window.layoutIfNeeded() }
        CATransaction.flush()
    }

    package static func advance(by seconds: Double) async { await clock.advance(by: .seconds(seconds)) }

    package static func animate(for seconds: Double) async {
        flush()
        await advance(by: seconds)
        // Core Animation uses real time.
        try? await Task.sleep(for: .seconds(seconds))
        flush()
    }

    package static func setTraits(_ change: (inout DeviceTraits) -> Void) {
        change(&traits)
        applyTraits()
    }

    package static func setCaptured(_ isCaptured: Bool) {
        self.isCaptured = isCaptured
        applyTraits()
    }

    private static func applyTraits() {
        for window in windows {
            guard #available(iOS 17, visionOS 1, *) else {
                window.overrideUserInterfaceStyle = traits.userInterfaceStyle ?? .unspecified
                continue
            }
            traits.apply(to: &window.traitOverrides)
            window.traitOverrides.sceneCaptureState = isCaptured ? .active : .inactive
            // Views get trait changes before layout.
            window.setNeedsLayout()
            window.layoutIfNeeded()
        }
    }

    package static func setActive(_ isActive: Bool) {
        // A view in a scene follows the scene.
        let name = isActive ? UIScene.didActivateNotification : UIScene.willDeactivateNotification
        NotificationCenter.default.post(name: name, object: scene)
    }

    package static var pasteboard: String? { UIPasteboard.general.string }

    package static var failures: [String] { [] }

    package static func tap(at point: CGPoint, in window: UIWindow) { Finger(at: point, in: window).end() }
}

package typealias KeyInputView = UIControl
#endif
