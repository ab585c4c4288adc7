#if canImport(UIKit)
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
}
#endif
