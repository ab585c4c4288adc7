import CodeInputStyles

/// One ticket for the whole code.
///
/// The background draws the paper, and each cell draws its perforation.
struct TicketRenderer: CodeCellRenderer {
    private static let ink = CodeColor(light: .init(0x5A3B00), dark: .init(0xFFE3A8))

    // The ink of the digits and of the perforation, which is stamped too.
    private static let inks = ByState<CodeColor>(
        ink, accepted: CodeColor(light: .init(0x14532D), dark: .init(0xA7F3C0)),
        rejected: CodeColor(light: .init(0x8C1D18), dark: .init(0xFFB4AB)), disabled: .tertiaryLabel)

    var text = CodeTextStyle(
        font: CodeFont(size: 22, weight: .semibold, design: .serif), color: inks,
        placeholderColor: ByState(ink, disabled: .tertiaryLabel))
    var line: ByState<CodeColor> = {
        var line = inks
        line.disabled = .clear
        return line
    }()
    var cornerRadius: CGFloat = 6
    var layout = CodeCellLayout.equal(spacing: 0)
    var motion = CodeMotion()

    /// The paper is stamped with the verdict.
    private func paper(_ status: CodeStatus) -> CodeColor {
        switch status {
        case .editing: CodeColor(light: .init(0xFFF6E0), dark: .init(0x3A3222))
        case .verifying: CodeColor(light: .init(0xF3E6C4), dark: .init(0x2B2519))
        case .accepted: CodeColor(light: .init(0xD6F2DB), dark: .init(0x10301C))
        case .rejected: CodeColor(light: .init(0xFFE6E1), dark: .init(0x2E1310))
        }
    }

    /// The height of the perforation.
    private func height(of cell: CodeCell) -> CGFloat {
        if !cell.isEnabled { return 1 }
        let height: CGFloat =
            switch cell.status {
            case .editing: 1
            case .verifying: 1.5
            case .accepted: 2
            case .rejected: 3
            }
        return height + (cell.isFocused ? 3 : 0)
    }

    func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        let paper = field.isEnabled ? paper(field.status) : paper(.editing)
        context.fill(ticket(context.bounds, cells: context.cellFrames), with: paper)
    }

    /// The paper, with half a hole on each torn edge.
    private func ticket(_ rect: CGRect, cells: [CGRect]) -> CodePath {
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        // A tiny field is smaller than a hole.
        let hole = min(4, rect.height / 2, (cells.map { $0.width }.min() ?? 0) / 2)
        let paper = rect.insetBy(dx: min(hole, rect.width / 2), dy: 0)
        let tears = Set(cells.dropFirst().map { $0.minX }).filter { (paper.minX...paper.maxX).contains($0) }.sorted()
        let corners = (
            left: rect.minX + radius, right: rect.maxX - radius, top: rect.minY + radius, bottom: rect.maxY - radius
        )
        var path = CodePath()
        func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat) {
            path.addArc(center: CGPoint(x: x, y: y), radius: radius, from: start * .pi, to: end * .pi)
        }
        arc(corners.left, corners.top, radius, 1, 1.5)
        for x in tears { arc(x, rect.minY, hole, 1, 0) }
        arc(corners.right, corners.top, radius, 1.5, 2)
        arc(corners.right, corners.bottom, radius, 0, 0.5)
        for x in tears.reversed() { arc(x, rect.maxY, hole, 0, -1) }
        arc(corners.left, corners.bottom, radius, 0.5, 1)
        path.closeSubpath()
        return path
    }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let line = line.value(for: cell)
        let frame = content(of: context.frame)
        if !cell.isEnabled { context.fill(.rect(frame), with: .fill) }
        if cell.isSelected { context.strokeBorder(frame, cornerRadius: 4, with: line, lineWidth: 2) }
        let height = height(of: cell)
        let perforation = CGRect(
            x: frame.minX, y: frame.maxY - min(height, frame.height), width: frame.width,
            height: min(height, frame.height))
        context.fill(.rect(perforation), with: line)
        if cell.isMarked { context.drawMarking(in: frame.insetBy(dx: 0, dy: min(4, frame.height / 3)), with: line) }
    }

    func textRect(in context: CellContext) -> CGRect? { content(of: context.frame) }

    private func content(of frame: CGRect) -> CGRect {
        frame.insetBy(dx: min(5, frame.width / 3), dy: min(7, frame.height / 3))
    }
}
