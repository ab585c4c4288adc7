import CodeInputUIKit
import UIKit

@testable import PlaygroundKit

// Made by RestyledCodeTests: UPDATE_SNAPSHOTS=1 writes it anew.
@MainActor func restyledGlow(in view: UIView) -> CodeInputView {
    var style = GlowRenderer()
    style.box.borderColor.base = CodeColor(0x1088BB)
    style.box.borderColor.filled = CodeColor(0x10A8CC)
    style.box.borderColor.focused = CodeColor(0x1037AD)
    style.box.borderColor.selected = CodeColor(0x110785)
    style.box.borderColor.verifying = CodeColor(0x10D37F)
    style.box.borderColor.accepted = CodeColor(0x10B491)
    style.box.borderColor.rejected = CodeColor(0x102968)
    style.box.borderColor.disabled = CodeColor(0x104F66)
    style.box.fillColor.base = CodeColor(0x10648C)
    style.box.fillColor.filled = CodeColor(0x10D45D)
    style.box.fillColor.focused = CodeColor(0x107E3C)
    style.box.fillColor.selected = CodeColor(0x1092D6)
    style.box.fillColor.verifying = CodeColor(0x10B24E)
    style.box.fillColor.accepted = CodeColor(0x103FE2)
    style.box.fillColor.rejected = CodeColor(0x10B4B9)
    style.box.fillColor.disabled = CodeColor(0x10DAB7)
    style.box.text.color.base = CodeColor(0x104F22)
    style.box.text.color.filled = CodeColor(0x107173)
    style.box.text.color.focused = CodeColor(0x1083E6)
    style.box.text.color.selected = CodeColor(0x10426C)
    style.box.text.color.verifying = CodeColor(0x10F578)
    style.box.text.color.accepted = CodeColor(0x10EF78)
    style.box.text.color.rejected = CodeColor(0x10644F)
    style.box.text.color.disabled = CodeColor(0x108A4D)
    style.box.text.placeholderColor.base = CodeColor(0x104A9C)
    style.box.text.placeholderColor.focused = CodeColor(0x111E2C)
    style.box.text.placeholderColor.selected = CodeColor(0x10F0E6)
    style.box.text.placeholderColor.verifying = CodeColor(0x11163E)
    style.box.text.placeholderColor.accepted = CodeColor(0x109DF2)
    style.box.text.placeholderColor.rejected = CodeColor(0x1112C9)
    style.box.text.placeholderColor.disabled = CodeColor(0x1038C7)
    style.box.borderWidth.base = 3
    style.box.borderWidth.filled = 6
    style.box.borderWidth.focused = 3
    style.box.borderWidth.selected = 3
    style.box.borderWidth.verifying = 3
    style.box.borderWidth.accepted = 3
    style.box.borderWidth.rejected = 3
    style.box.borderWidth.disabled = 6
    style.box.cornerRadius = 30
    style.box.text.font.size = 21
    style.box.text.font.weight = .heavy
    style.box.text.font.design = .serif
    style.box.text.mask = .character("\"")
    style.box.motion.insertion = .slide
    style.box.motion.removal = .slide
    style.box.motion.rejection = .pop
    style.box.motion.stagger = 0.25
    style.layout = .grouped([2, 4], spacing: 10, groupSpacing: 15, separator: .dot)
    let field = CodeInputView(length: 6, style: style)

    field.onComplete = { code in
        // Ask your server, then call accept() or reject() of the field.
    }
    view.addSubview(field)
    return field
}
