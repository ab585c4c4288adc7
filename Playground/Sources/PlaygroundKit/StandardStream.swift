import Foundation

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
        do {
            try write(Array((line + "\n").utf8), to: STDOUT_FILENO)
        } catch {
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
