#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import SwiftUI

/// A screen with a field that has words of its own, and a pad that has none, in words of their surroundings.
struct WordsForm: View {
    @State var code = ""
    @State var words: CodeWords?
    @State var target = CodeInputTarget()

    var body: some View {
        VStack {
            CodeInputField(code: $code).codeInputSetUp { $0.words = CodeWords(language: "sv") }
            CodeInputKeypad(target: target)
        }
        .codeInputWords(words)
    }
}
#endif
