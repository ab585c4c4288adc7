#if canImport(UIKit)
import UIKit

extension CodeInputView {
    /// Whether XCUITest's `typeText(_:)` works on the field.
    ///
    /// A test looks for an element that is a text field and is being edited. `UITextField` has two accessibility traits for
    /// that, which have no names in UIKit. If true, the field has them too. Set it in UI tests only: VoiceOver reads such an
    /// element as a text field, which has not been tested here.
    ///
    /// Defaults to false.
    public var supportsTypeText: Bool {
        get { accessibilityTraits.contains(.textEntry) }
        set {
            if newValue { accessibilityTraits.insert(.textEntry) } else { accessibilityTraits.remove(.textEntry) }
            updateEditingTrait()
        }
    }

    /// Updates the editing trait to the focus.
    func updateEditingTrait() {
        if supportsTypeText, isFirstResponder {
            accessibilityTraits.insert(.isEditing)
        } else if accessibilityTraits.contains(.isEditing) {
            accessibilityTraits.remove(.isEditing)
        }
    }
}

extension UIAccessibilityTraits {
    fileprivate static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
    fileprivate static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
}
#endif
