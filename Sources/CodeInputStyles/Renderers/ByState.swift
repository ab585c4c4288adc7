public import CodeInputCore

/// A value with overrides for the states of a cell, or of a key of a number pad.
///
/// A cell can have several states at once. The last override in this order counts: filled, focused, selected,
/// verifying, accepted, rejected, disabled.
///
/// ```swift
/// var style = UnderlineRenderer()
/// style.lineColor.filled = .blue
/// style.lineWidth = ByState(1, filled: 2, focused: 2, selected: 2, verifying: 1.5, accepted: 3, rejected: 5)
/// ```
///
/// A new value has only the states that it names, except in the text of a built-in style. To keep those of a style, set
/// one member.
public struct ByState<Value: Sendable>: Sendable {
    /// The value without an override.
    public var base: Value {
        // The first value is the base, and never nil.
        get { values[0].unsafelyUnwrapped }
        set { values[0] = newValue }
    }

    // The base, then one for each state, in the order in which they count: a style has several such values, and is
    // copied often.
    @usableFromInline var values: [Value?]

    /// The value in cells that hold a character.
    public var filled: Value? {
        get { values[State.filled] }
        set { values[State.filled] = newValue }
    }

    /// The value in the cell that the next key goes to.
    public var focused: Value? {
        get { values[State.focused] }
        set { values[State.focused] = newValue }
    }

    /// The value in selected cells.
    public var selected: Value? {
        get { values[State.selected] }
        set { values[State.selected] = newValue }
    }

    /// The value while the code is verified.
    public var verifying: Value? {
        get { values[State.verifying] }
        set { values[State.verifying] = newValue }
    }

    /// The value when the code is right.
    public var accepted: Value? {
        get { values[State.accepted] }
        set { values[State.accepted] = newValue }
    }

    /// The value when the code is wrong.
    public var rejected: Value? {
        get { values[State.rejected] }
        set { values[State.rejected] = newValue }
    }

    /// The value of a pressed key; cells are never pressed, and a keypad for a secure field shows no pressed keys.
    public var pressed: Value? {
        get { values[State.pressed] }
        set { values[State.pressed] = newValue }
    }

    /// The value in a disabled field or keypad.
    public var disabled: Value? {
        get { values[State.disabled] }
        set { values[State.disabled] = newValue }
    }

    // Not inlined: each of the styles' many values would carry a copy of it.
    /// Creates a value with overrides.
    @inline(never) public init(
        _ base: Value, filled: Value? = nil, focused: Value? = nil, selected: Value? = nil, verifying: Value? = nil,
        accepted: Value? = nil, rejected: Value? = nil, pressed: Value? = nil, disabled: Value? = nil
    ) { values = [base, disabled, rejected, accepted, verifying, selected, focused, filled, pressed] }

    /// Returns the value for a cell: the last override that applies, or the base.
    @inlinable public func value(for cell: CodeCell) -> Value { value(for: cell, over: self) }

    /// The value for a cell, with the overrides of another value where this one has none.
    @inlinable func value(for cell: CodeCell, over own: Self) -> Value {
        for index in 1..<8 {
            if cell.isInState(index), let value = values[index] ?? own.values[index] { return value }
        }
        return base
    }
}

extension CodeCell {
    /// Whether the cell shows the focus, or a selection, which a verdict replaces.
    var isActive: Bool { isEnabled && (isFocused || isSelected && status == .editing) }

    /// How much thicker the focus makes the line of a verdict, in points.
    var addedWidth: CGFloat { isActive && status != .editing ? 1.5 : 0 }

    /// The cell as while the user enters the code, where verdicts are quiet.
    @inline(never) func quiet(_ isQuiet: Bool) -> CodeCell {
        guard isQuiet else { return self }
        var cell = self
        cell.status = .editing
        return cell
    }

    /// An empty cell of the same field: what is drawn once for a field depends on no more.
    var inField: CodeCell { CodeCell(index: 0, isEnabled: isEnabled, status: status) }
}

// The index of each state's override, in the order in which they count.
private enum State {
    static let disabled = 1, rejected = 2, accepted = 3, verifying = 4
    static let selected = 5, focused = 6, filled = 7, pressed = 8
}

extension CodeCell {
    /// Whether the cell is in the state that an index of the overrides is for; none is ever pressed.
    @usableFromInline func isInState(_ index: Int) -> Bool {
        switch index {
        case State.disabled: !isEnabled
        case State.rejected: status == .rejected
        case State.accepted: status == .accepted
        case State.verifying: status == .verifying
        case State.selected: isSelected
        case State.focused: isFocused
        default: isFilled
        }
    }
}

extension ByState<CodeColor> {
    /// The colors of a line that tells the focus and every status.
    @inline(never) static func line(_ base: CodeColor, filled: CodeColor? = nil, disabled: CodeColor) -> Self {
        Self(
            base, filled: filled, focused: .tint, selected: .tint, verifying: .tint, accepted: .green, rejected: .red,
            disabled: disabled)
    }
}

extension ByState: Equatable where Value: Equatable {}
