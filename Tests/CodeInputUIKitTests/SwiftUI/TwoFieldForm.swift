#if canImport(UIKit)
import CodeInputUIKit
import SwiftUI

/// A screen with two fields in one style, of which the first may be missing.
struct TwoFieldForm: View {
    @State var first = ""
    @State var second = ""
    @State var hasFirst = true

    var body: some View {
        VStack {
            if hasFirst { CodeInputField(code: $first, length: 4) }
            CodeInputField(code: $second)
        }
        .codeInputStyle(.circles)
    }
}
#endif
