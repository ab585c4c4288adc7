import CodeInputStyles

/// Tall round cells as in a messenger, whose digits spring up.
///
/// The last cell says what became of the code, as a message does: a clock, two ticks, or an exclamation mark.
struct MessengerRenderer: CodeCellRenderer {
    /// The line of the focus, the caret, selected cells and a verification; `.tint` is that of the field.
    var accent = CodeColor(light: .init(0x0A7FC4), dark: .init(0x57B6F5))
    var layout: CodeCellLayout = {
        var layout = CodeCellLayout.equal(spacing: 7)
        layout.preferredCellSize = CGSize(width: 46, height: 60)
        return layout
    }()
    var motion = CodeMotion(
        insertion: .spring(from: CodeMotion.Pose(scale: 0.5, opacity: 0, y: 18), duration: 0.34, damping: 0.6),
        removal: .slide,
        acceptance: .keyframes(
            [CodeMotion.Pose(), CodeMotion.Pose(scale: 1.08, y: -7), CodeMotion.Pose()], duration: 0.4),
        stagger: 0.06)

    private static let ink = CodeColor(light: .init(0x0F1419), dark: .init(0xFFFFFF))
    private static let quiet = CodeColor(light: .init(0x5F6B76), dark: .init(0xA0AAB4))
    private static let sent = CodeColor(light: .init(0x2B8A3E), dark: .init(0x5FD07A))
    private static let failed = CodeColor(light: .init(0xD32F2F), dark: .init(0xFF7B72))

    var text: CodeTextStyle {
        let pale = Self.quiet.opacity(0.6)
        return CodeTextStyle(
            font: CodeFont(size: 28, weight: .semibold, design: .rounded),
            color: ByState(Self.ink, rejected: Self.failed, disabled: pale),
            placeholderColor: ByState(Self.quiet, disabled: pale))
    }

    var caret: CodeCaretStyle { CodeCaretStyle(color: accent, width: 2.5) }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let fill = ByState(
            CodeColor(light: .init(0xF4F5F7), dark: .init(0x1C1E21)), focused: .background,
            selected: accent.opacity(0.16), verifying: accent.opacity(0.08),
            accepted: CodeColor(light: .init(0xE1F9CF), dark: .init(0x173A24)),
            rejected: .background, disabled: CodeColor(light: .init(0xE9EBEE), dark: .init(0x26282B)))
        let line = ByState(
            CodeColor(
                light: .init(0x858E97), dark: .init(0x7D868F), lightIncreasedContrast: Self.quiet,
                darkIncreasedContrast: Self.quiet), focused: accent, selected: accent,
            verifying: accent, accepted: Self.sent, rejected: Self.failed, disabled: .clear)
        let width = ByState<CGFloat>(1, focused: 2, selected: 2, accepted: 1, rejected: 2)
        let radius = min(15, context.frame.width / 3)
        context.fill(.roundedRect(context.frame, cornerRadius: radius), with: fill.value(for: cell))
        context.strokeBorder(
            cornerRadius: radius, with: line.value(for: cell),
            lineWidth: width.value(for: cell) + (cell.isFocused && cell.status != .editing ? 1.5 : 0))
        if cell.isMarked { context.drawMarking(with: accent) }
    }

    func textRect(in context: CellContext) -> CGRect? { context.contentRect }

    func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        guard field.isEnabled, let last = context.cellFrames.last, min(last.width, last.height) > 30 else {
            return context.drawStatus(of: field)
        }
        let sign = CGRect(x: last.maxX - 20, y: last.maxY - 15, width: 13, height: 9)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: sign.minX + x, y: sign.minY + y) }
        var path = CodePath()
        switch field.status {
        case .editing: break
        case .verifying:
            context.stroke(.ellipse(in: CGRect(origin: point(3.5, 0), size: CGSize(width: 9, height: 9))), with: accent)
            path.move(to: point(8, 2))
            path.addLine(to: point(8, 5))
            path.addLine(to: point(10, 5))
            context.stroke(path, with: accent)
        case .accepted:
            for x: CGFloat in [0, 4] {
                path.move(to: point(x, 4.5))
                path.addLine(to: point(x + 2.5, 7))
                path.addLine(to: point(x + 8, 1))
            }
            context.stroke(path, with: Self.sent, lineWidth: 1.5)
        case .rejected:
            let disc = CGRect(origin: point(0, -3.5), size: CGSize(width: 14, height: 14))
            context.fill(.ellipse(in: disc), with: Self.failed)
            let mark = disc.insetBy(dx: 6, dy: 3)
            context.fill(.rect(CGRect(x: mark.minX, y: mark.minY, width: 2, height: 5)), with: .background)
            context.fill(.ellipse(in: CGRect(x: mark.minX, y: mark.maxY - 2, width: 2, height: 2)), with: .background)
        }
    }
}
