#if canImport(UIKit)
import UIKit

extension CodeInputView {
    /// Whether `typeText(_:)` of XCUITest finds the keyboard's focus in the field.
    ///
    /// A test looks for an element that is a text field and is being edited. `UITextField` says so by two accessibility
    /// traits that have no name in UIKit; set to true, the field has them too. Set it in runs of UI tests: VoiceOver reads
    /// such an element as a text field, in ways that were not tried here.
    ///
    /// Defaults to false.
    public var supportsTypeText: Bool {
        get { accessibilityTraits.contains(.textEntry) }
        set {
            if newValue { accessibilityTraits.insert(.textEntry) } else { accessibilityTraits.remove(.textEntry) }
            updateEditingTrait()
        }
    }

    /// Follows the focus.
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
