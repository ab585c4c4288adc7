#if canImport(UIKit)
import Foundation
#if canImport(os)
import os
#endif

/// Logs each font or image of a style, and each table of words, that the app does not have, once.
///
/// A missing resource is a mistake of the developer, but no reason to stop. The kit has a fallback.
enum MissingResources {
    private static let seen = Seen()

    static func report(_ what: String) {
        guard seen.insert(what) else { return }
        #if canImport(os)
        Logger(subsystem: "CodeInput", category: "resources").error(
            "There is no \(what, privacy: .public); the kit uses a fallback")
        #else
        NSLog("%@", "CodeInput: there is no \(what); the kit uses a fallback")
        #endif
    }

    // Unchecked, because the list is mutable: it is private, and every access holds the lock.
    private final class Seen: @unchecked Sendable {
        // More would only repeat the mistake.
        private static let most = 100
        private let lock = NSLock()
        private var names: [String] = []

        /// Adds a name, and returns whether it is new.
        func insert(_ name: String) -> Bool {
            lock.withLock {
                guard names.count < Self.most, !names.contains(name) else { return false }
                names.append(name)
                return true
            }
        }
    }
}
#endif
