import UIKit

extension StandInRecorder {
    /// The events since the recorder was last cleared, in order and in the format of the script protocol.
    static var events: [String] {
        entries.compactMap { entry in
            switch entry.kind {
            case .note: entry.text
            case .feedback: "haptic:\(entry.text)"
            case .accessibility:
                entry.text.hasPrefix("announcement: ") ? "speak:\(entry.text.dropFirst(14))" : nil
            default: nil
            }
        }
    }
}
