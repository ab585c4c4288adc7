#if canImport(UIKit) && !canImport(Darwin)
import CodeInputSwiftUI
import SwiftUI

/// A screen with two fields and one state for the focus of both.
struct FocusForm: View {
    enum Focus: Hashable, Sendable { case invitation, code }

    @State var invitation = ""
    @State var code = ""
    @State var focus: Focus?

    var body: some View {
        VStack {
            CodeInputField(code: $invitation, length: 8).codeInputFocused($focus, equals: .invitation)
            CodeInputField(code: $code).codeInputFocused($focus, equals: .code)
        }
    }
}
#endif
