import Foundation

/// Texts to compare with, in files beside a test.
///
/// The files lie in a folder `__Snapshots__` beside the test's own file. A test run with the environment variable
/// `UPDATE_SNAPSHOTS` set to 1 writes them anew; a file that is missing otherwise is a failure.
///
/// ```swift
/// #expect(TextSnapshots().difference(of: style.snapshot(of: field), to: "box-rejected") == nil)
/// ```
public struct TextSnapshots: Sendable {
    /// The folder of the files.
    public let folder: String
    /// Whether files are written instead of read.
    public let isUpdating: Bool

    /// Creates the snapshots of a test file.
    ///
    /// - Parameters:
    ///   - file: The test's own file; the caller's unless given.
    ///   - isUpdating: Whether to write; nil asks the environment variable `UPDATE_SNAPSHOTS`.
    public init(beside file: String = #filePath, isUpdating: Bool? = nil) {
        folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("__Snapshots__").path
        self.isUpdating = isUpdating ?? (ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1")
    }

    /// What differs between a text and its file.
    ///
    /// - Parameters:
    ///   - text: The text as it is now.
    ///   - name: The name of the file without its extension, `.txt`.
    /// - Returns: A message with the lines that differ; nil when they are equal, or the file was written.
    public func difference(of text: String, to name: String) -> String? {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".txt")
        let now = text + "\n"
        if isUpdating {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try Data(now.utf8).write(to: file)
                return nil
            } catch {
                return "The snapshot \(name) can't be written: \(error)"
            }
        }
        guard let data = try? Data(contentsOf: file) else {
            return "There is no snapshot \(name). Run the tests with UPDATE_SNAPSHOTS=1 to write it."
        }
        let before = String(decoding: data, as: UTF8.self)
        return before == now ? nil : Self.message(name, before: before, now: now)
    }

    private static func message(_ name: String, before: String, now: String) -> String {
        let old = before.split(separator: "\n", omittingEmptySubsequences: false)
        let new = now.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = new.difference(from: old).map { change -> (line: Int, text: String) in
            switch change {
            case .remove(let line, let text, _): (line, "- \(line + 1): \(text)")
            case .insert(let line, let text, _): (line, "+ \(line + 1): \(text)")
            }
        }
        let lines = changes.sorted { $0.line < $1.line }.map(\.text)
        let shown = lines.prefix(20).joined(separator: "\n")
        return "The snapshot \(name) differs in \(lines.count) lines:\n\(shown)"
    }
}
