#if canImport(UIKit)
import UIKit

/// Runs callbacks from any thread on the main thread.
enum MainThread {
    /// Runs a body now if this is the main thread, and soon on the main thread otherwise.
    static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
    }

    #if canImport(Darwin)
    private static var isCurrent: Bool { Thread.isMainThread }
    #else
    // Unchecked, because DispatchSpecificKey is not marked Sendable: the key has no state but its identity, and is never
    // set again.
    private struct Mark: @unchecked Sendable {
        let key = DispatchSpecificKey<Bool>()
        init() { DispatchQueue.main.setSpecific(key: key, value: true) }
    }

    private static let mark = Mark()

    // Off Apple platforms, an asynchronous program may run its main queue on another thread than its first.
    private static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) == true
    }
    #endif
}
#endif
