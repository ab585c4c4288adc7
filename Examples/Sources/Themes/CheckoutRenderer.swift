import CodeInputStyles

/// White cells on a soft shadow, in two groups, as in a checkout on the web.
///
/// A verdict colors the lines and the digits alone, and stands in a badge at the last cell.
struct CheckoutRenderer: CodeCellRenderer {
    /// The ring of the focus, the caret, selected cells and a verification; `.tint` is that of the field.
    var accent = CodeColor(light: .init(0x635BFF), dark: .init(0x8F88FF))
    var layout: CodeCellLayout = {
        var layout = CodeCellLayout.grouped([3], spacing: 7, groupSpacing: 20, separator: .none)
        layout.preferredCellSize = CGSize(width: 44, height: 52)
        layout.overhang = 8
        return layout
    }()
    var motion = CodeMotion(
        insertion: .spring(from: CodeMotion.Pose(opacity: 0, y: 6), duration: 0.22, damping: 0.8),
        rejection: .keyframes(
            [
                CodeMotion.Pose(), CodeMotion.Pose(x: -5), CodeMotion.Pose(x: 5), CodeMotion.Pose(x: -3),
                CodeMotion.Pose(x: 2), CodeMotion.Pose(),
            ], duration: 0.3),
        acceptance: .keyframes([CodeMotion.Pose(), CodeMotion.Pose(y: -5), CodeMotion.Pose()], duration: 0.3),
        stagger: 0.035)

    private static let ink = CodeColor(light: .init(0x1A1F36), dark: .init(0xF5F6F8))
    private static let quiet = CodeColor(light: .init(0x596171), dark: .init(0xA3ACBA))
    private static let success = CodeColor(light: .init(0x0B7A4B), dark: .init(0x3ECF8E))
    private static let danger = CodeColor(light: .init(0xD1143C), dark: .init(0xFF6F87))

    var text: CodeTextStyle {
        let pale = Self.quiet.opacity(0.6)
        return CodeTextStyle(
            font: CodeFont(size: 25, weight: .medium),
            color: ByState(
                Self.ink, verifying: Self.quiet, accepted: Self.success, rejected: Self.danger, disabled: pale),
            placeholderColor: ByState(Self.quiet, disabled: pale))
    }

    var caret: CodeCaretStyle { CodeCaretStyle(color: accent, width: 1.5) }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let frame = context.frame, radius: CGFloat = 8
        let shape = CodePath.roundedRect(frame, cornerRadius: radius)
        let fill = ByState(
            CodeColor(light: .white, dark: .init(0x20222B)), selected: accent.opacity(0.14),
            verifying: CodeColor(light: .init(0xF6F8FA), dark: .init(0x16181F)),
            disabled: CodeColor(light: .init(0xEFF1F4), dark: .init(0x16181F)))
        if cell.isSelected {
            context.fill(shape, with: fill.value(for: cell))
        } else {
            context.drawGroup { group in
                let isFlat = !cell.isEnabled || cell.status == .verifying
                if !isFlat { group.addShadow(color: CodeColor(0x1A1F36, opacity: 0.16), radius: 3, y: 1.5) }
                group.fill(shape, with: fill.value(for: cell))
            }
        }
        let line = ByState(
            CodeColor(
                light: .init(0x8A93A3), dark: .init(0x777E8E), lightIncreasedContrast: Self.quiet,
                darkIncreasedContrast: Self.quiet), focused: accent, selected: accent,
            verifying: accent, accepted: Self.success, rejected: Self.danger, disabled: .clear)
        let width = ByState<CGFloat>(0.5, focused: 1.5, selected: 1.5, verifying: 1, accepted: 1.5, rejected: 1.5)
        context.strokeBorder(
            cornerRadius: radius, with: line.value(for: cell),
            lineWidth: width.value(for: cell) + (cell.isFocused && cell.status != .editing ? 1.5 : 0))
        if cell.isEnabled, cell.isFocused, !cell.isSelected, cell.status == .editing {
            context.stroke(
                .roundedRect(frame.insetBy(dx: -1.5, dy: -1.5), cornerRadius: radius + 1.5),
                with: line.value(for: cell).opacity(0.25), lineWidth: 3)
        }
        if cell.isMarked { context.drawMarking(with: accent) }
    }

    func textRect(in context: CellContext) -> CGRect? { context.contentRect }

    /// The badge of a verdict, over the corner of the last cell.
    func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        guard [.accepted, .rejected].contains(field.status), field.isEnabled, let last = context.cellFrames.last,
            min(last.width, last.height) > 24
        else { return context.drawStatus(of: field) }
        let badge = CGRect(x: last.maxX - 11, y: last.minY - 6, width: 17, height: 17)
        context.fill(.ellipse(in: badge.insetBy(dx: -1.5, dy: -1.5)), with: .background)
        context.drawStatus(of: field, in: badge, with: field.status == .accepted ? Self.success : Self.danger)
    }
}
