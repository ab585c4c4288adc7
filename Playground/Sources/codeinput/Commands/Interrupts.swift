import Dispatch
import Foundation
import Synchronization

/// Requests to end the command, from the user or the system.
@MainActor final class Interrupts {
    private let stream: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Starts to catch the first SIGINT or SIGTERM.
    ///
    /// The second one ends the process at once.
    init() {
        let (stream, wishes) = AsyncStream.makeStream(of: Void.self)
        let isSecond = Flag()
        // A queue of its own runs even if all other threads are busy.
        let queue = DispatchQueue(label: "codeinput.interrupts")
        self.stream = stream
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { @Sendable in
                // The status that a shell reports for a process ended by a signal.
                if isSecond.exchange() { _exit(128 + number) }
                wishes.yield()
            }
            source.resume()
            return source
        }
        // A closed connection must not end the process.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Returns at the first request.
    func wait() async {
        for await _ in stream { return }
    }

    /// A flag that the first read raises.
    private final class Flag: Sendable {
        private let isRaised = Atomic(false)

        func exchange() -> Bool { isRaised.exchange(true, ordering: .relaxed) }
    }
}
