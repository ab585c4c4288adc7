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
        var empty = FieldPicture()
        empty.style = renderer
        let states = GalleryState.all.map { state in
            var picture = empty
            state.apply(&picture)
            return picture
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
            var settings = FieldSettings()
            settings.style = try RestyledStyle(style).renderer
            (settings.length, settings.size) = (length, CGSize(width: width, height: height))
            let stage = FieldStage(settings)
            stage.view.code = "1"
            let svg = stage.svg()
            #expect(svg.isXML && !svg.contains("nan") && !svg.contains("inf"))
        }
    }
}
