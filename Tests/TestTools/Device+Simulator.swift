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
    package private(set) nonisolated(unsafe) static var lacksTraits = false

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
        (isCaptured, lacksTraits) = (false, false)
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

    package static func seen(_ layer: CALayer) -> CALayer { layer.presentation() ?? layer }

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
                lacksTraits = lacksTraits || isCaptured || traits.hasMoreThanStyle
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

    // Only the stand-in counts them.
    package static var pasteboardReads: Int { 0 }
    package static var failures: [String] { [] }

    package static func tap(at point: CGPoint, in window: UIWindow) { Finger(at: point, in: window).end() }
}

/// A finger.
///
/// It touches the screen from its creation until it is lifted or canceled.
///
/// An app can't create touches. The finger calls what UIKit would: the tracking of a control, or the touches of another
/// view. Gesture recognizers don't see them.
@MainActor package final class Finger {
    private let touch: MadeTouch
    private var isUp = false
    private var isTracked = false

    package init(at point: CGPoint, in window: UIWindow) {
        window.layoutIfNeeded()
        touch = MadeTouch(at: point, on: window.hitTest(point, with: nil))
        if let control {
            isTracked = control.isEnabled && control.beginTracking(touch, with: nil)
        } else {
            touch.view?.touchesBegan([touch], with: nil)
        }
    }

    package func move(to point: CGPoint) {
        touch.point = point
        if let control {
            if isTracked { isTracked = control.continueTracking(touch, with: nil) }
        } else {
            touch.view?.touchesMoved([touch], with: nil)
        }
    }

    package func end() { lift(isCancelled: false) }
    package func cancel() { lift(isCancelled: true) }

    private func lift(isCancelled: Bool) {
        guard !isUp else { return }
        isUp = true
        if let control {
            guard isTracked else { return }
            if isCancelled { control.cancelTracking(with: nil) } else { control.endTracking(touch, with: nil) }
        } else if isCancelled {
            touch.view?.touchesCancelled([touch], with: nil)
        } else {
            touch.view?.touchesEnded([touch], with: nil)
        }
    }

    private var control: UIControl? { touch.view as? UIControl }
}

/// It has what the kit reads.
private final class MadeTouch: UITouch {
    var point: CGPoint { didSet { time = ProcessInfo.processInfo.systemUptime } }
    private var time = ProcessInfo.processInfo.systemUptime
    private weak var madeView: UIView?

    init(at point: CGPoint, on view: UIView?) {
        self.point = point
        madeView = view
        super.init()
    }

    override var view: UIView? { madeView }
    override var timestamp: TimeInterval { time }
    override func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}
#endif
