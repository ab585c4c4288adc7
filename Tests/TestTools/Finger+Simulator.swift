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

    package func end() {
        guard !isUp else { return }
        isUp = true
        touch.end(as: .ended)
        if let control {
            if isTracked { control.endTracking(touch, with: nil) }
        } else {
            touch.view?.touchesEnded([touch], with: nil)
        }
    }

    package func cancel() {
        guard !isUp else { return }
        isUp = true
        touch.end(as: .cancelled)
        if let control {
            if isTracked { control.cancelTracking(with: nil) }
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
    private var madePhase = Phase.began
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
        madeTime = ProcessInfo.processInfo.systemUptime
    }

    func end(as phase: Phase) {
        madePhase = phase
        madeTime = ProcessInfo.processInfo.systemUptime
    }

    override var window: UIWindow? { madeWindow }
    override var view: UIView? { madeView }
    override var phase: Phase { madePhase }
    override var timestamp: TimeInterval { madeTime }
    override var tapCount: Int { 1 }
    override func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
    override func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previous, from: nil) ?? previous }
}
#endif
