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
