@MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    public enum EventSubtype: Int, Sendable { case none, motionShake }

    open var type: EventType { .touches }
    public let subtype = EventSubtype.none
    public internal(set) var timestamp: TimeInterval = 0
    public internal(set) var allTouches: Set<UITouch>?

    init(touches: Set<UITouch>?) {
        allTouches = touches
        timestamp = StandInClock.now
        super.init()
    }

    public func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }
}
