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

/// The standard output and standard error of a command.
public enum StandardStream {
    /// Prepares the process to report write errors.
    ///
    /// Call this before you open any file.
    public static func prepare() {
        // Otherwise an opened file gets the number of a closed standard stream, and its output.
        for stream in 0...2 where fcntl(Int32(stream), F_GETFD) < 0 {
            _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
        }
        // A file size limit is reported as an error instead of a crash.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Writes a line to standard output.
    ///
    /// - Parameter line: The text without its last line break.
    /// - Throws: An error with the system's reason if the line can't be written.
    public static func print(_ line: String) throws {
        do { try write(Array((line + "\n").utf8), to: STDOUT_FILENO) } catch {
            throw ScriptError("can't write to standard output: \(error.reason)")
        }
    }

    /// Writes a line to standard error, and ignores failures.
    ///
    /// - Parameter line: The text without its last line break.
    public static func complain(_ line: String) {
        // There is nowhere left to report a failure.
        try? write(Array((line + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes all bytes to a file, in as many calls as the system needs.
    static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // Another process made the stream non-blocking.
                var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                throw SystemError()
            }
        }
    }
}

/// The error of the system call that just failed.
struct SystemError: Error {
    private let number = errno

    /// The system's description.
    var reason: String { String(cString: strerror(number)) }
}
