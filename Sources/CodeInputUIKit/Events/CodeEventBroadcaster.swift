#if canImport(UIKit)
import Foundation

/// Sends events to every open stream, and ends all streams with the field.
@MainActor final class CodeEventBroadcaster {
    private var continuations: [UUID: AsyncStream<CodeInputEvent>.Continuation] = [:]

    deinit {
        for continuation in continuations.values { continuation.finish() }
    }

    func stream() -> AsyncStream<CodeInputEvent> {
        // A slow reader loses the oldest events instead of using ever more memory.
        let (stream, continuation) = AsyncStream.makeStream(
            of: CodeInputEvent.self, bufferingPolicy: .bufferingNewest(64))
        let identifier = UUID()
        continuations[identifier] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations[identifier] = nil }
        }
        return stream
    }

    /// Sends an event, which may hold the code as a string.
    ///
    /// It is made only if there is a stream.
    func send(_ makeEvent: @autoclosure () -> CodeInputEvent) {
        guard !continuations.isEmpty else { return }
        let event = makeEvent()
        for continuation in continuations.values { continuation.yield(event) }
    }
}
#endif
