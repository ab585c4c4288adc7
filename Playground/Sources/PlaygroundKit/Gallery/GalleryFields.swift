import CodeInputUIKit

/// The gallery sections beyond the states of each style: layouts, directions, text sizes and customized styles.
enum GalleryFields {
    typealias Item = GallerySection.Item

    static let sections = [messages, written, groups, directions, sizes, lengths, restyled]

    /// A field with the keyboard and a style from a link, as on the live page, or from lines of Swift.
    static func item(
        _ name: String, link: String = "box", _ swift: [String] = [], text: String = "482",
        _ change: (inout FieldPicture) -> Void = { _ in }
    ) -> Item {
        let restyled = try? RestyledStyle(link)
        var picture = Pictures.picture(restyled?.renderer ?? BoxRenderer.box, text)
        (picture.size.width, picture.hugsCells) = (GallerySection.fieldWidth, true)
        change(&picture)
        let code = swift.isEmpty ? restyled?.code : nil
        return Item(name, picture: picture, swift: picture.swift(code ?? (swift, "style")))
    }

    private static let groups = GallerySection(
        title: "Groups", note: "Longer codes read in groups; a separator may stand between them.",
        items: [
            item("3-3, a dash", link: "underline?groups=3-3", text: "4829"),
            item("2-2-2, a dot", link: "box?gap=6&groups=2-2-2&groupGap=22&separator=dot"),
            item(
                "4-4-4-4, joined", link: "joined?gap=0&groups=4-4-4-4&groupGap=14&separator=none&size=17",
                text: "4539578763"
            ) { $0.length = 16 },
        ])

    private static let directions = GallerySection(
        title: "Right to left", note: "A code reads from left to right in every language; a style may opt out.",
        items: [
            item("Right to left, the default") { $0.isRightToLeft = true },
            item(
                "Right to left, natural direction",
                ["var style = BoxRenderer.box", "style.layout.direction = .natural"]
            ) { ($0.style, $0.isRightToLeft) = (Pictures.natural, true) },
        ])

    private static let sizes = GallerySection(
        title: "Accessibility", note: "The largest text, and more contrast; nothing is clipped on a phone.",
        items: [
            item("Largest text") { $0.textScale = 3.1 }, item("Increased contrast") { $0.increasesContrast = true },
        ])

    private static let lengths = GallerySection(
        title: "A few cells, or many", note: "Gaps give way before cells do.",
        items: [4, 12].map { length in
            item("\(length) cells", text: String("482910573618".prefix(length - 1))) { $0.length = length }
        })

    private static let restyled = GallerySection(
        title: "Restyled", note: "Built-in styles with a few properties set.",
        items: [
            item("Four lines, blue when filled", link: "underline?line.filled=0a7aff&gap=30", text: "48") {
                $0.length = 4
            },
            item(
                "One picture over four cells",
                ["var style = BackgroundRenderer(image: grid)", "style.text.color.base = CodeColor(0x1C1C1E)"]
            ) {
                // The picture is light in dark mode too.
                var style = BackgroundRenderer(image: PlaygroundImages.grid)
                style.text.color.base = CodeColor(0x1C1C1E)
                ($0.style, $0.length) = (style, 4)
            },
            item(
                "A star for a dot", ["let style = DotsRenderer(image: CodeImage(systemName: \"star.fill\"))"],
                text: "4829"
            ) { ($0.style, $0.isSecure) = (DotsRenderer(image: CodeImage(systemName: "star.fill")), true) },
            item(
                "Dots over a picture",
                [
                    "var dots = DotsRenderer()", "dots.text.color.base = CodeColor(0x1C1C1E)",
                    "dots.ringColor.base = CodeColor(0x1C1C1E)", "dots.ringColor.focused = CodeColor(0x0040DD)",
                    "let style = BackgroundRenderer(image: card).overlaying(dots)",
                ]
            ) {
                var dots = DotsRenderer()
                dots.text.color.base = CodeColor(0x1C1C1E)
                dots.ringColor.base = CodeColor(0x1C1C1E)
                dots.ringColor.focused = CodeColor(0x0040DD)
                ($0.style, $0.isSecure) = (BackgroundRenderer(image: PlaygroundImages.card).overlaying(dots), true)
            },
        ])
}

extension GalleryFields {
    /// What no built-in style looks like, and what the public API makes in less than sixty lines.
    static let written = GallerySection(
        title: "Your own",
        note: "Renderers of an app, and settings of a layout. Each passes every check that the kit has for renderers.",
        items: states("Hearts", ["let style = HeartRenderer()"], HeartRenderer())
            + states("A closing ring", ["let style = RingRenderer()"], RingRenderer()) + [
                item(
                    "A caption before the code, and a heart between its halves",
                    [
                        "var style = BoxRenderer.box", "style.layout = .grouped([3, 3])",
                        "style.layout.leading = .text(\"G-\")",
                        "style.layout.separator = .image(CodeImage(systemName: \"heart.fill\"))",
                    ]
                ) { $0.style = captioned }
            ])

    /// A style while the user types, and after each verdict.
    private static func states(_ name: String, _ swift: [String], _ style: any CodeCellRenderer) -> [Item] {
        GalleryState.all.filter(\.isInOverview).map { state in
            item(state.id == "editing" ? name : "\(name), \(state.id)", swift, text: "") {
                ($0.style, $0.isFocused) = (style, false)
                state.apply(&$0)
            }
        }
    }

    static var captioned: BoxRenderer {
        var style = BoxRenderer.box
        style.layout = .grouped([3, 3])
        style.layout.leading = .text("G-")
        style.layout.separator = .image(CodeImage(systemName: "heart.fill", size: CGSize(width: 12, height: 12)))
        return style
    }

    /// The row under the cells, in each of its states.
    static let messages = GallerySection(
        title: "Message row",
        note: "A line under the cells: a hint of the app, then the verdict. It keeps its height while it is empty.",
        code: "showsMessage",
        items: [
            item("A hint") { $0.message = "It can take a minute to arrive." },
            item("While the verifier runs", text: "482910") { ($0.status, $0.message) = (.verifying, "") },
            item("Accepted", text: "482910") { ($0.status, $0.message) = (.accepted, "Signed in") },
            item("Rejected, in two lines", text: "482911") {
                $0.status = .rejected
                $0.message = "That is not the code we sent. Check the digits, or ask for another code."
            },
            item("The last attempt", link: "dots", text: "482911") {
                ($0.isSecure, $0.status) = (true, .rejected)
                $0.message = "Wrong PIN. One attempt left."
            },
            item("Locked", text: "") {
                ($0.isFocused, $0.isEnabled) = (false, false)
                $0.message = "Locked. Try again in 0:42."
            },
        ])
}
