#if canImport(UIKit)
import Foundation
#if canImport(os)
import os
#endif

/// Tells once of each font or image that a style names and the app does not have.
///
/// A missing resource is the developer's mistake and no reason to stop: a fallback is drawn, and a line is logged.
enum MissingResources {
    private static let seen = Seen()

    static func report(_ what: String) {
        guard seen.insert(what) else { return }
        #if canImport(os)
        Logger(subsystem: "CodeInput", category: "resources").error(
            "There is no \(what, privacy: .public); a fallback is drawn")
        #else
        NSLog("%@", "CodeInput: there is no \(what); a fallback is drawn")
        #endif
    }

    // Unchecked, because a stored set is not Sendable while it may change: it is private, and the lock is held
    // around every access.
    private final class Seen: @unchecked Sendable {
        private let lock = NSLock()
        private var names: Set<String> = []

        func insert(_ name: String) -> Bool { lock.withLock { names.insert(name).inserted } }
    }
}
#endif
