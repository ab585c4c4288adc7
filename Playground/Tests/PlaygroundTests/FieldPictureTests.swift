import CodeInputUIKit
import Testing

@testable import PlaygroundKit

@MainActor @Suite("The picture of a field") struct FieldPictureTests {
    nonisolated static let styles = StyleCatalog.names

    @Test("Every state of a style has its own picture", arguments: styles) func states(style: String) throws {
        let renderer = try RestyledStyle(style).renderer
        let settings: [(inout FieldPicture) -> Void] = [
            { $0.isDark = true }, { $0.increasesContrast = true }, { $0.textScale = 2 },
        ]
        let states = GalleryState.all.map { state in
            Pictures.picture(renderer, "") {
                $0.isFocused = false
                state.apply(&$0)
            }
        }
        let drawn = try (states + settings.map { Pictures.picture(renderer, "482", $0) }).map { try $0.svg() }
        #expect(Set(drawn).count == drawn.count && drawn.allSatisfy(\.isXML))
    }

    @Test(
        "Special characters of XML are escaped",
        arguments: [("<", "&lt;"), ("&", "&amp;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "'"), ("🇩🇪", "🇩🇪"), ("ﷺ", "ﷺ")])
    func escaping(placeholder: String, text: String) throws {
        let picture = Pictures.picture(BoxRenderer.box, "") { ($0.placeholder, $0.isFocused) = (placeholder, false) }
        let svg = try picture.svg()
        #expect(svg.isXML && svg.matches(of: />([^<]*)<.text>/).map(\.1) == Array(repeating: text[...], count: 6))
    }

    @Test(
        "Sizes at the limits draw valid pictures",
        arguments: [(1, 0.0, 0.0), (64, 0, 56), (64, 1, 1), (1, 10_000, 10_000), (64, 10_000, 56), (6, 320, 0)])
    func limits(length: Int, width: Double, height: Double) throws {
        for style in Self.styles {
            let svg = try Pictures.picture(RestyledStyle(style).renderer, "1") {
                $0.length = length
                $0.size = CGSize(width: width, height: height)
                $0.hasSetHeight = true
            }.svg()
            #expect(svg.isXML && !svg.contains("nan") && !svg.contains("inf"))
        }
    }

    private nonisolated static func box(
        _ text: String = "123", _ change: (inout FieldPicture) -> Void
    ) -> FieldPicture { Pictures.picture(BoxRenderer.box, text, change) }

    @Test(
        "Settings that conflict are refused with a reason",
        arguments: [
            (box { ($0.selection, $0.isFocused) = (0..<1, false) }, "focused"),
            (box { $0.isEnabled = false }, "disabled"), (box { $0.placeholder = "0000000" }, "7 characters"),
            (box("123456") { $0.marked = "n" }, "the marked text has 1 character"),
            (box { $0.marked = "nnnn" }, "the marked text has 4 character"),
            (box("12345") { $0.marked = "nn" }, "the marked text has 2 character"),
            (box { ($0.marked, $0.isEnabled, $0.isFocused) = ("n", false, false) }, "takes no marked text"),
            (box { ($0.marked, $0.status) = ("n", .verifying) }, "takes no marked text"),
        ])
    func conflict(_ picture: FieldPicture, reason: String) throws {
        let error = try #require(throws: (any Error).self) { _ = try picture.svg() }
        #expect("\(error)".contains(reason))
    }

    @Test("Settings that fit are drawn: marked text over a selected cell, a placeholder for each cell")
    func fitting() throws {
        #expect(try Self.box("123456") { ($0.marked, $0.selection) = ("n", 2..<3) }.svg().contains(">n</text>"))
        #expect(try !Self.box { $0.placeholder = "000000" }.svg().isEmpty)
    }
}
