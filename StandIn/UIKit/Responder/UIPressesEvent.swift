@MainActor open class UIPressesEvent: UIEvent {
    let allPresses: Set<UIPress>
    /// Set when a press reaches the end of the responder chain.
    var isUnhandled = false

    open override var type: EventType { .presses }

    /// Sends the press of a key.
    ///
    /// - Returns: Whether a responder handled the press, and a closure that releases the key.
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
