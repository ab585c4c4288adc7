import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// The live page: one HTTP server, one session for each WebSocket.
public final class LiveServer: Sendable {
    /// Why there is no page.
    public enum Failure: Error, Equatable {
        /// Somebody else listens there already.
        case portTaken
        /// Not this person, or not this address.
        case notAllowed(String)
    }

    private enum Phase {
        case idle
        case running(HTTPServer)
        case stopped
    }

    private let address: LiveAddress
    private let wantedPort: UInt16
    private let port = LivePort()
    private let handler: LiveHandler
    private let connections: LiveConnections
    private let phase = Mutex(Phase.idle)

    /// Prepares a server.
    ///
    /// - Parameters:
    ///   - address: Where to listen.
    ///   - port: The port; 0 takes any that is free.
    ///   - sessions: How many tabs may be open at a time.
    ///   - screens: The example screens.
    /// - Throws: A reason in words where a style can't be drawn.
    @MainActor public init(
        address: LiveAddress, port: UInt16, sessions: Int = 64, screens: [LiveScreen] = LiveScreen.all
    ) throws {
        self.address = address
        wantedPort = port
        connections = LiveConnections(limit: sessions)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        handler = LiveHandler(
            address: address, port: self.port, socket: LiveSocket(connections: connections, screens: screens),
            catalog: try encoder.encode(LiveCatalog(screens: screens)))
    }

    /// How many tabs are open.
    public var sessionCount: Int { connections.count }

    /// Serves until it is stopped.
    ///
    /// - Parameter onListening: Called with the page's address once there is one.
    /// - Throws: ``Failure`` where nothing can be listened to.
    public func run(onListening: @escaping @Sendable (_ url: String) -> Void) async throws {
        FileLimit.raise()
        while true {
            do {
                return try await serve(onListening)
            } catch SocketError.failed(_, let number, let message) {
                guard port.value != nil else {
                    throw number == EADDRINUSE ? Failure.portTaken : Failure.notAllowed(message)
                }
                // Out of files, most likely: those who took them have lost them now. It goes on at the same port.
                try await Task.sleep(for: .milliseconds(200))
            }
        }
    }

    /// Closes every session, then the server.
    public func stop() async {
        let server: HTTPServer? = phase.withLock { phase in
            defer { phase = .stopped }
            if case .running(let server) = phase { return server }
            return nil
        }
        connections.closeAll()
        await server?.stop(timeout: 1)
    }

    private func serve(_ onListening: @escaping @Sendable (_ url: String) -> Void) async throws {
        let server = makeServer(try address.socketAddress(port: port.value ?? wantedPort))
        let isWanted = phase.withLock { phase in
            if case .stopped = phase { return false }
            phase = .running(server)
            return true
        }
        guard isWanted else { return }
        let announcement = Task { [address, port] in
            try await server.waitUntilListening(timeout: 60)
            guard let number = await server.listeningPort, port.value == nil else { return }
            port.value = number
            onListening(address.url(port: number))
        }
        defer { announcement.cancel() }
        do {
            try await server.run()
        } catch SocketError.disconnected {
            // Stopped: what it listened to is closed.
        } catch is CancellationError {
            // So is this.
        }
    }

    private func makeServer(_ address: some SocketAddress) -> HTTPServer {
        HTTPServer(address: address, logger: .disabled, handler: handler)
    }
}
