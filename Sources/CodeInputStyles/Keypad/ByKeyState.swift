/// A value with overrides for the states of a keypad's key, as ``ByState`` is for cells.
///
/// Each override stands on its own. Setting the value of pressed keys does not change that of disabled keys.
///
/// ```swift
/// var style = CodeKeypadStyle.plain
/// style.textColor.pressed = .tint
/// ```
public struct ByKeyState<Value: Sendable>: Sendable {
    /// The value without an override.
    public var base: Value
    /// The value of a pressed key.
    ///
    /// A keypad for a secure field shows no pressed keys.
    public var pressed: Value?
    /// The value in a disabled keypad.
    public var disabled: Value?

    /// Creates a value with overrides.
    public init(_ base: Value, pressed: Value? = nil, disabled: Value? = nil) {
        self.base = base
        self.pressed = pressed
        self.disabled = disabled
    }

    /// Returns the value in a state.
    ///
    /// - Parameter state: The state of the key.
    /// - Returns: The override for the state, or the base.
    package func value(for state: CodeKeypadKeyState) -> Value {
        switch state {
        case .normal: base
        case .pressed: pressed ?? base
        case .disabled: disabled ?? base
        }
    }
}

extension ByKeyState: Equatable where Value: Equatable {}
extension ByKeyState: Hashable where Value: Hashable {}
