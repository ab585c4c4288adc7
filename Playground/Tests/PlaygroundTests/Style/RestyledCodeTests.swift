import Foundation
import Testing

@testable import PlaygroundKit

/// `RestyledFields.swift` has the code of the styles, which compiles with these tests.
@Suite("The Swift code of a restyled field") struct RestyledCodeTests {
    @Test("The compiled code is the code of links") func text() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("RestyledFields.swift")
        let source = try self.source()
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try source.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == source)
    }

    /// The styles; themes have the same code but for the name of their type, so one stands for all.
    private static let styles = StyleCatalog.all.filter { $0.name == "material" || $0.settings.first?.key != "accent" }

    @Test("A theme is made by the initializer of its type") func themes() {
        for theme in StyleCatalog.themes { #expect(theme.declaration == "\(type(of: theme.renderer))()") }
    }

    @Test("The compiled code draws the same", arguments: restyledStyles.keys.sorted()) func drawing(name: String) throws
    {
        let style = try #require(StyleCatalog.all.first { $0.name == name })
        let make = try #require(restyledStyles[name])
        let isSame = StyleProbe(make()) == StyleProbe(try style.sample(of: style.samplesOfCode()).renderer)
        #expect(isSame)
    }

    /// The source file, with the code of each style in a closure.
    private func source() throws -> String {
        let styles = try Self.styles.map { style in
            let lines = try style.sample(of: style.samplesOfCode()).code.lines + ["return style"]
            return "    \"\(style.name)\": {\n\(lines.map { "        \($0)\n" }.joined())    },"
        }
        return """
            import CodeInputUIKit

            @testable import PlaygroundKit

            // Made by RestyledCodeTests: UPDATE_SNAPSHOTS=1 writes it anew.
            private let card = PlaygroundImages.card

            let restyledStyles: [String: @Sendable () -> any CodeCellRenderer] = [
            \(styles.joined(separator: "\n"))
            ]

            """
    }
}
