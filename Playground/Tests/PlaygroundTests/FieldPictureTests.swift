import CodeInputUIKit
import Testing

@testable import PlaygroundKit

@MainActor @Suite("The picture of a field") struct FieldPictureTests {
    nonisolated static let styles = StyleCatalog.names

    private static func picture(
        _ style: String, _ change: (inout FieldPicture) -> Void = { _ in }
    ) throws -> FieldPicture {
        var picture = FieldPicture()
        picture.style = try RestyledStyle(style).renderer
        change(&picture)
        return picture
    }

    @Test("Every state of a style has its own picture", arguments: styles) func states(style: String) throws {
        let settings: [(inout FieldPicture) -> Void] = [
            { $0.isDark = true }, { $0.increasesContrast = true }, { $0.textScale = 2 },
        ]
        let pictures = try GalleryState.all.map { state in try Self.picture(style) { state.apply(&$0) } }
        let typing = try settings.map { change in
            try Self.picture(style) {
                GalleryState.editing.apply(&$0)
                change(&$0)
            }
        }
        let drawn = try (pictures + typing).map { try $0.svg() }
        #expect(Set(drawn).count == drawn.count && drawn.allSatisfy(\.isXML))
    }

    @Test(
        "Special characters of XML are escaped",
        arguments: [("<", "&lt;"), ("&", "&amp;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "'"), ("🇩🇪", "🇩🇪"), ("ﷺ", "ﷺ")])
    func escaping(placeholder: String, text: String) throws {
        let svg = try Self.picture("box") { $0.placeholder = placeholder }.svg()
        #expect(svg.isXML && svg.matches(of: />([^<]*)<.text>/).map(\.1) == Array(repeating: text[...], count: 6))
    }

    @Test(
        "Sizes at the limits draw valid pictures",
        arguments: [(1, 0.0, 0.0), (64, 0, 56), (64, 1, 1), (1, 10_000, 10_000), (64, 10_000, 56), (6, 320, 0)])
    func limits(length: Int, width: Double, height: Double) throws {
        for style in Self.styles {
            let svg = try Self.picture(style) {
                $0.length = length
                $0.size = CGSize(width: width, height: height)
                $0.hasSetHeight = true
                $0.text = "1"
                $0.isFocused = true
            }.svg()
            #expect(svg.isXML && !svg.contains("nan") && !svg.contains("inf"))
        }
    }
}

@MainActor @Suite("Settings of a picture") struct FieldPictureOptionTests {
    private nonisolated static func changed(
        _ text: String = "123", marked: String = "", _ change: (inout FieldPicture) -> Void = { $0.isFocused = true }
    ) -> FieldPicture {
        var picture = FieldPicture()
        (picture.text, picture.marked) = (text, marked)
        change(&picture)
        return picture
    }

    @Test(
        "that conflict are refused with a reason",
        arguments: [
            (changed { $0.selection = 0..<1 }, "focused"),
            (changed { ($0.isEnabled, $0.isFocused) = (false, true) }, "disabled"),
            (changed { $0.placeholder = "0000000" }, "7 characters"),
            (changed("123456", marked: "n"), "the marked text has 1 character"),
            (changed(marked: "nnnn"), "the marked text has 4 character"),
            (changed("12345", marked: "nn"), "the marked text has 2 character"),
        ])
    func conflict(_ picture: FieldPicture, reason: String) throws {
        let error = try #require(throws: (any Error).self) { _ = try picture.svg() }
        #expect("\(error)".contains(reason))
    }

    @Test("that fit are drawn: marked text over a selected cell, a placeholder for each cell") func fitting() throws {
        var picture = Self.changed("123456", marked: "n")
        picture.selection = 2..<3
        #expect(try picture.svg().contains(">n</text>"))
        #expect(try !Self.changed { $0.placeholder = "000000" }.svg().isEmpty)
    }
}
