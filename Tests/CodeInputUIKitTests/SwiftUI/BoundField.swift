#if canImport(SwiftUI) && canImport(UIKit)
import CodeInputSwiftUI
import SwiftUI

/// A code that the app may rewrite when it is set.
@MainActor final class CodeModel: ScreenModel {
    var code = "" { didSet { changed() } }
    var isRightToLeft = false { didSet { changed() } }
    let rewrite: (String) -> String

    init(rewrite: @escaping (String) -> String = { $0 }) { self.rewrite = rewrite }
}

/// A field with a code that the app may rewrite.
struct BoundField: ModelForm {
    let model: CodeModel
    let version: Int

    var body: some View {
        let _ = model.updateCount += 1
        CodeInputField(
            code: Binding(get: { @MainActor in model.code }, set: { @MainActor in model.code = model.rewrite($0) })
        )
        .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
    }
}
#endif
