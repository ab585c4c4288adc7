import CodeInputUIKit
import Foundation
import Testing
import UIKit

@testable import PlaygroundKit

@Suite("The Swift code of a field") struct FieldCodeTests {
    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

    @Test(
        "A new field needs one line, and every setting that is not the default another one",
        arguments: [
            ([], [], "6, style: .box"), ([#"{"do":"new","length":4,"style":"dots"}"#], [], "4, style: .dots()"),
            (
                [
                    #"{"do":"configure","style":"box","alphabet":"hexadecimal","secure":true,"masking":1.5}"#,
                    #"{"do":"configure","overflow":"replaceLast","caret":"endOnly","width":300}"#,
                ],
                [
                    "alphabet = .hexadecimal", "isSecureTextEntry = true", "masking = .delayed(.seconds(1.5))",
                    "overflow = .replaceLast", "caretPolicy = .endOnly",
                ], "6, style: .box"
            ),
            // Settings that return to their defaults.
            (
                [
                    #"{"do":"configure","caret":"endOnly","masking":"none","secure":true}"#,
                    #"{"do":"configure","caret":"cells","masking":null,"secure":false}"#,
                ], [], "6, style: .box"
            ),
            (
                [
                    #"{"do":"new","length":[4,8],"placeholder":"0\"","resigns":true,"rejection":"edit","enabled":false}"#,
                    #"{"do":"configure","reader":"messages","domains":["a.example","b.example"],"alphabet":"letters"}"#,
                    #"{"do":"configure","forgets":0,"masking":"none"}"#,
                ],
                [
                    // The short name of an optional means nil.
                    #"alphabet = CodeAlphabet("\#(letters)")"#, "masking = CodeMasking.none", #"placeholder = "0\"""#,
                    "isEnabled = false", "resignsOnCompletion = true", "rejectionPolicy = .edit",
                    #"reader = .messages(domains: ["a.example", "b.example"])"#, "forgetsInBackground = .zero",
                ], "4...8, style: .box"
            ),
        ] as [([String], [String], String)])
    func code(commands: [String], properties: [String], arguments: String) throws {
        var settings = FieldSettings()
        for command in commands {
            var fields = try ScriptFields.parse(command).fields
            try settings.read(&fields)
        }
        let code = settings.code(style: settings.restyled?.code ?? ([], ".box"))
        #expect(code == ["let field = CodeInputView(length: \(arguments))"] + properties.map { "field.\($0)" })
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
        settings.set(try RestyledStyle("underline?size=9&row=on&message=A%20%227%22-&forgets=5min"))
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
