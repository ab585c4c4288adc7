import FlyingSocks
import Foundation
import Testing

@testable import PlaygroundKit

@Suite("The server of the live page", .serialized) @MainActor struct LiveServerTests {
    @Test("The page comes with its policy") func page() async throws {
        try await withServer { host async throws in
            let answer = try await exchange("GET / HTTP/1.1", host: host)
            #expect(answer.hasPrefix("HTTP/1.1 200"))
            #expect(answer.contains("default-src 'none'; script-src 'self'; style-src 'self'"))
            #expect(answer.contains("frame-ancestors 'none'") && answer.contains("X-Content-Type-Options: nosniff"))
            #expect(!answer.contains("unsafe-inline"))
            #expect(answer.contains("<title>CodeInput"))
        }
    }

    @Test(
        "Every file that the page asks for is there",
        arguments: ["base.css", "controls.css", "panels.css", "app.js", "icon.svg", "catalog.json"])
    func assets(name: String) async throws {
        try await withServer { host async throws in
            #expect(try await exchange("GET /\(name) HTTP/1.1", host: host).hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test("Other paths, methods and hosts get nothing") func refusals() async throws {
        try await withServer { host async throws in
            #expect(try await exchange("GET /../Package.swift HTTP/1.1", host: host).hasPrefix("HTTP/1.1 404"))
            #expect(try await exchange("POST / HTTP/1.1", host: host).hasPrefix("HTTP/1.1 405"))
            #expect(try await exchange("GET / HTTP/1.1", host: "evil.example", at: host).hasPrefix("HTTP/1.1 421"))
        }
    }

    @Test("A socket opens for the page itself only, and is counted while it is open") func sockets() async throws {
        try await withServer { host async throws in
            let other = ["Origin: http://evil.example"] + Self.upgrade
            #expect(try await exchange("GET /socket HTTP/1.1", host: host, headers: other).hasPrefix("HTTP/1.1 403"))
            #expect(
                try await exchange("GET /socket HTTP/1.1", host: host, headers: Self.upgrade).hasPrefix("HTTP/1.1 403"))
            let own = ["Origin: http://\(host)"] + Self.upgrade
            let answer = try await exchange("GET /socket HTTP/1.1", host: host, headers: own)
            #expect(answer.hasPrefix("HTTP/1.1 101"))
            #expect(answer.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
        }
    }

    @Test("Hundreds of connections that break leave nothing behind") func reconnects() async throws {
        let server = try await withServer { host async throws in
            let own = ["Origin: http://\(host)"] + Self.upgrade
            for _ in 0..<300 { _ = try await exchange("GET /socket HTTP/1.1", host: host, headers: own) }
        }
        for _ in 0..<100 where server.sessionCount > 0 { try await Task.sleep(for: .milliseconds(20)) }
        #expect(server.sessionCount == 0)
    }

    @Test("A port that is taken is an error of its own") func taken() async throws {
        try await withServer { host async throws in
            let port = try #require(host.split(separator: ":").last.flatMap { UInt16($0) })
            let address = try #require(LiveAddress("127.0.0.1"))
            let second = try LiveServer(address: address, port: port, screens: [])
            await #expect(throws: LiveServer.Failure.portTaken) { try await second.run { _ in } }
        }
    }

    @Test("A server that is stopped before it runs does not run") func stopped() async throws {
        let address = try #require(LiveAddress("127.0.0.1"))
        let server = try LiveServer(address: address, port: 0, screens: [])
        await server.stop()
        try await server.run { url in Issue.record("it listens at \(url)") }
    }

    // MARK: - Support

    private static let upgrade = [
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]

    @discardableResult private func withServer(_ body: (_ host: String) async throws -> Void) async throws -> LiveServer
    {
        let address = try #require(LiveAddress("127.0.0.1"))
        let server = try LiveServer(address: address, port: 0, screens: [])
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
        let host = try #require(url).dropFirst("http://".count).dropLast()
        try await body(String(host))
        await server.stop()
        try await run.value
        return server
    }

    /// Sends a request and reads the answer; of one with further headers only the beginning, as it may stay open.
    private func exchange(
        _ request: String, host: String, at server: String? = nil, headers: [String] = []
    ) async throws -> String {
        let port = try #require((server ?? host).split(separator: ":").last.flatMap { UInt16($0) })
        let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
        let socket = try await AsyncSocket.connected(to: address)
        defer { try? socket.close() }
        let all = headers.isEmpty ? ["Connection: close"] : headers
        try await socket.write(Data((([request, "Host: \(host)"] + all + ["", ""]).joined(separator: "\r\n")).utf8))
        var bytes = try await socket.read(atMost: 4096)
        while headers.isEmpty, let more = try? await socket.read(atMost: 4096) { bytes += more }
        return String(decoding: bytes, as: UTF8.self)
    }
}
