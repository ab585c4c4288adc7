import CodeInputUIKit
import UIKit

/// A part of the gallery: pictures of one kind, each in light and dark.
struct GallerySection {
    /// One picture with what it shows.
    struct Item {
        /// What it shows: the name of a state as in the code, or a few words.
        let name: String
        /// The same in plain words, where the name is code.
        var note = ""
        /// The state that the filter of the page finds it by, or nil.
        var state: String?
        /// Draws it as SVG, light or dark.
        let draw: @MainActor (_ isDark: Bool) async throws -> String

        init(_ name: String, draw: @escaping @MainActor (_ isDark: Bool) async throws -> String) {
            self.name = name
            self.draw = draw
        }

        init(_ name: String, picture: FieldPicture) {
            self.init(name) { isDark in
                var picture = picture
                picture.isDark = isDark
                return try picture.svg()
            }
        }

        /// The part of a link that stands for the picture.
        var id: String { state ?? name.slug }
    }

    /// What the pictures of a section are of, which says how the page sets them.
    enum Kind: String {
        /// One style in every state: a sheet of paper for each.
        case styles
        /// Whole screens, smaller and closer together.
        case screens
        /// Anything else.
        case others
    }

    let title: String
    let note: String
    /// How the code names what is shown, or nil.
    var code: String?
    let items: [Item]
    var kind = Kind.others

    /// The part of a link that stands for the section.
    var id: String { title.slug }

    /// The width of a field in points: two fit side by side in half of a window of 1280 points, and on a phone one does.
    static let fieldWidth = 272.0

    /// One style in every state.
    static func states(of style: PlaygroundStyle) -> GallerySection {
        let items = GalleryState.all.map { state in
            var picture = FieldPicture()
            picture.renderer = style.renderer
            // Cells of a fixed size stand in the middle: no wider, they line up with what is written below.
            picture.width = min(fieldWidth, style.renderer.layout.naturalSize(count: picture.length).width)
            state.apply(&picture)
            var item = Item(state.name, picture: picture)
            item.note = state.note
            item.state = state.id
            return item
        }
        return GallerySection(title: style.title, note: style.note, code: style.code, items: items, kind: .styles)
    }
}

extension String {
    /// The text as part of a link: small letters and digits, with dashes between the words.
    fileprivate var slug: String {
        lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }
}
