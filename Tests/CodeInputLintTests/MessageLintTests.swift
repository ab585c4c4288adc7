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

        init(
            _ kind: MessageFinding.Kind, _ broken: String, not sound: String, lengths: ClosedRange<Int> = 6...6,
            domains: [String] = []
        ) {
            let parts = broken.split(omittingEmptySubsequences: false) { "«»".contains($0) }
            (self.kind, self.broken, place, self.sound) = (kind, parts.joined(), parts[1], sound)
            (self.lengths, self.domains) = (lengths, domains)
        }
    }

    private static let hash = "FA+9qCX9VSu"
    private static let filler = String(repeating: "Keep it to yourself. ", count: 6)

    static let rows = [
        Row(.noWordForCode, "«{code}»", not: "Code: {code}"),
        Row(.wordApart, "«{code}»\nUse this code for Fernway.", not: "Use this code for Fernway:\n\n{code}"),
        Row(
            .wordApart, "Your Fernway code\n\nFernway\n\n«{code}»",
            not: "Fernway\n{code} is your code. Use this code at once."),
        Row(
            .secondNumber, "Your code is {code}. Invoice «739164».",
            not: "Your code is {code}. It expires in 10 minutes. Card 4410."),
        Row(.gluedLetters, "Your code: «ABCDE{code}»", not: "Your 2FA code: {code}"),
        Row(.gluedLetters, "Your code is «ABC-{code}».", not: "FB-{code} is your code. Reference: ABC. OTP-{code}"),
        Row(.otherForm, "Your code is «48291».", not: "Your code is 482910."),
        Row(.voidingWord, "Your code {code} has «expired».", not: "Your code is {code}. An expired code is of no use."),
        Row(
            .link, "Your code is {code}. «https://fernway.example/help»",
            not: "Your code is {code}. Write to help/support."),
        Row(
            .link, "Your code is {code}. Or tap («v.fernway.example/a»).",
            not: "Your code for Fernway.example is {code}, on 3.5/4."),
        Row(.link, "Your code is {code}. «www.fernway.example»", not: "Your code is {code}. w/o: //"),
        Row(
            .unread, "«Your code is in the app. Order {code} has shipped.»",
            not: "Your code is {code}. Order 20418 has shipped."),
        Row(.unread, "«Your codes: 482 910 or 739 164.»", not: "Your code: 482910 or 482910."),
        Row(
            .noDomainLine, "Your code is {code}.«»",
            not: "Your code is {code}.\n\n@fernway.example #{code}", domains: ["fernway.example"]),
        Row(
            .otherDomain, "Your code is {code}.\n«@other.example #{code}»",
            not: "Your code is {code}.\n@www.fernway.example #{code}", domains: ["fernway.example"]),
        Row(
            .otherDomain, "Your code is 482910.\n«@MyBank #482910»",
            not: "Your code is 482910.\n@fernway.example #482910", domains: ["fernway.example"]),
        Row(
            .misplacedDomainLine, "Your code is {code}.\n«@fernway.example #{code}»\nThank you!",
            not: "Your code is {code}. Write to @fernway.\n@fernway.example #{code}"),
        Row(
            .malformedDomainLine, "Your code is {code}.\n«@fernway.example {code}»",
            not: "Your code is {code}.\n@fernway.example #{code} %shop.example"),
        Row(
            .malformedDomainLine, "Your code is {code}.\n«@fernway.example #{code}.»",
            not: "Your code is {code}.\n@fernway.example #{code}"),
        Row(
            .malformedDomainLine, "Your code is {code}.\n«@fernway.example  #{code}»",
            not: "Your code is {code}.\n@fernway.example #{code} %shop.example"),
        Row(
            .misplacedDomainLine, "Your code is {code}.\n  «@fernway.example #{code}»",
            not: "Your code is {code}.\r\n@fernway.example #{code}"),
        Row(
            .misplacedDomainLine, "Your code is {code}.\n«@fernway.example #{code}»\n",
            not: "Your code is {code}.\n@fernway.example #{code} "),
        Row(
            .malformedDomainLine, "Your code is {code}.\n«@https://fernway.example #{code}»",
            not: "Your code is {code}.\n@fernway.example #{code}", domains: ["fernway.example"]),
        Row(
            .malformedDomainLine, "Your code is {code}.\n«@fernway.example/login #{code}»",
            not: "Your code is {code}.\n@fernway.example #{code}"),
        Row(
            .malformedDomainLine, "Your code is {code}.\n«@fernway.example:443 #{code}»",
            not: "Your code is {code}.\n@fernway.example #{code}"),
        Row(
            .malformedDomainLine, "Your code is 482910.\n«@fernway.example #739164»",
            not: "Your code is 482910.\n@fernway.example #482910"),
        Row(
            .malformedDomainLine, "Your code is {code}.\n«@fernway.example #739164»",
            not: "Your code is {code}.\n@fernway.example #{code}", domains: ["fernway.example"]),
        Row(
            .malformedDomainLine, "Your code is {code}.\n«@fernway.example %shop.example #{code}»",
            not: "Your code is {code}, mail a@fernway.example"),
        Row(
            .malformedDomainLine, "Your code is {code}. Write to @help.example\n«@fernway.example {code}»",
            not: "Your code is {code}. Write to @help.example\n@fernway.example #{code}"),
        Row(
            .malformedDomainLine, "Your code: 482910\n«@fernway.example #12»",
            not: "Your code: 482910\n@fernway.example #482910", lengths: 4...8),
        Row(.malformedHash, "<#> Your code is {code}. «Thankyouall»", not: "<#> Your code is {code}. ThankYouall"),
        Row(.malformedHash, "<#> Your code is {code}.\n«FA+9qCX9VS»", not: "<#> Your code is {code}.\n\(hash)"),
        Row(
            .misplacedHash, "Your code is {code}. «\(hash)» Thank you!",
            not: "Your code is {code}. Watch this at Harbor-Bank."),
        Row(
            .tooLongForRetriever, "«Your code is {code}. \(filler)\n\(hash)»",
            not: "Your code is {code}. \(filler) Bye."),
        Row(.notForUserConsent, "Your code is «482-910».", not: "Your code is G-482910."),
        Row(.notForUserConsent, "Your code is «{code}».", not: "Your code is 482910.", lengths: 3...3),
        Row(.severalParts, "Your code is {code} «–» \(filler)", not: "Your code is {code} – thank you, Zoë"),
        Row(.severalParts, "«Your code is {code}. \(filler)\(filler)»", not: "Your code is {code}. \(filler)"),
    ]

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
        #expect(Set(Self.rows.map { $0.kind }) == Set(MessageFinding.Kind.allCases))
    }

    @Test("A blank message and one over 64 KB are refused, and one of 64 KB is read") func refused() {
        let long = String(repeating: "a", count: 65_536)
        for text in ["", " \n", long + "a", String(repeating: "{code}", count: 10_000)] {
            #expect(MessageLint(text, lengths: 8...8) == nil)
        }
        #expect(MessageLint(long) != nil)
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
