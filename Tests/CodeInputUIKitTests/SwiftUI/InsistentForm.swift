#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputUIKit
import SwiftUI

/// Changes with each attempt to set the code.
@MainActor final class InsistentModel: ScreenModel {
    var isOdd = false { didSet { changed() } }
}

/// An app that holds on to a value that no field can have, and says so at every opportunity.
struct InsistentForm: ModelForm {
    let model: InsistentModel
    let version: Int

    var body: some View {
        let _ = model.updateCount += 1
        CodeInputField(code: Binding(get: { "not a code" }, set: { @MainActor _ in model.isOdd.toggle() }))
    }
}
#endif
