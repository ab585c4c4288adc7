import CodeInputUIKit
import Foundation
import UIKit

/// Fields with a line of code under each, as one SVG document without a background.
@MainActor struct PictureSheet {
    let items: [(code: String, picture: FieldPicture)]
    var columns = 2

    // Two are as wide as a README.
    private static let field = 368.0
    private static let gap = CGSize(width: 54, height: 34)
    private static let margin = 24.0
    private static let caption = 30.0

    /// Draws the sheet with the kit's own view.
    func svg(isDark: Bool) throws(ScriptError) -> String {
        let (body, size) = try draw(isDark: isDark)
        return document(size, body)
    }

    /// Draws the sheet for a page that is light or dark, as the user prefers.
    func svg() throws(ScriptError) -> String {
        let (light, size) = try draw(isDark: false)
        let dark = try draw(isDark: true).body
        return document(
            size,
            """
            <style>
            .dark { display: none; }
            @media (prefers-color-scheme: dark) { .light { display: none; } .dark { display: inline; } }
            </style>
            <g class="light">
            \(light)</g>
            <g class="dark">
            \(dark)</g>

            """)
    }

    private func document(_ size: CGSize, _ body: String) -> String {
        let (width, height) = (AnimatedSVG.text(size.width), AnimatedSVG.text(size.height))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            \(body)</svg>
            """
    }

    private func draw(isDark: Bool) throws(ScriptError) -> (body: String, size: CGSize) {
        let column = Self.field + Self.gap.width
        var y = Self.margin, body = ""
        for start in stride(from: 0, to: items.count, by: columns) {
            let row = try items[start..<min(start + columns, items.count)].map { item throws(ScriptError) in
                var picture = item.picture
                picture.isDark = isDark
                picture.size.width = Self.field
                picture.hugsCells = true
                return (item.code, try picture.stage())
            }
            y += Double(row.map(\.1.window.bounds.height).max() ?? 0)
            for (index, (code, stage)) in row.enumerated() {
                let size = stage.window.bounds.size, middle = Self.margin + Self.field / 2 + Double(index) * column
                let (left, top) = (AnimatedSVG.text(middle - size.width / 2), AnimatedSVG.text(y - size.height))
                body += stage.svg(isTransparent: true).replacingOccurrences(
                    of: "<svg xmlns=\"http://www.w3.org/2000/svg\"",
                    with: "<svg x=\"\(left)\" y=\"\(top)\" overflow=\"visible\"")
                body += """
                    <text x="\(AnimatedSVG.text(middle))" y="\(AnimatedSVG.text(y + 22))" text-anchor="middle" font-size="14" \
                    font-family="ui-monospace, &quot;SF Mono&quot;, SFMono-Regular, Menlo, Consolas, \
                    &quot;Liberation Mono&quot;, monospace" fill="\(isDark ? "#aeaeb2" : "#6c6c70")">\(code)</text>

                    """
            }
            y += Self.caption + Self.gap.height
        }
        let width = Double(columns) * column - Self.gap.width + 2 * Self.margin
        return (body, CGSize(width: width, height: y - Self.gap.height + Self.margin))
    }
}

/// The pictures of the README and of the articles.
public enum Pictures {
    /// All pictures: the path in the repository, and the document.
    ///
    /// Those of articles are light and dark in one.
    ///
    /// - Throws: An error if a picture can't be drawn.
    @MainActor public static func all() async throws -> [(path: String, svg: String)] {
        var all: [(path: String, svg: String)] = []
        for isDark in [false, true] {
            let appearance = isDark ? "dark" : "light"
            all.append(("docs/typing-\(appearance).svg", await HeroAnimation(isDark: isDark).svg()))
            all.append(("docs/styles-\(appearance).svg", try styles(isDark: isDark)))
        }
        for (name, sheet) in articles {
            all.append(("Sources/CodeInputStyles/CodeInputStyles.docc/\(name).svg", try sheet.svg()))
        }
        return all
    }

    /// The built-in styles, and an app's own.
    @MainActor private static func styles(isDark: Bool) throws -> String {
        let styles = StyleCatalog.builtIn + StyleCatalog.themes.filter { $0.name == "ticket" }
        let sheet = PictureSheet(
            items: styles.map { style in
                var picture = picture(style.renderer, "4829")
                // Dots are meant for hidden characters.
                picture.isSecure = style.name == "dots"
                picture.isFocused = style.name == "box"
                return (style.code, picture)
            }
        )
        return try sheet.svg(isDark: isDark)
    }

    static func picture(
        _ style: any CodeCellRenderer, _ text: String = "482", _ change: (inout FieldPicture) -> Void = { _ in }
    ) -> FieldPicture {
        var picture = FieldPicture()
        picture.style = style
        picture.text = text
        picture.isFocused = true
        change(&picture)
        return picture
    }
}
