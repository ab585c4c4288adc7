import CodeInputStyles

#if canImport(CodeInputPIN)
import CodeInputPIN
#endif

/// A PIN as a bank asks for it: no boxes, a bar for each digit to come, and nothing else.
///
/// The bars join into one line when the PIN is right, and break when it is wrong.
struct BankRenderer: CodeCellRenderer {
    /// The bar of the focus, the caret, selected cells and a verification; `.tint` is that of the field.
    var accent = CodeColor(light: .init(0x0B57D0), dark: .init(0x8AB4FF))
    // Cells that touch, so that bars can join.
    var layout: CodeCellLayout = {
        var layout = CodeCellLayout.equal(spacing: 0)
        layout.preferredCellSize = CGSize(width: 52, height: 60)
        return layout
    }()
    var motion = CodeMotion(
        insertion: .spring(from: CodeMotion.Pose(scale: 0.2, opacity: 0), duration: 0.3, damping: 0.5),
        removal: .pop,
        acceptance: .keyframes([CodeMotion.Pose(), CodeMotion.Pose(scale: 1.12), CodeMotion.Pose()], duration: 0.3),
        stagger: 0.06)

    private static let ink = CodeColor(light: .init(0x0B1F3A), dark: .init(0xEEF3FB))
    private static let quiet = CodeColor(
        light: .init(0x64748B), dark: .init(0x94A3B8), lightIncreasedContrast: ink, darkIncreasedContrast: ink)
    private static let right = CodeColor(light: .init(0x0F7B4F), dark: .init(0x4ADE9A))
    private static let wrong = CodeColor(light: .init(0xC01F2E), dark: .init(0xFF7A85))

    var text: CodeTextStyle {
        let pale = Self.quiet.opacity(0.5)
        return CodeTextStyle(
            font: CodeFont(size: 34, weight: .semibold),
            color: ByState(
                Self.ink, verifying: accent, accepted: Self.right, rejected: Self.wrong, disabled: pale),
            placeholderColor: ByState(Self.quiet, disabled: pale))
    }

    var caret: CodeCaretStyle { CodeCaretStyle(color: accent) }

    func draw(_ cell: CodeCell, in context: inout CellContext) {
        let frame = context.frame
        if cell.isSelected {
            let plate = frame.insetBy(dx: min(4, frame.width / 4), dy: min(2, frame.height / 4))
            context.fill(.roundedRect(plate, cornerRadius: 14), with: accent.opacity(0.16))
        }
        let color = ByState(
            Self.quiet, focused: accent, selected: accent, verifying: accent, accepted: Self.right,
            rejected: Self.wrong, disabled: Self.quiet.opacity(0.5))
        // A filled cell needs no bar until it has the focus, or a verdict.
        let height = ByState<CGFloat>(
            3, filled: 0, focused: 5, selected: 5, verifying: 2, accepted: 4, rejected: 4, disabled: 2)
        let share = ByState<CGFloat>(0.42, focused: 0.6, selected: 0.6, verifying: 1, accepted: 1, rejected: 0.8)
        let bar = CGSize(
            width: context.environment.aligned(frame.width * share.value(for: cell)),
            height: min(height.value(for: cell) + (cell.isFocused && cell.status != .editing ? 2 : 0), frame.height / 4)
        )
        let y = frame.maxY - min(6, frame.height / 4) - bar.height / 2
        func drawBar(from start: CGFloat, to end: CGFloat) {
            let rect = CGRect(x: start, y: y - bar.height / 2, width: max(end - start, 0), height: bar.height)
            let isJoined = cell.isEnabled && [.verifying, .accepted].contains(cell.status)
            context.fill(
                .roundedRect(rect, cornerRadius: isJoined ? 0 : bar.height / 2), with: color.value(for: cell))
        }
        if cell.isEnabled, cell.status == .rejected {
            drawBar(from: frame.midX - bar.width / 2, to: frame.midX - 3)
            drawBar(from: frame.midX + 3, to: frame.midX + bar.width / 2)
        } else {
            drawBar(from: frame.midX - bar.width / 2, to: frame.midX + bar.width / 2)
        }
        if cell.isMarked { context.drawMarking(with: accent) }
    }

    /// The cell above the bar.
    func textRect(in context: CellContext) -> CGRect? {
        let frame = context.frame, foot = min(12, frame.height / 4)
        return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - foot)
    }
}

#if canImport(CodeInputPIN)
extension CodeKeypadStyle {
    /// The pad under the PIN: light digits without keys.
    static var bank: CodeKeypadStyle {
        var style = CodeKeypadStyle.plain
        style.font = CodeFont(size: 32, weight: .regular)
        style.cornerRadius = 30
        let ink = CodeColor(light: .init(0x0B1F3A), dark: .init(0xEEF3FB))
        style.textColor = ByState(ink, disabled: ink.opacity(0.3))
        style.keyColor = ByState(.clear, pressed: CodeColor(light: .init(0xDCE6F7), dark: .init(0x22314A)))
        return style
    }
}
#endif
