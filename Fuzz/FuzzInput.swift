/// Reads bytes as numbers and texts.
///
/// Zeros and empty texts follow the last byte.
struct FuzzInput {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { index >= bytes.count }

    /// Returns a number from 0 up to, but not including, the limit.
    mutating func number(_ limit: Int) -> Int {
        guard !isAtEnd else { return 0 }
        defer { index += 1 }
        return Int(bytes[index]) % limit
    }

    mutating func range() -> Range<Int> {
        let first = number(80) - 8, second = number(80) - 8
        return min(first, second)..<max(first, second)
    }

    /// Returns some bytes as repaired UTF-8.
    mutating func text() -> String {
        let count = min(number(48), bytes.count - min(index, bytes.count))
        defer { index += count }
        return String(decoding: bytes[min(index, bytes.count)..<(min(index, bytes.count) + count)], as: UTF8.self)
    }
}
