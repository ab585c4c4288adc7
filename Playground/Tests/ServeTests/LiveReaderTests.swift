import FlyingFox
import Foundation
import Testing

@testable import PlaygroundKit

@Suite("Requests of a connection") struct LiveRequestReaderTests {
    /// The status of a refusal; 200 for a request, and nil for an incomplete one.
    private func status(_ text: String, limit: Int = 16 * 1024) -> Int? {
        var reader = LiveRequestReader(limit: limit)
        reader.append(Array(text.utf8))
        switch reader.next() {
        case .more: return nil
        case .request: return 200
        case .refused(let status): return status.code
        }
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

    @Test("A head of the maximum length is accepted, and a longer one is refused") func limit() {
        let head = "GET / HTTP/1.1\r\nA: \(String(repeating: "b", count: 100))\r\n\r\n"
        #expect(status(head, limit: head.utf8.count) == 200)
        #expect(status(head, limit: head.utf8.count - 1) == 431)
        let endless = String(repeating: "a", count: 101)
        #expect(status(endless, limit: 100) == 431)
        #expect(status(String(endless.dropLast()), limit: 100) == nil)
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
        #expect(status(text) == 400)
    }
}

@Suite("Frames of a WebSocket") struct LiveFrameReaderTests {
    /// A masked frame, with an optional wrong `size` in its header.
    static func frame(
        _ opcode: UInt8, _ payload: [UInt8], size: UInt64? = nil, flags: UInt8 = 0x80, mask: [UInt8] = [1, 2, 3, 4]
    ) -> [UInt8] {
        let size = size ?? UInt64(payload.count)
        let short: UInt8 = size <= 125 ? UInt8(size) : size <= 0xFFFF ? 126 : 127
        let digits = short == 126 ? 2 : short == 127 ? 8 : 0
        let length = (0..<digits).reversed().map { UInt8(truncatingIfNeeded: size >> (8 * UInt64($0))) }
        let masked = payload.enumerated().map { mask.isEmpty ? $1 : $1 ^ mask[$0 % 4] }
        return [flags | opcode, short | (mask.isEmpty ? 0 : 0x80)] + length + mask + masked
    }

    @Test("A frame is read from pieces of any size", arguments: [0, 1, 125, 126, 65535, 65536])
    func roundTrip(count: Int) throws {
        let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        let bytes = Self.frame(1, payload) + Self.frame(9, [7])
        for size in [1, 7, 4096, bytes.count] where count < 1000 || size > 1000 {
            var reader = LiveFrameReader()
            var frames: [WSFrame] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                reader.append(Array(bytes[start..<min(bytes.count, start + size)]))
                while let frame = try reader.next() { frames.append(frame) }
            }
            #expect(frames.map(\.opcode) == [.text, .ping])
            #expect(frames.first?.payload == Data(payload) && frames.last?.payload == Data([7]))
        }
    }

    @Test("A server frame has the shortest length encoding and no mask", arguments: [0, 1, 125, 126, 65535, 65536])
    func sent(count: Int) {
        let payload = [UInt8](repeating: 0x31, count: count)
        let frame = WSFrame(fin: true, opcode: .text, mask: nil, payload: Data(payload))
        #expect(frame.bytes == Data(Self.frame(1, payload, mask: [])))
    }

    /// The first bytes of invalid frames, with the expected close codes.
    private static let refusals: [(bytes: [UInt8], code: UInt16)] = [
        (frame(1, [], size: 65_537, mask: []).prefix(2) + [], 1002),
        (frame(1, [0x31], mask: []), 1002),
        (Array(frame(1, [], size: 65_537).prefix(10)), 1009),
        (Array(frame(0, [], size: 1 << 30).prefix(10)), 1009),
        (Array(frame(1, [], size: .max).prefix(10)), 1009),
        (Array(frame(2, [], size: 1 << 63).prefix(10)), 1009),
        (Array(frame(9, [], size: 126).prefix(2)), 1002),
        (Array(frame(8, [], flags: 0).prefix(2)), 1002),
        (Array(frame(1, [], flags: 0xC0).prefix(2)), 1002),
        (Array(frame(1, [], flags: 0x90).prefix(2)), 1002),
    ]

    @Test("An invalid frame is refused by its first bytes", arguments: refusals)
    func refused(bytes: [UInt8], code: UInt16) {
        var reader = LiveFrameReader(bytes)
        #expect {
            try reader.next()
        } throws: {
            ($0 as? LiveFrameReader.Violation)?.code.code == code
        }
    }
}

@Suite("Messages of a WebSocket") struct LiveMessageReaderTests {
    private func frame(_ opcode: WSFrame.Opcode, _ payload: [UInt8] = [], fin: Bool = true) -> WSFrame {
        WSFrame(fin: fin, opcode: opcode, mask: nil, payload: Data(payload))
    }

    private func closeCode(_ outcome: LiveMessageReader.Outcome) -> UInt16? {
        guard case .close(let frame) = outcome, frame.payload.count >= 2 else { return nil }
        return UInt16(frame.payload[0]) << 8 | UInt16(frame.payload[1])
    }

    @Test("Fragments form a message, with control frames between them") func fragments() {
        var reader = LiveMessageReader()
        guard case .more = reader.read(frame(.text, Array("ab".utf8), fin: false)) else { return fail() }
        guard case .reply(let pong) = reader.read(frame(.ping, [7])) else { return fail() }
        #expect(pong.opcode == .pong && pong.payload == Data([7]))
        guard case .message(let text) = reader.read(frame(.continuation, Array("c".utf8))) else { return fail() }
        #expect(text == "abc")
    }

    @Test("A message of the maximum length is accepted, and a longer one is refused") func limit() {
        let longest = [UInt8](repeating: 0x31, count: LiveMessageReader.limit)
        var reader = LiveMessageReader()
        guard case .message = reader.read(frame(.text, longest)) else { return fail() }
        #expect(closeCode(reader.read(frame(.text, longest + [0x31]))) == 1009)

        var fragmented = LiveMessageReader()
        guard case .more = fragmented.read(frame(.text, longest, fin: false)) else { return fail() }
        #expect(closeCode(fragmented.read(frame(.continuation, [0x31]))) == 1009)
    }

    @Test("A protocol violation ends the connection with the reason") func violations() {
        var reader = LiveMessageReader()
        #expect(closeCode(reader.read(frame(.text, [0xFF]))) == 1007)
        #expect(closeCode(reader.read(frame(.binary, [1]))) == 1003)
        #expect(closeCode(reader.read(frame(.continuation, [0x31]))) == 1002)
        #expect(closeCode(reader.read(frame(WSFrame.Opcode(0xB)))) == 1002)
        #expect(closeCode(reader.read(frame(.close))) == 1000)
    }

    private func fail(at location: SourceLocation = #_sourceLocation) {
        Issue.record("another outcome was expected", sourceLocation: location)
    }
}
