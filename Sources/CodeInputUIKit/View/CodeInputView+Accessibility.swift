#if canImport(UIKit)
import CodeInputCore
#if canImport(Accessibility)
public import Accessibility
import UIKit
#else
public import UIKit
#endif

extension CodeInputView {
    /// The accessibility label that the app has set.
    package var labelOfApp: String? { accessibility.label }

    var spokenWords: CodeWords { words ?? .default }

    var ownLabel: CodePhrase { spokenWords.phrase(isSecureTextEntry ? "label.secure" : "label") }

    /// VoiceOver echoes the last key now, and would drop a plain announcement: a verdict interrupts, the rest waits.
    ///
    /// Other words for the same verdict are spoken unless only a number differs, as in a countdown.
    func speak(_ speech: CodeSpeech, isReworded: Bool) {
        let words = spokenWords, phrase = words.phrase(for: speech)
        let last: String? = if let last = speaking.last { words.phrase(for: last).text } else { nil }
        speaking.last = speech
        // A closure that heard of the status may have laid out the row before.
        updateMessage()
        setNeedsLayout()
        guard !isQuiet, !isReworded || !phrase.text.differsByNumbersOnly(from: last) else { return }
        speaking.spoken = nil
        let isVerdict = if case .verifying = speech { false } else { true }
        if #available(iOS 17, visionOS 1, *), isVerdict {
            post(phrase, .accessibilitySpeechAnnouncementPriority, UIAccessibilityPriority.high)
        } else {
            post(phrase, .accessibilitySpeechQueueAnnouncement)
        }
    }

    private func post(_ phrase: CodePhrase, _ attribute: NSAttributedString.Key, _ value: Any = true) {
        let spoken = NSMutableAttributedString(attributedString: phrase.spoken)
        spoken.addAttribute(attribute, value: value, range: NSRange(location: 0, length: spoken.length))
        UIAccessibility.post(notification: .announcement, argument: spoken)
    }

    /// Speaks the app's message once it has stayed for a second, if the status has no words then (WCAG 2.2, 4.1.3).
    ///
    /// VoiceOver reads a message that was set before the field got the focus, after its value.
    func speakMessageLater() {
        let message = speaking.unspoken ?? ""
        // The next message of a countdown waits no longer.
        if !message.isEmpty, message.differsByNumbersOnly(from: speaking.awaited) { return }
        tasks.cancel(nil)
        speaking.awaited = nil
        guard !message.isEmpty, currentSpeech == nil, !message.differsByNumbersOnly(from: speaking.spoken)
        else { return }
        speaking.awaited = message
        tasks.run(nil, after: .seconds(1)) { [weak self] in self?.speakMessage() }
    }

    private func speakMessage() {
        speaking.awaited = nil
        guard isFirstResponder, currentSpeech == nil, let message = speaking.unspoken else { return }
        (speaking.spoken, speaking.unspoken) = (message, nil)
        post(CodePhrase(text: message), .accessibilitySpeechQueueAnnouncement)
    }

    func spokenText(in cells: Range<Int>) -> NSAttributedString {
        NSAttributedString(
            string: systemText.text(in: cells),
            attributes: configuration.hidesText ? [:] : [.accessibilitySpeechSpellOut: true])
    }

    /// Speaks where a key or a tap has moved the caret: the text system speaks only of a selection that it makes.
    func speakCaret(movedBy input: CodeFieldInput, from previous: Range<Int>) {
        switch input {
        case .select(.move), .select(.tap): break
        default: return
        }
        guard isFirstResponder, selectedCells != previous else { return }
        let words = spokenWords, cell = field.editor.head
        // In a full field, the caret is in no cell.
        let phrase =
            cell < length
            ? words.position(cell + 1, of: length, isDigit: alphabet.isNumeric)
            : words.progress(field.editor.count, of: length)
        let spoken = NSMutableAttributedString(attributedString: phrase.spoken)
        if cell < field.editor.count, !configuration.hidesText {
            spoken.append(NSAttributedString(string: ", "))
            spoken.append(spokenText(in: cell..<cell + 1))
        }
        UIAccessibility.post(notification: .announcement, argument: spoken)
    }

    /// Speaks how much is entered if a closure made a step, even one that left the count the same: no keyboard echoes
    /// the keys of a pad.
    package func speakProgress(after body: () -> Void) {
        let made = steps.made
        body()
        guard steps.made != made, currentSpeech == nil else { return }
        post(spokenWords.progress(field.editor.count, of: length), .accessibilitySpeechQueueAnnouncement)
    }

    /// Whether VoiceOver and UI tests see a text field, by two unnamed traits that XCUITest's `typeText(_:)` needs.
    ///
    /// Defaults to true, and to false in a secure field, whose keys VoiceOver may echo.
    public var isAnnouncedAsTextField: Bool {
        get { accessibility.isTextField ?? !isSecureTextEntry }
        set { accessibility.isTextField = newValue }
    }

    func withRole(_ traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var traits = traits.subtracting([.textEntry, .isEditing])
        if isAnnouncedAsTextField { traits.formUnion(isFirstResponder ? [.textEntry, .isEditing] : .textEntry) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    var customActions: [UIAccessibilityCustomAction] {
        var actions: [UIAccessibilityCustomAction] = []
        if takesInput, !field.editor.isEmpty, markedCells == nil {
            actions.append(
                action("action.clear") { field in field.speakProgress { field.perform(.edit(.restore(""))) } })
        }
        if isSecureTextEntry, offersReveal, isEnabled {
            actions.append(action(isRevealed ? "keypad.hide" : "keypad.show") { $0.isRevealed.toggle() })
        }
        return actions
    }

    private func action(
        _ key: String, _ body: @escaping @MainActor (CodeInputView) -> Void
    ) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(attributedName: spokenWords.phrase(key).spoken) { [weak self] _ in
            self.map(body) != nil
        }
    }
}

extension CodeInputView: @preconcurrency AXCustomContentProvider {
    /// What VoiceOver reads after the value: by default the progress and, until the user's next edit, the status.
    ///
    /// Without a status, the ``message`` of the app comes in its place, where the field shows it.
    public var accessibilityCustomContent: [AXCustomContent]! {
        get { accessibility.content ?? ownContent }
        set { accessibility.content = newValue }
    }

    private var ownContent: [AXCustomContent] {
        let words = spokenWords
        let progress = content(words.phrase("progress"), words.progress(field.editor.count, of: length))
        if let currentSpeech {
            return [progress, content(words.phrase("verification"), words.phrase(for: currentSpeech))]
        }
        guard showsMessage, let message, !message.isEmpty else { return [progress] }
        // Not the hint, which users may turn off.
        return [progress, content(CodePhrase(text: message), CodePhrase(text: ""))]
    }

    private func content(_ label: CodePhrase, _ value: CodePhrase) -> AXCustomContent {
        let content = AXCustomContent(attributedLabel: label.spoken, attributedValue: value.spoken)
        content.importance = .high
        return content
    }

    /// The last words that still describe the status, or nil while the user edits.
    var currentSpeech: CodeSpeech? {
        let last = speaking.last
        return switch (status, last) {
        case (.editing, _): nil
        case (.verifying, _): .verifying
        case (.accepted, .accepted?), (.rejected, .rejected?), (.rejected, .violation?): last
        case (.accepted, _): .accepted(nil)
        case (.rejected, _): .rejected(nil)
        }
    }
}

extension UIAccessibilityTraits {
    fileprivate static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
    fileprivate static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
}

/// What the app has set for VoiceOver: UIKit answers for every text input itself, so `super` does not return it.
///
/// A struct would make the binary larger.
typealias FieldAccessibility = (
    label: String?, attributedLabel: NSAttributedString?, value: NSAttributedString?, hint: String?,
    traits: UIAccessibilityTraits, isTextField: Bool?, actions: [UIAccessibilityCustomAction]?,
    content: [AXCustomContent]?
)

extension String {
    fileprivate func differsByNumbersOnly(from other: String?) -> Bool { withoutNumbers == other?.withoutNumbers }

    /// The word after a number keeps its first letter only, since it may end otherwise: "1 second", "21 секунду".
    private var withoutNumbers: String {
        var isAfterNumber = false, isAfterBlank = false, isWord = false
        return filter { character in
            let isRest = isWord && character.isLetter
            isWord = isRest || isAfterBlank && character.isLetter
            isAfterBlank = (isAfterNumber || isAfterBlank) && character.isWhitespace
            isAfterNumber = character.isNumber
            return !isRest && !isAfterNumber
        }
    }
}
#endif
