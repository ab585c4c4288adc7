#if canImport(UIKit)
import UIKit

/// The thread of views, for callbacks that come from any thread.
enum MainThread {
    /// Runs a body at once on the main thread, and as soon as it can be from any other.
    static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
    }

    #if canImport(Darwin)
    private static var isCurrent: Bool { Thread.isMainThread }
    #else
    // Unchecked: a key has no state, only an identity.
    private struct Mark: @unchecked Sendable {
        let key = DispatchSpecificKey<Bool>()
        init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    }

    private static let mark = Mark()

    // Here the main queue of an asynchronous program need not run on its first thread.
    private static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) == true
    }
    #endif
}
#endif
