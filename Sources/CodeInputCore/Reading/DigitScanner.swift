/// A cursor over text that reads numbers, in the manner of Foundation's `Scanner`.
///
/// It is a utility for text around a code field. A field itself asks its ``CodeAlphabet``, character by character.
///
/// White space before a number is skipped, as there. Two checks of a whole string stand beside it; they answer
/// different questions:
///
/// | text | ``isInteger(_:)`` | ``isAllDigits(_:)`` |
/// |---|---|---|
/// | "123456" | true | true |
/// | "-1", "+5", " 5" | true | false |
/// | "٣٤" | false | true |
/// | "" | false | false |
///
/// `description`, `debugDescription` and reflection tell how much is left, never what.
public struct DigitScanner: Sendable {
    private let text: String
    private var index: String.Index

    /// Creates a cursor at the start of a text.
    ///
    /// - Parameter string: The text to read.
    public init(_ string: String) {
        text = string
        index = string.startIndex
    }

    /// Whether nothing but white space is left.
    public var isAtEnd: Bool {
        index == text.endIndex || text.unicodeScalars[index...].allSatisfy(Self.isSkipped)
    }

    /// Reads a decimal number with an optional sign, as `Scanner.scanInt()` does.
    ///
    /// Only ASCII digits count. A number beyond the range of `Int` becomes its nearest end, so that twenty nines are
    /// read too. When there is no number, the cursor stays.
    ///
    /// - Returns: The number, or nil when none stands here.
    /// - Complexity: O(*n*) in the characters read.
    public mutating func scanInt() -> Int? {
        let bytes = text.utf8
        var cursor = skippingWhiteSpace(from: index)
        var isNegative = false
        if cursor < bytes.endIndex, bytes[cursor] == UInt8(ascii: "-") || bytes[cursor] == UInt8(ascii: "+") {
            isNegative = bytes[cursor] == UInt8(ascii: "-")
            cursor = skippingWhiteSpace(from: bytes.index(after: cursor))
        }
        let start = cursor
        var value = 0
        while cursor < bytes.endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[cursor]) {
            let digit = Int(bytes[cursor] - UInt8(ascii: "0"))
            // Built up below zero, where `Int` reaches one further.
            let (tens, tensOverflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, sumOverflow) = tens.subtractingReportingOverflow(digit)
            value = tensOverflow || sumOverflow ? .min : sum
            cursor = bytes.index(after: cursor)
        }
        guard cursor > start else { return nil }
        index = cursor
        return isNegative ? value : value == .min ? .max : -value
    }

    /// Reads a run of decimal digits of any script.
    ///
    /// When there is none, the cursor stays.
    ///
    /// - Returns: The digits as they stand in the text, or nil when none stands here.
    /// - Complexity: O(*n*) in the characters read.
    public mutating func scanDigits() -> Substring? {
        let start = skippingWhiteSpace(from: index)
        let run = text[start...].prefix { CodeAlphabet.digits.code($0) != nil }
        guard !run.isEmpty else { return nil }
        index = run.endIndex
        return run
    }

    /// Whether Foundation would read the whole text as one number: the verdict of
    /// `Scanner.scanInt() != nil && scanner.isAtEnd`.
    ///
    /// It accepts more than a code may hold: "-1", "+5", " 5" and a number too large for `Int`. To check a code, ask
    /// ``isAllDigits(_:)``.
    ///
    /// - Parameter string: The text to check.
    /// - Returns: Whether the text is a number and nothing else; false for an empty text.
    /// - Complexity: O(*n*) in the length of the text.
    public static func isInteger(_ string: String) -> Bool {
        var scanner = DigitScanner(string)
        return scanner.scanInt() != nil && scanner.isAtEnd
    }

    /// Whether a text has digits and nothing else.
    ///
    /// Decimal digits of every script count: they are what a field of ``CodeAlphabet/digits`` takes without a
    /// separator, and turns into ASCII digits.
    ///
    /// - Parameter string: The text to check.
    /// - Returns: False for an empty text, and where anything but a digit stands in it: a sign, white space, "½".
    /// - Complexity: O(*n*) in the length of the text.
    public static func isAllDigits(_ string: String) -> Bool {
        var isASCII = true
        for byte in string.utf8 where !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            // No digit has any other ASCII in it.
            if byte < 0x80 { return false }
            isASCII = false
        }
        return !string.isEmpty && (isASCII || string.allSatisfy { CodeAlphabet.digits.code($0) != nil })
    }

    private func skippingWhiteSpace(from start: String.Index) -> String.Index {
        let bytes = text.utf8
        if start < bytes.endIndex, (UInt8(ascii: "!")...UInt8(ascii: "~")).contains(bytes[start]) { return start }
        let scalars = text.unicodeScalars
        return scalars[start...].firstIndex { !Self.isSkipped($0) } ?? scalars.endIndex
    }

    // Foundation's `whitespacesAndNewlines` still counts the zero-width space, which Unicode has reclassified.
    private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == " " || (0x09...0x0D).contains(scalar.value) }
        return scalar.properties.isWhitespace || scalar == "\u{200B}"
    }
}

extension DigitScanner: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// How many characters are left, never which.
    public var description: String { "DigitScanner(\(text[index...].count) characters left)" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// Shows no part of the text.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
