import Foundation

/// Every style in every state, light and dark, as one page.
package enum Gallery {
    /// Draws the page, a self-contained HTML document.
    @MainActor package static func html() async throws -> String {
        let sections = StyleCatalog.shown.map(GallerySection.states) + GalleryFields.sections + GalleryViews.sections
        var images = GalleryImages()
        var parts: [String] = []
        for section in sections { parts.append(images.share(try await html(section))) }
        return try GalleryPage.html(
            contents: sections.map { ($0.id, $0.title) },
            parts.joined(separator: "\n") + "\n" + images.html + "\n" + templates)
    }

    /// What the script puts around code.
    private static var templates: String {
        CopiedCode.templates.map {
            "<template data-names=\"\($0.names.joined(separator: "|"))\">\($0.text.escaped)</template>"
        }.joined(separator: "\n")
    }

    @MainActor private static func html(_ section: GallerySection) async throws -> String {
        let code = section.code.map { " <code>\($0.escaped)</code>" } ?? ""
        var figures: [String] = []
        for item in section.items { figures.append(try await figure(item, of: section)) }
        return """
            <section id="\(section.id)" class="\(section.kind)">
            <div class="head"><h2><a href="#\(section.id)">\(section.title.escaped)</a></h2>\
            <p>\(section.note.escaped)\(code)</p></div>
            <div class="figures">
            \(figures.joined(separator: "\n"))
            </div>
            </section>
            """
    }

    @MainActor private static func figure(
        _ item: GallerySection.Item, of section: GallerySection
    ) async throws -> String {
        let id = "\(section.id)-\(item.id)"
        var pictures: [String] = []
        for isDark in [false, true] {
            let name = isDark ? "dark" : "light"
            let picture = try await item.draw(isDark).inPage(label: "\(section.title), \(item.name), \(name)".escaped)
            pictures.append("<div class=\"\(name)\">\(picture)</div>")
        }
        let state = item.state.map { " data-state=\"\($0)\"" } ?? ""
        let overview = item.isInOverview ? "" : " data-further"
        let note = item.note.isEmpty ? "" : " <span>\(item.note.escaped)</span>"
        let name = item.note.isEmpty ? item.name.escaped : "<code>\(item.name.escaped)</code>"
        let copy = item.swift.map {
            "<button type=\"button\" class=\"copy\" data-swift=\"\($0.escaped)\" "
                + "aria-label=\"Copy Swift: \(section.title.escaped), \(item.name.escaped)\">Copy Swift</button>"
        }
        return """
            <figure id="\(id)"\(state)\(overview)>\(pictures.joined())<figcaption><a href="#\(id)">\(name)</a>\(note)\
            \(copy ?? "")</figcaption></figure>
            """
    }
}

extension String {
    /// The picture as one image for screen readers, with the rules that the page has for all pictures.
    fileprivate func inPage(label: String) -> String {
        replacingOccurrences(of: " style=\"font-variant-numeric:tabular-nums\"", with: " class=\"n\"")
            .replacing(/\sfont-family="-apple-system[^"]*"/, with: "")
            .replacingOccurrences(
                of: "<svg xmlns=\"http://www.w3.org/2000/svg\" width",
                with: "<svg role=\"img\" aria-label=\"\(label)\" width")
    }

    fileprivate var escaped: String {
        replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "\n", with: "&#10;")
    }
}
