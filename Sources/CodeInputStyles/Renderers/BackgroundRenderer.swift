public import CodeInputCore

#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// One image split over the cells, and what the cells hold in equal parts of it.
///
/// The image is stretched over the field at any width; its cap insets keep their size. Where there is no such image, a
/// grid of joined boxes takes its place. What the image does not show, the style draws over it: a frame where the next
/// key goes, a tinted fill behind selected characters, a line under composed ones, and a sign of the status.
public struct BackgroundRenderer: CodeCellRenderer, Equatable {
    /// How the image is split.
    public enum Mode: String, Sendable, Hashable, CaseIterable {
        /// The image lies under the whole field, the gaps between cells included.
        case whole
        /// Each cell shows its equal share of the image; the gaps show none of it.
        case slices
    }

    /// The image, drawn over the whole field.
    public var image: CodeImage
    /// How the image is split.
    ///
    /// ``Mode/whole`` unless set.
    public var mode = Mode.whole
    /// How characters, placeholders and masks are set; choose colors that are legible on the image.
    public var text = CodeTextStyle()
    /// What lies over the image and behind the character.
    public var fillColor = ByState<CodeColor>(.clear, selected: .selection, disabled: .fill)
    /// The color of the frame in a cell, and of the sign of a verdict.
    public var frameColor = ByState<CodeColor>(
        .clear, focused: .tint, selected: .tint, verifying: .secondaryLabel, accepted: .green, rejected: .red,
        disabled: .clear)
    /// The thickness of the frame in points, 0 or more.
    public var frameWidth = ByState<CGFloat>(0, focused: 2, selected: 2, verifying: 0, accepted: 2, rejected: 2)
    /// The radius in points of the corners of the frame, clamped to half of the shorter side.
    public var cornerRadius: CGFloat = 6
    /// Where the cells stand: without gaps unless set.
    public var layout = CodeCellLayout.equal(spacing: 0)
    /// How cells move.
    public var motion = CodeMotion()

    /// Creates the style with its defaults.
    ///
    /// - Parameter image: The image; it is stretched, whatever its scaling says.
    public init(image: CodeImage) {
        self.image = image
    }

    /// Draws the image, or the share of it that belongs to each cell.
    public func drawBackground(of field: CodeFieldState, in context: inout FieldContext) {
        let stretched = image.stretched(capInsets: image.capInsets)
        let image = field.isEnabled ? stretched : stretched.disabled
        var grid = BoxRenderer(shape: .joined)
        grid.borderColor = ByState(.boundary, disabled: .separator)
        grid.borderWidth = ByState(1)
        switch mode {
        case .whole:
            context.draw(image, in: context.bounds) { grid.drawBackground(of: field, in: &$0) }
        case .slices:
            let frames = context.cellFrames
            let rows = Set(frames.map(\.minY)).sorted()
            let columns = (frames.count + rows.count - 1) / max(rows.count, 1)
            for frame in frames {
                let row = rows.firstIndex(of: frame.minY) ?? 0
                let column = frames.count { $0.minY == frame.minY && $0.minX < frame.minX }
                // As many cells wide and high as there are, moved so that this cell's share comes to lie in it.
                let whole = CGRect(
                    x: frame.minX - CGFloat(column) * frame.width, y: frame.minY - CGFloat(row) * frame.height,
                    width: frame.width * CGFloat(columns), height: frame.height * CGFloat(rows.count))
                context.drawGroup { slice in
                    slice.clip(to: .rect(frame))
                    slice.draw(image, in: whole) { fallback in
                        let line = fallback.environment.alignedUp(1)
                        fallback.stroke(.rect(frame.insetBy(dx: line / 2, dy: line / 2)), with: .boundary)
                    }
                }
            }
        }
    }

    /// False: the background is the same for every code.
    public var backgroundDependsOnCells: Bool { false }

    /// Draws what the cell holds, and over the image what tells its state.
    public func draw(_ cell: CodeCell, in context: inout CellContext) {
        let inset = context.environment.aligned(min(3, context.frame.width / 12, context.frame.height / 12))
        let place = context.frame.insetBy(dx: inset, dy: inset)
        context.fill(.roundedRect(place, cornerRadius: cornerRadius), with: fillColor.value(for: cell))
        context.strokeBorder(
            place, cornerRadius: cornerRadius, with: frameColor.value(for: cell), lineWidth: frameWidth.value(for: cell)
        )
        let content = context.contentRect
        if cell.isMarked { context.drawMarking(with: .tint) }
        context.draw(cell, in: content, text: text)
    }

    /// Draws the sign of the status in the color that frames have.
    public func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        let cell = CodeCell(index: 0, status: field.status)
        context.drawStatus(of: field, with: field.status == .verifying ? nil : frameColor.value(for: cell))
    }

    /// A bar in the middle of the cell.
    public func caret(in context: CellContext) -> CGRect? {
        context.caretBar(in: context.contentRect, font: text.font)
    }
}

extension CodeCellRenderer where Self == BackgroundRenderer {
    /// One image split over the cells.
    ///
    /// - Parameter image: The image; it is stretched over the field, its cap insets keep their size.
    /// - Returns: The style.
    public static func background(image: CodeImage) -> BackgroundRenderer { BackgroundRenderer(image: image) }
}
