import Foundation

/// Reads lines from a file, and keeps no more of one than the longest line.
public struct LineReader {
    /// A line without its line feed.
    public enum Line: Equatable {
        /// A line with its text, in which invalid UTF-8 is repaired.
        case text(String)
        /// A line longer than ``LineReader/limit``, which is not kept.
        case tooLong
    }

    /// The maximum length of a line, in bytes.
    public static let limit = 64 * 1024

    private let file: Int32
    private var bytes: ArraySlice<UInt8> = []

    /// Creates a reader.
    ///
    /// - Parameter file: An open file. Nil is standard input.
    public init(file: Int32? = nil) { self.file = file ?? STDIN_FILENO }

    /// Reads the next line.
    ///
    /// The last one needs no line feed.
    ///
    /// - Returns: The line, or nil at the end of the file.
    public mutating func next() -> Line? {
        var line: [UInt8] = []
        var isTooLong = false
        while true {
            if bytes.isEmpty {
                bytes = more()[...]
                guard !bytes.isEmpty else { return isTooLong ? .tooLong : line.isEmpty ? nil : Self.line(line) }
            }
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
            let part = bytes[..<(end ?? bytes.endIndex)]
            isTooLong = isTooLong || line.count + part.count > Self.limit
            if isTooLong { line = [] } else { line += part }
            bytes = end.map { bytes[($0 + 1)...] } ?? []
            if end != nil { return isTooLong ? .tooLong : Self.line(line) }
        }
    }

    private static func line(_ bytes: [UInt8]) -> Line { .text(String(decoding: bytes, as: UTF8.self)) }

    private func more() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 16 * 1024) { buffer, count in
            var read = -1
            repeat { read = Foundation.read(file, buffer.baseAddress, buffer.count) } while read < 0 && errno == EINTR
            count = max(read, 0)
        }
    }
}
