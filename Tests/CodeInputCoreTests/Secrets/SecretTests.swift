import CodeInputCore
import Testing

@Suite("Secrets") struct SecretTests {
    @Test("no description and no dump shows a character") func redaction() {
        let secret = "§¤§", alphabet = CodeAlphabet(secret)
        let editor = CodeEditor(secret, length: 3...3, of: alphabet)
        var composing = editor
        composing.setMarkedText(secret, selection: 0..<0)
        var field = CodeField(CodeEditor(length: 3, alphabet: alphabet))
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
        let names = ["\(inputs[0])", "\(field)", "\(editor)"]
        #expect(names == ["CodeInputCore.Redacted", "CodeInputCore.Redacted", "CodeEditor(3 of 3)"])
    }
}
