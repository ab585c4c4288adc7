#if canImport(UIKit)
import CodeInputCore
#if canImport(Accessibility)
public import Accessibility
import UIKit
#else
public import UIKit
#endif

extension CodeInputView: @preconcurrency AXCustomContentProvider {
    /// What VoiceOver reads after the value.
    ///
    /// Defaults to how many characters the user has entered and, until the user's next edit, to the verdict with its message.
    public var accessibilityCustomContent: [AXCustomContent]! {
        get { accessibility.content ?? ownContent }
        set { accessibility.content = newValue }
    }

    private var ownContent: [AXCustomContent] {
        let words = spokenWords
        let progress = content(words["progress"], words.progress(field.editor.count, of: length))
        guard let speech = currentSpeech else { return [progress] }
        return [progress, content(words["verification"], words.phrase(for: speech))]
    }

    private func content(_ name: CodePhrase, _ value: CodePhrase) -> AXCustomContent {
        let content = AXCustomContent(attributedLabel: name.spoken, attributedValue: value.spoken)
        content.importance = .high
        return content
    }

    /// The last words that still describe the status, or nil while the user edits.
    var currentSpeech: CodeSpeech? {
        switch (status, accessibility.lastSpeech) {
        case (.editing, _): nil
        case (.verifying, _): .verifying
        case (.accepted, .accepted(let message)): .accepted(message)
        case (.accepted, _): .accepted(nil)
        case (.rejected, .rejected(let message)): .rejected(message)
        case (.rejected, .violation(let violation)): .violation(violation)
        case (.rejected, _): .rejected(nil)
        }
    }
}
#endif
