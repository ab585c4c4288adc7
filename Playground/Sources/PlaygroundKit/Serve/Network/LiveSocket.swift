import FlyingFox
import Foundation

/// One WebSocket, one session: it begins and ends with the connection.
struct LiveSocket: WSHandler {
    let connections: LiveConnections
    let screens: [LiveScreen]

    /// Answers wait for a browser that reads slowly; one that does not read at all is let go.
    private static let patience = 256
    private static let heartbeat = Duration.seconds(30)

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let (frames, output) = AsyncStream.makeStream(
            of: WSFrame.self, bufferingPolicy: .bufferingOldest(Self.patience))
        guard let number = connections.open(output) else {
            output.yield(.close(code: .tryAgainLater))
            output.finish()
            return frames
        }
        let connections = connections
        let tasks = Task { [screens] in
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await Self.converse(client, output, screens) }
                group.addTask { await Self.beat(output) }
                // Whoever ends first ends the connection.
                await group.next()
                group.cancelAll()
            }
            connections.close(number)
        }
        output.onTermination = { _ in
            tasks.cancel()
            connections.close(number)
        }
        return frames
    }

    /// Reads and answers until the other side is gone.
    @MainActor private static func converse(
        _ client: AsyncThrowingStream<WSFrame, any Error>, _ output: AsyncStream<WSFrame>.Continuation,
        _ screens: [LiveScreen]
    ) async {
        // Made for the first message: who only connects costs next to nothing.
        lazy var session = LiveSession(screens: screens)
        var reader = LiveMessageReader()
        do {
            for try await frame in client {
                switch reader.read(frame) {
                case .more: break
                case .message(let text):
                    let answer = WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(session.answer(text).utf8))
                    guard case .enqueued = output.yield(answer) else { return }
                case .reply(let frame):
                    guard case .enqueued = output.yield(frame) else { return }
                case .close(let frame):
                    output.yield(frame)
                    return
                }
            }
        } catch {
            // A frame that is none, or a connection that broke: either way it is over.
        }
    }

    /// Lets the kernel notice a dead connection: what is sent and not acknowledged makes it break.
    private static func beat(_ output: AsyncStream<WSFrame>.Continuation) async {
        let ping = WSFrame(fin: true, opcode: .ping, mask: nil, payload: Data())
        while (try? await Task.sleep(for: heartbeat)) != nil {
            guard case .enqueued = output.yield(ping) else { return }
        }
    }
}
