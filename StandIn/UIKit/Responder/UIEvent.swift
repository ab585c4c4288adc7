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
