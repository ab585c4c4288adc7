/// A renderer with one image across all cells.
///
/// The image stretches over the field at any width. Its cap insets keep their size. If it can't be found, a grid of
/// joined boxes replaces it. A frame of two tones is around the focused cell. A verification and a verdict cover the
/// image with a scrim, and each row has a line of two tones, so that they have contrast on every image.
public struct BackgroundRenderer: CodeCellRenderer, BuiltInRenderer, Equatable {
    /// The image across the field.
    public var image: CodeImage
    /// Whether each cell shows its share of the image, and the gaps nothing; by default, the image is under the whole
    /// field, including the gaps between cells.
    public var isSliced = false
    /// The style of characters, placeholders and masks; a state without a color has that of the default.
    ///
    /// The base color is for the image; the other colors stand on ``fillColor``.
    public var text: CodeTextStyle = Self.ownText
    static let ownText = CodeTextStyle(
        color: ByState(.label, verifying: .label, accepted: .label, rejected: .label, disabled: .tertiaryLabel),
        placeholderColor: ByState(
            .placeholder, verifying: .label, accepted: .label, rejected: .label, disabled: .tertiaryLabel))
    /// The fill color over the image and behind the character.
    public var fillColor = ByState<CodeColor>(
        .clear, selected: .selection, verifying: .background.opacity(0.65), accepted: .acceptedCell.opacity(0.7),
        rejected: .rejectedCell.opacity(0.7), disabled: .fill)
    /// The color of a cell's frame.
    public var frameColor = ByState.line(.clear, disabled: .clear)
    /// The thickness of the frame in points, 0 or more.
    public var frameWidth = ByState<CGFloat>(0, focused: 2, selected: 2, verifying: 1.5, accepted: 2, rejected: 2.5)
    /// Whether a verification and a verdict show in the frame only, and image and text stay as before; defaults to
    /// false.
    public var hasQuietVerdicts = false
    /// The corner radius of the frame in points, 8 by default, at most half of the shorter side; NaN counts as 0.
    public var cornerRadius: CGFloat = 8
    /// The style of the caret.
    public var caret = CodeCaretStyle()

    /// The layout of the cells, which fill the width by default, as the image does.
    public var layout: CodeCellLayout = {
        var layout = CodeCellLayout.equal(spacing: 0)
        layout.maximumCellWidth = .infinity
        return layout
    }()
    /// The motion of cells.
    public var motion = CodeMotion.standard

    /// Creates the renderer with its defaults; the image stretches over the field.
    public init(image: CodeImage) { self.image = image }

    // What stands in for a missing image.
    private static let grid: BoxRenderer = {
        var grid = BoxRenderer(isJoined: true)
        grid.borderColor = ByState(.boundary, disabled: .separator)
        grid.borderWidth = ByState(1)
        // The scrim is over it.
        grid.hasQuietVerdicts = true
        return grid
    }()

    /// Draws the image, or each cell's share of it.
    public func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        var image = field.isEnabled ? image : image.disabled
        image.isStretched = true
        let tint: CodeColor? = image.isTemplate && !field.isEnabled ? .tertiaryLabel : nil
        let rows = isSliced || field.status != .editing ? context.rowsOfCells : []
        let widest = rows.max { $0.count < $1.count } ?? []
        if isSliced {
            for row in rows.indices {
                for frame in rows[row] {
                    // In the other direction, the last row begins at another column.
                    let column = widest.firstIndex { $0.maxX > frame.midX } ?? 0
                    // The rectangle of the whole image, moved so that this cell's share is in the cell.
                    let whole = CGRect(
                        x: frame.minX - CGFloat(column) * frame.width, y: frame.minY - CGFloat(row) * frame.height,
                        width: frame.width * CGFloat(widest.count), height: frame.height * CGFloat(rows.count))
                    context.drawGroup { slice in
                        slice.clip(to: .rect(frame))
                        slice.draw(image, in: whole, tint: tint) {
                            $0.strokeInside(frame, cornerRadius: 0, with: .boundary, lineWidth: 1)
                        }
                    }
                }
            }
        } else {
            // Beside the room of a sign, so that the cells stay on their parts of the image.
            let status = layout.reservedSides(in: context.environment)
            let rect = context.bounds.inset(by: CodeInsets(left: status.left, right: status.right))
            context.draw(image, in: rect, tint: tint) { Self.grid.drawBackground(of: field, in: &$0) }
        }
        guard field.status != .editing else { return }
        // It is told once a row, over the gaps as well.
        let cell = CodeCell(index: 0, isEnabled: field.isEnabled, status: field.status)
        for frames in rows {
            var row = CellContext(frame: frames[0].union(frames[frames.count - 1]), environment: context.environment)
            swap(&row.drawing, &context.drawing)
            drawFrame(of: cell, filled: true, in: &row)
            swap(&row.drawing, &context.drawing)
        }
    }

    /// Draws the state of the cell.
    public func draw(_ cell: CodeCell, in context: inout CellContext) {
        // The background shows a verification or a verdict.
        if cell.status == .editing || cell.isActive {
            drawFrame(of: cell, filled: cell.status == .editing, in: &context)
        }
        if cell.isMarked { context.drawMarking(with: .tint) }
    }

    /// Draws the frame of a cell, and its fill if wanted, in a cell or in a row.
    private func drawFrame(of cell: CodeCell, filled isFilled: Bool, in context: inout CellContext) {
        let inset = context.environment.aligned(min(3, context.frame.shorterSide / 12))
        let frame = context.frame.insetBy(dx: inset, dy: inset), width = frameWidth.value(for: cell)
        if isFilled {
            let plain = cell.quiet(hasQuietVerdicts), path = CodePath.roundedRect(frame, cornerRadius: cornerRadius)
            if context.environment.reduceTransparency, plain.status != .editing {
                context.fill(path, with: .background)
            }
            context.fill(path, with: fillColor.value(for: plain).resolved(in: context.environment))
        }
        context.strokeInside(frame, cornerRadius: cornerRadius, with: frameColor.value(for: cell), lineWidth: width)
        guard cell.isActive || cell.isEnabled && cell.status != .editing, width > 0 else { return }
        // A second tone, because the image may have the color of the first.
        let inner = frame.insetBy(dx: min(width, frame.width / 2), dy: min(width, frame.height / 2))
        context.strokeInside(inner, cornerRadius: cornerRadius - width, with: .background, lineWidth: 1.5)
    }
}

extension CodeCellRenderer where Self == BackgroundRenderer {
    /// One image across all cells, which stretches over the field; its cap insets keep their size.
    public static func background(image: CodeImage) -> BackgroundRenderer { BackgroundRenderer(image: image) }
}
