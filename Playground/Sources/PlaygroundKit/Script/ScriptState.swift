import CodeInputUIKit
import UIKit

/// The answer of `codeinput script` to a command.
struct ScriptState: Codable, Equatable {
    struct Cell: Codable, Equatable {
        var content: String
        var selected: Bool
        var focused: Bool
    }

    struct Accessibility: Codable, Equatable {
        var label: String
        var value: String
        var hint: String
        /// What VoiceOver reads besides label and value.
        var content: [Content]
    }

    struct Content: Codable, Equatable {
        var label: String
        var value: String
    }

    /// The code, or null in a secure field.
    ///
    /// Double optionals are written as null, not left out.
    var code: String??
    var cells: [Cell]
    var selection: [Int]
    var marked: [Int]??
    var focused: Bool
    var complete: Bool
    var status: String
    var secure: Bool
    var events: [String]
    var redrawn: [Int]
    var accessibility: Accessibility
    /// What the message row shows; null without one.
    var message: String??
    var allowed: [String]
    /// The result of a call; omitted for a call without one.
    var result: JSONValue?
}

extension CodeInputView {
    /// What the row under the cells shows, or nil.
    @MainActor var messageInRow: String? { subviews.lazy.flatMap(\.subviews).compactMap { $0 as? UILabel }.first?.text }
}

extension StandInRecorder {
    /// The events since the recorder was last cleared, in order and in the format of the script protocol.
    static var events: [String] {
        entries.compactMap { entry in
            switch entry.kind {
            case .note: entry.text
            case .feedback: "haptic:\(entry.text)"
            case .accessibility: entry.text.hasPrefix("announcement: ") ? "speak:\(entry.text.dropFirst(14))" : nil
            default: nil
            }
        }
    }
}
