import FlyingFox
import FlyingSocks
import Foundation

/// The live page: one HTTP server, one session for each WebSocket.
public final class LiveServer: Sendable {
    /// Why there is no page.
    public enum Failure: Error, Equatable {
        /// Somebody else listens there already.
        case portTaken
        /// Not this user, or not this address.
        case notAllowed(String)
    }

    private let address: LiveAddress
    private let wantedPort: UInt16
    private let port = LivePort()
    private let handler: LiveHandler
    private let connections: LiveConnections
    private let limits: LiveLimits

    /// Prepares a server.
    ///
    /// - Parameters:
    ///   - address: Where to listen.
    ///   - port: The port; 0 takes any that is free.
    ///   - sessions: How many tabs may be open at a time.
    ///   - limits: What a browser may ask for.
    ///   - screens: The example screens.
    /// - Throws: A reason in words where a style can't be drawn.
    @MainActor public init(
        address: LiveAddress, port: UInt16, sessions: Int = 64, limits: LiveLimits = LiveLimits(),
        screens: [LiveScreen] = LiveScreen.all
    ) throws {
        self.address = address
        self.limits = limits
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
    /// - Throws: ``Failure`` where nothing can be listened to, or what `onListening` throws.
    public func run(onListening: @Sendable (_ url: String) throws -> Void) async throws {
        guard !connections.isClosed else { return }
        FileLimit.raise()
        let listener: Socket
        let pool = HTTPServer.defaultPool()
        do {
            try await pool.prepare()
            listener = try listen()
        } catch SocketError.failed(_, let number, let message) {
            throw number == EADDRINUSE ? Failure.portTaken : Failure.notAllowed(message)
        }
        defer { try? listener.close() }
        let socket = try AsyncSocket(socket: listener, pool: pool)
        if case .ip4(_, let number) = try listener.sockname() { port.value = number }
        if case .ip6(_, let number) = try listener.sockname() { port.value = number }
        if let number = port.value { try onListening(address.url(port: number)) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await pool.run() }
            group.addTask { await self.accept(on: socket) }
            group.addTask { await self.waitForGoodbye() }
            try await group.next()
        }
    }

    /// Closes every session, then the server: `run` returns soon.
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

    private func accept(on listener: AsyncSocket) async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                do {
                    let connection = LiveConnection(
                        socket: try await listener.accept(), handler: handler, limits: limits)
                    group.addTask { await connection.run() }
                } catch SocketError.failed {
                    // Out of files, most likely: those who took them lose them before long.
                    try? await Task.sleep(for: .milliseconds(200))
                } catch {
                    // Stopped.
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
