#if canImport(UIKit)
import CodeInputCore
public import UIKit

// A view that records what the system asks must have the keyboard itself. The field behaves as if it had the keyboard.
extension CodeInputView {
    /// Whether another view has the keyboard and passes its input on to the field.
    ///
    /// Setting it to false commits marked text. While the field has the keyboard itself, setting it does nothing.
    @_spi(Recording) public var isFocusedByProxy: Bool {
        get { field.isFocused && !isFirstResponder }
        set {
            guard !isFirstResponder else { return }
            if !newValue { perform(.unmark(isRequested: false)) }
            perform(.focus(newValue))
        }
    }

    /// Does what a tap does, without taking the focus.
    ///
    /// - Parameters:
    ///   - point: The location of the tap, in the field's coordinates.
    ///   - isFirst: Whether this tap has shown the keyboard. The caret then goes to the end.
    /// - Returns: The cell under the tap, or nil if the field ignores the tap.
    @_spi(Recording) public func tapByProxy(at point: CGPoint, isFirst: Bool) -> Int? {
        guard isEnabled, bounds.contains(point), let cell = geometry.cell(at: point) else { return nil }
        perform(.tap(isFirst ? field.editor.length : cell))
        return cell
    }
}
#endif
