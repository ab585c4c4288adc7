#if canImport(UIKit) && !canImport(Darwin)
import CodeInputSwiftUI
import SwiftUI

/// A screen with two fields and one state for the focus of both.
struct FocusForm: View {
    enum Focus: Hashable, Sendable { case invitation, code }

    @State var invitation = ""
    @State var code = ""
    @State var focus: Focus?
    @State var hasInvitation = true

    var body: some View {
        VStack {
            if hasInvitation {
                CodeInputField(code: $invitation, length: 8).codeInputFocused($focus, equals: .invitation)
            }
            CodeInputField(code: $code).codeInputFocused($focus, equals: .code)
        }
    }
}
#endif
