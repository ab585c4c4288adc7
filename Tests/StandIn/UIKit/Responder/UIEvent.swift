@MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches
        case presses = 3
    }

    open var type: EventType { .touches }
    public internal(set) var timestamp: TimeInterval = 0
    var allTouches: Set<UITouch>?

    init(touches: Set<UITouch>?) {
        allTouches = touches
        timestamp = StandInClock.now
        super.init()
    }

    public func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }
}

@MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved
        case ended = 3
        case cancelled
    }

    public internal(set) var timestamp: TimeInterval = 0
    public internal(set) var phase = Phase.began
    public internal(set) var tapCount = 1
    public internal(set) var window: UIWindow?
    public internal(set) var view: UIView?
    var gestureRecognizers: [UIGestureRecognizer]?
    /// In the coordinates of the window.
    var point = CGPoint.zero
    var previousPoint = CGPoint.zero

    init(window: UIWindow, view: UIView?, point: CGPoint) {
        self.window = window
        self.view = view
        self.point = point
        previousPoint = point
        super.init()
    }

    open func location(in view: UIView?) -> CGPoint {
        view?.convert(point, from: nil) ?? point
    }
}
