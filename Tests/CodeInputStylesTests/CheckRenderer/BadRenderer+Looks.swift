import CodeInputCore
import CodeInputStyles
import CodeInputTestSupport

extension BadRenderer {
    /// States that look alike, and drawings that are hard to see.
    static let looks: [BadRenderer] = [
        .sign(.tellsStatesApart, "draws no sign while a code is verified") { field, place, context in
            if field.status != .verifying { context.drawStatus(of: field, in: place) }
        },
        .sign(.tellsStatesApart, "draws a sign too small to see") { field, place, context in
            let spot = CGRect(
                x: place.minX, y: place.minY, width: min(1, place.width), height: min(1, place.height))
            context.drawStatus(of: field, in: field.status == .verifying ? spot : place)
        },
        .box(.tellsStatesApartWithoutColor, "tells verdicts apart by hue only") { _, box in
            box.fillColor = ByState(.clear, selected: .selection, disabled: .fill)
            box.text.color = ByState(.label, disabled: .tertiaryLabel)
            box.borderWidth.rejected = 3
            box.borderWidth.accepted = 3
            box.borderColor.accepted = CodeColor(light: .init(0x1F7A36), dark: .init(0x00A400))
            box.borderColor.rejected = CodeColor(light: .init(0xD70015), dark: .init(0xFF6A60))
        },
        .box(.tellsStatesApart, "draws a cell that is verified like any other") { cell, _ in
            if cell.status == .verifying { cell.status = .editing }
        },
        .foreground(.drawsInside, "draws its sign beside the field") { field, context in
            context.drawStatus(
                of: field, in: CGRect(x: context.bounds.maxX + 2, y: context.bounds.minY, width: 12, height: 12))
            context.drawStatus(of: field)
        },
        .box(.tellsStatesApart, "draws nothing for a selection") { cell, box in
            if cell.isSelected { cell.isSelected = false; cell.isFocused = false }
        },
        .box(.textContrast, "sets text in a light gray") { _, box in
            box.text.color = ByState(CodeColor(0x999999), disabled: .tertiaryLabel)
        },
        .box(.textContrast, "draws black characters in dark appearance too") { cell, box in
            guard case .character = cell.content else { return }
            box.text.color = ByState(CodeColor(0x000000), disabled: .tertiaryLabel)
        },
        .box(.textContrast, "fills the box with a gray too dark for black text") { cell, box in
            if cell.isFilled, !cell.isMarked, cell.status == .editing { box.fillColor.base = CodeColor(0x707070) }
        },
        .box(.boundaryContrast, "has a border as light as a separator") { cell, box in
            box.borderColor.base = CodeColor(light: .init(0xE0E0E0), dark: .init(0x2C2C2E))
        },
        .box(.focusContrast, "shows the focus only by a tinted fill") { cell, box in
            box.borderColor.focused = .boundary
            box.borderWidth.focused = 1
            box.fillColor.focused = .tint.opacity(0.2)
        },
    ]
}
