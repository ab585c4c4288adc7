/// A cursor over text that reads numbers, like Foundation's `Scanner`.
///
/// A field asks it whether a text that is no code is a number with a sign. Use it for text outside a field.
///
/// It skips white space before a number. Two static methods check a whole string, and answer different questions:
///
/// | text | ``isInteger(_:)`` | ``isAllDigits(_:)`` |
/// |---|---|---|
/// | "123456" | true | true |
/// | "-1", "+5", " 5" | true | false |
/// | "٣٤" | false | true |
/// | "" | false | false |
///
/// `description` and reflection show how many characters are left, never the characters.
public struct DigitScanner: Sendable, RedactedDescription {
    private let text: String
    private var index: String.Index

    /// Creates a cursor at the start of a text.
    public init(_ string: String) { (text, index) = (string, string.startIndex) }

    /// Whether only white space is left.
    public var isAtEnd: Bool { skippingWhiteSpace(from: index) == text.endIndex }

    /// Reads a decimal number with an optional sign, as `Scanner.scanInt()` does; nil if there is none, and the cursor
    /// stays.
    ///
    /// Only ASCII digits count. A number outside the range of `Int` is clamped to it.
    public mutating func scanInt() -> Int? {
        let bytes = text.utf8
        var cursor = skippingWhiteSpace(from: index)
        let sign = cursor < bytes.endIndex ? bytes[cursor] : 0
        if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            cursor = skippingWhiteSpace(from: bytes.index(after: cursor))
        }
        let start = cursor
        var value = 0
        while cursor < bytes.endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[cursor]) {
            // The value grows below zero, because `Int.min` is one further from zero than `Int.max`.
            let (tens, tensOverflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, sumOverflow) = tens.subtractingReportingOverflow(Int(bytes[cursor] & 0xF))
            value = tensOverflow || sumOverflow ? .min : sum
            cursor = bytes.index(after: cursor)
        }
        guard cursor > start else { return nil }
        index = cursor
        return sign == UInt8(ascii: "-") ? value : value == .min ? .max : -value
    }

    /// Reads a run of decimal digits of any script, as they are; nil if there are none, and the cursor stays.
    public mutating func scanDigits() -> Substring? {
        let start = skippingWhiteSpace(from: index), end = skippingDigits(from: start)
        guard end > start else { return nil }
        index = end
        return text[start..<end]
    }

    /// Whether Foundation would read the whole text as one number: `Scanner.scanInt() != nil && scanner.isAtEnd`.
    ///
    /// It accepts "-1", "+5", " 5" and numbers too large for `Int`, and not an empty text. To check a code, use
    /// ``isAllDigits(_:)``.
    public static func isInteger(_ string: String) -> Bool {
        var scanner = DigitScanner(string)
        return scanner.scanInt() != nil && scanner.isAtEnd
    }

    /// Whether a text has digits and nothing else; false for an empty text, and for a sign, white space or "½".
    ///
    /// Decimal digits of every script count. A field of ``CodeAlphabet/digits`` turns them into ASCII digits.
    public static func isAllDigits(_ string: String) -> Bool {
        var isASCII = true
        for byte in string.utf8 where !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            // No character that is a digit contains other ASCII.
            if byte < 0x80 { return false }
            isASCII = false
        }
        guard !isASCII else { return !string.isEmpty }
        return DigitScanner(string).skippingDigits(from: string.startIndex) == string.endIndex
    }

    private func skippingDigits(from start: String.Index) -> String.Index {
        var index = start
        while index < text.endIndex, CodeAlphabet.digits.code(text[index]) != nil { text.formIndex(after: &index) }
        return index
    }

    private func skippingWhiteSpace(from start: String.Index) -> String.Index {
        guard start < text.endIndex, !(UInt8(ascii: "!")...UInt8(ascii: "~")).contains(text.utf8[start]) else {
            return start
        }
        return firstUnskipped(from: start)
    }

    @inline(never) private func firstUnskipped(from start: String.Index) -> String.Index {
        let scalars = text.unicodeScalars
        var index = start
        // Foundation's `whitespacesAndNewlines` contains the zero-width space, which Unicode has since reclassified.
        while index < scalars.endIndex {
            let scalar = scalars[index]
            guard scalar.properties.isWhitespace || scalar == "\u{200B}" else { break }
            scalars.formIndex(after: &index)
        }
        return index
    }

    var redacted: String { "DigitScanner(\(text[index...].count) characters left)" }
}
