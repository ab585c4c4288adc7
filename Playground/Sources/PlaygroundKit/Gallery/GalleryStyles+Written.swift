import CodeInputUIKit
import UIKit

extension GalleryStyles {
    /// What no built-in style looks like, and what the public API makes in less than sixty lines.
    static let written = GallerySection(
        title: "Your own",
        note: "Renderers of an app, and settings of a layout. Each passes every check that the kit has for renderers.",
        items: [
            item("Hearts", ["let style = HeartRenderer()"]) {
                $0.renderer = HeartRenderer()
                $0.text = "482"
            },
            item("A ring that closes with every digit", ["let style = ProgressRingRenderer()"]) {
                $0.renderer = ProgressRingRenderer()
                $0.text = "4829"
            },
            item(
                "Digits that roll in and out, as in a slot machine",
                [
                    "var style = BoxRenderer.joined",
                    "(style.motion.insertion, style.motion.removal) = (.roll, .roll)",
                ]
            ) {
                $0.renderer = slotMachine
                $0.text = "482"
            },
            item(
                "A caption before the code, and a heart between its halves",
                [
                    "var style = BoxRenderer.box",
                    "style.layout = .grouped([3, 3])",
                    "style.layout.leading = .text(\"G-\")",
                    "style.layout.separator = .image(CodeImage(systemName: \"heart.fill\"))",
                ]
            ) {
                $0.renderer = captioned
                $0.text = "482"
            },
        ])

    static var slotMachine: BoxRenderer {
        var style = BoxRenderer.joined
        (style.motion.insertion, style.motion.removal) = (.roll, .roll)
        return style
    }

    static var captioned: BoxRenderer {
        var style = BoxRenderer.box
        style.layout = .grouped([3, 3])
        style.layout.leading = .text("G-")
        style.layout.separator = .image(CodeImage(systemName: "heart.fill", size: CGSize(width: 12, height: 12)))
        return style
    }
}
