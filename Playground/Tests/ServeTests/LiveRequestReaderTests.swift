import FlyingFox
import Testing

@testable import PlaygroundKit

@Suite("Requests of a connection") struct LiveRequestReaderTests {
    private func read(_ text: String, limit: Int = 16 * 1024) -> LiveRequestReader.Outcome {
        var reader = LiveRequestReader(limit: limit)
        reader.append(Array(text.utf8))
        return reader.next()
    }

    private func status(_ outcome: LiveRequestReader.Outcome) -> Int? {
        guard case .refused(let status) = outcome else { return nil }
        return status.code
    }

    private func isRequest(_ outcome: LiveRequestReader.Outcome) -> Bool {
        if case .request = outcome { true } else { false }
    }

    /// Whether the request is incomplete.
    private func isOpen(_ outcome: LiveRequestReader.Outcome) -> Bool {
        if case .more = outcome { true } else { false }
    }

    @Test("A request is read from pieces of any size", arguments: [1, 3, 16, 1000])
    func pieces(size: Int) throws {
        let text = "GET /app.js?a=1%20b HTTP/1.1\r\nHost: localhost:8080\r\nAccept:  */* \r\n\r\nrest"
        var reader = LiveRequestReader(limit: 100)
        var found: HTTPRequest?
        for start in stride(from: 0, to: text.utf8.count, by: size) {
            reader.append(Array(text.utf8.dropFirst(start).prefix(size)))
            if case .request(let request) = reader.next() { found = request }
        }
        let request = try #require(found)
        #expect(request.method == .GET && request.path == "/app.js" && request.version == .http11)
        #expect(request.headers[.host] == "localhost:8080" && request.headers[HTTPHeader("accept")] == "*/*")
        #expect(reader.bytes == Array("rest".utf8))
    }

    @Test("Two requests at once are read in order") func pipeline() {
        var reader = LiveRequestReader(limit: 100)
        reader.append(Array("GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\n\r\n".utf8))
        guard case .request(let first) = reader.next(), case .request(let second) = reader.next() else {
            Issue.record("two requests were expected")
            return
        }
        #expect([first.path, second.path] == ["/a", "/b"])
        #expect(isOpen(reader.next()))
    }

    @Test("A head of the maximum length is accepted, and a longer one is refused")
    func limit() {
        let head = "GET / HTTP/1.1\r\nA: \(String(repeating: "b", count: 100))\r\n\r\n"
        #expect(isRequest(read(head, limit: head.utf8.count)))
        #expect(status(read(head, limit: head.utf8.count - 1)) == 431)
        let endless = String(repeating: "a", count: 101)
        #expect(status(read(endless, limit: 100)) == 431)
        #expect(isOpen(read(String(endless.dropLast()), limit: 100)))
    }

    @Test(
        "An invalid request is refused",
        arguments: [
            "\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1 \r\n\r\n",
            "GET / HTTP/2.0\r\n\r\n", "GET / http/1.1\r\n\r\n", "GET http://localhost/ HTTP/1.1\r\n\r\n",
            "GET * HTTP/1.1\r\n\r\n", "G(T / HTTP/1.1\r\n\r\n", "GET /\u{7F} HTTP/1.1\r\n\r\n",
            "GET /é HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\n: b\r\n\r\n",
            "GET / HTTP/1.1\r\nA : b\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n folded\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "\u{0}\r\n\r\n",
        ])
    func refused(text: String) {
        #expect(status(read(text)) == 400)
    }
}
