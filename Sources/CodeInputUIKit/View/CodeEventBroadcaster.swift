#if canImport(UIKit)
import CodeInputCore
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

    func send(_ event: CodeInputEvent) {
        for continuation in continuations.values { continuation.yield(event) }
    }
}
#endif
