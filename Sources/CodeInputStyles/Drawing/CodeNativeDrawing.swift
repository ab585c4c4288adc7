/// A drawing that only the platform can make, such as a shadow, a gradient or an effect of UIKit.
///
/// A conforming value stands for something that the drawing calls can't express. Renderers compare it, and the painter
/// asks it to draw. `CodeGraphicsDrawing` of CodeInputUIKit refines this protocol with a method that draws into a
/// `CGContext`. The painter skips values of other types.
///
/// A conforming value must hold everything that its drawing depends on. Two equal values must draw alike, because a
/// cell whose drawing stays equal is not drawn again.
public protocol CodeNativeDrawing: Sendable, Equatable {}

/// A ``CodeNativeDrawing`` of any type.
public struct AnyNativeDrawing: Sendable {
    /// The drawing.
    public let base: any CodeNativeDrawing

    /// Erases the type of a drawing.
    ///
    /// - Parameter base: The drawing.
    public init(_ base: some CodeNativeDrawing) {
        self.base = base
    }
}

extension AnyNativeDrawing: Equatable {
    /// Whether both drawings have the same type and are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        func isEqual<Drawing: CodeNativeDrawing>(_ drawing: Drawing) -> Bool {
            rhs.base as? Drawing == drawing
        }
        return isEqual(lhs.base)
    }
}
