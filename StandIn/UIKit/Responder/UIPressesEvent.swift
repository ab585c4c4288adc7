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
