import CodeInputCore

extension TextWalker {
    /// The code in a last line that binds it to a domain, "@example.com #747723", or why it is none; else nil.
    ///
    /// The format is that of Apple's domain-bound codes (developer.apple.com/news/?id=z0i801mg) and of the draft
    /// "Origin-bound one-time codes delivered via SMS" (wicg.github.io/sms-one-time-codes): "@" and a host, a space,
    /// "#" and the code. A space, "@" or "%", and the host of an embedded page may follow. Any further text is ignored.
    /// A copied message may have other white space and invisible characters. An empty list allows every domain.
    func boundCode(lengths: ClosedRange<Int>, domains: [String]) -> Result<Range<Int>, CodeInvalidInput>? {
        let line = bytes.lastLine
        guard let host = bytes.token(in: line, after: "@", upTo: "#"),
            let code = bytes.token(in: bytes.skippingBlanks(host.upperBound..<line.upperBound), after: "#")
        else { return nil }
        let rest = bytes.skippingBlanks(code.upperBound..<line.upperBound)
        let embeddedHost = bytes.token(in: rest, after: "@") ?? bytes.token(in: rest, after: "%")
        // A domain has several labels, unlike an account: "@MyBank #staysafe".
        let isDomain = bytes[host].contains(UInt8(ascii: "."))
        let mayBeCode = isDomain || bytes.scalars(in: code).contains { $0.scalar.kind == .digit }
        // The number of its characters, if it has code characters only, perhaps with dashes between groups.
        let codeCount = mayBeCode ? limited(to: code).codeCount : nil
        guard isDomain || codeCount != nil else { return nil }
        // For an embedded page, both hosts must be in the list. "@MyBank" before a code counts as a domain.
        for host in [host, embeddedHost ?? host] where !domains.isEmpty {
            let host = bytes.visible(in: host)
            guard domains.contains(where: { Self.matches(host, $0) }) else { return .failure(.otherDomain) }
        }
        // Where no domain is asked for, that is an account and a number.
        guard let count = codeCount, isDomain || !domains.isEmpty else { return nil }
        guard count >= lengths.lowerBound else { return .failure(.notInAlphabet) }
        return count <= lengths.upperBound ? .success(code) : .failure(.tooLong)
    }

    /// Whether two domains are the same, or one is a subdomain of the other.
    private static func matches(_ host: [UInt8], _ domain: String) -> Bool {
        let dot = UInt8(ascii: ".")
        var (longer, shorter) = (host, domain.utf8.map { $0.lowercased })
        if longer.last == dot { longer.removeLast() }
        if shorter.last == dot { shorter.removeLast() }
        if longer.count < shorter.count { swap(&longer, &shorter) }
        let start = longer.count - shorter.count
        guard longer[start...].elementsEqual(shorter) else { return false }
        // No service owns a domain of one label, such as "com".
        return start == 0 || shorter.contains(dot) && longer[start - 1] == dot
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The last line that is not blank, without blanks at its ends.
    fileprivate var lastLine: Range<Int> {
        var end = count
        while end > 0 {
            let start = startOfScalar(before: end)
            guard scalar(at: start).scalar.isBlank else { break }
            end = start
        }
        var start = end
        while true {
            // Almost every byte is printable ASCII.
            while start > 0, (0x20..<0x7F).contains(self[start - 1]) { start -= 1 }
            let before = start > 0 ? startOfScalar(before: start) : 0
            guard start > 0, !scalar(at: before).scalar.isLineBreak else { break }
            start = before
        }
        return skippingBlanks(start..<end)
    }

    /// The bytes after a sign at the start of a range, up to white space or another sign.
    ///
    /// Nil if the range does not begin with the sign, or if no visible character comes after it.
    fileprivate func token(
        in range: Range<Int>, after sign: Unicode.Scalar, upTo endSign: Unicode.Scalar? = nil
    ) -> Range<Int>? {
        guard !range.isEmpty, self[range.lowerBound] == UInt8(ascii: sign) else { return nil }
        let rest = range.dropFirst()
        let end = scalars(in: rest).first { $0.scalar.properties.isWhitespace || $0.scalar == endSign }
        let token = rest.lowerBound..<(end?.range.lowerBound ?? rest.upperBound)
        return scalars(in: token).allSatisfy { $0.scalar.isInvisible } ? nil : token
    }

    fileprivate func scalars(in range: Range<Int>) -> some Sequence<(scalar: Unicode.Scalar, range: Range<Int>)> {
        sequence(state: range.lowerBound) { offset in
            guard offset < range.upperBound else { return nil }
            let (scalar, width) = self.scalar(at: offset)
            offset += width
            return (scalar, offset - width..<offset)
        }
    }

    /// The start of the scalar that ends before a byte.
    fileprivate func startOfScalar(before offset: Int) -> Int {
        var start = offset - 1
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    fileprivate func skippingBlanks(_ range: Range<Int>) -> Range<Int> {
        let first = scalars(in: range).first { !$0.scalar.isBlank }
        return (first?.range.lowerBound ?? range.upperBound)..<range.upperBound
    }

    /// The bytes in a range, without invisible characters and in lowercase.
    fileprivate func visible(in range: Range<Int>) -> [UInt8] {
        var visible: [UInt8] = []
        for scalar in scalars(in: range) where !scalar.scalar.isInvisible {
            for byte in self[scalar.range] { visible.append(byte.lowercased) }
        }
        return visible
    }
}

extension Unicode.Scalar {
    fileprivate var isBlank: Bool { isASCII ? value <= 0x20 || value == 0x7F : properties.isWhitespace || isInvisible }

    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether the scalar shows nothing: a direction mark, a joiner, a control character.
    fileprivate var isInvisible: Bool { kind == .format || kind == .control || properties.isDefaultIgnorableCodePoint }
}

extension UInt8 {
    fileprivate var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}
