@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    var minimumPressDuration: TimeInterval = 0.5
    // Counts presses, so that the timer of an earlier press is ignored.
    private var press = 0
    private var isDown = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        isDown = true
        press += 1
        let begun = press
        StandInClock.schedule(after: minimumPressDuration) { [weak self] result in
            guard case .success = result, let self, isDown, press == begun, state == .possible, mayBegin else { return }
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
