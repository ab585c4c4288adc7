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
        let finger = StandInFinger(at: first, in: window)
        for point in points.dropFirst() { finger.move(to: point) }
        finger.end()
    }

    private static func press(at point: CGPoint, in window: UIWindow, for seconds: TimeInterval, tapCount: Int) {
        let finger = StandInFinger(at: point, in: window, tapCount: tapCount)
        StandInClock.advance(by: seconds)
        finger.end()
    }
}
