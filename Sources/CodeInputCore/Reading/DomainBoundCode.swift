/// The last line of a message that binds a code to a domain: "@example.com #747723".
///
/// The format is that of Apple's domain-bound codes (developer.apple.com/news/?id=z0i801mg) and of the draft
/// "Origin-bound one-time codes delivered via SMS" (wicg.github.io/sms-one-time-codes): "@" and a host, a space, "#"
/// and the code. A space, "@" or "%", and the host of an embedded page may follow. Any further text is ignored.
struct DomainBoundCode {
    private let host: Range<Int>
    private let code: Range<Int>
    private let embeddedHost: Range<Int>?

    /// Reads the last line that is not blank; nil if it does not bind a code.
    ///
    /// - Complexity: O(*n*) in the length of the last line.
    init?(lastLineOf bytes: UnsafeBufferPointer<UInt8>) {
        var end = bytes.count
        while end > 0, Self.isBlank(bytes[end - 1]) { end -= 1 }
        var start = end
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }

        guard start < end, bytes[start] == UInt8(ascii: "@") else { return nil }

        func token(after sigil: UInt8, at start: Int) -> Range<Int>? {
            guard start < end, bytes[start] == sigil else { return nil }
            var tokenEnd = start + 1
            while tokenEnd < end, !Self.isBlank(bytes[tokenEnd]) { tokenEnd += 1 }
            return tokenEnd > start + 1 ? start + 1..<tokenEnd : nil
        }
        func isSpace(_ offset: Int) -> Bool { offset < end && bytes[offset] == UInt8(ascii: " ") }

        guard let host = token(after: UInt8(ascii: "@"), at: start), isSpace(host.upperBound),
            let code = token(after: UInt8(ascii: "#"), at: host.upperBound + 1)
        else { return nil }
        self.host = host
        self.code = code
        let next = code.upperBound + 1
        embeddedHost =
            isSpace(code.upperBound)
            ? token(after: UInt8(ascii: "@"), at: next) ?? token(after: UInt8(ascii: "%"), at: next) : nil
    }

    /// Whether a text binds its code to a domain that is not in a list.
    static func isForeign(_ text: String, to domains: [String]) -> Bool {
        guard !domains.isEmpty else { return false }
        return TextWalker.walk(over: text, alphabet: .digits) { walker in
            DomainBoundCode(lastLineOf: walker.bytes).map { !$0.isOf(domains, in: walker.bytes) } ?? false
        }
    }

    /// Whether the code is bound to one of the domains, or the list is empty.
    ///
    /// For an embedded page, both hosts must match.
    func isOf(_ domains: [String], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        domains.isEmpty
            || [host, embeddedHost].allSatisfy { host in
                guard let host else { return true }
                return domains.contains { Self.matches(bytes[host], $0) }
            }
    }

    /// Reads the code, which may have dashes between groups.
    func read(_ walker: inout TextWalker, length: Int) -> Result<ErasableArray<CodeCharacter>, CodeRejection> {
        walker.visit(code)
        let read = CodeText(&walker, keeping: length, onlyIfClean: true)
        guard read.isClean, read.count >= length else { return .failure(.notInAlphabet) }
        return read.count == length ? .success(read.characters) : .failure(.tooLong)
    }

    /// Whether two domains are the same, or one is a subdomain of the other.
    private static func matches(_ host: Slice<UnsafeBufferPointer<UInt8>>, _ domain: String) -> Bool {
        let host = host.last == UInt8(ascii: ".") ? host.dropLast() : host
        let domain = domain.utf8.last == UInt8(ascii: ".") ? domain.utf8.dropLast() : domain.utf8[...]
        let (longer, shorter) =
            host.count < domain.count
            ? (domain.map(lowercased), host.map(lowercased)) : (host.map(lowercased), domain.map(lowercased))
        guard longer.count > shorter.count else { return longer == shorter }
        // No service owns a domain of one label, such as "com".
        return shorter.contains(UInt8(ascii: ".")) && longer.suffix(shorter.count).elementsEqual(shorter)
            && longer[longer.count - shorter.count - 1] == UInt8(ascii: ".")
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }
}
