import Foundation

/// Snapshots: expected texts in files, in the folder `__Snapshots__` next to a test's own file, written with the
/// environment variable `UPDATE_SNAPSHOTS=1`.
package struct TextSnapshots: Sendable {
    private let folder: String
    private let isUpdating: Bool

    /// Creates the snapshots of a test file, by default the caller's; nil reads from the environment whether to write.
    package init(beside file: String = #filePath, isUpdating: Bool? = nil) {
        folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("__Snapshots__").path
        self.isUpdating = isUpdating ?? (ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1")
    }

    /// Compares a text with the file of a name without `.txt`, and returns a message with the lines that differ, or
    /// nil.
    package func difference(of text: String, to name: String) -> String? {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".txt"), now = text + "\n"
        if isUpdating {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try Data(now.utf8).write(to: file)
                return nil
            } catch {
                return "The snapshot \(name) can't be written: \(error)"
            }
        }
        guard let before = try? String(contentsOf: file, encoding: .utf8) else {
            return "There is no snapshot \(name). Run the tests with UPDATE_SNAPSHOTS=1 to write it."
        }
        func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
        let changes = lines(now).difference(from: lines(before)).map { change -> (line: Int, text: String) in
            switch change {
            case .remove(let line, let text, _): (line, "- \(line + 1): \(text)")
            case .insert(let line, let text, _): (line, "+ \(line + 1): \(text)")
            }
        }
        let shown = changes.sorted { $0.line < $1.line }.prefix(20).map(\.text).joined(separator: "\n")
        return changes.isEmpty ? nil : "The snapshot \(name) differs in \(changes.count) lines:\n\(shown)"
    }
}
