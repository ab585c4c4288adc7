/// A renderer with a box around each character: separate, joined in a row, or a circle.
///
/// The focused cell has a thicker border and a soft halo. Selected characters have a tinted fill, and marked text is
/// underlined. A verification tints the line, and a verdict line and fill. A disabled field is gray; only its joined
/// boxes have a border.
public struct BoxRenderer: CodeCellRenderer, BuiltInRenderer, Equatable {
    // Whether cells that touch share a border, and only the outer corners of a row are rounded.
    private(set) var isJoined = false
    // Whether a box is a circle, as large as fits into the cell.
    private(set) var isCircle = false
    /// The style of characters, placeholders and masks; a state without a color has that of the default.
    public var text: CodeTextStyle = Self.ownText
    static let ownText = CodeTextStyle(color: ByState(.label, accepted: .green, disabled: .tertiaryLabel))
    /// The fill color of a box.
    public var fillColor = ByState<CodeColor>(
        .fill.opacity(0.75), selected: .selection, accepted: .acceptedCell, rejected: .rejectedCell, disabled: .fill)
    /// The color of the border; joined boxes share their lines, and ignore `filled`.
    public var borderColor = ByState.line(.boundary, disabled: .clear)
    /// The thickness of the border in points, 0 or more: one pixel at rest, and 1.5 more for the focus beside a status.
    public var borderWidth = ByState<CGFloat>(0.33, focused: 2, selected: 2, verifying: 1, accepted: 1.5, rejected: 2.5)
    /// Whether a verdict shows in the border only, and fill and text stay as before; defaults to false.
    public var hasQuietVerdicts = false
    /// The corner radius in points, 10 by default, at most half of the shorter side, smaller in narrow cells; circles
    /// ignore it.
    public var cornerRadius: CGFloat = 10
    /// The width of the soft halo around the border of the focused cell, in points, 0 or more; defaults to 3.5.
    ///
    /// It has the color of the border at an opacity of 20 %, in dark appearance 35 %. The ``CodeCellLayout/overhang``
    /// of the layout makes room for it. NaN counts as 0.
    public var haloWidth: CGFloat = 3.5 { didSet { makeRoomForHalo() } }
    /// The style of the caret.
    public var caret = CodeCaretStyle()

    /// The layout of the cells, whose ``CodeCellLayout/overhang`` is at least the ``haloWidth``.
    public var layout = CodeCellLayout.equal() { didSet { makeRoomForHalo() } }
    /// The motion of cells.
    public var motion = CodeMotion.standard

    /// Creates the renderer with its defaults: separate, filled boxes, as ``CodeCellRenderer/box``.
    public init() { self.init(isJoined: false) }

    /// Creates separate boxes, which are filled, or joined boxes or circles, which are outlines.
    @inline(never) init(isJoined: Bool, isCircle: Bool = false) {
        (self.isJoined, self.isCircle) = (isJoined, isCircle)
        if isJoined {
            (layout, borderColor.disabled) = (.equal(spacing: 0), .boundary.opacity(0.5))
        } else if isCircle {
            layout = .fixed(size: CGSize(width: 48, height: 48), spacing: 10)
        } else {
            layout.preferredCellSize.width = 47
        }
        if isJoined || isCircle { fillColor.base = .clear }
        makeRoomForHalo()
    }

    /// The position of a cell, for joined boxes; otherwise nothing.
    public var dependencies: CodeDependencies { CodeDependencies(neighbors: isJoined) }

    // All fields share its colors and widths in memory.
    fileprivate static let standard = BoxRenderer()

    @inline(never) private mutating func makeRoomForHalo() {
        // A focused cell of a row covers the lines beside it, at some scales by a point.
        let halo = haloWidth.asLength, needed = isJoined ? max(halo + 0.5, 1).asLength : halo
        if layout.overhang < needed { layout.overhang = needed }
    }

    /// Draws the grid of joined boxes; other shapes have no background.
    public func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        guard isJoined else { return }
        let cell = CodeCell(index: 0, isEnabled: field.isEnabled, status: field.status)
        let color = borderColor.value(for: cell), fill = fillColor.value(for: cell.quiet(hasQuietVerdicts))
        let (border, line) = lineWidths(of: cell, in: context.environment)
        for row in context.rows {
            let width = min(border, row.frame.shorterSide), radius = radius(in: context.cellFrames[0])
            context.fill(.roundedRect(row.frame, cornerRadius: radius), with: fill)
            context.strokeInside(row.frame, cornerRadius: radius, with: color, lineWidth: border)
            for x in row.seams {
                let line = min(line, row.frame.shorterSide)
                // In a row narrower than its lines, a centered line would stick out.
                let left = max(context.environment.aligned(x - line / 2), row.frame.minX)
                let separator = CGRect(
                    x: min(left, row.frame.maxX - line), y: row.frame.minY, width: line, height: row.frame.height)
                // A border thicker than half of the row leaves no room for lines.
                context.fill(.rect(separator.insetBy(dx: 0, dy: min(width, separator.height / 2))), with: color)
            }
        }
    }

    /// How wide the border of a row is, and how wide the lines between its cells are: at most a point.
    private func lineWidths(of cell: CodeCell, in environment: CodeEnvironment) -> (border: CGFloat, line: CGFloat) {
        let border = environment.alignedUp(borderWidth.value(for: cell.inField))
        return (border, min(border, environment.alignedUp(1)))
    }

    /// Draws the box.
    public func draw(_ cell: CodeCell, in context: inout CellContext) {
        var cell = cell
        // A status is told without the selection.
        if cell.status != .editing { cell.isSelected = false }
        drawBox(of: cell, in: &context)
        if cell.isMarked { context.drawMarking(with: .tint) }
    }

    private func drawBox(of cell: CodeCell, in context: inout CellContext) {
        // The background has the fill and the grid of joined boxes. A cell draws only what differs.
        let hasFill =
            !isJoined || cell.isSelected && fillColor.selected != nil
            || cell.isFilled && fillColor.filled != nil || cell.isFocused && fillColor.focused != nil
        let hasBorder = !isJoined || cell.isActive
        guard hasFill || hasBorder else { return }
        let outline = BoxOutline(
            isJoined: isJoined, isCircle: isCircle, cornerRadius: radius(in: context.frame), in: context)
        if hasFill, case let quiet = cell.quiet(hasQuietVerdicts), case let fill = fillColor.value(for: quiet),
            !isJoined || fill != fillColor.value(for: quiet.inField)
        {
            let color = fill.resolved(in: context.environment)
            if hasBorder {
                context.fill(outline.path(inset: 0), with: color)
            } else {
                let path = inside(of: cell, in: context)
                context.fill(path, with: color)
            }
        }
        guard hasBorder else { return }
        let color = borderColor.value(for: cell)
        let width = min(
            context.environment.alignedUp(borderWidth.value(for: cell) + cell.addedWidth), context.frame.shorterSide)
        context.stroke(outline.path(inset: width / 2), with: color, lineWidth: width)
        guard cell.isActive, !cell.isSelected else { return }
        let halo = min(haloWidth.asLength, context.overhang - outline.reach)
        guard halo > 0 else { return }
        let share: Float = context.environment.colorScheme == .dark ? 0.35 : 0.2
        context.drawing.stroke(
            outline.path(inset: -halo / 2), with: color.resolved(in: context.environment).faded(share), lineWidth: halo)
    }

    /// The inside of a joined cell, between the lines of the row.
    private func inside(of cell: CodeCell, in context: CellContext) -> CodePath {
        let (border, line) = lineWidths(of: cell, in: context.environment), frame = context.frame
        let touches = frame.touches(context.cellFrames), radius = radius(in: frame) - border
        let left = touches.left ? context.environment.aligned(frame.minX - line / 2) + line : frame.minX + border
        let right = touches.right ? context.environment.aligned(frame.maxX - line / 2) : frame.maxX - border
        let rect = CGRect(x: left, y: frame.minY + border, width: right - left, height: frame.height - 2 * border)
        guard min(right - left, frame.height - 2 * border) > 0 else { return CodePath() }
        return .roundedRect(rect, leftRadius: touches.left ? 0 : radius, rightRadius: touches.right ? 0 : radius)
    }

    /// The corner radius in cells of a width.
    private func radius(in cell: CGRect) -> CGFloat {
        cornerRadius.asLength * min(cell.width / max(layout.preferredCellSize.width, 1), 1)
    }

    /// Returns the cell without the room of the border.
    public func textRect(in context: CellContext) -> CGRect? {
        guard isCircle else { return context.contentRect }
        let circle = context.square(.greatestFiniteMagnitude, in: context.frame)
        return circle.insetBy(dx: circle.width / 5, dy: circle.height / 5)
    }
}

extension CodeCellRenderer where Self == BoxRenderer {
    /// A rounded, filled box around each character: the style of a field that is given none.
    public static var box: BoxRenderer { .standard }

    /// A rounded box without a fill around each character.
    public static var outline: BoxRenderer {
        var style = BoxRenderer()
        style.fillColor.base = .clear
        return style
    }

    /// Boxes with shared borders, as in payment apps; only the outer corners are rounded.
    public static var joined: BoxRenderer { BoxRenderer(isJoined: true) }

    /// A circle around each character.
    public static var circles: BoxRenderer { BoxRenderer(isJoined: false, isCircle: true) }
}

struct BoxOutline {
    private var frame: CGRect
    private var leftRadius: CGFloat
    private var rightRadius: CGFloat
    private let isCircle: Bool
    /// How far the outline is out of the cell.
    private(set) var reach: CGFloat = 0

    /// The outline of a cell; in a row, it is over the lines beside the cell, and its inner corners are less rounded.
    init(isJoined: Bool, isCircle: Bool, cornerRadius: CGFloat, in context: CellContext) {
        self.isCircle = isCircle
        let cell = context.frame
        frame = isCircle ? context.square(.greatestFiniteMagnitude, in: cell) : cell
        (leftRadius, rightRadius) = (cornerRadius, cornerRadius)
        guard isJoined else { return }
        // As far as a line may reach, which is on whole pixels.
        reach = min(context.environment.aligned(0.5), context.overhang)
        let inner = min(cornerRadius, 6)
        var left: CGFloat = 0, right: CGFloat = 0
        let touches = cell.touches(context.cellFrames)
        if touches.left { (left, leftRadius) = (reach, inner) }
        if touches.right { (right, rightRadius) = (reach, inner) }
        (frame.origin.x, frame.size.width) = (cell.origin.x - left, cell.size.width + left + right)
    }

    func path(inset: CGFloat) -> CodePath {
        let rect = frame.insetBy(dx: min(inset, frame.width / 2), dy: min(inset, frame.height / 2))
        if isCircle { return .ellipse(in: rect) }
        return .roundedRect(rect, leftRadius: leftRadius - inset, rightRadius: rightRadius - inset)
    }
}
