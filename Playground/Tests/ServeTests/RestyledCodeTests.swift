import CodeInputUIKit
import Foundation
import Testing
import UIKit

@testable import PlaygroundKit

/// `Restyled` has the page's code for each style with every setting, which compiles with these tests.
@Suite("The Swift code of a restyled field") @MainActor struct RestyledCodeTests {
    private static let compiled: [String: @MainActor (UIView) -> CodeInputView] = [
        "underline": restyledUnderline, "box": restyledBox, "joined": restyledJoined, "circles": restyledCircles,
        "dots": restyledDots, "background": restyledBackground, "chip": restyledChip, "ticket": restyledTicket,
        "glow": restyledGlow,
    ]

    @Test("The compiled code equals the page's code", arguments: StyleCatalog.names) func text(name: String) throws {
        let style = try #require(StyleCatalog.all.first { $0.name == name })
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Restyled/Restyled\(style.title).swift")
        let source = try self.source(of: style)
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try source.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == source)
    }

    @Test("The compiled code draws the same", arguments: StyleCatalog.names) func drawing(name: String) throws {
        let style = try #require(StyleCatalog.all.first { $0.name == name })
        let make = try #require(Self.compiled[name])
        let view = make(UIView())
        // An app has its own image with the name in the code.
        var renderer = view.style
        if var background = renderer as? BackgroundRenderer {
            background.image = PlaygroundImages.card
            renderer = background
        }
        let isSame = StyleProbe(renderer) == StyleProbe(try style.sample().renderer)
        #expect(isSame)
    }

    /// The source file with the code in a function.
    private func source(of style: PlaygroundStyle) throws -> String {
        var code = FieldCode()
        code.note(.object(["do": .string("configure"), "style": .string(try style.sample().text)]))
        let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
        let imports = lines.prefix { $0.hasPrefix("import") }
        let body = lines.dropFirst(imports.count).drop { $0.isEmpty }.map { $0.isEmpty ? "" : "    \($0)" }
        return """
            \(imports.joined(separator: "\n"))

            @testable import PlaygroundKit

            // Made by RestyledCodeTests: UPDATE_SNAPSHOTS=1 writes it anew.
            @MainActor func restyled\(style.title)(in view: UIView) -> CodeInputView {
            \(body.joined(separator: "\n"))
                return field
            }

            """
    }
}
