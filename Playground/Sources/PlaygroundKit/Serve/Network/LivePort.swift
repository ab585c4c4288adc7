import Synchronization

/// The port of the server, which is known once it listens.
final class LivePort: Sendable {
    private let storage = Mutex<UInt16?>(nil)

    var value: UInt16? {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}
