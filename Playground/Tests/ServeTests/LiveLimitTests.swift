import FlyingSocks
import Foundation
import Testing

@testable import PlaygroundKit

@Suite("Limits of the live page's server", .serialized, .timeLimit(.minutes(5)))
struct LiveLimitTests {
    @Test(
        "A long request line is refused before it is complete, and the page stays available",
        arguments: [
            60_000, 1_000_000,
        ])
    func longLines(count: Int) async throws {
        // The length ends the request, even on a busy machine.
        var limits = LiveLimits()
        limits.headTime = .seconds(200)
        // So that unread bytes reset no connection.
        limits.goodbyeTime = .seconds(200)
        try await ServedPage.run(limits: limits) { page async throws in
            var sockets: [AsyncSocket] = []
            for _ in 0..<4 { sockets.append(try await page.connect("GET /")) }
            for socket in sockets {
                // The server may close the connection early.
                try? await socket.write(Data(repeating: 0x61, count: count))
            }
            #expect(try await page.exchange("GET / HTTP/1.1").hasPrefix("HTTP/1.1 200"))
            let answer = try await sockets[0].readToEnd()
            #expect(answer.starts(with: "HTTP/1.1 431".utf8))
            for socket in sockets { try socket.close() }
        }
    }

    @Test("A head that drips without end times out") func drip() async throws {
        var limits = LiveLimits()
        limits.headTime = .milliseconds(300)
        limits.goodbyeTime = .seconds(200)
        try await ServedPage.run(limits: limits) { page async throws in
            let socket = try await page.connect("GET / HTTP/1.1\r\n")
            let drip = Task {
                while !Task.isCancelled {
                    try await socket.write(Data("A: b\r\n".utf8))
                    try await Task.sleep(for: .milliseconds(50))
                }
            }
            var answer = try await withDeadline(.seconds(100)) { try await socket.read(atMost: 4096) }
            // Bytes after the answer could reset the connection.
            drip.cancel()
            _ = await drip.result
            answer += try await socket.readToEnd()
            #expect(answer.starts(with: "HTTP/1.1 408".utf8))
            try socket.close()
        }
    }

    @Test("A connection has one request, and ends after its answer, also with a body") func once() async throws {
        try await ServedPage.run { page async throws in
            let inner = "GET /app.js HTTP/1.1\r\nHost: \(page.host)\r\n\r\n"
            for header in ["Content-Length: \(inner.utf8.count)", "Transfer-Encoding: chunked", "Accept: */*"] {
                let socket = try await page.connect(
                    "POST / HTTP/1.1\r\nHost: \(page.host)\r\n\(header)\r\n\r\n\(inner)")
                let answer = String(decoding: try await socket.readToEnd(), as: UTF8.self)
                #expect(answer.hasPrefix("HTTP/1.1 405") && answer.contains("Connection: close"))
                #expect(answer.components(separatedBy: "HTTP/1.1").count == 2)
                try socket.close()
            }
        }
    }

    /// A line that types for seconds.
    private static func longLine(_ command: String) -> String {
        #"{"id":1,"line":{\#(command),"text":"\#(String(repeating: "1", count: 20_000))"}}"#
    }

    @Test(
        "A long line keeps no other tab waiting",
        arguments: [#""do":"type""#, #""do":"autofill","route":"characters""#])
    func longWork(command: String) async throws {
        try await ServedPage.run { page async throws in
            let busy = try await page.open(), other = try await page.open()
            _ = try await busy.ask(#"{"id":0,"line":{"do":"focus"}}"#)
            try await busy.send(Self.longLine(command))
            let order = Order()
            async let first: Void = {
                let answer = try await busy.readFrame()
                #expect(String(decoding: answer.payload, as: UTF8.self).contains("invalid:full"))
                await order.add("busy")
            }()
            for id in 2...4 {
                let answer = try await other.ask(#"{"id":\#(id),"line":{"do":"state"}}"#)
                #expect(answer.contains(#""id":\#(id)"#) && answer.contains(#""events":[]"#))
                await order.add("other")
            }
            try await first
            #expect(await order.names == ["other", "other", "other", "busy"])
            try busy.close()
            try other.close()
        }
    }

    private actor Order {
        private(set) var names: [String] = []

        func add(_ name: String) { names.append(name) }
    }

    @Test("A stopping server does not finish a long line") func goodbyeInWork() async throws {
        var open: AsyncSocket?
        try await ServedPage.run { page async throws in
            let socket = try await page.open()
            _ = try await socket.ask(#"{"id":0,"line":{"do":"focus"}}"#)
            try await socket.send(Self.longLine(#""do":"type""#))
            open = socket
            // The server has begun with the line when it answers another tab.
            let other = try await page.open()
            _ = try await other.ask(#"{"id":1,"line":{"do":"state"}}"#)
        }
        #expect(try await open?.readFrame().opcode == 8)
    }

    @Test("A stopping server closes its tabs, and waits for no tab that doesn't read") func goodbye()
        async throws
    {
        var limits = LiveLimits()
        limits.goodbyeTime = .seconds(2)
        var open: AsyncSocket?
        try await ServedPage.run(limits: limits) { page async throws in
            let request = Data(LiveFrameReaderTests.frame(1, Array(#"{"id":1,"line":{"do":"state"}}"#.utf8)))
            let deaf = try await page.open()
            let flood = Task { while true { try await deaf.write(request) } }
            open = try await page.open()
            _ = try await page.connect("GET / HTTP/1.1\r\n")
            try await Task.sleep(for: .milliseconds(500))
            flood.cancel()
            _ = await flood.result
        }
        let last = try await open?.readFrame()
        #expect(last?.opcode == 8 && last?.payload.starts(with: [0x03, 0xE9]) == true)
    }
}
