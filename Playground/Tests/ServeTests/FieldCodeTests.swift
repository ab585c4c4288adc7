import Foundation
import Testing

@testable import PlaygroundKit

@Suite("The Swift code of a field") struct FieldCodeTests {
    private func code(_ lines: String...) throws -> [String] {
        var code = FieldCode()
        for line in lines { code.note(try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))) }
        return code.text.split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("let") || $0.hasPrefix("field.")
        }
        .filter { !$0.contains("onComplete") }
    }

    @Test("A new field needs one line") func plain() throws {
        #expect(try code() == ["let field = CodeInputView(length: 6, style: .underline)"])
        #expect(
            try code(#"{"do":"new","length":4,"style":"dots"}"#) == [
                "let field = CodeInputView(length: 4, style: .dots())"
            ])
    }

    @Test("Every non-default setting needs a line") func settings() throws {
        let lines = try code(
            #"{"do":"configure","style":"box","alphabet":"hexadecimal","secure":true,"masking":1.5}"#,
            #"{"do":"configure","overflow":"replaceLast","caret":"endOnly","paste":"exact","width":300}"#,
            #"{"do":"status","value":"rejected","message":"No \"such\" code"}"#)
        #expect(
            lines == [
                "let field = CodeInputView(length: 6, style: .box)", "field.alphabet = .hexadecimal",
                "field.isSecureTextEntry = true", "field.masking = .delayed(.seconds(1.5))",
                "field.overflow = .replaceLast", "field.caretPolicy = .endOnly", "field.pastePolicy = .exact",
                #"field.reject(message: "No \"such\" code")"#,
            ])
    }

    @Test("Settings that return to their defaults are omitted") func back() throws {
        let lines = try code(
            #"{"do":"configure","caret":"endOnly","masking":"none","secure":true}"#,
            #"{"do":"configure","caret":"cells","masking":null,"secure":false}"#,
            #"{"do":"status","value":"accepted"}"#,
            #"{"do":"status","value":"editing"}"#)
        #expect(lines == ["let field = CodeInputView(length: 6, style: .underline)"])
    }

    @Test("Masking none is written in full, because the short name of an optional means nil") func noMasking() throws {
        #expect(try code(#"{"do":"configure","masking":"none"}"#).last == "field.masking = CodeMasking.none")
    }
}
