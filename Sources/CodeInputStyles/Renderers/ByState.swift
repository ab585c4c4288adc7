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

    // The base, and one for each state, in an array: a style has several such values, and is copied often.
    @usableFromInline var values: [Value?]

    /// The value in cells that hold a character.
    public var filled: Value? {
        get { self[.filled] }
        set { self[.filled] = newValue }
    }

    /// The value in the cell that the next key goes to.
    public var focused: Value? {
        get { self[.focused] }
        set { self[.focused] = newValue }
    }

    /// The value in selected cells.
    public var selected: Value? {
        get { self[.selected] }
        set { self[.selected] = newValue }
    }

    /// The value while the code is verified.
    public var verifying: Value? {
        get { self[.verifying] }
        set { self[.verifying] = newValue }
    }

    /// The value when the code is right.
    public var accepted: Value? {
        get { self[.accepted] }
        set { self[.accepted] = newValue }
    }

    /// The value when the code is wrong.
    public var rejected: Value? {
        get { self[.rejected] }
        set { self[.rejected] = newValue }
    }

    /// The value of a pressed key; cells are never pressed, and a keypad for a secure field shows no pressed keys.
    public var pressed: Value? {
        get { self[.pressed] }
        set { self[.pressed] = newValue }
    }

    /// The value in a disabled field or keypad.
    public var disabled: Value? {
        get { self[.disabled] }
        set { self[.disabled] = newValue }
    }

    // Not inlined: each of the styles' many values would carry a copy of it.
    /// Creates a value with overrides.
    @inline(never) public init(
        _ base: Value, filled: Value? = nil, focused: Value? = nil, selected: Value? = nil, verifying: Value? = nil,
        accepted: Value? = nil, rejected: Value? = nil, pressed: Value? = nil, disabled: Value? = nil
    ) {
        values = [base, disabled, rejected, accepted, verifying, selected, focused, filled, pressed]
    }

    @usableFromInline subscript(state: OverriddenState) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// Returns the value for a cell: the last override that applies, or the base.
    @inlinable public func value(for cell: CodeCell) -> Value { value(for: cell, over: self) }

    /// The value for a cell, with the overrides of another value where this one has none.
    @inlinable func value(for cell: CodeCell, over own: Self) -> Value {
        var number = 1
        // One after the other, without a list of them.
        while let state = OverriddenState(rawValue: number) {
            if state.applies(to: cell), let value = self[state] ?? own[state] { return value }
            number += 1
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

extension ByState: Equatable where Value: Equatable {}

/// The states that a value by state can override, the one that counts most first.
@usableFromInline enum OverriddenState: Int {
    case disabled = 1, rejected, accepted, verifying, selected, focused, filled, pressed

    @usableFromInline func applies(to cell: CodeCell) -> Bool {
        switch self {
        case .disabled: !cell.isEnabled
        case .rejected: cell.status == .rejected
        case .accepted: cell.status == .accepted
        case .verifying: cell.status == .verifying
        case .selected: cell.isSelected
        case .focused: cell.isFocused
        case .filled: cell.isFilled
        case .pressed: false
        }
    }
}
