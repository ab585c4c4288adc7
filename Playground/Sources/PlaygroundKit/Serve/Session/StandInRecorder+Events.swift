import UIKit

extension StandInRecorder {
    /// Announcements and haptics since the last time that the recorder was cleared, as the script protocol writes them.
    static var outsideEvents: [String] {
        entries.compactMap { entry in
            switch entry.kind {
            case .feedback: "haptic:\(entry.text)"
            case .accessibility:
                entry.text.hasPrefix("announcement: ") ? "announce:\(entry.text.dropFirst(14))" : nil
            default: nil
            }
        }
    }
}
