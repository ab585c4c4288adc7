import FlyingFox
import Foundation

/// Puts the bytes of a WebSocket together to frames.
///
/// A frame is judged by its first bytes: what must not come, or is too long, is refused before the rest is read.
struct LiveFrameReader: Sendable {
    /// What a browser must not send, with what it is told.
    struct Violation: Error, Equatable {
        let code: WSCloseCode

        init(_ code: WSCloseCode) { self.code = code }
    }

    private var bytes: [UInt8]
    /// What came before this index has been read.
    private var start = 0

    /// Starts with what came behind the request.
    init(_ bytes: [UInt8] = []) { self.bytes = bytes }

    mutating func append(_ more: [UInt8]) {
        bytes.removeFirst(start)
        start = 0
        bytes += more
    }

    /// Takes the next frame out of the bytes; nil where more of it is to come.
    mutating func next() throws(Violation) -> WSFrame? {
        guard let header = try Header(bytes[start...]) else { return nil }
        let body = start + header.size
        guard bytes.count - body >= header.length else { return nil }
        start = body + header.length
        var payload = Data(bytes[body..<start])
        for index in payload.indices { payload[index] ^= header.mask[index % 4] }
        return WSFrame(fin: header.isFinal, opcode: header.opcode, mask: nil, payload: payload)
    }

    /// The first bytes of a frame.
    private struct Header {
        let isFinal: Bool
        let opcode: WSFrame.Opcode
        /// Four bytes.
        let mask: [UInt8]
        /// How many bytes come behind the header.
        let length: Int
        /// How many bytes the header takes.
        let size: Int

        /// Nil where more of it is to come.
        init?(_ bytes: ArraySlice<UInt8>) throws(Violation) {
            guard let first = bytes.first, let second = bytes.dropFirst().first else { return nil }
            // No extension was agreed on that could use the reserved bits, and what a browser sends is masked.
            guard first & 0x70 == 0, second & 0x80 != 0 else { throw Violation(.protocolError) }
            isFinal = first & 0x80 != 0
            opcode = WSFrame.Opcode(first & 0x0F)

            let short = second & 0x7F
            let isControl = first & 0x08 != 0
            guard !isControl || (isFinal && short <= 125) else { throw Violation(.protocolError) }
            let rest = bytes.dropFirst(2)
            let lengthSize = short == 126 ? 2 : short == 127 ? 8 : 0
            guard rest.count >= lengthSize else { return nil }
            let long = rest.prefix(lengthSize).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard long <= LiveMessageReader.limit else { throw Violation(.messageTooBig) }
            length = lengthSize == 0 ? Int(short) : Int(long)

            size = 2 + lengthSize + 4
            mask = Array(rest.dropFirst(lengthSize).prefix(4))
            guard mask.count == 4 else { return nil }
        }
    }
}
