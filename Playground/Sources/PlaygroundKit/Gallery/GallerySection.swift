/// A part of the gallery: pictures of one kind, each in light and dark.
struct GallerySection {
    /// One picture with what it shows.
    struct Item {
        let caption: String
        /// Draws it as SVG, light or dark.
        let draw: @MainActor (_ isDark: Bool) async throws -> String

        init(caption: String, draw: @escaping @MainActor (_ isDark: Bool) async throws -> String) {
            self.caption = caption
            self.draw = draw
        }

        init(caption: String, picture: FieldPicture) {
            self.init(caption: caption) { isDark in
                var picture = picture
                picture.isDark = isDark
                return try picture.svg()
            }
        }
    }

    let title: String
    let note: String
    let items: [Item]
    /// Whether the pictures are of whole screens, and stand closer together.
    var isOfScreens = false

    /// The states that every style is shown in.
    static func states(of style: String, title: String, note: String) -> GallerySection {
        func item(_ caption: String, _ change: (inout FieldPicture) -> Void) -> Item {
            var picture = FieldPicture()
            picture.style = style
            change(&picture)
            return Item(caption: caption, picture: picture)
        }
        return GallerySection(
            title: title, note: note,
            items: [
                item("Empty") { _ in },
                item("Placeholder") { $0.placeholder = "0" },
                item("Focused") { $0.isFocused = true },
                item("Partly filled") {
                    $0.text = "482"
                    $0.isFocused = true
                },
                item("One cell selected") {
                    $0.text = "4829"
                    $0.isFocused = true
                    $0.selection = 1..<2
                },
                item("Composing") {
                    $0.text = "48"
                    $0.marked = "n"
                    $0.isFocused = true
                },
                item("Full") { $0.text = "482910" },
                item("Secure") {
                    $0.text = "4829"
                    $0.isSecure = true
                    $0.isFocused = true
                },
                item("Verifying") {
                    $0.text = "482910"
                    $0.status = "verifying"
                },
                item("Accepted") {
                    $0.text = "482910"
                    $0.status = "accepted"
                },
                item("Rejected") {
                    $0.text = "482910"
                    $0.status = "rejected"
                },
                item("Disabled") {
                    $0.text = "482"
                    $0.isEnabled = false
                },
            ])
    }
}
