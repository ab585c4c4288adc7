import FlyingFox
import Foundation

/// Joins the frames of a WebSocket into messages of limited length.
struct LiveMessageReader {
    /// The outcome of a frame.
    enum Outcome {
        /// The message is incomplete.
        case more
        case message(String)
        case reply(WSFrame)
        /// The connection ends with this frame.
        case close(WSFrame)
    }

    /// The maximum length of a message, in bytes.
    static let limit = LineReader.limit

    private var partial: Data?

    mutating func read(_ frame: WSFrame) -> Outcome {
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return .close(.close(code: .protocolError)) }
        switch frame.opcode {
        case .text where partial == nil: return append(frame)
        case .continuation where partial != nil: return append(frame)
        case .binary: return .close(.close(code: .unsupportedData))
        case .ping where isControl(frame):
            return .reply(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
        case .pong where isControl(frame): return .more
        case .close: return .close(.close(code: .normalClosure))
        default: return .close(.close(code: .protocolError))
        }
    }

    private func isControl(_ frame: WSFrame) -> Bool { frame.fin && frame.payload.count <= 125 }

    private mutating func append(_ frame: WSFrame) -> Outcome {
        guard (partial?.count ?? 0) + frame.payload.count <= Self.limit else {
            return .close(.close(code: .messageTooBig))
        }
        // In place: a copy for each of many small frames would take quadratic time.
        if partial == nil { partial = frame.payload } else { partial?.append(frame.payload) }
        guard frame.fin, let data = partial else { return .more }
        partial = nil
        guard let text = String(data: data, encoding: .utf8) else {
            return .close(.close(code: .invalidFramePayload))
        }
        return .message(text)
    }
}

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

extension WSFrame {
    /// The bytes of a server frame, which is never masked.
    var bytes: Data {
        let count = UInt64(payload.count)
        let (short, size) = count <= 125 ? (UInt8(count), 0) : count <= 0xFFFF ? (126, 2) : (127, 8)
        var data = Data([(fin ? 0x80 : 0) | opcode.rawValue, short])
        for index in (0..<size).reversed() { data.append(UInt8(truncatingIfNeeded: count >> (8 * UInt64(index)))) }
        return data + payload
    }
}
