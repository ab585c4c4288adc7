import CodeInputPIN
import SwiftUI
import UIKit

/// A field, and a pad if it has one, in a parent that hides the keyboard when the user taps anywhere in it.
struct TapScreen: View {
    var hasPad = false
    let watch: (CodeInputView, String) -> Void
    @State private var code = ""
    @State private var taps = 0
    @State private var target = CodeInputTarget()

    var body: some View {
        VStack(spacing: 24) {
            CodeInputField(code: $code).codeInputTarget(target).codeInputSetUp { watch($0, "code") }
            if hasPad { CodeInputKeypad(target: target) }
            Text("Taps of the parent: \(taps)")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture {
            taps += 1
            let resign = #selector(UIResponder.resignFirstResponder)
            UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil)
        }
    }
}
