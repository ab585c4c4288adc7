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

    /// Presses a point of the window, and moves the clock by the duration.
    public static func longPress(at point: CGPoint, in window: UIWindow, for seconds: TimeInterval = 0.6) {
        press(at: point, in: window, for: seconds, tapCount: 1)
    }

    private static func press(at point: CGPoint, in window: UIWindow, for seconds: TimeInterval, tapCount: Int) {
        let finger = StandInFinger(at: point, in: window, tapCount: tapCount)
        StandInClock.advance(by: seconds)
        finger.end()
    }
}
