#if canImport(UIKit)
public import CodeInputStyles
#if !canImport(CoreGraphics)
public import UIKit
#endif

/// A drawing that needs Core Graphics or UIKit: a shadow, a gradient, an effect.
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
/// A renderer passes it to `context.draw(_:in:)`. It may be drawn on any thread, and is therefore `Sendable`.
public protocol CodeGraphicsDrawing: CodeNativeDrawing {
    /// Draws in a graphics context.
    ///
    /// - Parameters:
    ///   - context: The context of the cell's layer, which is also UIKit's current context. The kit restores its state
    ///     afterward.
    ///   - rect: The rectangle to draw in, in the field's coordinates.
    func draw(in context: CGContext, rect: CGRect)
}
#endif
