#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI

/// Counts the attempts to set the code.
@MainActor final class InsistentModel: ScreenModel {
    var isOdd = false { didSet { changed() } }
}

/// An app that insists on a value that no field can hold.
struct InsistentForm: ModelForm {
    let model: InsistentModel
    let version: Int

    var body: some View {
        let _ = model.updateCount += 1
        CodeInputField(code: Binding(get: { "not a code" }, set: { @MainActor _ in model.isOdd.toggle() }))
    }
}
#endif
