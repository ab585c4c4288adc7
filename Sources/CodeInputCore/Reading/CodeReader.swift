/// What finds the code in a text that is more than code characters and separators, such as a link or a message.
///
/// ``plain`` is the reader of a new field. CodeInputMessages adds `.messages`, by words. Your own is a closure:
///
/// ```swift
/// let reader = CodeReader { text, lengths, alphabet in
///     guard text.hasPrefix("wallet:") else {
///         return CodeReader.plain.code(in: text, lengths: lengths, alphabet: alphabet)
///     }
///     return .success(String(text.dropFirst(7)))
/// }
/// ```
///
/// A field asks its reader only for a text that it does not read itself, of 65,536 bytes of UTF-8 at most, and checks
/// the answer, which may have separators, as in "482-910": a code of another length or with other characters is
/// ``CodeInvalidInput/notInAlphabet``. A secure field asks no reader.
public struct CodeReader: Sendable {
    typealias Reading = Result<ErasableArray<CodeCharacter>, CodeInvalidInput>

    static let lengths = 1...64

    let read: @Sendable (_ text: TextWalker, _ lengths: ClosedRange<Int>) -> Reading

    private init(reading: @escaping @Sendable (TextWalker, ClosedRange<Int>) -> Reading) { read = reading }

    /// Asks a function where the code is, unless the text is a number with a sign or an address with a code.
    package init(
        finding code: @escaping @Sendable (TextWalker, ClosedRange<Int>) -> Result<Range<Int>, CodeInvalidInput>
    ) {
        read = { text, lengths in
            guard !text.isSignedNumber else { return .failure(.notInAlphabet) }
            let found = text.codeOfAddress(lengths).map { .success($0) } ?? code(text, lengths)
            return found.map { text.characters(in: $0, upTo: lengths.upperBound) }
        }
    }

    /// Creates a reader from a function that answers with the code in a text, or the reason why there is none.
    ///
    /// - Parameter code: The function. It gets the text, the lengths that a code may have, and its alphabet.
    public init(
        _ code:
            @escaping @Sendable (
                _ text: String, _ lengths: ClosedRange<Int>, _ alphabet: CodeAlphabet
            ) -> Result<String, CodeInvalidInput>
    ) {
        read = { text, lengths in
            let found = code(String(decoding: text.bytes, as: UTF8.self), lengths, text.alphabet)
            return found.flatMap { Self.checked($0, lengths, text.alphabet) }
        }
    }

    /// The code in a text, or the reason why there is none.
    ///
    /// - Parameters:
    ///   - text: The text. More than 65,536 bytes of UTF-8 are ``CodeInvalidInput/tooLong``.
    ///   - lengths: The lengths that a code may have, clamped to 1...64.
    ///   - alphabet: The characters that a code may have.
    /// - Returns: The code in the alphabet's spelling, without separators, or the reason.
    public func code(
        in text: String, lengths: ClosedRange<Int>, alphabet: CodeAlphabet
    ) -> Result<String, CodeInvalidInput> {
        guard !text.isTooLongToRead else { return .failure(.tooLong) }
        let lengths = lengths.clamped(to: CodeReader.lengths)
        return TextWalker.walk(over: text, alphabet: alphabet) { read($0, lengths).map { ErasableText($0).string } }
    }

    /// Finds a code in a link, or in a text in which it is the only number.
    ///
    /// If the whole text is an address, the code is its parameter `code`, `token`, `otp` or `pin`, or its last
    /// component. In any other text, the code is the only candidate, and there is no other number of three digits or
    /// more. A candidate is a word of a permitted length, or groups whose lengths differ by one at most, with a digit.
    ///
    /// If the only number of a text is, for example, that of an order, the reader takes it for the code, and a field
    /// that submits when it is complete submits it. "-482910" alone is no code.
    public static let plain = CodeReader(finding: { text, lengths in
        var reader = PlainReader(text, lengths)
        return reader.read()
    })

    /// Finds nothing, as in a secure field.
    static let none = CodeReader(reading: { _, _ in .failure(.notInAlphabet) })

    private static func checked(_ code: String, _ lengths: ClosedRange<Int>, _ alphabet: CodeAlphabet) -> Reading {
        guard !code.isTooLongToRead else { return .failure(.notInAlphabet) }
        return TextWalker.walk(over: code, alphabet: alphabet) { text in
            let read = CodeText(text, lengths: lengths)
            return read.hasCodeAndSeparators && lengths.contains(read.count)
                ? .success(read.characters) : .failure(.notInAlphabet)
        }
    }
}

extension TextWalker {
    /// Whether all of the text is a number with a sign: "-482910" is no code.
    fileprivate var isSignedNumber: Bool {
        // Almost every text begins with a letter, and needs no copy.
        guard let start = bytes.firstIndex(where: { $0 > UInt8(ascii: " ") }),
            bytes[start] < UInt8(ascii: "0") || bytes[start] >= 0x80
        else { return false }
        // `Scanner` of Foundation does not know the minus sign, and the full-width signs.
        let (first, width) = bytes.scalar(at: start)
        let isSign = first == "\u{2212}" || first == "\u{FF0D}" || first == "\u{FF0B}"
        var scanner = DigitScanner(String(decoding: bytes[(isSign ? start + width : 0)...], as: UTF8.self))
        return (scanner.scanDigits() != nil) == isSign && (isSign || scanner.scanInt() != nil) && scanner.isAtEnd
    }

    /// The code of an address that is all of the text: its `code`, `token`, `otp` or `pin`, or its last part.
    fileprivate func codeOfAddress(_ lengths: ClosedRange<Int>) -> Range<Int>? {
        let blank: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
        let start = bytes.firstIndex { !blank($0) } ?? bytes.count
        let end = bytes[start...].firstIndex(where: blank) ?? bytes.count
        guard bytes[end...].allSatisfy(blank) else { return nil }
        let address = bytes[start..<end]
        // The host ends at the first slash that is not one of a scheme.
        let slash = UInt8(ascii: "/")
        guard let colon = address.firstIndex(of: UInt8(ascii: ":")), colon + 2 < end, bytes[colon + 1] == slash,
            bytes[colon + 2] == slash
        else {
            // "example.com/", and not "21.11/" or "21.Nov/".
            let hostEnd = address.firstIndex { $0 == slash || $0 == UInt8(ascii: ":") } ?? end
            guard address[hostEnd...].contains(slash), let dot = address[..<hostEnd].lastIndex(of: UInt8(ascii: "."))
            else { return nil }
            // A day or a price, not "163.com".
            let isOther =
                (dot - start < 3 || bytes[dot + 1] > 127)
                && bytes[start..<dot].allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
            let label = bytes[(dot + 1)..<hostEnd]
            guard label.count > 1, !isOther, label.allSatisfy({ ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 > 127 })
            else { return nil }
            return code(inParts: address, lengths)
        }
        return code(inParts: address[(colon + 3)...], lengths)
    }

    private func code(inParts address: Slice<UnsafeBufferPointer<UInt8>>, _ lengths: ClosedRange<Int>) -> Range<Int>? {
        // The host is no code.
        let parts = address.split { byte in
            let sign = Unicode.Scalar(byte)
            return sign == "/" || sign == "?" || sign == "#" || sign == "&" || sign == ";"
        }.dropFirst()
        var named: Range<Int>?
        for part in parts {
            guard let sign = part.firstIndex(of: UInt8(ascii: "=")), Self.isName(part[..<sign]) else { continue }
            let value = sign + 1..<part.endIndex
            guard fits(value, lengths) else { continue }
            if let named, !isSameCode(named, value) { return nil }
            named = value
        }
        let last = parts.last.flatMap { part in
            let hasDigit = part.contains { $0 &- UInt8(ascii: "0") < 10 }
            return hasDigit && !part.contains(UInt8(ascii: "=")) && fits(part.indices, lengths) ? part.indices : nil
        }
        return named ?? last
    }

    private static func isName(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        ["code", "token", "otp", "pin"].contains { word in
            name.count == word.utf8.count && zip(name, word.utf8).allSatisfy { $0 | 0x20 == $1 }
        }
    }

    private func fits(_ range: Range<Int>, _ lengths: ClosedRange<Int>) -> Bool {
        let read = CodeText(limited(to: range), lengths: lengths)
        return read.hasCodeAndSeparators && read.hasEvenGroups && lengths.contains(read.count)
    }
}
