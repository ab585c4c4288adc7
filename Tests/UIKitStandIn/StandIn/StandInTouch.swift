/// A finger on a window.
@MainActor public enum StandInTouch {
    /// Down and up again at a point of the window.
    public static func tap(at point: CGPoint, in window: UIWindow, count: Int = 1) {
        for number in 1...max(1, count) { press(at: point, in: window, for: 0.05, tapCount: number) }
    }

    /// In the middle of a view, or of a part of it.
    public static func tap(_ view: UIView, in part: CGRect? = nil) {
        guard let window = view.window else { return }
        let rect = view.convert(part ?? view.bounds, to: nil)
        tap(at: CGPoint(x: rect.midX, y: rect.midY), in: window)
    }

    /// Held for a while; the clock moves on by that much.
    public static func longPress(at point: CGPoint, in window: UIWindow, for seconds: TimeInterval = 0.6) {
        press(at: point, in: window, for: seconds, tapCount: 1)
    }

    /// Down at the first point, through all, up at the last.
    public static func drag(_ points: [CGPoint], in window: UIWindow) {
        guard let first = points.first else { return }
        let sequence = Sequence(at: first, in: window, tapCount: 1)
        for point in points.dropFirst() { sequence.move(to: point) }
        sequence.end()
    }

    private static func press(at point: CGPoint, in window: UIWindow, for seconds: TimeInterval, tapCount: Int) {
        let sequence = Sequence(at: point, in: window, tapCount: tapCount)
        StandInClock.advance(by: seconds)
        sequence.end()
    }

    @MainActor private final class Sequence {
        private let touch: UITouch
        private let event: UIEvent
        private let recognizers: [UIGestureRecognizer]
        private var isCancelled = false

        init(at point: CGPoint, in window: UIWindow, tapCount: Int) {
            window.layoutIfNeeded()
            let view = window.hitTest(point, with: nil)
            let touch = UITouch(window: window, view: view, point: point)
            touch.tapCount = tapCount
            touch.timestamp = StandInClock.now
            self.touch = touch
            event = UIEvent(touches: [touch])
            let chain = view.map { Array(Swift.sequence(first: $0, next: \.storedSuperview)) } ?? []
            recognizers = chain.flatMap(\.storedRecognizers).filter {
                $0.isEnabled && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
            }
            touch.gestureRecognizers = recognizers
            for recognizer in recognizers { recognizer.touchesBegan([touch], with: event) }
            cancelIfRecognized()
            if !isCancelled { view?.touchesBegan([touch], with: event) }
        }

        func move(to point: CGPoint) {
            touch.previousPoint = touch.point
            touch.point = point
            touch.phase = .moved
            touch.timestamp = StandInClock.now
            for recognizer in recognizers { recognizer.touchesMoved([touch], with: event) }
            cancelIfRecognized()
            if !isCancelled { touch.view?.touchesMoved([touch], with: event) }
        }

        func end() {
            cancelIfRecognized()
            touch.phase = .ended
            touch.timestamp = StandInClock.now
            for recognizer in recognizers { recognizer.touchesEnded([touch], with: event) }
            cancelIfRecognized()
            if !isCancelled { touch.view?.touchesEnded([touch], with: event) }
            for recognizer in recognizers { recognizer.finish() }
        }

        /// A gesture that is recognised takes the touch away from its view.
        private func cancelIfRecognized() {
            let recognized = recognizers.contains {
                $0.cancelsTouchesInView && [.began, .changed, .ended].contains($0.state)
            }
            guard recognized, !isCancelled else { return }
            isCancelled = true
            let phase = touch.phase
            touch.phase = .cancelled
            touch.view?.touchesCancelled([touch], with: event)
            touch.phase = phase
        }
    }
}
