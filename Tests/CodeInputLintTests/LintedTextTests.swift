import CodeInputLint
import Foundation
import Testing

@Suite("The linter on many texts")
struct LintedTextTests {
    private static func file(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("Every line of the corpus passes through, and is told the code that the reader takes")
    func corpus() throws {
        let lines = try Self.file("Tests/CodeInputMessagesTests/MessageCorpus.txt").split(separator: "\n")
        #expect(lines.count > 1000)
        for line in lines {
            let text = String(line)
            let lint = try #require(MessageLint(text, lengths: 6...6))
            #expect(lint.messages == CodeReader.messages.code(in: text, lengths: 6...6, alphabet: .digits))
            #expect(lint.findings.allSatisfy { $0.range.upperBound <= text.endIndex })
        }
    }

    @Test(
        "A long text takes time that grows with its length",
        arguments: [
            "482910 ", "1 2 3 ", "@a.b #1 ", "{code}", "FA+9qCX9VSu ", "http://a ", "\n", "code ", "{", "#", "验证码",
        ])
    func linear(piece: String) {
        func time(_ bytes: Int) -> Duration {
            let text = String(repeating: piece, count: bytes / piece.utf8.count) + "x"
            return (0..<2).map { _ in ContinuousClock().measure { _ = MessageLint(text) } }.min() ?? .zero
        }
        let (short, long) = (time(4_000), time(32_000))
        // Eight times the text; quadratic time would be 64 times as long.
        #expect(long < short * 30 + .milliseconds(5))
    }

    @Test("The article's messages are as good and as bad as it says")
    func article() throws {
        let article = try Self.file("Sources/CodeInputLint/CodeInputLint.docc/WordingAMessage.md")
        let rows = article.split(separator: "\n").filter {
            $0.hasPrefix("| ") && $0.contains("{code}") || $0.contains("48291 ")
        }
        .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        #expect(rows.count == 12)
        for row in rows {
            try #require(row.count == 4)
            let good = try #require(MessageLint(row[1], lengths: 6...6))
            #expect(good.findings.map { $0.kind.rawValue } == [], "\(row[0])")
            let bad = try #require(MessageLint(row[2], lengths: 6...6))
            #expect(bad.findings.map { $0.kind.rawValue } == [row[3]], "\(row[0])")
        }
    }
}
