public import CodeInputCore

/// A value with overrides for the states of a cell.
///
/// A cell can have several states at once: focused, filled and rejected. The first override in this order counts:
/// disabled, rejected, accepted, verifying, selected, focused, filled. Each override stands on its own. Setting the
/// color of rejected cells does not change other states.
///
/// ```swift
/// var style = UnderlineRenderer()
/// style.lineColor = ByState(.gray, focused: .tint, filled: .blue)
/// style.lineColor.rejected = .red
/// ```
public struct ByState<Value: Sendable>: Sendable {
    /// The value without an override.
    public var base: Value
    /// The value in cells that hold a character.
    public var filled: Value?
    /// The value in the cell that the next key goes to.
    public var focused: Value?
    /// The value in selected cells.
    public var selected: Value?
    /// The value while the code is verified.
    public var verifying: Value?
    /// The value when the code is right.
    public var accepted: Value?
    /// The value when the code is wrong.
    public var rejected: Value?
    /// The value in a disabled field.
    public var disabled: Value?

    /// Creates a value with overrides.
    public init(
        _ base: Value, filled: Value? = nil, focused: Value? = nil, selected: Value? = nil, verifying: Value? = nil,
        accepted: Value? = nil, rejected: Value? = nil, disabled: Value? = nil
    ) {
        self.base = base
        self.filled = filled
        self.focused = focused
        self.selected = selected
        self.verifying = verifying
        self.accepted = accepted
        self.rejected = rejected
        self.disabled = disabled
    }

    /// Returns the value for a cell.
    ///
    /// - Parameter cell: The cell to draw.
    /// - Returns: The first override that applies, or the base.
    @inline(__always)
    public func value(for cell: CodeCell) -> Value {
        // Inlined, because a call copies all values.
        if !cell.isEnabled, let disabled { return disabled }
        switch cell.status {
        case .rejected: if let rejected { return rejected }
        case .accepted: if let accepted { return accepted }
        case .verifying: if let verifying { return verifying }
        case .editing: break
        }
        if cell.isSelected, let selected { return selected }
        if cell.isFocused, let focused { return focused }
        if cell.isFilled, let filled { return filled }
        return base
    }
}

extension ByState: Equatable where Value: Equatable {}
extension ByState: Hashable where Value: Hashable {}
