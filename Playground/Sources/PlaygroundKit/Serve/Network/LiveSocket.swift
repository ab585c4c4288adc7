import FlyingFox
import FlyingSocks
import Foundation

/// One WebSocket with its own session.
struct LiveSocket: Sendable {
    let connections: LiveConnections
    let screens: [LiveScreen]

    /// The maximum number of frames that wait for a slow browser.
    ///
    /// Beyond it, the connection ends.
    private static let patience = 256
    private static let heartbeat = Duration.seconds(30)

    private enum Part { case reading, writing, beating, goodbye }

    /// Reads and answers after the handshake, until one side ends the connection.
    ///
    /// Afterwards, no task waits for the socket.
    func run(on socket: AsyncSocket, after bytes: [UInt8], limits: LiveLimits) async {
        let (frames, output) = AsyncStream.makeStream(
            of: WSFrame.self, bufferingPolicy: .bufferingOldest(Self.patience))
        guard let number = connections.open(output) else {
            try? await withDeadline(limits.goodbyeTime) {
                try await socket.write(WSFrame.close(code: .tryAgainLater).bytes)
            }
            return
        }
        defer { connections.close(number) }
        await withTaskGroup(of: Part.self) { group in
            group.addTask {
                for await frame in frames {
                    do { try await socket.write(frame.bytes) } catch { break }
                }
                return .writing
            }
            group.addTask { [screens] in
                await Self.converse(socket, bytes, output, screens)
                return .reading
            }
            group.addTask {
                await Self.beat(output)
                return .beating
            }
            for await part in group {
                guard part == .reading else { break }
                // The reading task has already queued the last frame.
                output.finish()
                group.addTask {
                    try? await Task.sleep(for: limits.goodbyeTime)
                    return .goodbye
                }
            }
            group.cancelAll()
        }
    }

    /// Reads and answers until either side closes the connection.
    @MainActor private static func converse(
        _ socket: AsyncSocket, _ bytes: [UInt8], _ output: AsyncStream<WSFrame>.Continuation, _ screens: [LiveScreen]
    ) async {
        // Created for the first message. A connection without messages costs little.
        lazy var session = LiveSession(screens: screens)
        var frames = LiveFrameReader(bytes)
        var messages = LiveMessageReader()
        do {
            while true {
                while let frame = try frames.next() {
                    switch messages.read(frame) {
                    case .more: break
                    case .message(let text):
                        await LiveClock.letTimePass()
                        let answer = Data(await session.answer(text).utf8)
                        let frame = WSFrame(fin: true, opcode: .text, mask: nil, payload: answer)
                        guard case .enqueued = output.yield(frame) else { return }
                    case .reply(let frame):
                        guard case .enqueued = output.yield(frame) else { return }
                    case .close(let frame):
                        output.yield(frame)
                        return
                    }
                }
                frames.append(try await socket.read(atMost: 4096))
            }
        } catch let violation as LiveFrameReader.Violation {
            output.yield(.close(code: violation.code))
        } catch {
            // The connection broke.
        }
    }

    /// Sends pings, because the kernel breaks a connection that doesn't acknowledge them.
    private static func beat(_ output: AsyncStream<WSFrame>.Continuation) async {
        let ping = WSFrame(fin: true, opcode: .ping, mask: nil, payload: Data())
        while (try? await Task.sleep(for: heartbeat)) != nil {
            guard case .enqueued = output.yield(ping) else { return }
        }
    }
}
