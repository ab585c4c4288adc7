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
        // There always is one.
        get { values[0].unsafelyUnwrapped }
        set { values[0] = newValue }
    }

    // The base, and one for each state, that of the state that counts most first: a style has several such values, and
    // is copied often.
    @usableFromInline var values: [Value?]

    /// The value in cells that hold a character.
    public var filled: Value? {
        get { values[7] }
        set { values[7] = newValue }
    }

    /// The value in the cell that the next key goes to.
    public var focused: Value? {
        get { values[6] }
        set { values[6] = newValue }
    }

    /// The value in selected cells.
    public var selected: Value? {
        get { values[5] }
        set { values[5] = newValue }
    }

    /// The value while the code is verified.
    public var verifying: Value? {
        get { values[4] }
        set { values[4] = newValue }
    }

    /// The value when the code is right.
    public var accepted: Value? {
        get { values[3] }
        set { values[3] = newValue }
    }

    /// The value when the code is wrong.
    public var rejected: Value? {
        get { values[2] }
        set { values[2] = newValue }
    }

    /// The value of a pressed key; cells are never pressed, and a keypad for a secure field shows no pressed keys.
    public var pressed: Value? {
        get { values[8] }
        set { values[8] = newValue }
    }

    /// The value in a disabled field or keypad.
    public var disabled: Value? {
        get { values[1] }
        set { values[1] = newValue }
    }

    // Not inlined: each of the styles' many values would carry a copy of it.
    /// Creates a value with overrides.
    @inline(never) public init(
        _ base: Value, filled: Value? = nil, focused: Value? = nil, selected: Value? = nil, verifying: Value? = nil,
        accepted: Value? = nil, rejected: Value? = nil, pressed: Value? = nil, disabled: Value? = nil
    ) {
        values = [base, disabled, rejected, accepted, verifying, selected, focused, filled, pressed]
    }

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
    func quiet(_ isQuiet: Bool) -> CodeCell {
        guard isQuiet else { return self }
        var cell = self
        cell.status = .editing
        return cell
    }

    /// An empty cell of the same field: what is drawn once for a field depends on no more.
    var inField: CodeCell { CodeCell(index: 0, isEnabled: isEnabled, status: status) }
}

extension CodeCell {
    /// Whether the cell is in the state that an index of the overrides is for; none is ever pressed.
    @usableFromInline func isInState(_ index: Int) -> Bool {
        switch index {
        case 1: !isEnabled
        case 2: status == .rejected
        case 3: status == .accepted
        case 4: status == .verifying
        case 5: isSelected
        case 6: isFocused
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
