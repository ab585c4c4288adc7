#if canImport(UIKit) && !canImport(Darwin)
import CodeInputPIN
import SwiftUI

/// A screen with a pad, and fields for it.
struct KeypadForm: View {
    @State var code = ""
    @State var other = ""
    @State var hasField = true
    @State var hasPad = true
    @State var isOther = false
    @State var isPadIdle = false
    @State var order = CodeKeypadOrder.standard
    @State var isDisabled = false
    @State var style = CodeKeypadStyle.circles
    @State var target = CodeInputTarget()
    @State var idle = CodeInputTarget()
    var onComplete: (String) -> Void = { _ in }

    var body: some View {
        VStack {
            if hasPad {
                CodeInputKeypad(target: isPadIdle ? idle : target, style: style, order: order) { .eye(of: $0) }
                    .disabled(isDisabled)
            }
            if hasField {
                CodeInputField(code: $code, length: 4).codeInputSecure().codeInputTarget(isOther ? idle : target)
                    .onCodeComplete(perform: onComplete)
            }
            CodeInputField(code: $other, length: 4).codeInputTarget(isOther ? target : idle)
        }
    }
}
#endif
