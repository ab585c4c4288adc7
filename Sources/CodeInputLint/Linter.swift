import CodeInputMessages

/// Checks a text by each rule, in time linear in its length.
struct Linter {
    /// By offset.
    private(set) var findings: [MessageFinding] = []
    private let template: MessageTemplate
    private let bytes: [UInt8]
    private let words: [MessageWord]
    private let lengths: ClosedRange<Int>
    private let alphabet: CodeAlphabet
    private let language: MessageLanguage
    private let reading: Result<String, CodeInvalidInput>
    // Where the prose ends, before a last line with a domain and a hash.
    private var end: Int
    // Whether there is such a line.
    private var isBound = false

    init(
        _ template: MessageTemplate, lengths: ClosedRange<Int>, alphabet: CodeAlphabet, language: MessageLanguage,
        reading: Result<String, CodeInvalidInput>
    ) {
        (self.template, self.lengths, self.alphabet, self.reading) = (template, lengths, alphabet, reading)
        self.language = language
        bytes = Array(template.text.utf8)
        words = MessageWord.words(in: template.text, alphabet: alphabet)
        end = bytes.count
    }

    @inline(never) private mutating func add(
        _ kind: MessageFinding.Kind, _ range: Range<Int>, _ problem: String, _ fix: String
    ) {
        let finding = MessageFinding(kind: kind, range: template.range(range), problem: problem, fix: fix)
        let index = findings.firstIndex { $0.range.lowerBound > finding.range.lowerBound }
        findings.insert(finding, at: index ?? findings.count)
    }

    private func has(_ kind: MessageFinding.Kind) -> Bool { findings.contains { $0.kind == kind } }

    // MARK: - Apple

    /// Checks a line that binds the code to a domain, and asks for one if it is missing and the app has a domain.
    mutating func checkDomain(of domain: String?) {
        let line = lastLine
        var (bound, first, isReadable) = (Range<Int>?.none, Range<Int>?.none, true)
        for token in tokens where isHost(token) {
            if first == nil, token.lowerBound >= line.lowerBound { first = token }
            let next = self.token(from: token.upperBound)
            if next.count > 1, bytes[next.lowerBound] == UInt8(ascii: "#") {
                bound = token.lowerBound..<next.upperBound
                // A phone takes one space, then all up to the next for the code. A domain has no scheme, port or path.
                isReadable =
                    next.lowerBound == token.upperBound + 1
                    && !bytes[token].contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") }
                    && bytes[next].dropFirst().allSatisfy { Self.isBase64($0) || $0 > 127 }
            }
        }
        if isReadable, case .failure(.otherDomain) = reading {
            end = line.lowerBound
            add(
                .otherDomain, line, "The code is bound to a domain that is not the app's.",
                "Name the app's domain, or add this one to its associated domains.")
        } else if let bound, bound.lowerBound == line.lowerBound, bytes[line.upperBound...].allSatisfy({ $0 == 0x20 }) {
            (end, isBound) = (bound.lowerBound, true)
            if !isReadable {
                addMalformedLine(bound)
            } else if words.contains(where: isCandidate), (try? reading.get()).flatMap(range(of:)) == nil {
                add(
                    .malformedDomainLine, bound, "The last line has another code than the text.",
                    "Write the same code in both.")
            }
        } else if let bound {
            add(
                .misplacedDomainLine, bound, "The message does not end with a line of the domain and the code alone.",
                "End it with them, in a line of their own: no blank before them, no line end behind.")
        } else if let first, first.lowerBound == line.lowerBound || bytes[line.lowerBound] == UInt8(ascii: "#") {
            addMalformedLine(line)
        } else if let domain {
            add(
                .noDomainLine, bytes.count..<bytes.count, "No last line binds the code to a domain.",
                "Add a last line: \"@\(domain) #{code}\".")
        }
    }

    private var lastLine: Range<Int> {
        let end = (bytes.lastIndex { $0 > 0x20 } ?? -1) + 1
        return ((bytes[..<end].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1)..<end
    }

    private func isHost(_ token: Range<Int>) -> Bool {
        guard token.count > 3, bytes[token.lowerBound] == UInt8(ascii: "@"),
            let dot = bytes[token].lastIndex(of: UInt8(ascii: "."))
        else { return false }
        return dot > token.lowerBound + 1 && dot < token.upperBound - 1
    }

    private func token(from start: Int) -> Range<Int> {
        let start = bytes[start...].firstIndex { $0 > 0x20 } ?? bytes.count
        return start..<(bytes[start...].firstIndex { $0 <= 0x20 } ?? bytes.count)
    }

    private var tokens: some Sequence<Range<Int>> {
        sequence(state: 0) { offset in
            let token = token(from: offset)
            offset = token.upperBound
            return token.isEmpty ? nil : token
        }
    }

    private mutating func addMalformedLine(_ line: Range<Int>) {
        add(
            .malformedDomainLine, line, "The last line names a domain, but not as \"@domain #code\".",
            "Write \"@\" and the domain, a space, \"#\" and the code; an iframe's \"%domain\" comes last.")
    }

    // MARK: - Google

    mutating func checkHash() {
        let isMarked = has("<#>", at: 0)
        let all = Array(tokens)
        guard let last = all.last, !lengths.contains(11) else { return }
        // After "<#>" at the start, any last word of 11 characters may be the hash, except one that is lowercase after
        // its first letter, such as "Thankyouall".
        let mayBeHash = isMarked && bytes[last].dropFirst().contains { $0 < UInt8(ascii: "a") } || isHash(last)
        let hasHash = last.count == 11 && bytes[last].allSatisfy { Self.isBase64($0) } && mayBeHash
        if hasHash {
            if end > last.lowerBound { end = last.lowerBound }
            if bytes.count > 140 {
                add(
                    .tooLongForRetriever, 0..<bytes.count,
                    "The message has \(bytes.count) bytes, and the SMS Retriever reads 140 at most.",
                    "Shorten the message to 140 bytes of UTF-8.")
            }
        } else if let hash = all.dropLast().first(where: { isHash($0) && bytes[$0].contains(UInt8(ascii: "+")) }) {
            // Without a "+", it may be a word, such as "iPhone15Pro".
            add(
                .misplacedHash, hash, "The hash of the Android app is not at the end.",
                "Move the 11 characters to the end. With a line for a domain, send each system a message of its own.")
        } else if isMarked {
            add(
                .malformedHash, last, "The message begins with \"<#>\", but does not end in a hash of 11 characters.",
                "End it with a space and the app's hash: 11 letters, digits, \"+\" or \"/\".")
        }
    }

    private static func isBase64(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "/")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "+")
    }

    /// Whether 11 characters have capitals, small letters, and others, unlike a word or a number.
    private func isHash(_ token: Range<Int>) -> Bool {
        let token = bytes[token]
        return token.count == 11 && token.allSatisfy { Self.isBase64($0) }
            && token.contains { $0 &- UInt8(ascii: "A") < 26 } && token.contains { $0 &- UInt8(ascii: "a") < 26 }
            && token.contains { $0 < UInt8(ascii: "A") }
    }

    private mutating func checkUserConsent(_ code: String, at codeRange: Range<Int>) {
        let letters = bytes[codeRange].filter { Self.isLetter($0) }.count
        let digits = bytes[codeRange].filter { $0 &- UInt8(ascii: "0") < 10 }.count
        guard letters + digits != codeRange.count || digits == 0 || !(4...10).contains(codeRange.count) else { return }
        add(
            .notForUserConsent, codeRange, "Android's User Consent does not see this as a code.",
            "Write 4 to 10 letters and digits in a row, with a digit among them.")
    }

    // MARK: - This kit's reading

    mutating func checkCode() {
        checkLink()
        guard !has(.otherDomain) else { return }
        let prose = words.filter { $0.range.lowerBound < end && !$0.isInAddress }
        if !isBound, !words.contains(where: { $0.namesCode }) {
            add(
                .noWordForCode, 0..<end, "No word says that a code is in the message.",
                "Call it a code in the language of the message: \"\(language.wording)\".")
        }
        let code = try? reading.get()
        let codeRange = code.flatMap { self.range(of: $0) }
        let candidates = prose.filter(isCandidate)
        if let code, let codeRange { checkUserConsent(code, at: codeRange) }
        if alphabet.isNumeric, let spot = codeRange ?? candidates.first?.range, let prefix = prefix(of: spot) {
            addGlued(prefix.lowerBound..<spot.upperBound)
        }
        if !isBound, !has(.noWordForCode), let codeRange, !isNamed(codeRange) {
            add(
                .wordApart, codeRange, "The word for the code is in another sentence or line.",
                "Say both in one sentence: \"\(language.wording)\".")
        }
        if let codeRange, let code {
            let other = candidates.first {
                !codeRange.overlaps($0.range) && $0.count == code.count && self.code(in: $0.range) != code
            }
            if let other { addSecond(other.range) }
        } else if case .failure(.ambiguous) = reading, let first = candidates.first,
            let other = candidates.first(where: { self.code(in: $0.range) != self.code(in: first.range) })
        {
            addSecond(other.range)
        }
        if codeRange == nil, !(isBound && code != nil) { explain(prose, candidates) }
        let isOther = template.code != nil && code != template.code
        let isExplained =
            reading == .failure(.otherDomain)
            || findings.contains { $0.owner == "kit" && $0.kind != .link || $0.kind == .malformedDomainLine }
        guard code == nil || isOther, !isExplained else { return }
        let problem =
            switch reading {
            case .success: "The reader of messages takes another number."
            case .failure(.ambiguous): "The reader of messages sees several codes."
            case .failure(.tooLong): "The reader of messages sees a number that is too long."
            case .failure: "The reader of messages sees no code."
            }
        add(.unread, 0..<end, problem, "Give the code a sentence of its own, such as \"\(language.wording)\".")
    }

    private mutating func addSecond(_ range: Range<Int>) {
        add(
            .secondNumber, range, "Another number looks like a code.",
            "Leave it out, or write it with another number of digits.")
    }

    private mutating func addGlued(_ range: Range<Int>) {
        add(
            .gluedLetters, range, "Letters touch the digits of the code.",
            "Put a space or a colon between them, or leave the letters out.")
    }

    /// Capitals before a code and a dash, as in "ABC-482910", unless they are a word for the code; two do no harm.
    private func prefix(of code: Range<Int>) -> Range<Int>? {
        let end = code.lowerBound - 1
        guard end > 2, bytes[end] == UInt8(ascii: "-") else { return nil }
        var start = end
        while start > 0, bytes[start - 1] &- UInt8(ascii: "A") < 26 { start -= 1 }
        let names = words.contains { $0.namesCode && $0.range.overlaps(start..<end) }
        return end - start > 2 && !names ? start..<end : nil
    }

    /// Whether a word for a code is in the sentence and the line of a code, or before it, in its line or the last one.
    private func isNamed(_ code: Range<Int>) -> Bool {
        // The nearest one on each side counts.
        var last: Int?, sentence = -1
        var isBehind: Bool { last.map { lines($0..<code.lowerBound) < 2 } ?? false }
        for word in words {
            if word.range.overlaps(code) { sentence = word.sentence }
            guard word.namesCode else { continue }
            guard word.range.lowerBound < code.lowerBound else {
                return isBehind || word.sentence == sentence && lines(code.lowerBound..<word.range.lowerBound) == 0
            }
            last = word.range.lowerBound
        }
        return isBehind
    }

    /// The number of line breaks in a range; blank lines don't count.
    private func lines(_ range: Range<Int>) -> Int {
        var (count, isBroken) = (0, false)
        for byte in bytes[range] where byte == 0x0A || byte == 0x0D || byte > 0x20 {
            if byte <= 0x20, !isBroken { count += 1 }
            isBroken = byte <= 0x20
        }
        return count
    }

    /// Says why no code was found.
    private mutating func explain(_ prose: [MessageWord], _ candidates: [MessageWord]) {
        if has(.gluedLetters) { return }
        let sentences = Set(candidates.map { $0.sentence })
        /// Whether a word of three characters or more is a number, and no group of one.
        func isOneNumber(_ index: Int) -> Bool {
            let word = prose[index]
            func isGroup(_ other: Int) -> Bool {
                prose.indices.contains(other) && prose[other].hasDigit && prose[other].sentence == word.sentence
            }
            return word.hasDigit && word.count > 2 && !isGroup(index - 1) && !isGroup(index + 1)
        }
        if alphabet.isNumeric, let word = prose.first(where: { isGlued($0) }) {
            addGlued(word.range)
        } else if let word = prose.first(where: { $0.voids && sentences.contains($0.sentence) }) {
            add(
                .voidingWord, word.range, "A word in the sentence of the code says that it is not valid.",
                "Say it in a sentence of its own.")
        } else if candidates.isEmpty, let index = prose.indices.first(where: isOneNumber) {
            add(
                .otherForm, prose[index].range,
                "The number has another length or other characters than the field's code.",
                "Send a code of the field's form, or change the field's length or alphabet.")
        }
    }

    private func isCandidate(_ word: MessageWord) -> Bool {
        word.range.lowerBound < end && !word.isInAddress && word.isCode && word.hasDigit && lengths.contains(word.count)
    }

    private func isGlued(_ word: MessageWord) -> Bool {
        guard word.hasDigit, !word.isCode else { return false }
        var (run, longest) = (0, 0)
        for byte in bytes[word.range] {
            run = byte &- UInt8(ascii: "0") < 10 ? run + 1 : 0
            longest = max(longest, run)
        }
        return lengths.contains(longest)
    }

    /// The range of a code in the prose: a word, or several in a row.
    private func range(of code: String) -> Range<Int>? {
        let count = code.count
        for (index, first) in words.enumerated() where first.isCode && !first.isInAddress {
            guard first.range.lowerBound < end else { return nil }
            var total = 0
            for word in words[index...] {
                guard word.isCode, total < count else { break }
                total += word.count
                guard total == count else { continue }
                let range = first.range.lowerBound..<word.range.upperBound
                if range.count < 1024, self.code(in: range) == code { return range }
            }
        }
        return nil
    }

    /// The code characters in a range.
    private func code(in range: Range<Int>) -> String {
        String(String(decoding: bytes[range], as: UTF8.self).compactMap { alphabet.normalize($0) })
    }

    private mutating func checkLink() {
        guard let link = tokens.first(where: { $0.lowerBound < end && isLink($0) }) else { return }
        // Without the marks of the sentence around it.
        func isMark(_ byte: UInt8) -> Bool { byte < UInt8(ascii: "/") || byte == UInt8(ascii: "?") }
        let first = link.lowerBound + bytes[link].prefix(while: isMark).count
        let last = link.upperBound - bytes[link].reversed().prefix(while: isMark).count
        add(
            .link, first..<max(first, last),
            "A link stands in the message, as in those of fraud, and its parts may look like a code.",
            "Leave the link out.")
    }

    /// Whether a token has a scheme, begins with "www.", or is a host and a path: "fernway.example/help".
    private func isLink(_ token: Range<Int>) -> Bool {
        if has("www.", at: token.lowerBound) { return true }
        // The scheme of a misplaced line's domain is no link.
        guard let slash = bytes[token].firstIndex(of: UInt8(ascii: "/")), bytes[token.lowerBound] != UInt8(ascii: "@")
        else { return false }
        let host = bytes[token.lowerBound..<slash]
        if host.last == UInt8(ascii: ":") { return slash + 1 < token.upperBound && bytes[slash + 1] == bytes[slash] }
        let letters = host.reversed().prefix { Self.isLetter($0) }.count
        return letters > 1 && host.count > letters + 1 && bytes[slash - letters - 1] == UInt8(ascii: ".")
    }

    private func has(_ text: StaticString, at offset: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

    // MARK: - Carriers

    mutating func checkLength(_ length: SMSLength) {
        guard length.parts > 1 else { return }
        guard let other = length.firstOther else {
            return add(
                .severalParts, 0..<bytes.count, "The message is sent in \(length.parts) parts.",
                "Shorten it to 160 characters.")
        }
        let next = bytes[(other + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
        let scalar = String(decoding: bytes[other..<next], as: UTF8.self).unicodeScalars.first?.value ?? 0
        let hex = String(scalar, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(4 - hex.count, 0)) + hex
        add(
            .severalParts, other..<next,
            "The message is sent in \(length.parts) parts, because \(name) is not of GSM-7.",
            "Shorten it to 70 characters, or use characters of GSM-7 only.")
    }
}
