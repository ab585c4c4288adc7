import Foundation

/// The error of the system call that just failed.
struct SystemError: Error {
    private let number = errno

    /// The system's description.
    var reason: String { String(cString: strerror(number)) }
}
