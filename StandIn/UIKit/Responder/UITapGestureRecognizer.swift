@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    var numberOfTapsRequired = 1

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, touches.first?.tapCount == numberOfTapsRequired, mayBegin { state = .ended }
    }
}
