import Foundation
import TestTools
import Testing

@testable import CodeInputLint

@Suite("The linter on many texts") struct LintedTextTests {
    private static func file(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("Every line of the corpus passes through, and is told the code that the reader takes") func corpus() throws {
        let lines = try Self.file("Tests/CodeInputMessagesTests/MessageCorpus.txt").split(separator: "\n")
        #expect(lines.count > 1000)
        for line in LongTests.sample(of: lines) {
            let text = String(line), lint = try #require(MessageLint(text, lengths: 6...6))
            #expect(lint.messages == CodeReader.messages.code(in: text, lengths: 6...6, alphabet: .digits))
            #expect(lint.findings.allSatisfy { $0.range.upperBound <= text.endIndex })
        }
    }

    @Test(
        "A long text takes time that grows with its length",
        arguments: [
            "482910 ", "1 2 3 ", "@a.b #1 ", "{code}", "FA+9qCX9VSu ", "http://a ", "\n", "code ", "{", "#", "验证码",
            "Expired. 100000. Expired. 100001. ",
        ])
    func linear(piece: String) {
        /// The time of this thread alone, which a busy machine does not lengthen.
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        func time(_ bytes: Int) -> Double {
            let text =
                String(repeating: piece, count: bytes / piece.utf8.count) + "x\nHello there\nAnd more\nNumber 482910"
            return (0..<2).reduce(.infinity) { least, _ in
                let start = now()
                _ = MessageLint(text)
                return min(least, now() - start)
            }
        }
        // Only a longer text shows how often sentences are compared, which takes little time.
        let factor = piece.count > 20 ? 64 : 8
        let (short, long) = (time(1_000), time(factor * 1_000))
        // So many times the text; quadratic time would grow by the square of it.
        #expect(long < short * 2.5 * Double(factor) + 0.002)
    }

    @Test("The article's messages are as good and as bad as it says") func article() throws {
        let article = try Self.file("Sources/CodeInputLint/CodeInputLint.docc/WordingAMessage.md")
        let lines = article.split(separator: "\n")
        let rows = lines.filter { $0.hasPrefix("| ") && $0.contains("{code}") || $0.contains("48291 ") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        #expect(rows.count == MessageLanguage.all.count)
        for (row, language) in zip(rows, MessageLanguage.all) {
            try #require(row.count == 4)
            let good = try #require(MessageLint(row[1], lengths: 6...6))
            #expect(good.findings.map { $0.kind.rawValue } == [], "\(row[0])")
            #expect(row[1].trimmingCharacters(in: CharacterSet(charactersIn: ".。")) == language.wording)
            let bad = try #require(MessageLint(row[2], lengths: 6...6))
            #expect(bad.findings.map { $0.kind.rawValue } == [row[3]], "\(row[0])")
        }
    }

    /// A text of `Quotes.txt`: where it is quoted, or the advice that it follows, and its findings.
    struct Quote: Sendable, CustomTestStringConvertible {
        let source: String
        let text: String
        var findings: Set<MessageFinding.Kind> = []
        var alphabet = CodeAlphabet.digits
        var domains: [String] = []
        var testDescription: String { source }

        // A heading is a source. A line with a sign has a finding and what bears it out, any other the text.
        static let all =
            IncomingText.sections(of: "Quotes.txt", beside: #filePath).map { source, lines in
                let names = lines.filter { $0.hasPrefix("= ") }.map { $0.dropFirst(2).prefix { $0 != ":" } }
                let text = lines.first { !$0.hasPrefix("= ") }.map { IncomingText.unescaped(String($0)) }
                let findings = names.compactMap { MessageFinding.Kind(rawValue: String($0)) }
                return Quote(source: String(source), text: text ?? "", findings: Set(findings))
            } + [
                Quote(
                    source: "Google's example of the SMS Retriever",
                    text: "<#> Your ExampleApp code is: 123ABC78\nFA+9qCX9VSu", alphabet: .uppercaseLettersAndDigits),
                Quote(
                    source: "swapmyvote#1060", text: "Your Swap My Vote code is 123456\n\n@swapmyvote.uk #123456",
                    domains: ["swapmyvote.uk"]),
            ]
    }

    @Test("A public text has the findings that its thread or its look bears out, and no other", arguments: Quote.all)
    func quotes(quote: Quote) throws {
        #expect(Quote.all.count > 20)
        let lint = try #require(
            MessageLint(quote.text, lengths: 4...8, alphabet: quote.alphabet, domains: quote.domains))
        #expect(Set(lint.findings.map { $0.kind }) == quote.findings)
    }

    @Test("A wrong template is mended by its fixes, one after the other") func mending() throws {
        var text = """
            ABC-{code}. Order 739164 – https://fernway.example/login
            Use this code for Fernway. Nobody of us asks you for it. If you did not ask for it, change your password at once.
            @fernway.example {code}
            """
        let steps: [(MessageFinding.Kind, String, String)] = [
            (.gluedLetters, "ABC-{code}", "{code}"), (.secondNumber, "Order 739164 – ", ""),
            (.link, "https://fernway.example/login", ""),
            (.wordApart, "{code}. \nUse this code for Fernway.", "Use this code for Fernway: {code}."),
            (.malformedDomainLine, "@fernway.example {code}", "@fernway.example #{code}"),
        ]
        func kinds() throws -> [MessageFinding.Kind] {
            try #require(MessageLint(text, lengths: 6...6, domains: ["fernway.example"])).findings.map { $0.kind }
        }
        for (kind, place, mended) in steps {
            #expect(try kinds().contains(kind), "\(text)")
            text = text.replacing(place, with: mended)
            #expect(try !kinds().contains(kind), "\(text)")
        }
        #expect(try kinds() == [])
    }

    @Test("A source is an address, or an article of this kit that names the rule's subject") func sources() throws {
        for row in MessageLintTests.rows {
            let lint = try #require(MessageLint(row.broken, lengths: row.lengths, domains: row.domains))
            for finding in lint.findings where !finding.source.hasPrefix("https://") {
                #expect(finding.owner == "kit")
                #expect(try Self.file(finding.source).contains("### This kit's reading"))
            }
        }
    }
}
