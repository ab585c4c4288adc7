import CodeInputCore
import Testing

@Suite("Hostile input") struct HostileInputTests {
    private static let routes: [@Sendable (inout CodeEditor, String) -> CodeEdit] = [
        { $0.insert($1) }, { $0.replace(0..<1, with: $1) }, { $0.setCode($1) },
        {
            $0.setMarkedText("9", selection: 0..<0)
            return $0.insert($1)
        },
    ]

    @Test("a text of 65,536 bytes is read, and a longer one is too long, by every route", arguments: routes.indices)
    func longText(_ route: Int) {
        var editor = CodeEditor("12")
        let longest = String(repeating: "é", count: 32_768 - 6) + " code 482910"
        #expect(longest.utf8.count == 65_536)
        let edit = Self.routes[route](&editor, longest + ".")
        #expect(edit.invalidInput == .tooLong && editor.code == "12" && editor.markedRange == nil)
        #expect(Self.routes[route](&editor, longest).invalidInput == nil && editor.isFull)
    }

    @Test("marked text has 4,096 bytes at most, and a longer one leaves the earlier one") func longMarkedText() {
        var editor = CodeEditor()
        editor.setMarkedText("34", selection: 1..<2)
        let longest = String(repeating: "é", count: 2_048 - 6) + " code 482910"
        #expect(longest.utf8.count == 4_096)
        let edit = editor.setMarkedText(longest + ".", selection: 0..<0)
        #expect(edit.invalidInput == .tooLong && !edit.changesCode && edit.changedCells.isEmpty)
        #expect(editor.text(in: 0..<9) == "34" && editor.selection == 1..<2)
        #expect(SystemText.characters(of: 0..<9, in: longest + ".").isEmpty)
        #expect(SystemText.characters(of: .min..<(.max), in: "abc") == 0..<3)
        #expect(editor.setMarkedText(longest, selection: 0..<0).invalidInput == nil)
        #expect(SystemText.characters(of: 0..<9, in: longest) == 0..<9)
        #expect(editor.unmarkText().completed && editor.code == "482910")
    }

    @Test("one character of any length is refused, and counted no further than the limit") func longCharacter() {
        var editor = CodeEditor()
        let long = "1" + String(repeating: "\u{301}", count: 40_000)
        #expect(editor.insert("1" + String(repeating: "\u{301}", count: 100)).invalidInput == .notInAlphabet)
        #expect(editor.insert(long).invalidInput == .tooLong && editor.isEmpty)
        for input in [CodeFieldInput.insert(long), .replace(0..<0, long), .mark(long, 0..<0)] {
            var field = CodeField(editor)
            #expect(field.apply(input, with: CodeField.Configuration()).announcement == .text)
        }
        #expect(SystemText.characters(of: 0..<9, in: long).isEmpty)
    }
}
