#if canImport(SwiftUI) && canImport(UIKit)
public import CodeInputStyles
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
/// The field need not have the focus, and then there is no other keyboard. A pad in place of the system's keyboard is set up
/// in UIKit: `codeInputSetUp { $0.inputView = CodeKeypadView() }`.
///
/// Of the environment, the pad follows `disabled(_:)` and ``SwiftUI/View/codeInputWords(_:)``; tint, color scheme and text size
/// reach it as they reach every view from UIKit.
public struct CodeInputKeypad: View {
    let target: CodeInputTarget
    let style: CodeKeypadStyle
    let order: CodeKeypadOrder
    let extraKey: ((CodeInputView) -> CodeKeypadExtraKey)?
    var setUp: ((CodeKeypadView) -> Void)?

    /// Creates a pad.
    ///
    /// - Parameters:
    ///   - target: What connects it with a field: give it to ``CodeInputField/codeInputTarget(_:)``, too.
    ///   - style: How it looks. It may change.
    ///   - order: The order of the digits, which is that of the first time.
    ///   - extraKey: Makes the key at the bottom left for the field; nil leaves its place empty.
    public init(
        target: CodeInputTarget, style: CodeKeypadStyle = .keyboard, order: CodeKeypadOrder = .standard,
        extraKey: ((CodeInputView) -> CodeKeypadExtraKey)? = nil
    ) {
        self.target = target
        self.style = style
        self.order = order
        self.extraKey = extraKey
    }

    /// Sets up the view from UIKit, once, when it is made: haptics, clicks, whether it is secure.
    public func codeInputSetUp(_ setUp: @escaping (CodeKeypadView) -> Void) -> CodeInputKeypad {
        var copy = self
        copy.setUp = setUp
        return copy
    }

    /// The view from UIKit.
    public var body: some View {
        CodeKeypadRepresentation(keypad: self)
    }
}
#endif
