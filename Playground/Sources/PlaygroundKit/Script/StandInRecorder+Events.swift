import UIKit

extension StandInRecorder {
    /// What happened since the recorder was last cleared, in order, as the script protocol writes it.
    static var events: [String] {
        entries.compactMap { entry in
            switch entry.kind {
            case .note: entry.text
            case .feedback: "haptic:\(entry.text)"
            case .accessibility:
                entry.text.hasPrefix("announcement: ") ? "announce:\(entry.text.dropFirst(14))" : nil
            default: nil
            }
        }
    }
}
