/// A renderer with a row of dots, as on a passcode screen.
///
/// An empty cell has a ring; a small dot in it replaces a placeholder. A masked cell has a dot or an image of the app.
/// An unmasked cell has its character. The focused cell has a thicker ring, or a line under its dot or character. While
/// the code is verified, each dot is a thick ring; after a rejection, it is a thin one.
public struct DotsRenderer: CodeCellRenderer, BuiltInRenderer, Equatable {
    /// The style of characters, placeholders, dots and masks; a state without a color has that of the default.
    public var text: CodeTextStyle = Self.ownText
    static let ownText = CodeTextStyle(
        color: ByState(.label, accepted: .green, rejected: .rejectedText, disabled: .tertiaryLabel))
    /// The diameter of dots and rings in points at the default text size, 14 by default; NaN, or 0 or less, is none.
    public var dotSize: CGFloat = 14
    /// The color of rings.
    public var ringColor = ByState.line(.secondaryLabel, disabled: .separator)
    /// The thickness of rings in points, 0 or more; its base defaults to 1.5.
    public var ringWidth = ByState<CGFloat>(
        1.5, focused: 3, selected: 2, verifying: 1, accepted: 3.5, rejected: 2, disabled: 0.5)
    // It has no such switch.
    var hasQuietVerdicts: Bool { false }
    /// The style of the caret: by default none, because the ring shows the focus.
    public var caret = CodeCaretStyle.none

    /// The layout of the cells.
    public var layout = CodeCellLayout.fixed(size: CGSize(width: 40, height: 56), spacing: 0)
    /// The motion of cells.
    public var motion = CodeMotion.standard

    /// Creates the renderer with its defaults, and an image in place of a masked character; nil for a dot.
    public init(image: CodeImage? = nil) { if let image { text.mask = .image(image) } }

    /// Draws the ring of an empty cell, and the state.
    public func draw(_ cell: CodeCell, in context: inout CellContext) {
        let content = context.contentRect, ringColor = ringColor.value(for: cell)
        let width = context.environment.alignedUp(ringWidth.value(for: cell))
        if cell.isSelected, cell.isActive {
            context.fill(.roundedRect(content, cornerRadius: 8), with: .selection)
            context.strokeBorder(content, cornerRadius: 8, with: ringColor, lineWidth: width)
        }
        if cell.isMarked { context.drawMarking(in: content, with: .tint) }
        // While the user enters the code, a ring shows the focus.
        if cell.isActive, cell.status != .editing || cell.isFilled && !cell.isSelected {
            let below = (context.frame.maxY - content.maxY) / 2
            context.drawMarking(in: content.offsetBy(dx: 0, dy: below), with: ringColor)
        }
        switch (cell.content, text.mask) {
        case (.empty, _), (.placeholder, _):
            drawRing(in: dot(in: context), width: width, with: ringColor, context: &context)
        case (.character, _), (.masked, .character):
            drawLine(under: content, of: cell, width: width, context: &context)
        case (.masked, _): break
        }
    }

    /// Draws a dot, the image, a character, or the point of a placeholder.
    public func drawCharacter(of cell: CodeCell, in context: inout CellContext) {
        let dot = dot(in: context)
        switch cell.content {
        case .empty: break
        case .placeholder:
            let color = text.placeholderColor.value(for: cell, over: Self.ownText.placeholderColor)
            context.fill(.ellipse(in: context.square(dot.width / 4, in: dot)), with: color)
        case .masked: drawMask(of: cell, in: dot, context: &context)
        case .character: context.draw(cell, in: context.contentRect, text: text, over: Self.ownText)
        }
    }

    private func dot(in context: CellContext) -> CGRect {
        let content = context.contentRect
        return context.square(min(dotSize * context.environment.textScale, content.shorterSide * 0.7), in: content)
    }

    /// Underlines text that has no ring to show the status.
    private func drawLine(under rect: CGRect, of cell: CodeCell, width: CGFloat, context: inout CellContext) {
        guard cell.isEnabled, cell.status != .editing else { return }
        let height = min(width, rect.height)
        // Longer than the line of the focus, which is as thick.
        let length = context.environment.aligned(rect.width * (cell.status == .accepted ? 0.8 : 0.5))
        let line = CGRect(
            x: context.environment.aligned(rect.midX - length / 2), y: rect.maxY - height, width: length, height: height
        )
        context.fill(.rect(line), with: ringColor.value(for: cell))
    }

    private func drawRing(in rect: CGRect, width: CGFloat, with color: CodeColor, context: inout CellContext) {
        let width = min(width, rect.width / 2)
        context.stroke(.ellipse(in: rect.insetBy(dx: width / 2, dy: width / 2)), with: color, lineWidth: width)
    }

    private func drawMask(of cell: CodeCell, in dot: CGRect, context: inout CellContext) {
        let color = text.color.value(for: cell, over: Self.ownText.color), rect = context.contentRect
        switch cell.isEnabled ? text.mask : text.mask.disabled {
        case .dot:
            switch cell.isEnabled ? cell.status : .editing {
            case .editing, .accepted: context.fill(.ellipse(in: dot), with: color)
            case .verifying:
                drawRing(in: dot, width: dot.width * 0.3, with: ringColor.value(for: cell), context: &context)
            case .rejected: drawRing(in: dot, width: dot.width * 0.18, with: color, context: &context)
            }
        case .character(let character):
            context.draw(String(character), in: rect, font: text.font, with: color)
        case .image(let image):
            context.draw(image, in: rect, with: color, orIn: dot, dot: dot)
            // An image has colors of its own.
            guard cell.isEnabled, cell.status != .editing else { return }
            let width = context.environment.alignedUp(ringWidth.value(for: cell))
            context.strokeBorder(rect, cornerRadius: 8, with: ringColor.value(for: cell), lineWidth: width)
        }
    }
}

extension CodeCellRenderer where Self == DotsRenderer {
    /// A row of dots, as on a passcode screen, or an image in place of a masked character.
    public static func dots(image: CodeImage? = nil) -> DotsRenderer { DotsRenderer(image: image) }
}
