#if canImport(UIKit)
extension CodeInputView {
    /// What happens in the field from now on.
    ///
    /// - Returns: A stream of its own for each call. It keeps the 64 newest events that were not read yet, and ends
    ///   with the field.
    public func events() -> AsyncStream<CodeInputEvent> { broadcaster.stream() }
}
#endif
