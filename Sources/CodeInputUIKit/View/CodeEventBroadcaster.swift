#if canImport(UIKit)
import CodeInputCore

/// Sends events to every open stream, and ends all streams with the field.
@MainActor final class CodeEventBroadcaster {
    private var continuations: [AsyncStream<CodeInputEvent>.Continuation] = []

    deinit {
        for continuation in continuations { continuation.finish() }
    }

    func stream() -> AsyncStream<CodeInputEvent> {
        // A slow reader loses the oldest events instead of using ever more memory.
        let (stream, continuation) = AsyncStream.makeStream(
            of: CodeInputEvent.self, bufferingPolicy: .bufferingNewest(64))
        continuations.append(continuation)
        return stream
    }

    /// Sends an event, and lets go of the streams that nobody reads anymore.
    func send(_ event: CodeInputEvent) {
        continuations = continuations.filter {
            if case .terminated = $0.yield(event) { false } else { true }
        }
    }
}
#endif
