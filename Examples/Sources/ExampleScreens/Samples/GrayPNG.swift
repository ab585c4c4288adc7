import Foundation

/// Writes shades of gray as an uncompressed PNG.
enum GrayPNG {
    /// - Parameter rows: Rows of equal length, 0 for black.
    /// - Returns: The bytes of the file.
    static func data(_ rows: [[UInt8]]) -> Data {
        let raw: [UInt8] = rows.flatMap { [0] + $0 }
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: raw.count, by: 65535) {
            let block = raw[start..<min(start + 65535, raw.count)]
            let (count, isLast) = (UInt16(block.count), start + block.count == raw.count)
            stream.append(isLast ? 1 : 0)
            for number in [count, ~count] { stream += [UInt8(number & 255), UInt8(number >> 8)] }
            stream += block
        }
        stream += bytes(adler(raw))
        let header = bytes(UInt32(rows.first?.count ?? 0)) + bytes(UInt32(rows.count)) + [8, 0, 0, 0, 0]
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(signature + chunk("IHDR", header) + chunk("IDAT", stream) + chunk("IEND", []))
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + body + bytes(check(body))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        let (low, high) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
            let low = (sums.0 + UInt32(byte)) % 65521
            return (low, (sums.1 + low) % 65521)
        }
        return high << 16 | low
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    private static func check(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }
}
