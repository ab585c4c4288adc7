@_exported public import CodeInputSwiftUI

#if canImport(SwiftUI) && canImport(UIKit)
public import SwiftUI
import UIKit

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
/// Beside a pad, the field has an empty `inputView`, so that the system shows no keyboard. It takes the focus if no
/// other view has it, for the keys of a hardware keyboard, unless `codeInputFocused(_:)` says where the focus is. To
/// replace the system's keyboard with a pad instead, use UIKit: `codeInputSetUp { $0.inputView = CodeKeypadView() }`.
///
/// From the environment, the pad follows `disabled(_:)`. Color scheme and text size reach it, too.
public struct CodeInputKeypad: View {
    let target: CodeInputTarget
    let style: CodeKeypadStyle
    let order: CodeKeypadOrder
    let extraKey: ((CodeInputView) -> CodeKeypadExtraKey)?

    /// Creates a pad.
    ///
    /// The target also goes to the field's `codeInputTarget(_:)`. The style may change; the pad ignores a change of the
    /// order. The closure makes the extra key for the field; nil leaves its place empty.
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
    public var body: some View { CodeKeypadRepresentation(keypad: self) }
}

struct CodeKeypadRepresentation: UIViewRepresentable {
    let keypad: CodeInputKeypad

    func makeUIView(context: Context) -> CodeKeypadView {
        let pad = CodeKeypadView(style: keypad.style, inputViewStyle: .default)
        // Set once: setting it again would put the digits in another order.
        pad.order = keypad.order
        return pad
    }

    func updateUIView(_ pad: CodeKeypadView, context: Context) {
        pad.isEnabled = context.environment.isEnabled
        if pad.style != keypad.style { pad.style = keypad.style }
        if pad.connection !== keypad.target { pad.connection?.connect(pad: pad, nil) }
        pad.connection = keypad.target
        keypad.target.connect(pad: pad) { [weak pad, extraKey = keypad.extraKey] field in
            pad?.target = field
            pad?.extraKey = field.flatMap { extraKey?($0) }
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: CodeKeypadView, context: Context) -> CGSize? {
        // Not `sizeThatFits(_:)`: SwiftUI proposes a width of 0 to find the minimum width.
        let natural = uiView.intrinsicContentSize
        return CGSize(width: max(min(natural.width, proposal.width ?? natural.width), 0), height: natural.height)
    }

    static func dismantleUIView(_ pad: CodeKeypadView, coordinator: Void) {
        pad.connection?.connect(pad: pad, nil)
        pad.target = nil
        pad.extraKey = nil
    }
}
#endif
