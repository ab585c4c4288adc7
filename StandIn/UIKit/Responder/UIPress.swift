open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began
        case ended = 3
    }

    public let key: UIKey?
    public internal(set) var phase = Phase.began
    weak var responder: UIResponder?

    init(key: UIKey?) {
        self.key = key
        super.init()
    }
}
