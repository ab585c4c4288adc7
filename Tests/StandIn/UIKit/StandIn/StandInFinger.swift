/// A finger. It touches the screen from its creation until it is lifted or canceled.
@MainActor public final class StandInFinger {
    private static var down: [StandInWeak<StandInFinger>] = []

    private let touch: UITouch
    private let event: UIEvent
    private let recognizers: [UIGestureRecognizer]
    /// Whether the view gets no more events of the touch.
    private var isCancelled = false
    private var isUp = false

    public init(at point: CGPoint, in window: UIWindow, tapCount: Int = 1) {
        window.layoutIfNeeded()
        let view = window.hitTest(point, with: nil)
        let touch = UITouch(view: view, point: point)
        touch.tapCount = tapCount
        self.touch = touch
        event = UIEvent()
        let chain = view.map { Array(Swift.sequence(first: $0, next: \.storedSuperview)) } ?? []
        recognizers = chain.flatMap(\.storedRecognizers).filter(\.isEnabled)
        Self.down.removeAll { $0.object == nil }
        // A view gets one touch at a time, unless it allows more.
        if let view, !view.isMultipleTouchEnabled, Self.down.contains(where: { $0.object?.touch.view === view }) {
            isCancelled = true
        }
        Self.down.append(StandInWeak(object: self))
        for recognizer in recognizers { recognizer.touchesBegan([touch], with: event) }
        cancelIfRecognized()
        if !isCancelled { view?.touchesBegan([touch], with: event) }
    }

    public func move(to point: CGPoint) {
        touch.point = point
        touch.timestamp = StandInClock.now
        for recognizer in recognizers { recognizer.touchesMoved([touch], with: event) }
        cancelIfRecognized()
        if !isCancelled { touch.view?.touchesMoved([touch], with: event) }
    }

    public func end() {
        guard lift() else { return }
        cancelIfRecognized()
        touch.timestamp = StandInClock.now
        // The recognizers of the touched view come first, and the first that recognizes its gesture wins.
        for recognizer in recognizers where !recognizers.contains(where: recognizer.isPrevented) {
            recognizer.touchesEnded([touch], with: event)
        }
        cancelIfRecognized()
        if !isCancelled { touch.view?.touchesEnded([touch], with: event) }
        for recognizer in recognizers { recognizer.finish() }
    }

    /// Cancels the touch, as an incoming call or a system gesture does.
    public func cancel() {
        guard lift() else { return }
        for recognizer in recognizers { recognizer.touchesCancelled([touch], with: event) }
        if !isCancelled { touch.view?.touchesCancelled([touch], with: event) }
        isCancelled = true
        for recognizer in recognizers { recognizer.finish() }
    }

    /// Lifts the finger. Returns false if it was lifted before.
    private func lift() -> Bool {
        defer { isUp = true }
        Self.down.removeAll { $0.object == nil || $0.object === self }
        return !isUp
    }

    /// A recognized gesture cancels the touch in the view.
    private func cancelIfRecognized() {
        let recognized = recognizers.contains {
            $0.cancelsTouchesInView && [.began, .changed, .ended].contains($0.state)
        }
        guard recognized, !isCancelled else { return }
        isCancelled = true
        touch.view?.touchesCancelled([touch], with: event)
    }
}

/// Taps and long presses.
@MainActor public enum StandInTouch {
    /// Taps a point of the window.
    public static func tap(at point: CGPoint, in window: UIWindow, count: Int = 1) {
        for number in 1...max(1, count) { press(at: point, in: window, for: 0.05, tapCount: number) }
    }

    /// Taps the middle of a view, or of a part of it.
    public static func tap(_ view: UIView, in part: CGRect? = nil) {
        guard let window = view.window else { return }
        let rect = view.convert(part ?? view.bounds, to: nil)
        tap(at: CGPoint(x: rect.midX, y: rect.midY), in: window)
    }

    /// Presses a point of the window, and moves the clock as long.
    public static func longPress(at point: CGPoint, in window: UIWindow) {
        press(at: point, in: window, for: 0.6, tapCount: 1)
    }

    private static func press(at point: CGPoint, in window: UIWindow, for seconds: TimeInterval, tapCount: Int) {
        let finger = StandInFinger(at: point, in: window, tapCount: tapCount)
        StandInClock.advance(by: seconds)
        finger.end()
    }
}
