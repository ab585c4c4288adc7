import FlyingFox
import Foundation

/// Parses the bytes of a WebSocket into frames.
///
/// The header decides: an invalid or too long frame is refused before its payload is read.
struct LiveFrameReader: Sendable {
    /// An invalid frame, with the close code for the browser.
    struct Violation: Error, Equatable {
        let code: WSCloseCode

        init(_ code: WSCloseCode) { self.code = code }
    }

    private var bytes: [UInt8]
    /// The index of the first unread byte.
    private var start = 0

    /// Creates a reader with the bytes after the request.
    init(_ bytes: [UInt8] = []) { self.bytes = bytes }

    mutating func append(_ more: [UInt8]) {
        bytes.removeFirst(start)
        start = 0
        bytes += more
    }

    /// Removes and returns the next frame, or returns nil if it is incomplete.
    mutating func next() throws(Violation) -> WSFrame? {
        guard let header = try Header(bytes[start...]) else { return nil }
        let body = start + header.size
        guard bytes.count - body >= header.length else { return nil }
        start = body + header.length
        var payload = Data(bytes[body..<start])
        for index in payload.indices { payload[index] ^= header.mask[index % 4] }
        return WSFrame(fin: header.isFinal, opcode: header.opcode, mask: nil, payload: payload)
    }

    /// The header of a frame.
    private struct Header {
        let isFinal: Bool
        let opcode: WSFrame.Opcode
        /// The four bytes of the mask.
        let mask: [UInt8]
        /// The number of bytes after the header.
        let length: Int
        /// The number of bytes in the header.
        let size: Int

        /// Parses a header; nil if it is incomplete.
        init?(_ bytes: ArraySlice<UInt8>) throws(Violation) {
            guard let first = bytes.first, let second = bytes.dropFirst().first else { return nil }
            // Reserved bits need an extension, and browsers always mask.
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
