import CodeInputPIN
import SwiftUI

/// A field and a text field, both with SwiftUI's own focus modifier.
struct FocusStateScreen: View {
    private enum Name: String {
        case code, text
    }

    let watch: (CodeInputView, String) -> Void
    @State private var code = ""
    @State private var text = ""
    @FocusState private var focus: Name?

    var body: some View {
        VStack(spacing: 16) {
            CodeInputField(code: $code).codeInputSetUp { watch($0, "code") }
                .focused($focus, equals: .code)
            TextField("Text", text: $text).focused($focus, equals: .text)
            Button("Focus the code") { focus = .code }
            Button("Focus the text") { focus = .text }
            Text("State: \(focus?.rawValue ?? "none")")
        }
    }
}
