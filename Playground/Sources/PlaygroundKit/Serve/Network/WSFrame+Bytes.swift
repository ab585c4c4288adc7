import FlyingFox
import Foundation

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
