import FlyingFox
import Foundation

/// Joins the frames of a ``LiveFrameReader`` into messages of limited length.
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
        switch frame.opcode {
        case .text where partial == nil: return append(frame)
        case .continuation where partial != nil: return append(frame)
        case .binary: return .close(.close(code: .unsupportedData))
        case .ping: return .reply(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
        case .pong: return .more
        case .close: return .close(.close(code: .normalClosure))
        default: return .close(.close(code: .protocolError))
        }
    }

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
        let unread = bytes[start...]
        guard let first = unread.first, let second = unread.dropFirst().first else { return nil }
        // Reserved bits need an extension, and browsers always mask.
        guard first & 0x70 == 0, second & 0x80 != 0 else { throw Violation(.protocolError) }
        let isFinal = first & 0x80 != 0
        let short = second & 0x7F
        let isControl = first & 0x08 != 0
        guard !isControl || (isFinal && short <= 125) else { throw Violation(.protocolError) }
        var rest = unread.dropFirst(2)
        let size = short == 126 ? 2 : short == 127 ? 8 : 0
        guard rest.count >= size else { return nil }
        let length = size == 0 ? UInt64(short) : rest.prefix(size).reduce(0) { $0 << 8 | UInt64($1) }
        guard length <= LiveMessageReader.limit else { throw Violation(.messageTooBig) }
        rest = rest.dropFirst(size)
        guard rest.count >= 4 + Int(length) else { return nil }
        let mask = Array(rest.prefix(4))
        var payload = Data(rest.dropFirst(4).prefix(Int(length)))
        for index in payload.indices { payload[index] ^= mask[index % 4] }
        start = rest.startIndex + 4 + Int(length)
        return WSFrame(fin: isFinal, opcode: WSFrame.Opcode(first & 0x0F), mask: nil, payload: payload)
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
