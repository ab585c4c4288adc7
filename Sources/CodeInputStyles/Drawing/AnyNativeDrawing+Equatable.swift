extension AnyNativeDrawing: Equatable {
    /// Whether both are of one type, and equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        func isEqual<Drawing: CodeNativeDrawing>(_ drawing: Drawing) -> Bool {
            rhs.base as? Drawing == drawing
        }
        return isEqual(lhs.base)
    }
}
