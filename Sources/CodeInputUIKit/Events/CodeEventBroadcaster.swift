#if canImport(UIKit)
import Foundation

/// Sends events to every stream that somebody still reads, and ends them all with the field.
@MainActor final class CodeEventBroadcaster {
    private var continuations: [UUID: AsyncStream<CodeInputEvent>.Continuation] = [:]

    deinit {
        for continuation in continuations.values { continuation.finish() }
    }

    func stream() -> AsyncStream<CodeInputEvent> {
        // A reader that falls behind loses the oldest events, not memory.
        let (stream, continuation) = AsyncStream.makeStream(
            of: CodeInputEvent.self, bufferingPolicy: .bufferingNewest(64))
        let identifier = UUID()
        continuations[identifier] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.continuations[identifier] = nil }
        }
        return stream
    }

    /// The event is made only when somebody listens: it may hold a string of the code.
    func send(_ makeEvent: @autoclosure () -> CodeInputEvent) {
        guard !continuations.isEmpty else { return }
        let event = makeEvent()
        for continuation in continuations.values { continuation.yield(event) }
    }
}
#endif
