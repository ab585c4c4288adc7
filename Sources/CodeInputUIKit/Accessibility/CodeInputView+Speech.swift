#if canImport(UIKit)
import CodeInputCore
import UIKit

extension CodeInputView {
    /// What the field says to VoiceOver.
    ///
    /// Nil uses ``CodeWords/default``.
    public var words: CodeWords? {
        get { settings.words }
        set { settings.words = newValue }
    }

    /// The words in use.
    package var spokenWords: CodeWords { words ?? .default }

    /// What the field is.
    var ownLabel: CodePhrase { spokenWords[isSecureTextEntry ? "label.secure" : "label"] }

    /// Speaks words to VoiceOver, which still echoes the key at that time and would drop a plain announcement.
    ///
    /// A verdict interrupts the echo; everything else waits in the queue.
    func speak(_ words: NSAttributedString, isVerdict: Bool) {
        let spoken = NSMutableAttributedString(attributedString: words)
        let all = NSRange(location: 0, length: words.length)
        if #available(iOS 17, visionOS 1, *), isVerdict {
            spoken.addAttribute(
                .accessibilitySpeechAnnouncementPriority, value: UIAccessibilityPriority.high, range: all)
        } else {
            spoken.addAttribute(.accessibilitySpeechQueueAnnouncement, value: true, range: all)
        }
        UIAccessibility.post(notification: .announcement, argument: spoken)
    }

    /// What the text system sees: characters to spell out, or bullets.
    var spokenText: NSAttributedString {
        let text = systemText.text(in: 0..<field.editor.shownCount)
        return NSAttributedString(
            string: text, attributes: configuration.hidesText ? [:] : [.accessibilitySpeechSpellOut: true])
    }

    /// Speaks where the caret is after a key or a tap has moved it from a selection.
    ///
    /// The next move interrupts it. The text system itself speaks of a selection that it makes.
    func speakCaret(movedBy input: CodeFieldInput, from previous: Range<Int>) {
        switch input {
        case .select(.move), .select(.tap): break
        default: return
        }
        let selection = selectedCells
        guard isFirstResponder, selection != previous else { return }
        let movesEnd = selection.lowerBound == previous.lowerBound && !selection.isEmpty
        speakPosition(movesEnd ? selection.upperBound - 1 : selection.lowerBound)
    }

    private func speakPosition(_ cell: Int) {
        let words = spokenWords
        // In a full field, the caret is in no cell.
        guard cell < length else { return post(words.progress(field.editor.count, of: length)) }
        var position = words.position(cell + 1, of: length, isDigit: alphabet.isNumeric)
        guard cell < field.editor.count, !configuration.hidesText else { return post(position) }
        position.text += ", \(field.editor.text(in: cell..<cell + 1))"
        post(position)
    }

    private func post(_ phrase: CodePhrase) {
        UIAccessibility.post(notification: .announcement, argument: phrase.spoken)
    }
}
#endif
