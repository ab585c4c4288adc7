/// Selectors reach nobody here: a subclass that overrides `state` sees every change, on a device too.
@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static var recognized: State { .ended }
    }

    open var state = State.possible
    public weak var delegate: (any UIGestureRecognizerDelegate)?
    public internal(set) weak var view: UIView?
    public var isEnabled = true
    public var cancelsTouchesInView = true
    public var delaysTouchesBegan = false
    public var delaysTouchesEnded = true
    public var name: String?
    // Weak, or a view would hold itself by a finger that is never lifted.
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

    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    public func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }
    public var numberOfTouches: Int { touch == nil ? 0 : 1 }

    var mayBegin: Bool {
        // The view under the finger is asked too, about gestures of those around it: a slider answers no to a swipe.
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
