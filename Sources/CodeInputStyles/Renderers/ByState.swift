public import CodeInputCore

/// A value of a style that may differ from state to state.
///
/// A cell is often several things at once: focused, filled and rejected. Of the overrides that are set, the first in
/// this order counts: disabled, rejected, accepted, verifying, selected, focused, filled. Each stands on its own: to
/// set the color of rejected cells leaves all other states as they were.
///
/// ```swift
/// var style = UnderlineRenderer()
/// style.lineColor = ByState(.gray, focused: .tint, filled: .blue)
/// style.lineColor.rejected = .red
/// ```
public struct ByState<Value: Sendable>: Sendable {
    /// The value where no override applies.
    public var base: Value
    /// In cells that hold a character.
    public var filled: Value?
    /// In the cell that the next key goes to.
    public var focused: Value?
    /// In selected cells.
    public var selected: Value?
    /// While the code is being verified.
    public var verifying: Value?
    /// When the code is right.
    public var accepted: Value?
    /// When the code is wrong.
    public var rejected: Value?
    /// When the field takes no input.
    public var disabled: Value?

    /// Creates a value with its overrides.
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

    /// The value in a cell's state.
    ///
    /// - Parameter cell: The cell to be drawn.
    /// - Returns: The override that counts, or the base.
    @inline(__always)
    public func value(for cell: CodeCell) -> Value {
        // Inlined: a call copies all of the values to pick one.
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
