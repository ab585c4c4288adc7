#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI

/// A number pad as part of a screen, for SwiftUI.
///
/// ```swift
/// struct PINView: View {
///     @State private var pin = ""
///     @State private var target = CodeInputTarget()
///
///     var body: some View {
///         VStack {
///             CodeInputField(code: $pin, length: 4, style: .dots()).codeInputSecure().codeInputTarget(target)
///             CodeInputKeypad(target: target, style: .circles) { field in .eye(of: field) }
///         }
///     }
/// }
/// ```
///
/// The field does not need the focus. Without the focus, the system shows no keyboard. To replace the system's keyboard with a
/// pad instead, use UIKit: `codeInputSetUp { $0.inputView = CodeKeypadView() }`.
///
/// From the environment, the pad follows `disabled(_:)`. Tint, color scheme and text size reach it like every UIKit view.
public struct CodeInputKeypad: View {
    let target: CodeInputTarget
    let style: CodeKeypadStyle
    let order: CodeKeypadOrder
    let extraKey: ((CodeInputView) -> CodeKeypadExtraKey)?

    /// Creates a pad.
    ///
    /// - Parameters:
    ///   - target: The target, which also goes to the field's `codeInputTarget(_:)`.
    ///   - style: How the pad looks. Defaults to `CodeKeypadStyle.system`. It may change.
    ///   - order: The order of the digits. The pad ignores changes.
    ///   - extraKey: Makes the extra key for the field. Nil leaves its place empty.
    public init(
        target: CodeInputTarget, style: CodeKeypadStyle = .system, order: CodeKeypadOrder = .standard,
        extraKey: ((CodeInputView) -> CodeKeypadExtraKey)? = nil
    ) {
        self.target = target
        self.style = style
        self.order = order
        self.extraKey = extraKey
    }

    /// The UIKit view.
    public var body: some View {
        CodeKeypadRepresentation(keypad: self)
    }
}
#endif
