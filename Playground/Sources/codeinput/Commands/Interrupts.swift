import Dispatch
import Foundation

/// The wish of a person or of the system that the command ends.
@MainActor final class Interrupts {
    private let stream: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// From now on SIGINT and SIGTERM end nothing by themselves.
    init() {
        let (stream, wishes) = AsyncStream.makeStream(of: Void.self)
        self.stream = stream
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { @Sendable in wishes.yield() }
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
}
