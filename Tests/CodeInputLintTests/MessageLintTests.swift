import TestTools
import Testing

@testable import CodeInputLint

@Suite("The linter of messages") struct MessageLintTests {
    /// A message that breaks a rule, with the place of the finding in «», and one that only looks as if.
    struct Row: Sendable, CustomTestStringConvertible {
        let kind: MessageFinding.Kind
        let broken: String
        let place: Substring
        let sound: String
        let lengths: ClosedRange<Int>
        let domains: [String]
        var testDescription: String { kind.rawValue }

        /// Reads a line: the shortest and the longest code, a domain of the app or "-", and both messages.
        init?(_ kind: Substring, _ line: Substring) {
            guard let kind = MessageFinding.Kind(rawValue: String(kind)) else { return nil }
            let columns = IncomingText.columns(4, of: line)
            let filler = String(repeating: "Keep it to yourself. ", count: 6)
            let texts = IncomingText.unescaped(columns[3]).replacing("{filler}", with: filler).split(separator: " | ")
            let parts = texts[0].split(omittingEmptySubsequences: false) { "«»".contains($0) }
            (self.kind, broken, place, sound) = (kind, parts.joined(), parts[1], String(texts[1]))
            lengths = (Int(columns[0]) ?? 0)...(Int(columns[1]) ?? 0)
            domains = columns[2] == "-" ? [] : [columns[2]]
        }
    }

    static let rows = IncomingText.sections(of: "BrokenMessages.txt", beside: #filePath).flatMap { kind, lines in
        lines.compactMap { Row(kind, $0) }
    }

    @Test("A message that breaks a rule has that finding alone", arguments: rows) func broken(row: Row) throws {
        let lint = try #require(MessageLint(row.broken, lengths: row.lengths, domains: row.domains))
        #expect(lint.findings.map { $0.kind } == [row.kind])
        #expect(lint.findings.first.map { row.broken[$0.range] } == row.place)
        for finding in lint.findings {
            #expect(finding.problem.hasSuffix(".") && finding.fix.hasSuffix(".") && finding.source.contains("/"))
        }
    }

    @Test("A message that only looks as if has no such finding", arguments: rows) func sound(row: Row) throws {
        let lengths = row.kind == .notForUserConsent || row.kind == .otherForm ? 6...6 : row.lengths
        let lint = try #require(MessageLint(row.sound, lengths: lengths, domains: row.domains))
        #expect(lint.findings.map { $0.kind } == [])
    }

    @Test("Each kind has a message that breaks it") func complete() {
        #expect(Set(Self.rows.map { $0.kind }) == Set(MessageFinding.Kind.allCases) && Self.rows.count >= 39)
    }

    @Test("A blank message and one over 64 KB are refused, and one of 64 KB is read") func refused() {
        let long = String(repeating: "a", count: 65_536)
        for text in ["", " \n", long + "a", String(repeating: "{code}", count: 10_000)] {
            #expect(MessageLint(text, lengths: 8...8) == nil)
        }
        #expect(MessageLint(long) != nil)
    }

    @Test("Findings come in the order of the text, not of the rules") func order() throws {
        let lint = try #require(MessageLint("Code {code} https://a.example/b", lengths: 6...6, domains: ["a.example"]))
        #expect(lint.findings.map { $0.kind } == [.link, .noDomainLine])
    }

    @Test("The code of a message and of a template is told by both readers", arguments: ["482910", "{code}"])
    func readers(code: String) throws {
        let lint = try #require(MessageLint("\(code) is your code for order 20418.", lengths: 6...6))
        #expect(try lint.messages.get() == (code == "{code}" ? "478291" : code))
        #expect(lint.plain == .failure(.notInAlphabet))
        #expect(lint.findings.isEmpty)
    }

    @Test(
        "Carriers count septets and units",
        arguments: [
            (String(repeating: "a", count: 160), 160, 1), (String(repeating: "a", count: 161), 161, 2),
            (String(repeating: "a", count: 306), 306, 2), (String(repeating: "a", count: 307), 307, 3),
            (String(repeating: "€", count: 80), 160, 1), (String(repeating: "€", count: 153), 306, 3),
            (String(repeating: "я", count: 70), 70, 1), (String(repeating: "я", count: 71), 71, 2),
            (String(repeating: "я", count: 135), 135, 3), (String(repeating: "😀", count: 67), 134, 3),
        ])
    func length(text: String, units: Int, parts: Int) throws {
        let length = try #require(MessageLint(text)).smsLength
        #expect(length.units == units)
        #expect(length.parts == parts)
        #expect(length.isGSM7 == (text.first == "a" || text.first == "€"))
    }

    @Test(
        "A template of each alphabet has a code in its form",
        arguments: [
            CodeAlphabet.digits, .hexadecimal, .lettersAndDigits, CodeAlphabet("ACFHJM2"),
            CodeAlphabet("0123456789abcdefghijk", foldsCase: true), CodeAlphabet("abcd2"),
        ])
    func alphabets(alphabet: CodeAlphabet) throws {
        for length in 4...10 {
            let lint = try #require(MessageLint("Your code: {code}", lengths: length...length, alphabet: alphabet))
            #expect(try lint.messages.get().count == length)
            #expect(lint.findings.isEmpty)
        }
    }

    @Test("A finding of a template marks a place in the template, whatever the code's length", arguments: [4, 6, 8])
    func placeInTemplate(length: Int) throws {
        let text = "{code} or {code} is your code: https://fernway.example and on"
        let lint = try #require(MessageLint(text, lengths: length...length))
        #expect(lint.findings.first { $0.kind == .link }.map { text[$0.range] } == "https://fernway.example")
    }

    @Test("A template has a code of small letters too, and none if the alphabet has no ASCII") func small() throws {
        #expect(
            try #require(MessageLint("{code}", lengths: 6...8, alphabet: CodeAlphabet("abcdefgh"))).sample == "abcdef")
        let lint = try #require(MessageLint("{code} https://a.example/b", alphabet: CodeAlphabet("абв")))
        #expect(lint.sample == nil && lint.findings.contains { $0.kind == .link })
    }

    @Test(
        "A word for a code that is a part of an address names no code",
        arguments: [("", .noWordForCode), ("Use this code.\n\nFernway\n\n", .wordApart)]
            as [(String, MessageFinding.Kind)])
    func wordInAddress(start: String, kind: MessageFinding.Kind) throws {
        let lint = try #require(MessageLint("\(start)482910 https://code.example/x", lengths: 6...6))
        #expect(Set(lint.findings.map { $0.kind }) == [kind, .link])
    }

    @Test("A missing last line is told with the app's first domain, and mends the message") func missingLine() throws {
        let domains = ["fernway.example", "shop.example"], text = "Your code is {code}."
        let finding = try #require(MessageLint(text, lengths: 6...6, domains: domains)?.findings.first)
        #expect(finding.fix == "Add a last line: \"@fernway.example #{code}\".")
        let line = finding.fix.split(separator: "\"")[1]
        #expect(MessageLint("\(text)\n\(line)", lengths: 6...6, domains: domains)?.findings == [])
    }
}
