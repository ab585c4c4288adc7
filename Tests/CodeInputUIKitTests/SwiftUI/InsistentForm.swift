#if canImport(UIKit) && !canImport(Darwin)
import CodeInputUIKit
import SwiftUI

/// An app that holds on to a value that no field can have, and says so at every opportunity.
struct InsistentForm: View {
    @State var isOdd = false

    var body: some View {
        CodeInputField(code: Binding(get: { "not a code" }, set: { _ in isOdd.toggle() }))
    }

    @MainActor static func stage() -> StandInHost<InsistentForm> { StandInHost(InsistentForm()) }
}
#endif
