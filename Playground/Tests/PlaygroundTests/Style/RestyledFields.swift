import CodeInputUIKit

@testable import PlaygroundKit

// Made by RestyledCodeTests: UPDATE_SNAPSHOTS=1 writes it anew.
private let card = PlaygroundImages.card

let restyledStyles: [String: @Sendable () -> any CodeCellRenderer] = [
    "box": {
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
        style.motion.rejectsCellByCell = true
        style.motion.state = .spring()
        style.hasQuietVerdicts = true
        style.layout = .grouped([2, 4], spacing: 10, groupSpacing: 15, separator: .dot)
        style.layout.maximumCellWidth = 45
        style.layout.alignment = .trailing
        return style
    },
    "outline": {
        var style = BoxRenderer.outline
        style.borderColor.base = CodeColor(0x1088BB)
        return style
    },
    "underline": {
        var style = UnderlineRenderer()
        style.lineColor.focused = CodeColor(0x1037AD)
        style.text.color.focused = CodeColor(0x1083E6)
        style.text.placeholderColor.verifying = CodeColor(0x11163E)
        style.lineWidth.focused = 9
        style.layout = .equal(spacing: 12)
        return style
    },
    "joined": {
        var style = BoxRenderer.joined
        style.borderColor.base = CodeColor(0x1088BB)
        return style
    },
    "circles": {
        var style = BoxRenderer.circles
        style.borderColor.base = CodeColor(0x1088BB)
        return style
    },
    "dots": {
        var style = DotsRenderer()
        style.ringColor.rejected = CodeColor(0x102968)
        style.text.color.accepted = CodeColor(0x10EF78)
        style.text.placeholderColor.disabled = CodeColor(0x1038C7)
        style.ringWidth.rejected = 3
        style.dotSize = 13
        style.layout.alignment = .trailing
        return style
    },
    "background": {
        var style = BackgroundRenderer(image: card)
        style.frameColor.rejected = CodeColor(0x102968)
        style.fillColor.rejected = CodeColor(0x10B4B9)
        style.text.color.base = CodeColor(0x104F22)
        style.text.color.rejected = CodeColor(0x10644F)
        style.text.color.disabled = CodeColor(0x108A4D)
        style.text.placeholderColor.base = CodeColor(0x104A9C)
        style.frameWidth.rejected = 3
        style.cornerRadius = 10
        style.layout = .equal(spacing: 10)
        return style
    },
    "material": {
        var style = MaterialRenderer()
        style.accent = CodeColor(0x10D4FA)
        return style
    },
    "chip": {
        var style = ChipRenderer()
        style.line.accepted = CodeColor(0x10B491)
        style.text.color.verifying = CodeColor(0x10F578)
        style.text.placeholderColor.base = CodeColor(0x104A9C)
        return style
    },
]
