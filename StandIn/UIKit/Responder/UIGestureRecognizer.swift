/// Sends no actions. A subclass that overrides `state` sees every change, on a device too.
@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
    }

    open var state = State.possible
    public weak var delegate: (any UIGestureRecognizerDelegate)?
    public internal(set) weak var view: UIView?
    public var isEnabled = true
    var cancelsTouchesInView = true
    public var name: String?
    // Weak, so that a finger that is never lifted keeps no view.
    private weak var touch: UITouch?

    public init(target: Any?, action: Selector?) {
        super.init()
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { touch = touches.first }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    open func reset() {}

    public func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

    var mayBegin: Bool {
        // The touched view is asked too: a slider in a scroll view refuses its swipe.
        isEnabled && (touch?.view === view || touch?.view?.gestureRecognizerShouldBegin(self) ?? true)
            && view?.gestureRecognizerShouldBegin(self) ?? true
            && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    func finish() {
        touch = nil
        if state != .possible { state = .possible }
        reset()
    }
}
