#if canImport(UIKit)
import Foundation
#if canImport(os)
import os
#endif

/// Logs once what the app asks for and can't have, and goes on without it.
///
/// That is a font, image or table of words that the app does not have, or a view of a cell that is in use already.
enum MissingResources {
    private static let lock = NSLock()
    // Unsafe, because it is mutable: every access holds the lock.
    private nonisolated(unsafe) static var reported: [String] = []

    @inline(never) static func report(_ what: String) {
        // More than a hundred would only repeat the mistake.
        let isNew = lock.withLock {
            guard reported.count < 100, !reported.contains(what) else { return false }
            reported.append(what)
            return true
        }
        guard isNew else { return }
        #if canImport(os)
        Logger(subsystem: "CodeInput", category: "resources").error("Missing: \(what, privacy: .public)")
        #else
        NSLog("%@", "CodeInput: missing: \(what)")
        #endif
    }
}
#endif
