import Foundation

/// Reads lines of standard input, and keeps no more of one than the longest line.
package struct LineReader {
    private static let limit = 64 * 1024

    private var bytes: ArraySlice<UInt8> = []

    package init() {}

    /// Reads the next line; nil at the end.
    ///
    /// The last one needs no line feed. Invalid UTF-8 is an error, and so is a line over the limit, which is not kept.
    package mutating func next() throws(ScriptError) -> Result<String, ScriptError>? {
        var line: [UInt8] = [], isTooLong = false
        func read() -> Result<String, ScriptError> {
            guard !isTooLong else { return .failure(ScriptError("the line is longer than \(Self.limit / 1024) KB")) }
            return String(validating: line, as: UTF8.self).map { .success($0) } ?? .failure(ScriptError("not UTF-8"))
        }
        while true {
            if bytes.isEmpty {
                bytes = try StandardStream.read()[...]
                guard !bytes.isEmpty else { return line.isEmpty && !isTooLong ? nil : read() }
            }
            let end = bytes.firstIndex(of: UInt8(ascii: "\n")), part = bytes[..<(end ?? bytes.endIndex)]
            isTooLong = isTooLong || line.count + part.count > Self.limit
            if isTooLong { line = [] } else { line += part }
            bytes = end.map { bytes[($0 + 1)...] } ?? []
            if end != nil { return read() }
        }
    }
}

/// The standard streams of a command.
package enum StandardStream {
    /// Prepares the process to report errors, before it opens any file.
    package static func prepare() {
        // Otherwise an opened file gets the number of a closed standard stream, and its output.
        for stream in 0...2 where fcntl(Int32(stream), F_GETFD) < 0 {
            _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
        }
        // A file size limit is reported as an error instead of a crash.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Reads some bytes of standard input, none at its end, or throws the system's reason.
    package static func read() throws(ScriptError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 16 * 1024)
        while true {
            let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
            if count >= 0 { return Array(bytes.prefix(count)) }
            do { try wait(for: STDIN_FILENO, POLLIN) } catch {
                throw ScriptError("can't read standard input: \(error.reason)")
            }
        }
    }

    /// Writes a text and a line break to standard output, or throws the system's reason.
    package static func print(_ line: String) throws {
        do { try write(Array((line + "\n").utf8), to: STDOUT_FILENO) } catch {
            throw ScriptError("can't write to standard output: \(error.reason)")
        }
    }

    /// Writes a text and a line break to standard error; there is nowhere left to report a failure.
    package static func complain(_ line: String) { try? write(Array((line + "\n").utf8), to: STDERR_FILENO) }

    /// Writes all bytes to a stream, in as many calls as the system needs.
    private static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count >= 0 { rest = rest.dropFirst(count) } else { try wait(for: file, POLLOUT) }
        }
    }

    /// Waits until a call that just failed may work, or throws the system's reason why it never does.
    private static func wait(for file: Int32, _ event: Int32) throws(SystemError) {
        guard errno != EINTR else { return }
        guard errno == EAGAIN else { throw SystemError() }
        // Another process made the stream non-blocking.
        var ready = pollfd(fd: file, events: Int16(event), revents: 0)
        poll(&ready, 1, -1)
    }
}

/// The error of the system call that just failed.
struct SystemError: Error {
    private let number = errno

    var reason: String { String(cString: strerror(number)) }
}
