import CodeInputUIKit
import Foundation
import Testing
import UIKit

@testable import PlaygroundKit

/// `RestyledFields.swift` has the page's code for each style, which compiles with these tests.
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
        let make = try #require(restyledFields[name])
        let view = make(UIView())
        // An app has its own image with the name in the code.
        var renderer = view.style
        if var background = renderer as? BackgroundRenderer {
            background.image = PlaygroundImages.card
            renderer = background
        }
        let isSame = StyleProbe(renderer) == StyleProbe(try style.sample(of: style.samplesOfStates()).renderer)
        #expect(isSame)
        #expect(view.message == "A \"7\"-" && view.showsMessage)
        #expect(view.forgetsInBackground == .seconds(300))
    }

    /// The source file, with the code of each style in a closure.
    private func source() throws -> String {
        let codes = try StyleCatalog.all.map { style in
            var code = FieldCode()
            let text = try style.sample(of: style.samplesOfStates() + StyleSetting.field).text
            code.note(.object(["do": .string("configure"), "style": .string(text)]))
            return (style.name, code.text.split(separator: "\n", omittingEmptySubsequences: false))
        }
        let imports = Set(codes.flatMap { _, lines in lines.prefix { $0.hasPrefix("import") } }).sorted()
        let entries = codes.map { name, lines in
            let body = lines.drop { $0.hasPrefix("import") || $0.isEmpty }.map { $0.isEmpty ? "" : "        \($0)" }
            return """
                    "\(name)": { view in
                \(body.joined(separator: "\n"))
                        return field
                    },
                """
        }
        return """
            \(imports.joined(separator: "\n"))

            @testable import PlaygroundKit

            // Made by RestyledCodeTests: UPDATE_SNAPSHOTS=1 writes it anew.
            @MainActor let restyledFields: [String: @MainActor (UIView) -> CodeInputView] = [
            \(entries.joined(separator: "\n"))
            ]

            """
    }
}
