import CodeInputUIKit
import UIKit

extension Pictures {
    /// The pictures of the articles by their names.
    ///
    /// Each shows what the code above it makes.
    @MainActor static var articles: KeyValuePairs<String, PictureSheet> {
        [
            "arranging-cells": PictureSheet(items: layouts),
            "decorating-cells": PictureSheet(items: [("leading, separator, trailing", picture(decorated))], columns: 1),
            "cells-on-stairs": PictureSheet(items: [("StairsRenderer()", picture(StairsRenderer()))], columns: 1),
            "large-cells": PictureSheet(
                items: [("the largest text", picture(BoxRenderer.box) { $0.textScale = 3.1 })], columns: 1),
            "restyled-by-state": PictureSheet(items: restyled),
            "branded-cells": PictureSheet(
                items: [("field.tintColor", picture(branded) { $0.tint = (0x5B2A86, 0xC9A6F0) })], columns: 1),
            "plain-and-chip": PictureSheet(
                items: [("PlainRenderer()", picture(PlainRenderer())), ("ChipRenderer()", picture(ChipRenderer()))]
                    + verdicts(ChipRenderer())),
            "strip": PictureSheet(items: [("StripRenderer()", picture(StripRenderer()))], columns: 1),
            "ring": PictureSheet(items: [("RingRenderer()", picture(RingRenderer(), "4829"))], columns: 1),
            "heart": PictureSheet(
                items: [("HeartRenderer()", picture(HeartRenderer()))] + verdicts(HeartRenderer()).prefix(1)),
        ]
    }

    private static func verdicts(_ style: any CodeCellRenderer) -> [(code: String, picture: FieldPicture)] {
        [CodeStatus.accepted, .rejected].map { status in
            ("field.\(status == .accepted ? "accept" : "reject")()", picture(style, "482913") { $0.status = status })
        }
    }

    private static var layouts: [(code: String, picture: FieldPicture)] {
        func box(_ layout: CodeCellLayout) -> BoxRenderer {
            var style = BoxRenderer.box
            style.layout = layout
            return style
        }
        var natural = BoxRenderer.box
        natural.layout.direction = .natural
        return [
            (".equal(spacing: 12)", picture(box(.equal(spacing: 12)))),
            (".proportional(gap: 0.5)", picture(box(.proportional(gap: 0.5)))),
            (
                ".fixed(size: …, spacing: 8)",
                picture(box(.fixed(size: CGSize(width: 44, height: 52), spacing: 8)))
            ),
            (".grouped([3, 3])", picture(box(.grouped([3, 3])))),
            (
                ".grouped([4], spacing: 0, …)",
                picture(box(.grouped([4], spacing: 0, groupSpacing: 14, separator: .none)), "4829") { $0.length = 12 }
            ),
            (
                ".direction = .natural",
                picture(natural) { $0.isRightToLeft = true }
            ),
        ]
    }

    private static var decorated: BoxRenderer {
        var arrow = CodePath()
        arrow.move(to: .zero)
        arrow.addLine(to: CGPoint(x: 6, y: 5))
        arrow.addLine(to: CGPoint(x: 0, y: 10))
        arrow.closeSubpath()

        var style = BoxRenderer.box
        style.layout = .grouped([3, 3], separator: .path(arrow, size: CGSize(width: 6, height: 10)))
        style.layout.leading = .text("G-", font: style.text.font)
        style.layout.trailing = .image(CodeImage(systemName: "heart.fill"), color: .red)
        return style
    }

    private static var restyled: [(code: String, picture: FieldPicture)] {
        var style = UnderlineRenderer()
        style.lineColor.filled = .blue
        style.lineColor.focused = .label
        style.lineWidth.rejected = 5
        return [
            ("filled, then focused", picture(style)),
            ("rejected", picture(style, "482913") { $0.status = .rejected }),
        ]
    }

    private static var branded: BoxRenderer {
        var style = BoxRenderer.box
        style.fillColor.filled = .tint.opacity(0.12)
        style.borderColor.filled = CodeColor(light: .init(0x5B2A86), dark: .init(0xC9A6F0))
        style.hasQuietVerdicts = true
        return style
    }
}
