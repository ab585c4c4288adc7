/// A drawing that only the platform can make: a shadow, a gradient, an effect of UIKit.
///
/// The drawing calls can't say everything. What they can't, a value of a conforming type carries past them: the styles
/// compare it and hand it to the painter, which asks it to draw. CodeInputUIKit has a protocol that refines this one
/// with a method that draws into a `CGContext`; a value of another type is passed over.
///
/// A conforming value holds all that its drawing depends on, so that two equal values draw alike: a cell whose
/// drawing stays equal is not drawn again.
public protocol CodeNativeDrawing: Sendable, Equatable {}

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

extension AnyNativeDrawing: Equatable {
    /// Whether both are of one type, and equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        func isEqual<Drawing: CodeNativeDrawing>(_ drawing: Drawing) -> Bool {
            rhs.base as? Drawing == drawing
        }
        return isEqual(lhs.base)
    }
}
