#if canImport(UIKit)
import CodeInputCore
public import UIKit

// A view that records what the system asks has to have the keyboard itself; for the field everything is as if it had it.
extension CodeInputView {
    /// Whether the keyboard types into the field by way of a view that has it in the field's stead.
    ///
    /// Setting it to false commits what is being composed. While the field has the keyboard itself, setting it does nothing.
    @_spi(Recording) public var isFocusedByProxy: Bool {
        get { field.isFocused && !isFirstResponder }
        set {
            guard !isFirstResponder else { return }
            if !newValue { perform(.unmark(isRequested: false)) }
            perform(.focus(newValue))
        }
    }

    /// Does what a tap does, but takes no focus.
    ///
    /// - Parameters:
    ///   - point: Where, in the field's coordinates.
    ///   - isFirst: Whether the tap is the one that brought the keyboard: the caret goes to the end.
    /// - Returns: The cell that was meant; nil for a tap that the field does not take.
    @_spi(Recording) public func tapByProxy(at point: CGPoint, isFirst: Bool) -> Int? {
        guard isEnabled, bounds.contains(point), let cell = geometry.cell(at: point) else { return nil }
        perform(.tap(isFirst ? field.editor.length : cell))
        return cell
    }
}
#endif
