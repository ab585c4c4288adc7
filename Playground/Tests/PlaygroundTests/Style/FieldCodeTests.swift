import CodeInputUIKit
import Foundation
import Testing
import UIKit

@testable import PlaygroundKit

@Suite("The Swift code of a field") struct FieldCodeTests {
    private func text(_ lines: [String]) throws -> [String] {
        var code = FieldCode()
        for line in lines { code.note(try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))) }
        return code.text.components(separatedBy: "\n")
    }

    private func code(_ lines: String...) throws -> [String] {
        try text(lines).filter { $0.hasPrefix("let") || $0.hasPrefix("field.") && !$0.contains("onComplete") }
    }

    @Test("A new field needs one line") func plain() throws {
        #expect(try code() == ["let field = CodeInputView(length: 6, style: .box)"])
        #expect(
            try code(#"{"do":"new","length":4,"style":"dots"}"#) == [
                "let field = CodeInputView(length: 4, style: .dots())"
            ])
    }

    @Test("Every non-default setting needs a line") func settings() throws {
        let lines = try code(
            #"{"do":"configure","style":"box","alphabet":"hexadecimal","secure":true,"masking":1.5}"#,
            #"{"do":"configure","overflow":"replaceLast","caret":"endOnly","width":300}"#,
            #"{"do":"status","value":"rejected","message":"No \"such\" code"}"#)
        #expect(
            lines == [
                "let field = CodeInputView(length: 6, style: .box)", "field.alphabet = .hexadecimal",
                "field.isSecureTextEntry = true", "field.masking = .delayed(.seconds(1.5))",
                "field.overflow = .replaceLast", "field.caretPolicy = .endOnly",
                #"field.reject(message: "No \"such\" code")"#,
            ])
    }

    @Test("Settings that return to their defaults are omitted") func back() throws {
        let lines = try code(
            #"{"do":"configure","caret":"endOnly","masking":"none","secure":true}"#,
            #"{"do":"configure","caret":"cells","masking":null,"secure":false}"#,
            #"{"do":"status","value":"accepted"}"#,
            #"{"do":"status","value":"editing"}"#)
        #expect(lines == ["let field = CodeInputView(length: 6, style: .box)"])
    }

    @Test("Lengths, hints and answers of the app are written too") func more() throws {
        let lines = try code(
            #"{"do":"new","length":[4,8],"placeholder":"0\"","resigns":true,"rejection":"edit","enabled":false}"#,
            #"{"do":"configure","reader":"messages","domains":["a.example","b.example"],"alphabet":"letters"}"#,
            #"{"do":"configure","forgets":0}"#)
        #expect(
            lines == [
                "let field = CodeInputView(length: 4...8, style: .box)",
                #"field.alphabet = CodeAlphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")"#,
                #"field.placeholder = "0\"""#, "field.isEnabled = false", "field.resignsOnCompletion = true",
                "field.rejectionPolicy = .edit", #"field.reader = .messages(domains: ["a.example", "b.example"])"#,
                "field.forgetsInBackground = .zero",
            ])
    }

    @Test(
        "A comment says what the code leaves out",
        arguments: [#"{"do":"configure","width":300}"#, #"{"do":"trait","dark":true}"#])
    func leftOut(_ line: String) throws {
        func comments(_ lines: String...) throws -> [String] {
            try text(lines).filter { $0.hasPrefix("// Not here") }
        }
        #expect(try comments().isEmpty)
        #expect(
            try comments(line) == [
                "// Not here: the size of the field, the code in it, and the settings of the device."
            ])
        #expect(try comments(#"{"do":"set","code":"12"}"#).count == 1)
    }

    @Test("Masking none is written in full, because the short name of an optional means nil") func noMasking() throws {
        #expect(try code(#"{"do":"configure","masking":"none"}"#).last == "field.masking = CodeMasking.none")
    }
}

/// `RestyledFields.swift` has the page's code for a field and the styles, which compiles with these tests.
@Suite("The Swift code of a restyled field") @MainActor struct RestyledCodeTests {
    @Test("The compiled code equals the page's code") func text() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("RestyledFields.swift")
        let source = try self.source()
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try source.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == source)
    }

    @Test("The compiled code draws the same", arguments: StyleCatalog.names) func drawing(name: String) throws {
        let style = try #require(StyleCatalog.all.first { $0.name == name })
        let make = try #require(restyledStyles[name])
        var renderer = make()
        // An app has its own image with the name in the code.
        if var background = renderer as? BackgroundRenderer {
            background.image = PlaygroundImages.card
            renderer = background
        }
        let isSame = StyleProbe(renderer) == StyleProbe(try style.sample(of: style.samplesOfCode()).renderer)
        #expect(isSame)
    }

    @Test("The compiled field has its style and settings") func field() throws {
        let view = UIView()
        let field = restyledField(view)
        #expect(field.superview === view && (field.style as? UnderlineRenderer)?.text.font.size == 9)
        #expect(field.message == "A \"7\"-" && field.showsMessage)
        #expect(field.forgetsInBackground == .seconds(300))
    }

    /// The source file, with the code of each style in a closure.
    private func source() throws -> String {
        func indented(_ lines: [String], by count: Int) -> String {
            lines.map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
        }
        let styles = try StyleCatalog.all.map { style in
            let lines = try style.sample(of: style.samplesOfCode()).code.lines
            return "    \"\(style.name)\": {\n\(indented(lines + ["return style"], by: 8))\n    },"
        }
        var code = FieldCode()
        code.note(
            .object([
                "do": .string("configure"),
                "style": .string("underline?size=9&row=on&message=A%20%227%22-&forgets=5min"),
            ]))
        let lines = code.text.components(separatedBy: "\n"), imports = lines.prefix { $0.hasPrefix("import") }
        return """
            \(imports.joined(separator: "\n"))

            @testable import PlaygroundKit

            // Made by RestyledCodeTests: UPDATE_SNAPSHOTS=1 writes it anew.
            let restyledStyles: [String: @Sendable () -> any CodeCellRenderer] = [
            \(styles.joined(separator: "\n"))
            ]

            @MainActor func restyledField(_ view: UIView) -> CodeInputView {
            \(indented(Array(lines.dropFirst(imports.count + 1)) + ["return field"], by: 4))
            }

            """
    }
}
