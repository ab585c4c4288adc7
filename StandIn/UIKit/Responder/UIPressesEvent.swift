@MainActor open class UIPressesEvent: UIEvent {
    public let allPresses: Set<UIPress>
    /// Set when a press gets to the end of the responder chain.
    var isUnhandled = false

    open override var type: EventType { .presses }

    /// Presses a key and lets it go; true if somebody in the responder chain kept it.
    public static func standInSend(_ key: UIKey, to responder: UIResponder) -> Bool {
        let press = UIPress(key: key)
        press.responder = responder
        let event = UIPressesEvent(presses: [press])
        responder.pressesBegan([press], with: event)
        let isHandled = !event.isUnhandled
        press.phase = .ended
        responder.pressesEnded([press], with: event)
        return isHandled
    }

    init(presses: Set<UIPress>) {
        allPresses = presses
        super.init(touches: nil)
    }
}
