import CodeInputStyles

/// One paper ticket for the whole code, with a perforation between the digits.
///
/// The paper is stamped with the verdict: an accepted ticket is punched, and a rejected one is crossed out.
struct TicketRenderer: CodeCellRenderer {
    /// The line of the focus, the caret and selected cells; `.tint` is that of the field.
    var accent = CodeColor(light: .init(0xB3401A), dark: .init(0xFFA978))
    var layout: CodeCellLayout = {
        var layout = CodeCellLayout.equal(spacing: 0)
        layout.preferredCellSize = CGSize(width: 44, height: 64)
        layout.insets = CodeInsets(left: 14, right: 14)
        return layout
    }()
    // A digit is stamped on the paper.
    var motion = CodeMotion(
        insertion: .spring(from: CodeMotion.Pose(scale: 1.8, opacity: 0), duration: 0.18, damping: 1),
        acceptance: .keyframes([CodeMotion.Pose(), CodeMotion.Pose(scale: 0.9), CodeMotion.Pose()], duration: 0.25),
        stagger: 0.05)

    private static let ink = CodeColor(
        light: .init(0x4A2F00), dark: .init(0xF7DFA8), lightIncreasedContrast: .init(0x2B1B00),
        darkIncreasedContrast: .init(0xFFF4DC))
    private static let inks = ByState(
        ink, accepted: CodeColor(light: .init(0x14532D), dark: .init(0xA7F3C0)),
        rejected: CodeColor(light: .init(0x8C1D18), dark: .init(0xFFB4AB)), disabled: ink.opacity(0.45))

    var text: CodeTextStyle {
        CodeTextStyle(
            font: CodeFont(size: 27, weight: .semibold, design: .serif), color: Self.inks, placeholderColor: Self.inks)
    }

    var caret: CodeCaretStyle { CodeCaretStyle(color: accent) }

    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        let paper: CodeColor =
            switch field.isEnabled ? field.status : .editing {
            case .editing: CodeColor(light: .init(0xFFF1CF), dark: .init(0x3A2F1B))
            case .verifying: CodeColor(light: .init(0xF3E3B8), dark: .init(0x2B2314))
            case .accepted: CodeColor(light: .init(0xDFF5E2), dark: .init(0x12351F))
            case .rejected: CodeColor(light: .init(0xFFDFD9), dark: .init(0x3B1613))
            }
        for row in context.rows {
            let margin = min(14, row.frame.minX - context.bounds.minX, context.bounds.maxX - row.frame.maxX)
            let sheet = row.frame.insetBy(dx: -max(margin, 0), dy: 0)
            var path = Self.ticket(sheet)
            if field.isEnabled, field.status == .accepted {
                for cell in context.cellFrames where cell.minY == row.frame.minY {
                    Self.punch(Self.foot(of: cell), out: &path)
                }
            }
            context.fill(path, with: field.isEnabled ? paper : paper.opacity(0.6))
            for x in row.seams where sheet.insetBy(dx: 1, dy: 0).contains(CGPoint(x: x, y: sheet.midY)) {
                let x = context.environment.aligned(x - 0.5) + 0.5
                let top = sheet.minY + min(5, sheet.height / 4), bottom = sheet.maxY - min(5, sheet.height / 4)
                let seam = CodePath.line(from: CGPoint(x: x, y: top), to: CGPoint(x: x, y: bottom))
                context.stroke(seam, with: Self.ink.opacity(0.35), dash: [3, 3])
            }
        }
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let frame = context.frame, foot = Self.foot(of: frame)
        let ink = cell.status == .editing && (cell.isFocused || cell.isSelected) ? accent : Self.inks.value(for: cell)
        if cell.isSelected {
            let plate = frame.insetBy(dx: min(4, frame.width / 4), dy: min(4, frame.height / 4))
            context.fill(.roundedRect(plate, cornerRadius: 5), with: accent.opacity(0.22))
        }
        func drawLine(at y: CGFloat, height: CGFloat) {
            let width = foot.width * 2.4
            let line = CGRect(x: foot.midX - width / 2, y: y, width: width, height: min(height, foot.height * 0.35))
            context.fill(.rect(line), with: ink)
        }
        let status = cell.isEnabled ? cell.status : .editing
        if cell.isEnabled, cell.isFocused, status != .editing { drawLine(at: foot.maxY + foot.height / 8, height: 2.5) }
        switch status {
        case .editing: drawLine(at: foot.midY, height: cell.isEnabled && cell.isFocused ? 3.5 : 1)
        case .verifying:
            for x in [-0.9, 0, 0.9] as [CGFloat] {
                let dot = foot.insetBy(dx: foot.width * 0.36, dy: foot.height * 0.36)
                context.fill(.ellipse(in: dot.offsetBy(dx: x * foot.width, dy: 0)), with: ink)
            }
        case .accepted: context.stroke(.ellipse(in: foot), with: ink, lineWidth: min(1, foot.width / 4))
        case .rejected:
            let cross = foot.insetBy(dx: foot.width * 0.1, dy: foot.height * 0.1)
            for (left, right) in [(cross.minY, cross.maxY), (cross.maxY, cross.minY)] {
                context.stroke(
                    .line(from: CGPoint(x: cross.minX, y: left), to: CGPoint(x: cross.maxX, y: right)), with: ink,
                    lineWidth: min(2, foot.width / 4))
            }
        }
        if cell.isMarked { context.drawMarking(in: textRect(in: context), with: accent) }
    }

    /// The cell above its foot.
    func textRect(in context: CellContext) -> CGRect? {
        let frame = context.frame, top = min(5, frame.height / 8)
        let height = max(Self.foot(of: frame).minY - frame.minY - top, 0)
        return CGRect(x: frame.minX, y: frame.minY + top, width: frame.width, height: height)
    }

    /// The square at the bottom of a cell for its line, or for the sign of a verdict.
    private static func foot(of cell: CGRect) -> CGRect {
        let side = min(12, cell.width / 3, cell.height / 4)
        return CGRect(x: cell.midX - side / 2, y: cell.maxY - side * 1.5, width: side, height: side)
    }

    /// The paper, with half a hole at each end.
    private static func ticket(_ rect: CGRect) -> CodePath {
        let radius = min(7, rect.width / 8, rect.height / 8), hole = min(7, rect.width / 8, rect.height / 6)
        guard radius > 0 else { return .rect(rect) }
        var path = CodePath()
        func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat) {
            path.addArc(center: CGPoint(x: x, y: y), radius: radius, from: start * .pi, to: end * .pi)
        }
        arc(rect.minX + radius, rect.minY + radius, radius, 1, 1.5)
        arc(rect.maxX - radius, rect.minY + radius, radius, 1.5, 2)
        arc(rect.maxX, rect.midY, hole, 1.5, 0.5)
        arc(rect.maxX - radius, rect.maxY - radius, radius, 0, 0.5)
        arc(rect.minX + radius, rect.maxY - radius, radius, 0.5, 1)
        arc(rect.minX, rect.midY, hole, 0.5, -0.5)
        path.closeSubpath()
        return path
    }

    /// A hole: a circle in the other direction.
    private static func punch(_ rect: CGRect, out path: inout CodePath) {
        path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, from: 0, to: -2 * .pi)
        path.closeSubpath()
    }
}
