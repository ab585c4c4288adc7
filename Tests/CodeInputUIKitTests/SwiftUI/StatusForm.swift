#if canImport(UIKit)
import CodeInputUIKit
import SwiftUI

/// A screen whose app knows a status of its own, and says so with every update.
struct StatusForm: View {
    @State var code = ""
    @State var isWrong = false

    var body: some View {
        CodeInputField(code: $code).codeInputStatus(isWrong ? .rejected : .editing)
    }
}

/// A screen that hears of the status, and may answer.
struct BoundStatusForm: View {
    @State var code = ""
    @State var status = CodeStatus.editing
    var answer: (CodeStatus) -> CodeStatus = { $0 }

    var body: some View {
        CodeInputField(code: $code).codeInputStatus(
            Binding(get: { status }, set: { status = answer($0) }))
    }
}
#endif
