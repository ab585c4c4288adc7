#if canImport(UIKit) && canImport(Darwin)
package import UIKit

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
        touch = MadeTouch(at: point, in: window, on: window.hitTest(point, with: nil))
        if let control {
            isTracked = control.isEnabled && control.beginTracking(touch, with: nil)
        } else {
            touch.view?.touchesBegan([touch], with: nil)
        }
    }

    package func move(to point: CGPoint) {
        touch.move(to: point)
        if let control {
            if isTracked { isTracked = control.continueTracking(touch, with: nil) }
        } else {
            touch.view?.touchesMoved([touch], with: nil)
        }
    }

    package func end() { lift(as: .ended) }

    package func cancel() { lift(as: .cancelled) }

    private func lift(as phase: UITouch.Phase) {
        guard !isUp else { return }
        isUp = true
        touch.end(as: phase)
        if let control {
            guard isTracked else { return }
            if phase == .ended { control.endTracking(touch, with: nil) } else { control.cancelTracking(with: nil) }
        } else if phase == .ended {
            touch.view?.touchesEnded([touch], with: nil)
        } else {
            touch.view?.touchesCancelled([touch], with: nil)
        }
    }

    private var control: UIControl? { touch.view as? UIControl }
}

private final class MadeTouch: UITouch {
    private var point: CGPoint
    private var previous: CGPoint
    private weak var madeWindow: UIWindow?
    private weak var madeView: UIView?
    private var madePhase = Phase.began { didSet { madeTime = ProcessInfo.processInfo.systemUptime } }
    private var madeTime = ProcessInfo.processInfo.systemUptime

    init(at point: CGPoint, in window: UIWindow, on view: UIView?) {
        self.point = point
        previous = point
        madeWindow = window
        madeView = view
        super.init()
    }

    func move(to point: CGPoint) {
        previous = self.point
        self.point = point
        madePhase = .moved
    }

    func end(as phase: Phase) { madePhase = phase }

    override var window: UIWindow? { madeWindow }
    override var view: UIView? { madeView }
    override var phase: Phase { madePhase }
    override var timestamp: TimeInterval { madeTime }
    override var tapCount: Int { 1 }
    override func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
    override func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previous, from: nil) ?? previous }
}
#endif
