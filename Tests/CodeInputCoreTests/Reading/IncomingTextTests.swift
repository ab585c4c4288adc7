import CodeInputCore
import TestTools
import Testing

/// The rows of the table in the article "How text becomes a code".
///
/// `MessageTests` show what both readers have in common, with a range of lengths and with long texts.
@Suite("Incoming text") struct IncomingTextTests {
    private static let sections = IncomingText.sections(of: "IncomingTexts.txt", beside: #filePath)
    private static let characters = rows("characters"), separated = rows("separated"), dictated = rows("dictated")
    private static let messages = rows("found") + rows("refused")

    private static func rows(_ section: String) -> [IncomingText] {
        sections[Substring(section), default: []].map { IncomingText($0) }
    }

    private static let ways: [(way: IncomingText.Way, rows: [IncomingText])] = [
        (.paste, characters + separated + messages), (.key, characters + dictated),
        (.replacement, characters + separated + messages), (.composition, separated + messages),
    ]

    @Test("is read by the rules", arguments: ways.flatMap { way, rows in rows.map { ($0, way) } })
    func isRead(_ row: IncomingText, by way: IncomingText.Way) {
        let (found, expected) = row.outcome(by: way, reader: .plain)
        #expect(found == expected)
    }

    @Test("has rows for each way") func rows() {
        #expect(Self.characters.count > 20 && Self.separated.count >= 30 && Self.dictated.count > 6)
        #expect(Self.messages.count > 70)
    }

    @Test("of flags is a code, unless it is too long") func ofFlags() {
        var editor = CodeEditor(length: 3, alphabet: CodeAlphabet("🇩🇪🇫🇷"))
        #expect(editor.insert(String(repeating: "🇩🇪", count: 1000)).invalidInput == .tooLong)
        #expect(editor.insert("🇩🇪🇫🇷🇩🇪").completed && editor.code == "🇩🇪🇫🇷🇩🇪")
    }
}
