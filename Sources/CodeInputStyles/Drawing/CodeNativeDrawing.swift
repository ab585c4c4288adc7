/// A drawing that only the platform can make, such as an effect of UIKit.
///
/// `CodeGraphicsDrawing` of CodeInputUIKit refines this protocol with a method that draws into a `CGContext`. The
/// painter skips values of other types.
///
/// A conforming value must hold everything that its drawing depends on. Two equal values must draw alike, because a
/// cell whose drawing stays equal is not drawn again.
public protocol CodeNativeDrawing: Sendable, Equatable {}

/// A ``CodeNativeDrawing`` of any type.
package struct AnyNativeDrawing: Sendable {
    package let base: any CodeNativeDrawing
}

extension AnyNativeDrawing: Equatable {
    package static func == (lhs: Self, rhs: Self) -> Bool {
        func isEqual<Drawing: CodeNativeDrawing>(_ drawing: Drawing) -> Bool {
            rhs.base as? Drawing == drawing
        }
        return isEqual(lhs.base)
    }
}
