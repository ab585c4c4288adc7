#if canImport(UIKit) && !canImport(Darwin)
import CodeInputPIN
import SwiftUI

/// A screen with words in its environment, a field with its own words, and a pad without.
struct WordsForm: View {
    @State var code = ""
    @State var words: CodeWords?
    @State var target = CodeInputTarget()

    var body: some View {
        VStack {
            CodeInputField(code: $code).codeInputSetUp { $0.words = CodeWords(language: "sv") }.codeInputTarget(target)
            CodeInputKeypad(target: target)
        }
        .codeInputWords(words)
    }
}
#endif
