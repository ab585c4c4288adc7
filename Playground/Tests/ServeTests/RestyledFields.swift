import CodeInputUIKit
import UIKit

@testable import PlaygroundKit

// Made by RestyledCodeTests: UPDATE_SNAPSHOTS=1 writes it anew.
@MainActor let restyledFields: [String: @MainActor (UIView) -> CodeInputView] = [
    "box": { view in
        var style = BoxRenderer.box
        style.borderColor.base = CodeColor(0x1088BB)
        style.fillColor.base = CodeColor(0x10648C)
        style.text.color.base = CodeColor(0x104F22)
        style.text.placeholderColor.base = CodeColor(0x104A9C)
        style.borderWidth.base = 3
        style.cornerRadius = 30
        style.text.font.size = 21
        style.text.font.weight = .heavy
        style.text.font.design = .serif
        style.text.mask = .character("\"")
        style.motion.insertion = .roll
        style.motion.removal = .roll
        style.motion.invalidInput = .shake
        style.motion.rejection = .pop
        style.motion.acceptance = .pop
        style.motion.verifying = .fade
        style.motion.stagger = 0.25
        style.layout = .grouped([2, 4], spacing: 10, groupSpacing: 15, separator: .dot)
        style.layout.maximumCellWidth = 45
        style.layout.alignment = .trailing
        let field = CodeInputView(length: 6, style: style)
        field.message = "A \"7\"-"
        field.showsMessage = true
        field.forgetsInBackground = .seconds(300)

        field.onComplete = { code in
            // Ask your server, then call accept() or reject() of the field.
        }
        view.addSubview(field)
        return field
    },
    "outline": { view in
        var style = BoxRenderer.outline
        style.borderColor.base = CodeColor(0x1088BB)
        let field = CodeInputView(length: 6, style: style)
        field.message = "A \"7\"-"
        field.showsMessage = true
        field.forgetsInBackground = .seconds(300)

        field.onComplete = { code in
            // Ask your server, then call accept() or reject() of the field.
        }
        view.addSubview(field)
        return field
    },
    "underline": { view in
        var style = UnderlineRenderer()
        style.lineColor.focused = CodeColor(0x1037AD)
        style.text.color.focused = CodeColor(0x1083E6)
        style.text.placeholderColor.selected = CodeColor(0x10F0E6)
        style.lineWidth.focused = 9
        style.text.font.size = 21
        style.text.font.weight = .heavy
        style.text.font.design = .serif
        style.text.mask = .character("\"")
        style.motion.insertion = .roll
        style.motion.removal = .roll
        style.motion.invalidInput = .shake
        style.motion.rejection = .pop
        style.motion.acceptance = .pop
        style.motion.verifying = .fade
        style.motion.stagger = 0.25
        style.layout = .grouped([2, 4], spacing: 10, groupSpacing: 15, separator: .dot)
        style.layout.maximumCellWidth = 45
        style.layout.alignment = .trailing
        let field = CodeInputView(length: 6, style: style)
        field.message = "A \"7\"-"
        field.showsMessage = true
        field.forgetsInBackground = .seconds(300)

        field.onComplete = { code in
            // Ask your server, then call accept() or reject() of the field.
        }
        view.addSubview(field)
        return field
    },
    "joined": { view in
        var style = BoxRenderer.joined
        style.borderColor.base = CodeColor(0x1088BB)
        let field = CodeInputView(length: 6, style: style)
        field.message = "A \"7\"-"
        field.showsMessage = true
        field.forgetsInBackground = .seconds(300)

        field.onComplete = { code in
            // Ask your server, then call accept() or reject() of the field.
        }
        view.addSubview(field)
        return field
    },
    "circles": { view in
        var style = BoxRenderer.circles
        style.borderColor.base = CodeColor(0x1088BB)
        let field = CodeInputView(length: 6, style: style)
        field.message = "A \"7\"-"
        field.showsMessage = true
        field.forgetsInBackground = .seconds(300)

        field.onComplete = { code in
            // Ask your server, then call accept() or reject() of the field.
        }
        view.addSubview(field)
        return field
    },
    "dots": { view in
        var style = DotsRenderer()
        style.ringColor.rejected = CodeColor(0x102968)
        style.text.color.accepted = CodeColor(0x10EF78)
        style.text.placeholderColor.rejected = CodeColor(0x1112C9)
        style.ringWidth.rejected = 3
        style.dotSize = 13
        style.text.font.size = 21
        style.text.font.weight = .heavy
        style.text.font.design = .serif
        style.text.mask = .character("\"")
        style.motion.insertion = .roll
        style.motion.removal = .roll
        style.motion.invalidInput = .shake
        style.motion.rejection = .pop
        style.motion.acceptance = .pop
        style.motion.verifying = .fade
        style.motion.stagger = 0.25
        style.layout = .grouped([2, 4], spacing: 10, groupSpacing: 15, separator: .dot)
        style.layout.maximumCellWidth = 45
        style.layout.alignment = .trailing
        let field = CodeInputView(length: 6, style: style)
        field.message = "A \"7\"-"
        field.showsMessage = true
        field.forgetsInBackground = .seconds(300)

        field.onComplete = { code in
            // Ask your server, then call accept() or reject() of the field.
        }
        view.addSubview(field)
        return field
    },
    "background": { view in
        var style = BackgroundRenderer(image: CodeImage(named: "Cells"))
        style.frameColor.base = CodeColor(0x1088BB)
        style.frameColor.filled = CodeColor(0x10A8CC)
        style.frameColor.focused = CodeColor(0x1037AD)
        style.frameColor.selected = CodeColor(0x110785)
        style.frameColor.verifying = CodeColor(0x10D37F)
        style.frameColor.accepted = CodeColor(0x10B491)
        style.frameColor.rejected = CodeColor(0x102968)
        style.frameColor.disabled = CodeColor(0x104F66)
        style.fillColor.base = CodeColor(0x10648C)
        style.fillColor.filled = CodeColor(0x10D45D)
        style.fillColor.focused = CodeColor(0x107E3C)
        style.fillColor.selected = CodeColor(0x1092D6)
        style.fillColor.verifying = CodeColor(0x10B24E)
        style.fillColor.accepted = CodeColor(0x103FE2)
        style.fillColor.rejected = CodeColor(0x10B4B9)
        style.fillColor.disabled = CodeColor(0x10DAB7)
        style.text.color.base = CodeColor(0x104F22)
        style.text.color.filled = CodeColor(0x107173)
        style.text.color.focused = CodeColor(0x1083E6)
        style.text.color.selected = CodeColor(0x10426C)
        style.text.color.verifying = CodeColor(0x10F578)
        style.text.color.accepted = CodeColor(0x10EF78)
        style.text.color.rejected = CodeColor(0x10644F)
        style.text.color.disabled = CodeColor(0x108A4D)
        style.text.placeholderColor.base = CodeColor(0x104A9C)
        style.text.placeholderColor.selected = CodeColor(0x10F0E6)
        style.text.placeholderColor.verifying = CodeColor(0x11163E)
        style.text.placeholderColor.accepted = CodeColor(0x109DF2)
        style.text.placeholderColor.rejected = CodeColor(0x1112C9)
        style.text.placeholderColor.disabled = CodeColor(0x1038C7)
        style.frameWidth.base = 3
        style.frameWidth.filled = 6
        style.frameWidth.focused = 3
        style.frameWidth.selected = 3
        style.frameWidth.verifying = 3
        style.frameWidth.accepted = 3
        style.frameWidth.rejected = 9
        style.frameWidth.disabled = 6
        style.cornerRadius = 10
        style.text.font.size = 21
        style.text.font.weight = .heavy
        style.text.font.design = .serif
        style.text.mask = .character("\"")
        style.motion.insertion = .roll
        style.motion.removal = .roll
        style.motion.invalidInput = .shake
        style.motion.rejection = .pop
        style.motion.acceptance = .pop
        style.motion.verifying = .fade
        style.motion.stagger = 0.25
        style.layout = .grouped([2, 4], spacing: 10, groupSpacing: 15, separator: .dot)
        style.layout.maximumCellWidth = 45
        style.layout.alignment = .trailing
        let field = CodeInputView(length: 6, style: style)
        field.message = "A \"7\"-"
        field.showsMessage = true
        field.forgetsInBackground = .seconds(300)

        field.onComplete = { code in
            // Ask your server, then call accept() or reject() of the field.
        }
        view.addSubview(field)
        return field
    },
    "chip": { view in
        var style = ChipRenderer()
        style.line.base = CodeColor(0x1088BB)
        style.text.color.disabled = CodeColor(0x108A4D)
        style.text.placeholderColor.base = CodeColor(0x104A9C)
        style.text.font.size = 21
        style.text.font.weight = .heavy
        style.text.font.design = .serif
        style.text.mask = .character("\"")
        let field = CodeInputView(length: 6, style: style)
        field.message = "A \"7\"-"
        field.showsMessage = true
        field.forgetsInBackground = .seconds(300)

        field.onComplete = { code in
            // Ask your server, then call accept() or reject() of the field.
        }
        view.addSubview(field)
        return field
    },
    "ticket": { view in
        var style = TicketRenderer()
        style.line.base = CodeColor(0x1088BB)
        style.text.color.base = CodeColor(0x104F22)
        style.text.placeholderColor.focused = CodeColor(0x111E2C)
        style.cornerRadius = 10
        style.text.font.size = 21
        style.text.font.weight = .heavy
        style.text.font.design = .monospaced
        style.text.mask = .character("\"")
        style.motion.insertion = .roll
        style.motion.removal = .roll
        style.motion.invalidInput = .shake
        style.motion.rejection = .pop
        style.motion.acceptance = .pop
        style.motion.verifying = .fade
        style.motion.stagger = 0.25
        style.layout = .grouped([2, 4], spacing: 10, groupSpacing: 15, separator: .dot)
        style.layout.maximumCellWidth = 45
        style.layout.alignment = .trailing
        let field = CodeInputView(length: 6, style: style)
        field.message = "A \"7\"-"
        field.showsMessage = true
        field.forgetsInBackground = .seconds(300)

        field.onComplete = { code in
            // Ask your server, then call accept() or reject() of the field.
        }
        view.addSubview(field)
        return field
    },
    "capsule": { view in
        var style = CapsuleRenderer()
        style.line.focused = CodeColor(0x1037AD)
        style.text.color.filled = CodeColor(0x107173)
        style.text.placeholderColor.selected = CodeColor(0x10F0E6)
        style.width.focused = 3
        style.text.font.size = 21
        style.text.font.weight = .heavy
        style.text.font.design = .serif
        style.text.mask = .character("\"")
        style.layout = .grouped([2, 4], spacing: 10, groupSpacing: 15, separator: .dot)
        style.layout.maximumCellWidth = 45
        style.layout.alignment = .trailing
        let field = CodeInputView(length: 6, style: style)
        field.message = "A \"7\"-"
        field.showsMessage = true
        field.forgetsInBackground = .seconds(300)

        field.onComplete = { code in
            // Ask your server, then call accept() or reject() of the field.
        }
        view.addSubview(field)
        return field
    },
]
