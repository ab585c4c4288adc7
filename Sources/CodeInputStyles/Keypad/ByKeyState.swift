/// A value of a keypad's style that may differ from state to state: what ``ByState`` is to cells.
///
/// Each override stands on its own: to set the value of pressed keys leaves disabled ones as they were.
///
/// ```swift
/// var style = CodeKeypadStyle.plain
/// style.textColor.pressed = .tint
/// ```
public struct ByKeyState<Value: Sendable>: Sendable {
    /// The value where no override applies.
    public var base: Value
    /// While a finger rests on the key; never in a secure keypad, which shows no presses.
    public var pressed: Value?
    /// While the keypad takes no input.
    public var disabled: Value?

    /// Creates a value with its overrides.
    public init(_ base: Value, pressed: Value? = nil, disabled: Value? = nil) {
        self.base = base
        self.pressed = pressed
        self.disabled = disabled
    }

    /// The value in a state.
    ///
    /// - Parameter state: What the key is at the moment.
    /// - Returns: The override that counts, or the base.
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
