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

@MainActor open class UIPressesEvent: UIEvent {
    public let allPresses: Set<UIPress>
    /// Set when a press gets to the end of the responder chain.
    var isUnhandled = false

    open override var type: EventType { .presses }

    init(presses: Set<UIPress>) {
        allPresses = presses
        super.init(touches: nil)
    }
}
