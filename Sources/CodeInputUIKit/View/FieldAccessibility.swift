#if canImport(UIKit)
import CodeInputCore
import UIKit
#if canImport(Accessibility)
import Accessibility
#endif

/// What the app has set for VoiceOver, and the last words of the field.
///
/// UIKit answers for every text input itself. What `super` returns is therefore not what the app has set.
@MainActor package struct FieldAccessibility {
    package var label: String?
    var value: NSAttributedString?
    var hint: String?
    var language: String?
    var traits: UIAccessibilityTraits = []
    var isTextField: Bool?
    var actions: [UIAccessibilityCustomAction]?
    var content: [AXCustomContent]?
    var lastSpeech: CodeSpeech?
}
#endif
