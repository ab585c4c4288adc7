#if canImport(SwiftUI) && canImport(UIKit)
import UIKit

/// The properties that modifiers have set on a view, and their values before.
///
/// A modifier owns its property while it is there. Before and after, the property is as set up.
@MainActor struct CodeInputOverrides {
    private var restorations: [AnyKeyPath: (CodeInputView) -> Void] = [:]

    /// Sets the value of a modifier if it changed: setters do work.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - value: The value, or nil if there is no modifier.
    ///   - view: The view.
    mutating func set<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<CodeInputView, Value>, to value: Value?, of view: CodeInputView
    ) {
        guard let value = claim(property, for: value, of: view) else { return }
        if view[keyPath: property] != value { view[keyPath: property] = value }
    }

    /// Sets the value of a modifier whose values can't be compared.
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
