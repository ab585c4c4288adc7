#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI

/// The model of a screen, which reports each change.
@MainActor class ScreenModel {
    /// The number of writes.
    private(set) var changeCount = 0
    /// The number of times that the screen was made from it.
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
    /// A new value shows the current model.
    init(model: Model, version: Int)
}
#endif
