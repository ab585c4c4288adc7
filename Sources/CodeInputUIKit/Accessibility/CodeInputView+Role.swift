#if canImport(UIKit)
import UIKit

extension CodeInputView {
    /// Whether VoiceOver and UI tests see a text field.
    ///
    /// UIKit has two accessibility traits for a text field and for one that is being edited, without names. VoiceOver
    /// announces the role by them, and XCUITest's `typeText(_:)` looks for them.
    ///
    /// Defaults to true, and to false in a secure field: VoiceOver may echo the keys of a text field that is not UIKit's own.
    public var isAnnouncedAsTextField: Bool {
        get { accessibility.isTextField ?? !isSecureTextEntry }
        set { accessibility.isTextField = newValue }
    }

    /// Adds the role to traits.
    func withRole(_ traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var traits = traits.subtracting([.textEntry, .isEditing])
        if isAnnouncedAsTextField { traits.formUnion(isFirstResponder ? [.textEntry, .isEditing] : .textEntry) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}

extension UIAccessibilityTraits {
    fileprivate static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
    fileprivate static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
}
#endif
