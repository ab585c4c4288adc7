import FlyingFox
import FlyingSocks
import Foundation

/// The HTTP server of the live page, with one session for each WebSocket.
///
/// It is not FlyingFox's own, of which it has the sockets and messages: that one has no limit for slow heads, idle clients, long
/// frames or a repeated `Host`. SwiftNIO would take twice as long to build as all of the Playground.
public final class LiveServer: Sendable {
    /// The reason why the server can't listen.
    public enum Failure: Error, Equatable {
        /// Another process uses the port.
        case portTaken
        /// The system refuses the user or the address.
        case notAllowed(String)
    }

    private let address: LiveAddress
    private let wantedPort: UInt16
    private let socket: LiveSocket
    private let catalog: Data
    private let limits: LiveLimits
    private var connections: LiveConnections { socket.connections }

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - address: The address to listen on.
    ///   - port: The port; 0 chooses a free port.
    ///   - sessions: The maximum number of open tabs.
    ///   - limits: The limits of requests and answers.
    ///   - screens: The example screens.
    /// - Throws: An error if a style can't be drawn.
    @MainActor package init(
        address: LiveAddress, port: UInt16, sessions: Int = 64, limits: LiveLimits = LiveLimits(),
        screens: [LiveScreen] = LiveScreen.all
    ) throws {
        self.address = address
        self.limits = limits
        wantedPort = port
        socket = LiveSocket(connections: LiveConnections(limit: sessions), screens: screens)
        catalog = Data(try LiveCatalog(screens: screens).line.utf8)
    }

    /// Serves the page until `stop()`.
    ///
    /// - Parameter onListening: Called with the page's address once the server listens.
    /// - Throws: ``Failure`` if the server can't listen, or any error of `onListening`.
    public func run(onListening: @Sendable (_ url: String) throws -> Void) async throws {
        guard !connections.isClosed else { return }
        let listener: Socket
        let pool = HTTPServer.defaultPool()
        do {
            try await pool.prepare()
            listener = try listen()
        } catch SocketError.failed(_, let number, let message) {
            throw number == EADDRINUSE ? Failure.portTaken : Failure.notAllowed(message)
        }
        defer { try? listener.close() }
        let incoming = try AsyncSocket(socket: listener, pool: pool)
        var port = wantedPort
        if case .ip4(_, let number) = try listener.sockname() { port = number }
        if case .ip6(_, let number) = try listener.sockname() { port = number }
        let handler = LiveHandler(address: address, port: port, socket: socket, catalog: catalog)
        try onListening(address.url(port: port))
        try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await pool.run() }
            group.addTask { await self.accept(on: incoming, handler) }
            group.addTask { await self.waitForGoodbye() }
            try await group.next()
        }
    }

    /// Closes all sessions, then the server.
    ///
    /// `run` returns soon after.
    public func stop() { connections.closeAll() }

    private func listen() throws -> Socket {
        let address = try address.socketAddress(port: wantedPort)
        let socket = try Socket(domain: Int32(type(of: address).family), type: .stream)
        do {
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: address)
        } catch {
            try? socket.close()
            throw error
        }
        try socket.listen()
        return socket
    }

    private func accept(on listener: AsyncSocket, _ handler: LiveHandler) async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                do {
                    let connection = LiveConnection(
                        socket: try await listener.accept(), handler: handler, limits: limits)
                    group.addTask { await connection.run() }
                } catch SocketError.failed {
                    // The process has probably too many open files, and some close soon.
                    try? await Task.sleep(for: .milliseconds(200))
                } catch {
                    // The server was stopped.
                    return
                }
            }
        }
    }

    private func waitForGoodbye() async {
        await connections.waitUntilClosed()
        try? await withDeadline(limits.goodbyeTime) { [connections] in await connections.waitUntilEmpty() }
    }
}
