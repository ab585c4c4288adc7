import CodeInputUIKit

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
        GalleryState("isFocused", "waits for the first key") { $0.isFocused = true }, editing,
        GalleryState("isSelected", "one cell to type over") {
            ($0.text, $0.isFocused, $0.selection) = ("4829", true, 1..<2)
        },
        GalleryState("isMarked", "an input method composes") {
            ($0.text, $0.marked, $0.isFocused) = ("48", "n", true)
        },
        GalleryState(".masked", "characters hidden") {
            ($0.text, $0.isSecure, $0.isFocused) = ("4829", true, true)
        },
        GalleryState("isFull", "every cell filled") { $0.text = "482910" },
        GalleryState(.verifying, "the server is asked"),
        GalleryState(.accepted, "the code is right"),
        GalleryState(.rejected, "the code is wrong"),
        GalleryState(".disabled", "takes no input") { ($0.text, $0.isEnabled) = ("482", false) },
    ]

    static let editing = GalleryState(".editing", "the user types") { ($0.text, $0.isFocused) = ("482", true) }
}
