/// Every style in every state, light and dark, as one page.
public struct Gallery: Sendable {
    private static let notes = [
        "underline": ("Underline", "A line under each character. The default."),
        "box": ("Box", "A rounded box around each character."),
        "joined": ("Joined", "Boxes that share their borders, as payment apps draw a PIN."),
        "circles": ("Circles", "Round boxes."),
        "dots": ("Dots", "A ring for each character to come, a dot for each hidden one."),
        "background": ("Background", "One image split over the cells."),
    ]

    /// Creates the gallery of all styles.
    public init() {}

    /// Draws the page.
    ///
    /// - Returns: An HTML document that needs no other file.
    /// - Throws: What a picture could not be drawn for.
    @MainActor public func html() async throws -> String {
        let sections = StyleCatalog.names.map { name in
            let note = Self.notes[name] ?? (name, "")
            return GallerySection.states(of: name, title: note.0, note: note.1)
        }
        var parts: [String] = []
        for section in sections + GalleryStyles.sections + GalleryViews.sections {
            parts.append(try await html(section))
        }
        return GalleryPage.html(parts.joined(separator: "\n"))
    }

    @MainActor private func html(_ section: GallerySection) async throws -> String {
        var figures: [String] = []
        for item in section.items {
            let light = try await item.draw(false)
            let dark = try await item.draw(true)
            figures.append(
                """
                <figure>
                <div class="pair"><div class="light">\(light)</div><div class="dark">\(dark)</div></div>
                <figcaption>\(item.caption)</figcaption>
                </figure>
                """)
        }
        return """
            <section>
            <h2>\(section.title)</h2>
            <p>\(section.note)</p>
            <div class="figures\(section.isOfScreens ? " screens" : "")">
            \(figures.joined(separator: "\n"))
            </div>
            </section>
            """
    }
}
