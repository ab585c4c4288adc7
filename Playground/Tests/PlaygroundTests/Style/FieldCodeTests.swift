import CodeInputUIKit
import Foundation
import Testing
import UIKit

@testable import PlaygroundKit

@Suite("The Swift code of a field") struct FieldCodeTests {
    private func code(_ lines: String...) throws -> [String] {
        var settings = FieldSettings()
        for line in lines {
            var fields = try ScriptFields.parse(line).fields
            try settings.read(&fields)
        }
        return settings.code(style: settings.restyled?.code ?? ([], ".box"))
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
            #"{"do":"configure","overflow":"replaceLast","caret":"endOnly","width":300}"#)
        #expect(
            lines == [
                "let field = CodeInputView(length: 6, style: .box)", "field.alphabet = .hexadecimal",
                "field.isSecureTextEntry = true", "field.masking = .delayed(.seconds(1.5))",
                "field.overflow = .replaceLast", "field.caretPolicy = .endOnly",
            ])
    }

    @Test("Settings that return to their defaults are omitted") func back() throws {
        let lines = try code(
            #"{"do":"configure","caret":"endOnly","masking":"none","secure":true}"#,
            #"{"do":"configure","caret":"cells","masking":null,"secure":false}"#)
        #expect(lines == ["let field = CodeInputView(length: 6, style: .box)"])
    }

    @Test("Lengths, hints and answers of the app are written too") func more() throws {
        let lines = try code(
            #"{"do":"new","length":[4,8],"placeholder":"0\"","resigns":true,"rejection":"edit","enabled":false}"#,
            #"{"do":"configure","reader":"messages","domains":["a.example","b.example"],"alphabet":"letters"}"#,
            #"{"do":"configure","forgets":0,"masking":"none"}"#)
        #expect(
            lines == [
                "let field = CodeInputView(length: 4...8, style: .box)",
                #"field.alphabet = CodeAlphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")"#,
                // The short name of an optional means nil.
                "field.masking = CodeMasking.none", #"field.placeholder = "0\"""#, "field.isEnabled = false",
                "field.resignsOnCompletion = true",
                "field.rejectionPolicy = .edit", #"field.reader = .messages(domains: ["a.example", "b.example"])"#,
                "field.forgetsInBackground = .zero",
            ])
    }
}

/// `RestyledFields.swift` has the code for a field and the styles, which compiles with these tests.
@Suite("The Swift code of a restyled field") @MainActor struct RestyledCodeTests {
    @Test("The compiled code is the code of links") func text() throws {
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
        let isSame = StyleProbe(make()) == StyleProbe(try style.sample(of: style.samplesOfCode()).renderer)
        #expect(isSame)
    }

    @Test("The compiled field has its style and settings") func field() throws {
        let view = UIView()
        let field = restyledField(view)
        #expect(field.superview === view && (field.style as? UnderlineRenderer)?.text.font.size == 9)
        #expect(field.message == "A \"7\"-" && field.showsMessage && field.forgetsInBackground == .seconds(300))
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
        var settings = FieldSettings()
        try settings.set(RestyledStyle("underline?size=9&row=on&message=A%20%227%22-&forgets=5min"))
        let lines = settings.code(style: try #require(settings.restyled).code) + ["view.addSubview(field)"]
        return """
            import CodeInputUIKit
            import UIKit

            @testable import PlaygroundKit

            // Made by RestyledCodeTests: UPDATE_SNAPSHOTS=1 writes it anew.
            private let card = PlaygroundImages.card

            let restyledStyles: [String: @Sendable () -> any CodeCellRenderer] = [
            \(styles.joined(separator: "\n"))
            ]

            @MainActor func restyledField(_ view: UIView) -> CodeInputView {
            \(indented(lines + ["return field"], by: 4))
            }

            """
    }
}
