import CodeInputCore
import TestTools
import Testing

@Suite("The reader against a plain one")
struct ReaderOracleTests {
    private static let parts = [
        "482910", "739164", " 739164", " 48291 ", "4829", " 7391 ", "1", "7", "10", "29", "48", "123", "456", "4829",
        "91037", "1234567", "２９", "٤", " ", " ", " ", " ",
        "  ",
        "-", "-", "–", "\u{A0}", "\n", ".", ". ", ",", ", ", ":", "/", "lamp", "Tulip", "G", "xx", "é", "жя", "桥", "です",
        "هو",
        "\u{200B}", "\u{2068}", "\u{2069}", "+", "*", "**", "€", "%", "(", ")", "!",
    ]

    @Test("gives the same verdict on 10,000 generated messages, which have every verdict often", arguments: [4, 5, 6])
    func generatedMessages(_ length: Int) {
        var random = SeededGenerator(UInt64(length))
        var verdicts: [CodeInvalidInput?: Int] = [:]
        for _ in 0..<10_000 {
            let text = (0..<Int.random(in: 2...10, using: &random))
                .map { _ in Self.parts.randomElement(using: &random) ?? "" }.joined()
            guard text.count > 1 else { continue }
            var editor = CodeEditor(length: length)
            let edit = editor.insert(text)
            let expected = ReaderOracle(text, length: length).verdict
            let found: Result<String, CodeInvalidInput> =
                edit.invalidInput.map { .failure($0) } ?? .success(editor.code)
            #expect(found == expected, "\(text.debugDescription)")
            verdicts[edit.invalidInput, default: 0] += 1
        }
        for verdict: CodeInvalidInput? in [nil, .notInAlphabet, .tooLong] {
            #expect(verdicts[verdict, default: 0] > 300)
        }
        #expect(verdicts[.ambiguous, default: 0] > 3)
    }
}
