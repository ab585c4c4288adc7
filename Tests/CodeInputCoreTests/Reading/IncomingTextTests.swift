import CodeInputCore
import TestTools
import Testing

/// The rows of the table in the article "How text becomes a code".
///
/// `MessageTests` show what both readers have in common, with a range of lengths and with long texts.
@Suite("Incoming text") struct IncomingTextTests {
    private static let sections = IncomingText.sections(of: "IncomingTexts.txt", beside: #filePath)
    private static let characters = rows("characters"), separated = rows("separated"), dictated = rows("dictated")

    private static func rows(_ section: String) -> [IncomingText] {
        sections[Substring(section), default: []].map { IncomingText($0) }
    }

    @Test("is read by the rules when inserted", arguments: characters + separated) func insertion(_ row: IncomingText) {
        #expect(Self.characters.count > 20 && Self.separated.count >= 30 && Self.dictated.count > 6)
        let (found, expected) = row.outcome(reader: .plain) { $0.insert(row.text, isPasted: true) }
        #expect(found == expected)
    }

    @Test("is read by the rules when the keyboard inserts it", arguments: characters + dictated)
    func typing(_ row: IncomingText) {
        let (found, expected) = row.outcome(reader: .plain) { $0.insert(row.text) }
        #expect(found == expected)
    }

    @Test("is read by the rules when it replaces a range at the end", arguments: characters + separated)
    func replacement(_ row: IncomingText) {
        let (found, expected) = row.outcome(reader: .plain) {
            $0.replace($0.count..<$0.count, with: row.text, isPasted: true)
        }
        #expect(found == expected)
    }

    @Test("is read by the rules when an input method commits it", arguments: separated)
    func composition(_ row: IncomingText) {
        let (found, expected) = row.outcome(reader: .plain) { editor in
            let code = editor.code
            editor.setMarkedText(row.text, selection: 0..<0)
            #expect(editor.code == code)
            return editor.unmarkText()
        }
        #expect(found == expected)
    }

    // MARK: - Long text

    private static let flags = String(repeating: "🇩🇪", count: 1000)

    @Test("of flags is a code, unless it is too long") func ofFlags() {
        var editor = CodeEditor(length: 3, alphabet: CodeAlphabet("🇩🇪🇫🇷"))
        #expect(editor.insert(Self.flags).invalidInput == .tooLong)
        #expect(editor.insert("🇩🇪🇫🇷🇩🇪").completed && editor.code == "🇩🇪🇫🇷🇩🇪")
    }
}
