import CodeInputUIKit

/// A part of the gallery: pictures of one kind, each in light and dark.
struct GallerySection {
    struct Item {
        /// The name of a state as in the code, or a few words.
        let name: String
        var note = ""
        var state: String?
        var isInOverview = true
        var swift: String?
        let draw: @MainActor (_ isDark: Bool) async throws -> String

        init(_ name: String, draw: @escaping @MainActor (_ isDark: Bool) async throws -> String) {
            (self.name, self.draw) = (name, draw)
        }

        init(_ name: String, picture: FieldPicture, swift: String) {
            self.init(name) { isDark in
                var picture = picture
                picture.isDark = isDark
                return try picture.svg()
            }
            self.swift = swift
        }

        /// The picture's fragment in links.
        var id: String { state ?? name.slug }
    }

    enum Kind: String {
        /// One style in every state, printed on its own sheet of paper.
        case styles
        /// Whole screens, closer together.
        case screens
        case others
    }

    let title: String
    let note: String
    /// The Swift name of the section's subject, or nil.
    var code: String?
    let items: [Item]
    var kind = Kind.others

    /// The section's fragment in links.
    var id: String { title.slug }

    /// The width of a field in points, as between the margins of a phone.
    static let fieldWidth = 345.0

    static func states(of style: PlaygroundStyle) -> GallerySection {
        let items = GalleryState.all.map { state in
            var picture = FieldPicture()
            picture.style = style.renderer
            picture.size.width = fieldWidth
            picture.hugsCells = true
            state.apply(&picture)
            // Dots are for hidden characters.
            picture.isSecure = picture.isSecure || style.name == "dots"
            var item = Item(state.name, picture: picture, swift: picture.swift(([], style.code)))
            item.note = state.note
            item.state = state.id
            item.isInOverview = state.isInOverview
            return item
        }
        return GallerySection(title: style.title, note: style.note, code: style.code, items: items, kind: .styles)
    }
}

extension String {
    /// The text as a link fragment: lowercase letters and digits, with dashes between words.
    fileprivate var slug: String {
        lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }
}
