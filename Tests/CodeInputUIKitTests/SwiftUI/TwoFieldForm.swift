#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI

/// Two codes; the first is optional.
@MainActor final class TwoFieldModel: ScreenModel {
    var first = "" { didSet { changed() } }
    var second = "" { didSet { changed() } }
    var hasFirst = true { didSet { changed() } }
}

/// A screen with two fields in one style.
struct TwoFieldForm: ModelForm {
    let model: TwoFieldModel
    let version: Int

    var body: some View {
        VStack {
            if model.hasFirst {
                CodeInputField(
                    code: Binding(get: { @MainActor in model.first }, set: { @MainActor in model.first = $0 }),
                    length: 4)
            }
            CodeInputField(
                code: Binding(get: { @MainActor in model.second }, set: { @MainActor in model.second = $0 }))
        }
        .codeInputStyle(.circles)
    }
}
#endif
