/// One character of a code in 16 bytes: Swift moves a longer string to the heap, where the kit can't overwrite it.
package struct CodeCharacter: BitwiseCopyable, Sendable, Equatable {
    static let maximumUTF8Count = 15

    // UTF-8, lowest byte first. The highest byte of `high` is the number of bytes.
    private var low: UInt64
    private var high: UInt64

    init(ascii byte: UInt8) { (low, high) = (UInt64(byte), 1 << 56) }

    /// Nil for a character of more than 15 UTF-8 bytes.
    init?(_ character: Character) {
        let bytes = character.utf8
        guard bytes.count <= Self.maximumUTF8Count else { return nil }
        (low, high) = (0, UInt64(bytes.count) << 56)
        var shift: UInt64 = 0
        for byte in bytes {
            if shift < 64 { low |= UInt64(byte) << shift } else { high |= UInt64(byte) << (shift - 64) }
            shift += 8
        }
    }

    /// Stands for a character of more bytes, which an ``ErasableText`` keeps elsewhere.
    init(longRange bytes: Range<Int>) { (low, high) = (UInt64(bytes.lowerBound), UInt64(bytes.count)) }

    var longRange: Range<Int>? { utf8Count > Self.maximumUTF8Count ? Int(low)..<Int(low) + utf8Count : nil }

    var utf8Count: Int { Int(high >> 56 == 0 ? high : high >> 56) }

    var ascii: UInt8? { high == 1 << 56 ? UInt8(truncatingIfNeeded: low) : nil }

    @inline(never) var character: Character {
        Character(String(unsafeUninitializedCapacity: Self.maximumUTF8Count) { copyUTF8(into: $0, at: 0) })
    }

    func copyUTF8(into buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
        if let ascii {
            buffer[start] = ascii
            return 1
        }
        for index in 0..<utf8Count {
            let half = index < 8 ? low : high
            buffer[start + index] = UInt8(truncatingIfNeeded: half &>> UInt64(index & 7 * 8))
        }
        return utf8Count
    }

    package var isDecimalDigit: Bool { ascii.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false }
}

/// A type that holds characters of a code: a log, a debugger, reflection and `dump` show only ``redacted``.
protocol RedactedDescription: CustomStringConvertible, CustomDebugStringConvertible, Reflectable {
    /// Counts and kinds, never a character of a code.
    var redacted: String { get }
}

extension RedactedDescription {
    /// The redacted description: counts and kinds, never a character of a code.
    public var description: String { redacted }

    /// The redacted description.
    public var debugDescription: String { redacted }
}
