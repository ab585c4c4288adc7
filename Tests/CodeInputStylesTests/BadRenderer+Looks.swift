import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension BadRenderer {
    /// States that look alike, and what is hard to see.
    static let looks: [BadRenderer] = [
        .box(.tellsStatesApart, "draws a rejected code as an accepted one") { cell, _ in
            if cell.status == .rejected { cell.status = .accepted }
        },
        .box(.tellsStatesApart, "draws nothing for a selection") { cell, box in
            if cell.isSelected { cell.isSelected = false; cell.isFocused = false }
        },
        .box(.tellsStatesApartWithoutColor, "tells the verdict by red and green") { cell, box in
            guard cell.status == .rejected || cell.status == .accepted else { return }
            box.borderColor = ByState(cell.status == .rejected ? CodeColor(0xD01010) : CodeColor(0x0E7A2A))
            box.borderWidth = ByState(3)
            cell.status = .editing
        },
        .box(.textContrast, "sets text in a light grey") { _, box in
            box.textColor = ByState(CodeColor(0x999999), disabled: .tertiaryLabel)
        },
        .box(.textContrast, "sets characters in black in the dark too") { cell, box in
            guard case .character = cell.content else { return }
            box.textColor = ByState(CodeColor(0x000000), disabled: .tertiaryLabel)
        },
        .box(.textContrast, "fills the box with a grey too dark for black text") { cell, box in
            if cell.isFilled, !cell.isMarked, cell.status == .editing { box.fillColor.base = CodeColor(0x707070) }
        },
        .box(.boundaryContrast, "has a border as light as a separator") { cell, box in
            box.borderColor.base = CodeColor(light: .init(0xE0E0E0), dark: .init(0x2C2C2E))
        },
        .box(.focusContrast, "shows the focus by a tinted fill alone") { cell, box in
            box.borderColor.focused = .boundary
            box.borderWidth.focused = 1
            box.fillColor.focused = .tint.opacity(0.2)
        },
    ]
}
