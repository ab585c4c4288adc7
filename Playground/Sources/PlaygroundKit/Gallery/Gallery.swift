import Foundation

/// Every style in every state, light and dark, as one page.
public struct Gallery: Sendable {
    /// Creates the gallery of all styles.
    public init() {}

    /// Draws the page.
    ///
    /// - Returns: A self-contained HTML document.
    /// - Throws: An error if a picture can't be drawn.
    @MainActor public func html() async throws -> String {
        let sections = StyleCatalog.all.map(GallerySection.states) + GalleryStyles.sections + GalleryViews.sections
        var images = GalleryImages()
        var parts: [String] = []
        for section in sections { parts.append(images.share(try await html(section))) }
        return GalleryPage.html(
            contents: sections.map { ($0.id, $0.title) }, parts.joined(separator: "\n") + "\n" + images.html)
    }

    /// The HTML of a section: a light half and a dark half, each to the edge of the window.
    @MainActor private func html(_ section: GallerySection) async throws -> String {
        let code = section.code.map { "<p class=\"code\">\($0.escaped)</p>" } ?? ""
        return """
            <section id="\(section.id)" class="\(section.kind.rawValue)">
            <div class="half light">
            <div class="head"><h2><a href="#\(section.id)">\(section.title.escaped)</a></h2><p>\(section.note.escaped)</p></div>
            <div class="figures">
            \(try await figures(of: section, isDark: false))
            </div>
            </div>
            <div class="half dark">
            <div class="head">\(code)<p>Dark</p></div>
            <div class="figures">
            \(try await figures(of: section, isDark: true))
            </div>
            </div>
            </section>
            """
    }

    @MainActor private func figures(of section: GallerySection, isDark: Bool) async throws -> String {
        var figures: [String] = []
        for item in section.items {
            let id = "\(section.id)-\(item.id)\(isDark ? "-dark" : "")"
            let label = "\(section.title), \(item.name), \(isDark ? "dark" : "light")"
            let picture = try await item.draw(isDark).inPage(label: label.escaped)
            let state = item.state.map { " data-state=\"\($0)\"" } ?? ""
            let note = item.note.isEmpty ? "" : " <span>\(item.note.escaped)</span>"
            figures.append(
                """
                <figure id="\(id)"\(state)>\(picture)<figcaption><a href="#\(id)"\(item.note.isEmpty ? "" : " class=\"code\"")>\
                \(item.name.escaped)</a>\(note)</figcaption></figure>
                """)
        }
        return figures.joined(separator: "\n")
    }
}

extension String {
    /// The picture inside the page, as one image for screen readers.
    ///
    /// The page has the rules that all pictures share.
    fileprivate func inPage(label: String) -> String {
        replacingOccurrences(of: " style=\"font-variant-numeric:tabular-nums\"", with: " class=\"n\"")
            .replacingOccurrences(
                of: "<svg xmlns=\"http://www.w3.org/2000/svg\" width",
                with: "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"\(label)\" width")
    }

    /// The text escaped for HTML.
    fileprivate var escaped: String {
        replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}
