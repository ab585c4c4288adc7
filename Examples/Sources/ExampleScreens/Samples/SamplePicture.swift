import Foundation

/// A picture of wavy characters with a line, drawn pixel by pixel.
struct SamplePicture {
    private static let height = 96
    private static let pitch = 56
    private static let dot = 7.0

    let png: Data

    init(_ text: String) {
        let width = text.count * Self.pitch + 40
        let seed = text.unicodeScalars.reduce(7) { ($0 * 31 + Int($1.value)) % 1000 }
        let phase = Double(seed) / 50
        var rows = [[UInt8]](repeating: [UInt8](repeating: 255, count: width), count: Self.height)
        for y in 0..<Self.height {
            for x in 0..<width {
                // The source of the pixel: the letters lean and wave.
                let wave = sin(Double(x) / 31 + phase) * 7
                let lean = cos(Double(x) / 67 + phase) * 0.22 * Double(y - Self.height / 2)
                let (fromX, fromY) = (Double(x) - 20 + lean, Double(y) - 24 + wave)
                let isInk = Self.isInk(text, fromX, fromY)
                let line = Double(Self.height) / 2 + sin(Double(x) / 43 + phase * 2) * 22
                let isLine = abs(Double(y) - line) < 1.6
                let grain = (x &* 73 ^ y &* 151 ^ seed) % 23
                rows[y][x] = isInk || isLine ? UInt8(50 + grain) : UInt8(224 + grain)
            }
        }
        png = GrayPNG.data(rows)
    }

    private static func isInk(_ text: String, _ x: Double, _ y: Double) -> Bool {
        guard x >= 0, y >= 0 else { return false }
        let index = Int(x) / pitch
        guard index < text.count else { return false }
        let glyph = glyphs[Array(text)[index]] ?? []
        let (column, row) = (Int((x - Double(index * pitch) - 8) / dot), Int(y / dot))
        guard x - Double(index * pitch) >= 8, column < 5, row < glyph.count else { return false }
        return glyph[row] >> (4 - column) & 1 == 1
    }

    /// Unambiguous characters of five by seven dots, a number for each row.
    private static let glyphs: [Character: [Int]] = [
        "A": [14, 17, 17, 31, 17, 17, 17], "C": [14, 17, 16, 16, 16, 17, 14], "E": [31, 16, 16, 30, 16, 16, 31],
        "F": [31, 16, 16, 30, 16, 16, 16], "H": [17, 17, 17, 31, 17, 17, 17], "K": [17, 18, 20, 24, 20, 18, 17],
        "M": [17, 27, 21, 21, 17, 17, 17], "P": [30, 17, 17, 30, 16, 16, 16], "R": [30, 17, 17, 30, 20, 18, 17],
        "T": [31, 4, 4, 4, 4, 4, 4], "W": [17, 17, 17, 21, 21, 27, 17], "X": [17, 17, 10, 4, 10, 17, 17],
        "3": [31, 2, 4, 2, 1, 17, 14], "4": [2, 6, 10, 18, 31, 2, 2], "7": [31, 1, 2, 4, 8, 8, 8],
        "9": [14, 17, 17, 15, 1, 2, 12],
    ]
}

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
