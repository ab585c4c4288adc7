import CodeInputPIN

extension Pictures {
    /// The pictures of the articles by their modules and names; each shows what the code of its article makes.
    @MainActor static var articles: KeyValuePairs<String, KeyValuePairs<String, PictureSheet>> {
        [
            "CodeInputStyles": styles,
            "CodeInputUIKit": [
                "verifying-a-code": PictureSheet(items: [
                    ("message", row(.editing, "It can take a minute to arrive.", "482")),
                    ("while the verifier runs", row(.verifying)),
                    (".accepted(message: \"Signed in\")", row(.accepted, "Signed in")),
                    (".rejected(message: …)", row(.rejected, "That is not the code we sent.", "482911")),
                ])
            ],
            "CodeInputSwiftUI": [
                "fields-in-swiftui": PictureSheet(items: [
                    ("SignInView", picture(BoxRenderer.box) { $0.message = "It can take a minute to arrive." }),
                    (".codeInputStyle(.circles)", picture(BoxRenderer.circles, "482910") { $0.isFocused = false }),
                ])
            ],
            "CodeInputPIN": [
                "number-pads": PictureSheet(pads: [".system": .system, ".plain": .plain, ".circles": .circles]),
                "paying": PictureSheet(screens: [
                    "the PIN": "Payment", "a wrong one": "Payment, wrong PIN", "locked": "Payment, locked",
                    "paid": "Payment, paid",
                ]),
                "choosing": PictureSheet(screens: [
                    "the first time": "Choose a PIN", "too simple": "Choose a PIN, weak",
                    "another one": "Choose a PIN, mismatch", "saved": "Choose a PIN, saved",
                ]),
            ],
        ]
    }

    @MainActor private static var styles: KeyValuePairs<String, PictureSheet> {
        [
            "arranging-cells": PictureSheet(items: layouts),
            "decorating-cells": PictureSheet(items: [("leading, separator, trailing", picture(decorated))]),
            "cells-on-stairs": PictureSheet(items: [("StairsRenderer()", picture(StairsRenderer()))]),
            "large-cells": PictureSheet(items: [("the largest text", picture(BoxRenderer.box) { $0.textScale = 3.1 })]),
            "restyled-by-state": PictureSheet(items: restyled),
            "branded-cells": PictureSheet(items: [
                ("field.tintColor", picture(branded) { $0.tint = (0x5B2A86, 0xC9A6F0) })
            ]),
            "plain-and-chip": PictureSheet(
                items: [("PlainRenderer()", picture(PlainRenderer())), ("ChipRenderer()", picture(ChipRenderer()))]
                    + verdicts(ChipRenderer())),
            "strip": PictureSheet(items: [("StripRenderer()", picture(StripRenderer()))]),
            "ring": PictureSheet(items: [("RingRenderer()", picture(RingRenderer(), "4829"))]),
            "heart": PictureSheet(
                items: [("HeartRenderer()", picture(HeartRenderer()))] + verdicts(HeartRenderer()).prefix(1)),
            "picking-a-style": PictureSheet(items: StyleCatalog.builtIn.map(sample)),
            "material": theme(MaterialRenderer(), "MaterialRenderer()"),
            "checkout": theme(CheckoutRenderer(), "CheckoutRenderer()"),
            "messenger": theme(MessengerRenderer(), "MessengerRenderer()"),
            "bank": theme(BankRenderer(), "BankRenderer()"), "ticket": theme(TicketRenderer(), "TicketRenderer()"),
            "pads-of-themes": PictureSheet(pads: [".material": .material, ".bank": .bank]),
        ]
    }

    private static func row(_ status: CodeStatus, _ message: String = "", _ text: String = "482910") -> FieldPicture {
        picture(BoxRenderer.box, text) {
            $0.status = status
            $0.message = message
            $0.isFocused = status != .accepted
        }
    }

    /// A theme while the user types, while the app verifies, and after each verdict.
    @MainActor private static func theme(_ style: any CodeCellRenderer, _ code: String) -> PictureSheet {
        let verifying = picture(style, "482910") { $0.status = .verifying }
        let still = ([("while the verifier runs", verifying)] + verdicts(style)).map { code, picture in
            var picture = picture
            picture.isFocused = false
            return (code, picture)
        }
        return PictureSheet(items: [(code, picture(style))] + still)
    }

    private static func verdicts(_ style: any CodeCellRenderer) -> [(code: String, picture: FieldPicture)] {
        [
            ("field.accept()", picture(style, "482910") { $0.status = .accepted }),
            ("field.reject()", picture(style, "482911") { $0.status = .rejected }),
        ]
    }

    private static var layouts: [(code: String, picture: FieldPicture)] {
        func box(_ layout: CodeCellLayout) -> BoxRenderer {
            var style = BoxRenderer.box
            style.layout = layout
            return style
        }
        let joined = CodeCellLayout.grouped([4], spacing: 0, groupSpacing: 14, separator: .none)
        return [
            (".equal(spacing: 12)", picture(box(.equal(spacing: 12)))),
            (".proportional(gap: 0.5)", picture(box(.proportional(gap: 0.5)))),
            (".fixed(size: …, spacing: 8)", picture(box(.fixed(size: CGSize(width: 44, height: 52), spacing: 8)))),
            (".grouped([3, 3])", picture(box(.grouped([3, 3])))),
            (".grouped([4], spacing: 0, …)", picture(box(joined), "4829") { $0.length = 12 }),
            (".direction = .natural", picture(natural) { $0.isRightToLeft = true }),
        ]
    }

    static var natural: BoxRenderer {
        var style = BoxRenderer.box
        style.layout.direction = .natural
        return style
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
            ("filled, then focused", picture(style)), ("rejected", picture(style, "482911") { $0.status = .rejected }),
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
