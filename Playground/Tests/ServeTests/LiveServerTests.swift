import Foundation
import Testing

@testable import PlaygroundKit

@Suite("The server of the live page", .serialized) struct LiveServerTests {
    @Test("The page has its security policy") func page() async throws {
        try await ServedPage.run { page async throws in
            let answer = try await page.exchange("GET / HTTP/1.1")
            #expect(answer.hasPrefix("HTTP/1.1 200"))
            #expect(answer.contains("default-src 'none'; script-src 'self'; style-src 'self'"))
            #expect(answer.contains("frame-ancestors 'none'") && answer.contains("X-Content-Type-Options: nosniff"))
            #expect(!answer.contains("unsafe-inline"))
            #expect(answer.contains("<title>CodeInput"))
        }
    }

    @Test(
        "Every file that the page requests exists",
        arguments: [
            "base.css", "controls.css", "restyle.css", "panels.css", "app.js", "restyle.js", "link.js", "icon.svg",
            "catalog.json",
        ])
    func assets(name: String) async throws {
        try await ServedPage.run { page async throws in
            #expect(try await page.exchange("GET /\(name) HTTP/1.1").hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test("Other paths, methods and hosts get nothing") func refusals() async throws {
        try await ServedPage.run { page async throws in
            #expect(try await page.exchange("GET /../Package.swift HTTP/1.1").hasPrefix("HTTP/1.1 404"))
            #expect(try await page.exchange("POST / HTTP/1.1").hasPrefix("HTTP/1.1 405"))
            #expect(try await page.exchange("GET / HTTP/1.1", host: "evil.example").hasPrefix("HTTP/1.1 421"))
        }
    }

    @Test("Only the page itself can open a socket, which counts while it is open") func sockets() async throws {
        try await ServedPage.run { page async throws in
            let other = ["Origin: http://evil.example"] + ServedPage.upgrade
            #expect(try await page.exchange("GET /socket HTTP/1.1", headers: other).hasPrefix("HTTP/1.1 403"))
            #expect(
                try await page.exchange("GET /socket HTTP/1.1", headers: ServedPage.upgrade).hasPrefix("HTTP/1.1 403"))
            let own = ["Origin: http://\(page.host)"] + ServedPage.upgrade
            let answer = try await page.exchange("GET /socket HTTP/1.1", headers: own)
            #expect(answer.hasPrefix("HTTP/1.1 101"))
            #expect(answer.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
        }
    }

    @Test("A port in use has its own error") func taken() async throws {
        try await ServedPage.run { page async throws in
            let port = try #require(page.host.split(separator: ":").last.flatMap { UInt16($0) })
            let address = try #require(LiveAddress("127.0.0.1"))
            let second = try await LiveServer(address: address, port: port, screens: [])
            await #expect(throws: LiveServer.Failure.portTaken) { try await second.run { _ in } }
        }
    }

    @Test("A server that is stopped before it runs does not run") func stopped() async throws {
        let address = try #require(LiveAddress("127.0.0.1"))
        let server = try await LiveServer(address: address, port: 0, screens: [])
        server.stop()
        try await server.run { url in Issue.record("it listens at \(url)") }
    }
}
