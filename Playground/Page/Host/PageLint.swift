import CodeInputLint

extension PageField {
    /// What the readers take from a message, and what would keep its code from being filled in, for this field.
    func lint(_ message: String, domain: String, language: String) -> JSONText {
        let length = field.editor.length, alphabet = field.editor.alphabet, domains = domain.isHost ? [domain] : []
        let lint = MessageLint(
            message, lengths: length...length, alphabet: alphabet, domains: domains,
            language: MessageLanguage.all.first { $0.tag == language })
        guard let lint else {
            let isBlank = !message.utf8.contains { $0 > 0x20 }
            let reason = isBlank ? "There is no message." : "A message has 64 KB at most."
            return .object([("summary", .string(reason))])
        }
        let places = lint.findings.map { finding in
            let range = finding.range
            return (start: message.utf16Offset(of: range.lowerBound), end: message.utf16Offset(of: range.upperBound))
        }
        let findings = lint.findings.map { finding in
            JSONText.object([
                ("place", .string(String(message[finding.range]))), ("title", .string(finding.rule.words)),
                ("owner", .string(finding.ownerName)), ("problem", .string(finding.problem)),
                ("fix", .string(finding.fix)), ("source", .string(finding.source)),
            ])
        }
        let taken = (try? lint.messages.get()) ?? "no code"
        let count = findings.isEmpty ? "No finding" : findings.count == 1 ? "1 finding" : "\(findings.count) findings"
        let name = StyleCatalog.alphabets.first { $0.value == alphabet }?.key.words ?? ""
        let sample = lint.sample.map { [("{code} stands for", $0)] } ?? []
        let isUnused = !domain.isEmpty && domains.isEmpty
        let unused = isUnused ? [("The domain", "not used: it is no host such as fernway.example")] : []
        let facts =
            unused + sample + [
                ("The reader of messages takes", lint.messages.words), ("The plain reader takes", lint.plain.words),
                ("Sent as", lint.smsLength.words),
            ]
        return .object([
            ("summary", .string("The field takes \(taken). \(count) for a code of length \(length) (\(name)).")),
            ("facts", .array(facts.map { .array([.string($0.0), .string($0.1)]) })),
            ("pieces", .array(Self.pieces(message.utf16Offset(of: message.endIndex), places))),
            ("findings", .array(findings)),
        ])
    }

    /// The pieces of a text between the ends of places: start, end, and the numbers of the places around each, and of those
    /// that end there.
    private static func pieces(_ count: Int, _ places: [(start: Int, end: Int)]) -> [JSONText] {
        var pieces: [JSONText] = []
        func add(_ start: Int, _ end: Int) {
            var around: [JSONText] = [], ending: [JSONText] = []
            // What is missing has a place without text.
            for (number, place) in places.enumerated()
            where place.start <= start && end <= place.end && (start == end) == (place.start == place.end) {
                around.append(.number(number))
                if place.end == end { ending.append(.number(number)) }
            }
            guard start < end || !around.isEmpty else { return }
            pieces.append(.array([.number(start), .number(end), .array(around), .array(ending)]))
        }
        var start = 0
        while true {
            add(start, start)
            guard start < count else { break }
            var end = count
            for place in places {
                if place.start > start { end = min(end, place.start) }
                if place.end > start { end = min(end, place.end) }
            }
            add(start, end)
            start = end
        }
        return pieces
    }
}

extension String {
    fileprivate func utf16Offset(of index: Index) -> Int {
        // A character beyond the first plane has four bytes of UTF-8, and two units of UTF-16.
        utf8[..<index].reduce(0) { $0 + ($1 >= 0xF0 ? 2 : $1 & 0xC0 == 0x80 ? 0 : 1) }
    }

    /// The name of a case in words: "notInAlphabet" becomes "not in alphabet".
    var words: String {
        reduce(into: "") { words, letter in words += letter.isUppercase ? " " + letter.lowercased() : String(letter) }
    }
}

extension Result<String, CodeInvalidInput> {
    fileprivate var words: String {
        switch self {
        case .success(let code): code
        case .failure(let reason): "no code: \(reason.rawValue.words)"
        }
    }
}

extension SMSLength {
    fileprivate var words: String {
        "\(units) \(isGSM7 ? "septets of GSM-7" : "units of UCS-2"), in \(parts == 1 ? "one part" : "\(parts) parts")"
    }
}

extension MessageFinding {
    fileprivate var ownerName: String {
        switch owner {
        case "apple": "Apple"
        case "google": "Google"
        case "carriers": "Carriers"
        default: "This kit’s reading"
        }
    }
}
