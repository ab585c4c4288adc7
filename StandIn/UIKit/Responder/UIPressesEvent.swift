@MainActor open class UIPressesEvent: UIEvent {
    public let allPresses: Set<UIPress>
    /// Set when a press gets to the end of the responder chain.
    var isUnhandled = false

    open override var type: EventType { .presses }

    /// Presses a key.
    ///
    /// - Returns: Whether somebody in the responder chain kept it, and what lets the key go.
    public static func standInSend(_ key: UIKey, to responder: UIResponder) -> (isHandled: Bool, release: () -> Void) {
        let press = UIPress(key: key)
        press.responder = responder
        let event = UIPressesEvent(presses: [press])
        responder.pressesBegan([press], with: event)
        return (
            !event.isUnhandled,
            {
                press.phase = .ended
                press.responder?.pressesEnded([press], with: event)
            }
        )
    }

    init(presses: Set<UIPress>) {
        allPresses = presses
        super.init(touches: nil)
    }
}
