import Foundation

/// What a command says, and what it complains of.
public enum StandardStream {
    /// Gets the process ready to notice what it can't write.
    ///
    /// To be called before any file is opened.
    public static func prepare() {
        // A file that is opened must not get the number of a stream that somebody closed, and with it what is meant for that.
        for stream in 0...2 where fcntl(Int32(stream), F_GETFD) < 0 {
            _ = open("/dev/null", stream == 0 ? O_WRONLY : O_RDONLY)
        }
        // A limit on the size of files is to be a reason, not a crash.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Writes a line to standard output.
    ///
    /// - Parameter line: The text without its last line break.
    /// - Throws: The system's reason where it can't be written.
    public static func print(_ line: String) throws {
        do {
            try write(Array((line + "\n").utf8), to: STDOUT_FILENO)
        } catch {
            throw ScriptError("can't write to standard output: \(error.reason)")
        }
    }

    /// Writes a line to standard error, if anybody takes it.
    ///
    /// - Parameter line: The text without its last line break.
    public static func complain(_ line: String) {
        // There is nobody left to be told that this failed.
        try? write(Array((line + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes all bytes to a file, however many the system takes at a time.
    static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // Somebody else made the stream one that does not wait.
                var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                throw SystemError()
            }
        }
    }
}
