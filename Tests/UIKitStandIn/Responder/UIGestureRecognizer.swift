@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

// All are optional in Objective-C.
extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

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
    private var touch: UITouch?

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
        isEnabled && view?.gestureRecognizerShouldBegin(self) ?? true
            && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    func finish() {
        touch = nil
        if state != .possible { state = .possible }
        reset()
    }
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    public var numberOfTapsRequired = 1
    public var numberOfTouchesRequired = 1

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, touches.first?.tapCount == numberOfTapsRequired, mayBegin { state = .ended }
    }
}

@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    public var numberOfTapsRequired = 0
    public var numberOfTouchesRequired = 1
    public var minimumPressDuration: TimeInterval = 0.5
    public var allowableMovement: CGFloat = 10
    private var isDown = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        isDown = true
        StandInClock.schedule(after: minimumPressDuration) { [weak self] in
            guard let self, isDown, state == .possible, mayBegin else { return }
            state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .changed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        isDown = false
        state = state == .began || state == .changed ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        isDown = false
        super.touchesCancelled(touches, with: event)
    }
}
