import Foundation

/// A value that any thread may reach, one at a time: `Mutex` is there from iOS 18 on only.
final class Guarded<Value: Sendable>: @unchecked Sendable {
    // Unchecked, because the value is reached under the lock alone.
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }
}
