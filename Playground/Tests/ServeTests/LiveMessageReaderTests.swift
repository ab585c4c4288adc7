import FlyingFox
import Foundation
import Testing

@testable import PlaygroundKit

@Suite("Messages of a WebSocket") struct LiveMessageReaderTests {
    private func frame(
        _ opcode: WSFrame.Opcode, _ payload: [UInt8] = [], fin: Bool = true, reserved: Bool = false
    ) -> WSFrame {
        WSFrame(fin: fin, rsv1: reserved, opcode: opcode, mask: nil, payload: Data(payload))
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
        #expect(closeCode(reader.read(frame(.text, [0x31], reserved: true))) == 1002)
        #expect(closeCode(reader.read(frame(.ping, [UInt8](repeating: 0, count: 126)))) == 1002)
        #expect(closeCode(reader.read(frame(WSFrame.Opcode(0xB)))) == 1002)
        #expect(closeCode(reader.read(frame(.close))) == 1000)
    }

    private func fail(at location: SourceLocation = #_sourceLocation) {
        Issue.record("another outcome was expected", sourceLocation: location)
    }
}
