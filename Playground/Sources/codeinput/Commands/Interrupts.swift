import Dispatch
import Foundation
import Synchronization

/// The wish of a user or of the system that the command ends.
@MainActor final class Interrupts {
    private let stream: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// From now on the first SIGINT or SIGTERM ends nothing by itself.
    ///
    /// The second one ends the process at once.
    init() {
        let (stream, wishes) = AsyncStream.makeStream(of: Void.self)
        let isSecond = Flag()
        // A queue of its own: whatever keeps all threads busy, it gets one.
        let queue = DispatchQueue(label: "codeinput.interrupts")
        self.stream = stream
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { @Sendable in
                // The status that a shell gives to who was ended by a signal.
                if isSecond.exchange() { _exit(128 + number) }
                wishes.yield()
            }
            source.resume()
            return source
        }
        // A browser that is gone is no reason to end.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Returns at the first wish.
    func wait() async {
        for await _ in stream { return }
    }

    /// Raised by whoever looks at it first.
    private final class Flag: Sendable {
        private let isRaised = Atomic(false)

        func exchange() -> Bool { isRaised.exchange(true, ordering: .relaxed) }
    }
}
