#if canImport(UIKit)
public import CodeInputStyles
public import UIKit

/// A drawing that needs Core Graphics or UIKit itself: a shadow, a gradient, an effect.
///
/// ```swift
/// struct Glow: CodeGraphicsDrawing {
///     func draw(in context: CGContext, rect: CGRect) {
///         context.setShadow(offset: .zero, blur: 6)
///         context.fillEllipse(in: rect)
///     }
/// }
/// ```
///
/// A renderer passes it to `context.draw(_:in:)`. It is drawn on any thread, so it is a plain value.
public protocol CodeGraphicsDrawing: CodeNativeDrawing {
    /// Draws.
    ///
    /// - Parameters:
    ///   - context: The context of the cell's layer, which is UIKit's current one as well. Its state is restored
    ///     afterwards.
    ///   - rect: Where to draw, in points of the field.
    func draw(in context: CGContext, rect: CGRect)
}
#endif
