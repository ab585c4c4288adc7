import FlyingFox
import Synchronization

/// The open WebSockets, up to a limit.
final class LiveConnections: Sendable {
    private struct State {
        var next = 0
        var isClosed = false
        var open: [Int: AsyncStream<WSFrame>.Continuation] = [:]
    }

    private let limit: Int
    private let state = Mutex(State())
    private let closed = AsyncStream.makeStream(of: Void.self)
    private let empty = AsyncStream.makeStream(of: Void.self)

    init(limit: Int) { self.limit = limit }

    /// Whether another WebSocket can open.
    var hasRoom: Bool { state.withLock { !$0.isClosed && $0.open.count < limit } }

    /// Adds a connection, and returns the number to close it with; nil if the limit is reached.
    func open(_ frames: AsyncStream<WSFrame>.Continuation) -> Int? {
        state.withLock { state in
            guard !state.isClosed, state.open.count < limit else { return nil }
            state.next += 1
            state.open[state.next] = frames
            return state.next
        }
    }

    /// Removes a connection.
    func close(_ number: Int) {
        let (frames, isLast) = state.withLock { state in
            (state.open.removeValue(forKey: number), state.isClosed && state.open.isEmpty)
        }
        frames?.finish()
        if isLast { empty.continuation.finish() }
    }

    /// Sends a close frame to all connections, and refuses new ones.
    func closeAll() {
        let all = state.withLock { state in
            state.isClosed = true
            return Array(state.open.values)
        }
        for frames in all {
            frames.yield(.close(code: .goingAway))
            frames.finish()
        }
        if all.isEmpty { empty.continuation.finish() }
        closed.continuation.finish()
    }

    /// Whether `closeAll()` was called.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Returns after `closeAll()`.
    func waitUntilClosed() async {
        for await _ in closed.stream {}
    }

    /// Returns once all connections are gone after `closeAll()`.
    func waitUntilEmpty() async {
        for await _ in empty.stream {}
    }
}
