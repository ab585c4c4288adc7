#if canImport(UIKit)
import CodeInputUIKit
import SwiftUI

/// A screen with a field, as an app writes it.
struct FieldForm: View {
    @State var code = ""
    @State var isFocused = false
    @State var status = CodeStatus.editing
    @State var isShown = true
    @State var isDisabled = false
    @State var isLarge = false
    @State var length = 6
    var set: (CodeInputField) -> CodeInputField = { $0 }

    var body: some View {
        if isShown {
            set(CodeInputField(code: $code, length: length))
                .codeInputFocused($isFocused)
                .codeInputStatus($status)
                .disabled(isDisabled)
                .codeInputStyle(isLarge ? BoxRenderer(shape: .circle) : BoxRenderer())
                .tint(.purple)
        }
    }
}
#endif
