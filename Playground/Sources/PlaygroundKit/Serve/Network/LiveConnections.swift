import FlyingFox
import Synchronization

/// The open WebSockets, no more than so many.
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

    /// How many there are.
    var count: Int { state.withLock { $0.open.count } }

    /// Whether there is room for one more.
    var hasRoom: Bool { state.withLock { !$0.isClosed && $0.open.count < limit } }

    /// Takes in a connection.
    ///
    /// - Returns: What to close it with, or nil where there is no room.
    func open(_ frames: AsyncStream<WSFrame>.Continuation) -> Int? {
        state.withLock { state in
            guard !state.isClosed, state.open.count < limit else { return nil }
            state.next += 1
            state.open[state.next] = frames
            return state.next
        }
    }

    /// Lets a connection go.
    func close(_ number: Int) {
        let (frames, isLast) = state.withLock { state in
            (state.open.removeValue(forKey: number), state.isClosed && state.open.isEmpty)
        }
        frames?.finish()
        if isLast { empty.continuation.finish() }
    }

    /// Says goodbye to everybody, and takes in nobody any more.
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

    /// Whether everybody was told goodbye.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Returns once everybody was told goodbye.
    func waitUntilClosed() async {
        for await _ in closed.stream {}
    }

    /// Returns once nobody is there who was told goodbye.
    func waitUntilEmpty() async {
        for await _ in empty.stream {}
    }
}
