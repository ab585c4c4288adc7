import CodeInputPIN
import ExampleScreens
import UIKit

/// Fields, pads or screens with a caption under each, as one SVG document without a background.
@MainActor struct PictureSheet {
    struct Item {
        let caption: String
        /// Draws the picture as an SVG document without a background, with its size in the sheet.
        let draw: @MainActor (_ isDark: Bool) async throws -> (svg: String, size: CGSize)
    }

    let items: [Item]
    var columns = 2
    /// The width of a column: two are as wide as a README.
    var width = 368.0
    var isCode = true

    private static let margin = 24.0, caption = 30.0
    private var gap: CGSize { width == 368 ? CGSize(width: 54, height: 34) : CGSize(width: 24, height: 24) }

    func svg(isDark: Bool) async throws -> String {
        let (body, size) = try await draw(isDark: isDark)
        return document(size, body)
    }

    /// Draws the sheet for a page that is light or dark, as the user prefers.
    func svg() async throws -> String {
        let (light, size) = try await draw(isDark: false)
        let dark = try await draw(isDark: true).body
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
        let (width, height) = (size.width.shortText, size.height.shortText)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
            \(body)</svg>
            """
    }

    private func draw(isDark: Bool) async throws -> (body: String, size: CGSize) {
        let column = width + gap.width
        var y = Self.margin, body = ""
        for start in stride(from: 0, to: items.count, by: columns) {
            var row: [(caption: String, svg: String, size: CGSize)] = []
            for item in items[start..<min(start + columns, items.count)] {
                let (svg, size) = try await item.draw(isDark)
                row.append((item.caption, svg, size))
            }
            y += (row.map(\.size.height).max() ?? 0).rounded(.up)
            for (index, (caption, svg, size)) in row.enumerated() {
                let middle = Self.margin + width / 2 + Double(index) * column
                // Whole pixels, so that lines stay sharp.
                let corner = CGPoint(x: (middle - size.width / 2).rounded(), y: (y - size.height).rounded())
                body += Self.placed(svg, at: corner, "\(isDark ? "d" : "l")\(start + index)")
                body += """
                    <text x="\(middle.shortText)" y="\((y + 22).shortText)" text-anchor="middle" font-size="14" \
                    font-family="\(isCode ? Self.codeFonts : Self.fonts)" fill="\(isDark ? "#aeaeb2" : "#6c6c70")">\(caption)</text>

                    """
            }
            y += Self.caption + gap.height
        }
        let size = CGSize(
            width: Double(columns) * column - gap.width + 2 * Self.margin, height: y - gap.height + Self.margin)
        return (body, size)
    }

    /// A document at a place in another one, whose names begin with a prefix: others have the same.
    private static func placed(_ svg: String, at corner: CGPoint, _ prefix: String) -> String {
        svg.replacing(/(\bid="|url\(#|href="#)/) { "\($0.1)\(prefix)" }.replacingOccurrences(
            of: "<svg xmlns=\"http://www.w3.org/2000/svg\"",
            with: "<svg x=\"\(corner.x.shortText)\" y=\"\(corner.y.shortText)\" overflow=\"visible\"")
    }

    static let codeFonts =
        "ui-monospace, &quot;SF Mono&quot;, SFMono-Regular, Menlo, Consolas, &quot;Liberation Mono&quot;, monospace"
    private static let fonts = "-apple-system, BlinkMacSystemFont, &quot;Helvetica Neue&quot;, Arial, sans-serif"
}

extension PictureSheet {
    init(items: [(code: String, picture: FieldPicture)]) {
        let items = items.map { code, picture in
            Item(caption: code) { isDark in
                var picture = picture
                (picture.isDark, picture.size.width, picture.hugsCells) = (isDark, 368, true)
                let stage = try picture.stage()
                return (stage.svg(isTransparent: true), stage.window.bounds.size)
            }
        }
        self.init(items: items, columns: min(items.count, 2))
    }

    init(pads: KeyValuePairs<String, CodeKeypadStyle>) {
        let items = pads.map { code, style in
            Item(caption: code) { isDark in
                let pad = CodeKeypadView()
                pad.style = style
                return (pad.svg(width: 260, isDark: isDark, isKeyboard: code == ".system"), pad.frame.size)
            }
        }
        self.init(items: items, columns: items.count, width: 260)
    }

    init(screens: KeyValuePairs<String, String>, columns: Int? = nil) {
        let size = CGSize(width: 179, height: 387)
        let items = screens.compactMap { caption, title in
            ExampleScreens.gallery.first { $0.title == title }.map { screen in
                Item(caption: caption) { isDark in
                    (Self.framed(await Phone.svg(of: screen, isDark: isDark), size, isDark: isDark), size)
                }
            }
        }
        self.init(items: items, columns: columns ?? items.count, width: size.width, isCode: false)
    }

    private static func framed(_ screen: String, _ size: CGSize, isDark: Bool) -> String {
        let (width, height) = (Int(size.width), Int(size.height))
        let inner = screen.replacingOccurrences(
            of: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"390\" height=\"844\"",
            with: "<svg width=\"\(width)\" height=\"\(height)\"")
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" font-family="\(fonts)">\
            <clipPath id="frame"><rect width="\(width)" height="\(height)" rx="24"/></clipPath>\
            <g clip-path="url(#frame)">\(inner)</g>\
            <rect x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="23.5" fill="none" \
            stroke="\(isDark ? "#48484a" : "#c7c7cc")"/></svg>
            """
    }
}

/// The pictures of the README and of the articles.
package enum Pictures {
    /// All pictures with their paths in the repository; those of articles are light and dark in one.
    @MainActor package static func all() async throws -> [(path: String, svg: String)] {
        var all: [(path: String, svg: String)] = []
        for isDark in [false, true] {
            let appearance = isDark ? "dark" : "light"
            all.append(("docs/styles-\(appearance).svg", try await styles.svg(isDark: isDark)))
            for (size, columns) in [("", 4), ("phone-", 2)] {
                let film = HeroAnimation(isDark: isDark, isPhone: !size.isEmpty)
                all.append(("docs/typing-\(size)\(appearance).svg", await film.svg()))
                let screens = try await screens(columns: columns).svg(isDark: isDark)
                all.append(("docs/screens-\(size)\(appearance).svg", screens))
            }
        }
        for (module, pictures) in articles {
            for (name, sheet) in pictures {
                all.append(("Sources/\(module)/\(module).docc/\(name).svg", try await sheet.svg()))
            }
        }
        return all
    }

    @MainActor private static var styles: PictureSheet {
        let styles = StyleCatalog.builtIn + StyleCatalog.themes.filter { $0.name == "ticket" }
        return PictureSheet(items: styles.map(sample))
    }

    @MainActor private static func screens(columns: Int) -> PictureSheet {
        PictureSheet(
            screens: [
                "Sign in": "Sign in, wrong code", "Pay with a PIN": "Payment", "Choose a PIN": "Choose a PIN, saved",
                "Read a picture": "Picture",
            ], columns: columns)
    }

    static func sample(_ style: PlaygroundStyle) -> (code: String, picture: FieldPicture) {
        var picture = picture(style.renderer, "4829")
        // Dots are meant for hidden characters.
        (picture.isSecure, picture.isFocused) = (style.name == "dots", style.name == "box")
        return (style.code, picture)
    }

    static func picture(
        _ style: any CodeCellRenderer, _ text: String = "482", _ change: (inout FieldPicture) -> Void = { _ in }
    ) -> FieldPicture {
        var picture = FieldPicture()
        (picture.style, picture.text, picture.isFocused) = (style, text, true)
        change(&picture)
        return picture
    }
}
