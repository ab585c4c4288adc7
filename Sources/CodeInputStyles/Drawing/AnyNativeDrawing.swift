/// A ``CodeNativeDrawing`` of any type.
public struct AnyNativeDrawing: Sendable {
    /// The drawing.
    public let base: any CodeNativeDrawing

    /// Hides the type of a drawing.
    ///
    /// - Parameter base: The drawing.
    public init(_ base: some CodeNativeDrawing) {
        self.base = base
    }
}
