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

    let title: String
    let note: String
    /// The Swift name of the section's subject, or nil.
    var code: String?
    let items: [Item]
    /// The class on the page: "styles" on a sheet of paper each, whole "screens", closer together, or "others".
    var kind = "others"

    /// The section's fragment in links.
    var id: String { title.slug }

    /// The width of a field in points, as between the margins of a phone.
    static let fieldWidth = 345.0

    static func states(of style: PlaygroundStyle) -> GallerySection {
        let items = GalleryState.all.map { state in
            var picture = FieldPicture()
            (picture.style, picture.size.width, picture.hugsCells) = (style.renderer, fieldWidth, true)
            state.apply(&picture)
            // Dots are for hidden characters.
            picture.isSecure = picture.isSecure || style.name == "dots"
            var item = Item(state.name, picture: picture, swift: picture.swift(([], style.code)))
            (item.note, item.state, item.isInOverview) = (state.note, state.id, state.isInOverview)
            return item
        }
        return GallerySection(title: style.title, note: style.note, code: style.code, items: items, kind: "styles")
    }
}

struct GalleryState: Sendable {
    /// The name as in the code, such as `.rejected` or `isFocused`.
    let name: String
    let note: String
    let apply: @Sendable (inout FieldPicture) -> Void

    var isInOverview: Bool { [".editing", ".accepted", ".rejected"].contains(name) }

    /// The name in links and in the filter.
    var id: String { String(name.drop { $0 == "." }) }

    private init(_ name: String, _ note: String, apply: @escaping @Sendable (inout FieldPicture) -> Void) {
        (self.name, self.note, self.apply) = (name, note, apply)
    }

    private init(_ status: CodeStatus, _ note: String) {
        self.init(".\(status.rawValue)", note) { ($0.text, $0.status) = ("482910", status) }
    }

    static let all = [
        GalleryState(".empty", "nothing typed") { _ in },
        GalleryState(".placeholder", "a hint in empty cells") { $0.placeholder = "0" },
        GalleryState("isFocused", "waits for the first key") { $0.isFocused = true },
        GalleryState(".editing", "the user types") { ($0.text, $0.isFocused) = ("482", true) },
        GalleryState("isSelected", "one cell to type over") {
            ($0.text, $0.isFocused, $0.selection) = ("4829", true, 1..<2)
        },
        GalleryState("isMarked", "an input method composes") { ($0.text, $0.marked, $0.isFocused) = ("48", "n", true) },
        GalleryState(".masked", "characters hidden") { ($0.text, $0.isSecure, $0.isFocused) = ("4829", true, true) },
        GalleryState("isFull", "every cell filled") { $0.text = "482910" },
        GalleryState(.verifying, "the server is asked"), GalleryState(.accepted, "the code is right"),
        GalleryState(.rejected, "the code is wrong"),
        GalleryState(".disabled", "takes no input") { ($0.text, $0.isEnabled) = ("482", false) },
    ]
}

extension String {
    /// The text as a link fragment: lowercase letters and digits, with dashes between words.
    fileprivate var slug: String {
        lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    }
}
