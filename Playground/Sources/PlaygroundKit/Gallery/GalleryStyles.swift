import CodeInputUIKit
import UIKit

/// The gallery sections beyond the states of each style: layouts, directions, text sizes and customized styles.
enum GalleryStyles {
    typealias Item = GallerySection.Item

    static let sections = [messages, written, groups, directions, sizes, lengths, restyled]

    /// A field with the keyboard and a style from a link, as on the live page, or from lines of Swift.
    static func item(
        _ name: String, link: String = "box", _ swift: [String] = [], _ change: (inout FieldPicture) -> Void
    ) -> Item {
        var picture = FieldPicture()
        picture.size.width = GallerySection.fieldWidth
        let restyled = try? RestyledStyle(link)
        if let restyled { picture.style = restyled.renderer }
        picture.hugsCells = true
        picture.isFocused = true
        change(&picture)
        let code = swift.isEmpty ? restyled?.code : nil
        return Item(name, picture: picture, swift: picture.swift(code ?? (swift, "style")))
    }

    private static let groups = GallerySection(
        title: "Groups", note: "Longer codes read in groups; a separator may stand between them.",
        items: [
            item("3-3, a dash", link: "underline?groups=3-3") {
                $0.text = "4829"
            },
            item("2-2-2, a dot", link: "box?gap=6&groups=2-2-2&groupGap=22&separator=dot") {
                $0.text = "482"
            },
            item("4-4-4-4, joined", link: "joined?gap=0&groups=4-4-4-4&groupGap=14&separator=none&size=17") {
                $0.length = 16
                $0.text = "4539578763"
            },
        ])

    private static let directions = GallerySection(
        title: "Right to left", note: "A code reads from left to right in every language; a style may opt out.",
        items: [
            item("Right to left, the default") {
                $0.text = "482"
                $0.isRightToLeft = true
            },
            item(
                "Right to left, natural direction",
                ["var style = BoxRenderer.box", "style.layout.direction = .natural"]
            ) {
                var style = BoxRenderer.box
                style.layout.direction = .natural
                $0.style = style
                $0.text = "482"
                $0.isRightToLeft = true
            },
        ])

    private static let sizes = GallerySection(
        title: "Accessibility",
        note: "The largest text, and more contrast; nothing is clipped on a phone.",
        items: [
            item("Largest text") {
                $0.text = "482"
                $0.textScale = 3.1
            },
            item("Increased contrast") {
                $0.text = "482"
                $0.increasesContrast = true
            },
        ])

    private static let lengths = GallerySection(
        title: "A few cells, or many", note: "Gaps give way before cells do.",
        items: [4, 12].map { length in
            item("\(length) cells") {
                $0.length = length
                $0.text = String("482910573618".prefix(length - 1))
            }
        })

    private static let restyled = GallerySection(
        title: "Restyled", note: "Built-in styles with a few properties set.",
        items: [
            item("Four lines, blue when filled", link: "underline?line.filled=0a7aff&gap=30") {
                $0.length = 4
                $0.text = "48"
            },
            item(
                "One picture over four cells",
                [
                    "var style = BackgroundRenderer(image: grid)",
                    "style.text.color.base = CodeColor(0x1C1C1E)",
                ]
            ) {
                $0.style = GalleryStyles.picture
                $0.length = 4
                $0.text = "482"
            },
            item(
                "A star for a dot",
                ["let style = DotsRenderer(image: CodeImage(systemName: \"star.fill\"))"]
            ) {
                $0.style = DotsRenderer(image: PlaygroundImages.star)
                $0.text = "4829"
                $0.isSecure = true
            },
            item(
                "Dots over a picture",
                [
                    "var dots = DotsRenderer()",
                    "dots.text.color.base = CodeColor(0x1C1C1E)",
                    "dots.ringColor.base = CodeColor(0x1C1C1E)",
                    "dots.ringColor.focused = CodeColor(0x0040DD)",
                    "let style = BackgroundRenderer(image: card).overlaying(dots)",
                ]
            ) {
                // The picture is light in dark mode too.
                var dots = DotsRenderer()
                dots.text.color.base = CodeColor(0x1C1C1E)
                dots.ringColor.base = CodeColor(0x1C1C1E)
                dots.ringColor.focused = CodeColor(0x0040DD)
                $0.style = BackgroundRenderer(image: PlaygroundImages.card).overlaying(dots)
                $0.text = "482"
                $0.isSecure = true
            },
        ])

    /// A style whose text is always dark, because its picture is light in dark mode too.
    private static var picture: BackgroundRenderer {
        var style = BackgroundRenderer(image: PlaygroundImages.grid)
        style.text.color.base = CodeColor(0x1C1C1E)
        return style
    }
}
