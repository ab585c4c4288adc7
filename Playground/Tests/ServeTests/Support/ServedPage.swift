import FlyingSocks
import Foundation
import Testing

@testable import PlaygroundKit

/// A running live page, with raw requests to it.
struct ServedPage: Sendable {
    /// The headers of a WebSocket request, without the origin.
    static let upgrade = [
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]

    /// The address and port.
    let host: String

    /// Serves a page while the body runs.
    static func run(
        limits: LiveLimits = LiveLimits(), _ body: (ServedPage) async throws -> Void
    ) async throws {
        let address = try #require(LiveAddress("127.0.0.1"))
        let server = try await LiveServer(address: address, port: 0, limits: limits, screens: [])
        let (urls, found) = AsyncStream.makeStream(of: String.self)
        let run = Task {
            defer { found.finish() }
            try await server.run { found.yield($0) }
        }
        var url: String?
        for await next in urls {
            url = next
            break
        }
        try await body(ServedPage(host: String(#require(url).dropFirst("http://".count).dropLast())))
        server.stop()
        try await run.value
    }

    /// Opens a connection and sends the first bytes.
    func connect(_ text: String = "") async throws -> AsyncSocket {
        let port = try #require(host.split(separator: ":").last.flatMap { UInt16($0) })
        let socket = try await AsyncSocket.connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
        try await socket.write(Data(text.utf8))
        return socket
    }

    /// Sends a request and reads the answer.
    ///
    /// With custom headers, reads only the start, because the connection may stay open.
    func exchange(_ request: String, host: String? = nil, headers: [String] = []) async throws -> String {
        let all = headers.isEmpty ? ["Connection: close"] : headers
        let lines = [request, "Host: \(host ?? self.host)"] + all + ["", ""]
        let socket = try await connect(lines.joined(separator: "\r\n"))
        defer { try? socket.close() }
        var bytes = try await socket.read(atMost: 4096)
        while headers.isEmpty, let more = try? await socket.read(atMost: 4096) { bytes += more }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Opens a WebSocket like the page itself.
    func open() async throws -> AsyncSocket {
        let lines = ["GET /socket HTTP/1.1", "Host: \(host)", "Origin: http://\(host)"] + Self.upgrade + ["", ""]
        let socket = try await connect(lines.joined(separator: "\r\n"))
        var bytes: [UInt8] = []
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) { bytes.append(try await socket.read()) }
        #expect(bytes.starts(with: "HTTP/1.1 101".utf8))
        return socket
    }
}

extension AsyncSocket {
    /// Reads all bytes until the other side ends the connection.
    func readToEnd() async throws -> [UInt8] {
        try await withDeadline(.seconds(100)) {
            var bytes: [UInt8] = []
            while true {
                do { bytes += try await self.read(atMost: 4096) } catch SocketError.disconnected { return bytes }
            }
        }
    }

    /// Sends a text to a WebSocket.
    func send(_ text: String) async throws { try await write(Data(LiveFrameReaderTests.frame(1, Array(text.utf8)))) }

    /// Sends a text to a WebSocket, and reads the answer.
    func ask(_ text: String) async throws -> String {
        try await send(text)
        return String(decoding: try await readFrame().payload, as: UTF8.self)
    }

    /// Reads the next frame of a WebSocket, and skips heartbeats.
    func readFrame() async throws -> (opcode: UInt8, payload: [UInt8]) {
        try await withDeadline(.seconds(100)) {
            while true {
                let header = try await self.read(bytes: 2)
                let digits = try await self.read(bytes: header[1] == 126 ? 2 : header[1] == 127 ? 8 : 0)
                let count = digits.isEmpty ? Int(header[1]) : digits.reduce(0) { $0 << 8 | Int($1) }
                let payload = try await self.read(bytes: count)
                if header[0] & 0x0F != 9 { return (header[0] & 0x0F, payload) }
            }
        }
    }
}
