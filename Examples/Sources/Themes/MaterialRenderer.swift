import CodeInputStyles

#if canImport(CodeInputPIN)
import CodeInputPIN
#endif

/// Filled text fields in the manner of Material 3: an indicator at the bottom, and tonal colors.
///
/// An accepted code turns to the accent, and its cells become round; an error has a thick indicator.
struct MaterialRenderer: CodeCellRenderer {
    /// The indicator of the focus, the caret, selected cells and an accepted code; `.tint` is that of the field.
    var accent = CodeColor(light: .init(0x6750A4), dark: .init(0xD0BCFF))
    /// The characters on the accent.
    var onAccent = CodeColor(light: .white, dark: .init(0x381E72))
    var layout: CodeCellLayout = {
        var layout = CodeCellLayout.equal(spacing: 6)
        layout.preferredCellSize.width = 48
        return layout
    }()
    var motion = CodeMotion(
        insertion: .spring(from: CodeMotion.Pose(scale: 0.6, opacity: 0), duration: 0.3, damping: 0.7),
        acceptance: .keyframes(
            [CodeMotion.Pose(scale: 0.88), CodeMotion.Pose(scale: 1.05), CodeMotion.Pose()], duration: 0.4),
        stagger: 0.05)

    private static let ink = CodeColor(light: .init(0x1D1B20), dark: .init(0xE6E0E9))
    private static let quiet = CodeColor(
        light: .init(0x49454F), dark: .init(0xCAC4D0), lightIncreasedContrast: ink, darkIncreasedContrast: ink)
    private static let error = CodeColor(light: .init(0xB3261E), dark: .init(0xF2B8B5))

    var text: CodeTextStyle {
        let pale = Self.ink.opacity(0.38)
        return CodeTextStyle(
            font: CodeFont(size: 26, weight: .regular),
            color: ByState(
                Self.ink, verifying: Self.quiet, accepted: onAccent, rejected: Self.error, disabled: pale),
            placeholderColor: ByState(Self.quiet, accepted: onAccent, rejected: Self.error, disabled: pale))
    }

    var caret: CodeCaretStyle { CodeCaretStyle(color: accent) }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let frame = context.frame, isAccepted = cell.isEnabled && cell.status == .accepted
        let container = CodeColor(light: .init(0xE6E0E9), dark: .init(0x36343B))
        let fill = ByState(
            container, selected: accent.opacity(0.24),
            verifying: CodeColor(light: .init(0xF7F2FA), dark: .init(0x1D1B20)),
            accepted: accent, rejected: container, disabled: Self.ink.opacity(0.06))
        let outline = Self.outline(frame, top: isAccepted ? 16 : 4, bottom: isAccepted ? 16 : 0.1)
        context.fill(outline, with: fill.value(for: cell))

        let line = ByState(
            Self.quiet, focused: accent, selected: accent, verifying: accent, accepted: onAccent,
            rejected: Self.error, disabled: Self.ink.opacity(0.38))
        let width = ByState<CGFloat>(1, focused: 3, selected: 3, verifying: 1.5, accepted: 0, rejected: 2.5)
        let isMarkedOut = cell.isFocused && cell.status != .editing
        let height = min(width.value(for: cell) + (isMarkedOut ? 2 : 0), frame.height)
        // Inside of round corners.
        let inset = isAccepted ? min(14, frame.width / 2) : 0, lift = isAccepted ? min(6, frame.height - height) : 0
        let indicator = CGRect(
            x: frame.minX + inset, y: frame.maxY - height - lift, width: frame.width - 2 * inset, height: height)
        context.fill(.rect(indicator), with: line.value(for: cell))
        if cell.isMarked { context.drawMarking(with: accent) }
    }

    func textRect(in context: CellContext) -> CGRect? { context.contentRect }

    /// A rectangle with other corners at the top than at the bottom.
    private static func outline(_ rect: CGRect, top: CGFloat, bottom: CGFloat) -> CodePath {
        let limit = min(rect.width, rect.height) / 2, top = min(top, limit), bottom = min(bottom, limit)
        guard limit > 0 else { return .rect(rect) }
        var path = CodePath()
        func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ quarter: CGFloat) {
            path.addArc(
                center: CGPoint(x: x, y: y), radius: radius, from: quarter * .pi / 2, to: (quarter + 1) * .pi / 2)
        }
        corner(rect.minX + top, rect.minY + top, top, 2)
        corner(rect.maxX - top, rect.minY + top, top, 3)
        corner(rect.maxX - bottom, rect.maxY - bottom, bottom, 0)
        corner(rect.minX + bottom, rect.maxY - bottom, bottom, 1)
        path.closeSubpath()
        return path
    }
}

#if canImport(CodeInputPIN)
extension CodeKeypadStyle {
    /// The pad under the field: round, tonal keys.
    static var material: CodeKeypadStyle {
        var style = CodeKeypadStyle.plain
        style.font = CodeFont(size: 28, weight: .regular)
        style.cornerRadius = 30
        let ink = CodeColor(light: .init(0x1D1B20), dark: .init(0xE6E0E9))
        style.textColor = ByState(ink, disabled: ink.opacity(0.38))
        style.keyColor = ByState(
            CodeColor(light: .init(0xF3EDF7), dark: .init(0x2B2930)),
            pressed: CodeColor(light: .init(0xD0BCFF), dark: .init(0x4F378B)))
        return style
    }
}
#endif
