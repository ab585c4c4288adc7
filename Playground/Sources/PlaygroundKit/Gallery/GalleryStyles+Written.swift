import CodeInputUIKit
import UIKit

extension GalleryStyles {
    /// What no built-in style looks like, and what the public API makes in less than sixty lines.
    static let written = GallerySection(
        title: "Your own",
        note: "Renderers of an app, and settings of a layout. Each passes every check that the kit has for renderers.",
        items: states("Hearts", ["let style = HeartRenderer()"], HeartRenderer())
            + states("A closing ring", ["let style = RingRenderer()"], RingRenderer())
            + [
                item(
                    "A caption before the code, and a heart between its halves",
                    [
                        "var style = BoxRenderer.box",
                        "style.layout = .grouped([3, 3])",
                        "style.layout.leading = .text(\"G-\")",
                        "style.layout.separator = .image(CodeImage(systemName: \"heart.fill\"))",
                    ]
                ) {
                    $0.style = captioned
                    $0.text = "482"
                }
            ])

    /// A style while the user types, and after each verdict.
    private static func states(_ name: String, _ swift: [String], _ style: any CodeCellRenderer) -> [Item] {
        GalleryState.all.filter(\.isInOverview).map { state in
            item(state.id == "editing" ? name : "\(name), \(state.id)", swift) {
                $0.style = style
                $0.isFocused = false
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
            item("A hint") {
                $0.text = "482"
                $0.message = "It can take a minute to arrive."
            },
            item("While the verifier runs") {
                $0.text = "482913"
                $0.status = .verifying
                $0.message = ""
            },
            item("Accepted") {
                $0.text = "482913"
                $0.status = .accepted
                $0.message = "Signed in"
            },
            item("Rejected, in two lines") {
                $0.text = "482911"
                $0.status = .rejected
                $0.message = "That is not the code we sent. Check the digits, or ask for another code."
            },
            item("The last attempt", link: "dots") {
                $0.text = "482911"
                $0.isSecure = true
                $0.status = .rejected
                $0.message = "Wrong PIN. One attempt left."
            },
            item("Locked") {
                $0.isFocused = false
                $0.isEnabled = false
                $0.message = "Locked. Try again in 0:42."
            },
        ])
}
