open class UIPress: NSObject {
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    public let key: UIKey?
    public internal(set) var phase = Phase.began
    public let type: PressType
    public internal(set) weak var responder: UIResponder?
    public internal(set) var timestamp: TimeInterval = 0

    init(key: UIKey?, type: PressType = .select) {
        self.key = key
        self.type = type
        super.init()
    }
}
