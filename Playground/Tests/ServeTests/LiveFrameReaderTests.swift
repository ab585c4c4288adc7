import FlyingFox
import Foundation
import Testing

@testable import PlaygroundKit

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
