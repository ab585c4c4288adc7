import CodeInputCore
import Testing

@Suite("Secrets") struct SecretTests {
    @Test("no description and no dump shows a character") func redaction() {
        let secret = "§¤§"
        let alphabet = CodeAlphabet(secret)
        var editor = CodeEditor(length: 3, alphabet: alphabet)
        editor.setCode(secret)
        var composing = editor
        composing.setMarkedText(secret, selection: 0..<0)
        var field = CodeField(length: 3, alphabet: alphabet)
        let outcome = field.apply(.insert(secret), with: CodeField.Configuration())
        let inputs: [CodeFieldInput] = [
            .insert(secret), .paste(secret), .replace(0..<1, secret), .mark(secret, 0..<1),
            .restore(secret), .set(secret), .alphabet(alphabet), .status(.rejected, message: secret),
        ]
        let values: [Any] = [
            editor, composing, composing.state(), composing.state().cells, field, outcome,
            CodeChange(current: secret, proposed: "¤¤¤", changedCells: 0..<3), DigitScanner(secret),
        ]
        for value in values + inputs as [Any] {
            var text = String(describing: value) + String(reflecting: value)
            #expect(!text.isEmpty)
            dump(value, to: &text)
            #expect(!(value is any Encodable))
            #expect(!text.contains("§") && !text.contains("¤") && !text.contains("\""), "\(type(of: value))")
        }
        #expect(MemoryLayout<CodeCharacter>.stride == 16)
        #expect("\(field)" == "CodeField(3 of 3, editing)" && "\(editor)" == "CodeEditor(3 of 3)")
    }

    @Test("the description of an input says what it does") func descriptions() throws {
        let driver = FieldDriver(1, "1") { $0.hasVerifier = true }
        let token = try #require(driver.verification)
        let inputs: [CodeFieldInput] = [
            .unmark, .commit, .move(.backward), .extend(.toEnd),
            .verdict(.accepted, token), .verdict(.rejected(), token),
        ]
        #expect(
            inputs.map { $0.description.replacing("\(token)", with: "#") } == [
                "unmark", "commit", "move(CodeInputCore.CodeMovement.backward, extending: false)",
                "move(CodeInputCore.CodeMovement.toEnd, extending: true)", "verdict(accepted, #)",
                "verdict(rejected, #)",
            ])
    }

    @Test("an erasable array overwrites each slot that an edit vacates") func vacated() throws {
        var array = ErasableArray<UInt8>(capacity: 6)
        array.replace(0..<0, with: "482913".utf8)
        array.replace(1..<4, with: "7".utf8)
        let slots = try #require(
            array.withContiguousStorageIfAvailable { Array(UnsafeBufferPointer(start: $0.baseAddress, count: 6)) })
        #expect(slots == Array("4713".utf8) + [0, 0])
    }

    @Test("an erasable text is a string of its characters, without those that a composition hides") func string() {
        var editor = CodeEditor(length: 4, alphabet: CodeAlphabet("4🍎é3"))
        editor.setCode("4🍎é3")
        #expect(editor.shown.string(in: 1..<4) == "🍎é3" && editor.shown.string(in: 0..<4, without: 1..<3) == "43")
    }
}
