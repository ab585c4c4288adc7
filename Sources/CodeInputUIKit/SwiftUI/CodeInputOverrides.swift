#if canImport(SwiftUI) && canImport(UIKit)
import UIKit

/// What modifiers have set on a view, and how to undo it.
///
/// A property is the modifier's as long as there is one; before and afterwards it is as it was set up.
@MainActor struct CodeInputOverrides {
    private var restorations: [AnyKeyPath: (CodeInputView) -> Void] = [:]

    /// Sets what a modifier says, if it is another value: setters have work to do.
    ///
    /// - Parameters:
    ///   - property: What to set.
    ///   - value: Its value; nil where there is no modifier.
    ///   - view: The view.
    mutating func set<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<CodeInputView, Value>, to value: Value?, of view: CodeInputView
    ) {
        guard let value = claim(property, for: value, of: view) else { return }
        if view[keyPath: property] != value { view[keyPath: property] = value }
    }

    /// Sets what a modifier says, where values can't be compared.
    mutating func replace<Value>(
        _ property: ReferenceWritableKeyPath<CodeInputView, Value>, with value: Value?, of view: CodeInputView
    ) {
        guard let value = claim(property, for: value, of: view) else { return }
        view[keyPath: property] = value
    }

    private mutating func claim<Value>(
        _ property: ReferenceWritableKeyPath<CodeInputView, Value>, for value: Value?, of view: CodeInputView
    ) -> Value? {
        if value == nil {
            restorations.removeValue(forKey: property)?(view)
        } else if restorations[property] == nil {
            let before = view[keyPath: property]
            restorations[property] = { $0[keyPath: property] = before }
        }
        return value
    }
}
#endif
