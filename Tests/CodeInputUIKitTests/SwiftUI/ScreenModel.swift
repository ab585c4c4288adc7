#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI

/// What a screen knows, as an app's model does; whoever shows it hears of each change.
@MainActor class ScreenModel {
    /// How often something was written.
    private(set) var changeCount = 0
    /// How often the screen was made anew from it.
    var updateCount = 0
    var didChange: () -> Void = {}

    func changed() {
        changeCount += 1
        didChange()
    }
}

/// A screen that shows a model.
@MainActor protocol ModelForm: View {
    associatedtype Model: ScreenModel
    /// Another number shows what the model holds then.
    init(model: Model, version: Int)
}
#endif
