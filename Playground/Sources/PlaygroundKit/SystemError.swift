import Foundation

/// What the system said of the call that just failed.
struct SystemError: Error {
    private let number = errno

    /// The system's own words.
    var reason: String { String(cString: strerror(number)) }
}
