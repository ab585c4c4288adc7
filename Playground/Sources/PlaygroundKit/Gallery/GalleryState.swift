import CodeInputUIKit

/// A state in which the gallery shows every style.
struct GalleryState: Sendable {
    /// The name as in the code, such as `.rejected` or `isFocused`.
    let name: String
    /// A description in plain words.
    let note: String
    /// Applies the state to a picture.
    let apply: @Sendable (inout FieldPicture) -> Void

    /// Whether the overview shows the state.
    var isInOverview: Bool { [".editing", ".accepted", ".rejected"].contains(name) }

    /// The name in links and in the filter.
    var id: String { String(name.drop { $0 == "." }) }

    private init(_ name: String, _ note: String, apply: @escaping @Sendable (inout FieldPicture) -> Void) {
        self.name = name
        self.note = note
        self.apply = apply
    }

    private init(_ status: CodeStatus, _ note: String) {
        self.init(".\(status.rawValue)", note) {
            $0.text = "482910"
            $0.status = status
        }
    }

    /// The states, in the order of the page.
    static let all = [
        GalleryState(".empty", "nothing typed") { _ in },
        GalleryState(".placeholder", "a hint in empty cells") { $0.placeholder = "0" },
        GalleryState("isFocused", "waits for the first key") { $0.isFocused = true }, editing,
        GalleryState("isSelected", "one cell to type over") {
            $0.text = "4829"
            $0.isFocused = true
            $0.selection = 1..<2
        },
        GalleryState("isMarked", "an input method composes") {
            $0.text = "48"
            $0.marked = "n"
            $0.isFocused = true
        },
        GalleryState(".masked", "characters hidden") {
            $0.text = "4829"
            $0.isSecure = true
            $0.isFocused = true
        },
        GalleryState("isFull", "every cell filled") { $0.text = "482910" },
        GalleryState(.verifying, "the server is asked"),
        GalleryState(.accepted, "the code is right"),
        GalleryState(.rejected, "the code is wrong"),
        GalleryState(".disabled", "takes no input") {
            $0.text = "482"
            $0.isEnabled = false
        },
    ]

    /// A field while the user types.
    static let editing = GalleryState(".\(CodeStatus.editing.rawValue)", "the user types") {
        $0.text = "482"
        $0.isFocused = true
    }
}
