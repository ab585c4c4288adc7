// Single calls, for the replay of what a device did: nothing follows from them.
extension StandInKeyboard {
    /// Shows a hardware key to the responder chain, and does nothing with one that nobody keeps.
    ///
    /// - Returns: Whether somebody kept it.
    public func show(_ key: StandInKey, _ flags: UIKeyModifierFlags) -> Bool {
        responder.map { send(key, flags, to: $0) } ?? false
    }

    /// Hands over what was said.
    public func insertDictationResult(_ texts: [String]) {
        input?.insertDictationResult(texts.map { UIDictationPhrase(text: $0) })
    }
}
