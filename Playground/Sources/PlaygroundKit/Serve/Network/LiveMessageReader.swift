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
        var data = partial ?? Data()
        guard data.count + frame.payload.count <= Self.limit else { return .close(.close(code: .messageTooBig)) }
        data.append(frame.payload)
        partial = frame.fin ? nil : data
        guard frame.fin else { return .more }
        guard let text = String(data: data, encoding: .utf8) else {
            return .close(.close(code: .invalidFramePayload))
        }
        return .message(text)
    }
}
