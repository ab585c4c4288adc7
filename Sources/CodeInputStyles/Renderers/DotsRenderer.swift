public import CodeInputCore

#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// A row of dots, as a passcode screen has it: a ring for each character to come, a dot or the app's image for each
/// hidden one.
///
/// A character that is not hidden is drawn.
///
/// The ring is thicker where the next key goes. A selected cell has a ring of its own around the dot, a composed one is
/// underlined, and one sign tells the status of the code without color.
public struct DotsRenderer: CodeCellRenderer, Equatable {
    /// How characters and placeholders are set, and what takes the place of a hidden character.
    ///
    /// Its color is that of dots too, and of images that are templates.
    public var text = CodeTextStyle()
    /// The diameter of dots and rings in points at the default text size, more than 0.
    ///
    /// 14 unless set.
    public var dotSize: CGFloat = 14
    /// The color of rings, and of the sign of a verdict.
    public var ringColor = ByState<CodeColor>(
        .secondaryLabel, focused: .tint, selected: .tint, accepted: .green, rejected: .red, disabled: .separator)
    /// The thickness of rings in points, 0 or more.
    public var ringWidth = ByState<CGFloat>(1.5, focused: 3, selected: 2, disabled: 1)
    /// Where the cells stand: in the middle, 40 points wide, unless set.
    public var layout = CodeCellLayout.fixed(size: CGSize(width: 40, height: 56), spacing: 0)
    /// How cells move.
    public var motion = CodeMotion()

    /// Creates the style with its defaults.
    ///
    /// - Parameter image: What takes the place of a hidden character; a dot unless given.
    public init(image: CodeImage? = nil) {
        if let image { text.mask = .image(image) }
    }

    /// Draws a ring, a dot, the image or a character.
    public func draw(_ cell: CodeCell, in context: inout CellContext) {
        let content = context.contentRect
        let width = context.environment.alignedUp(ringWidth.value(for: cell))
        let ringColor = ringColor.value(for: cell)
        let diameter = min(dotSize * context.environment.textScale, content.width * 0.7, content.height * 0.7)
        let dot = context.square(diameter, in: content)
        if cell.isSelected, cell.isEnabled {
            context.fill(.roundedRect(content, cornerRadius: 8), with: .selection)
            context.strokeBorder(content, cornerRadius: 8, with: ringColor, lineWidth: width)
        }
        switch cell.content {
        case .empty: drawRing(in: dot, width: width, with: ringColor, context: &context)
        case .masked: drawMask(of: cell, in: dot, context: &context)
        case .placeholder, .character:
            context.draw(
                cell.content, in: content, font: text.font, with: text.color.value(for: cell),
                placeholderColor: text.placeholderColor.value(for: cell))
            if cell.isFocused, !cell.isSelected, cell.isEnabled, cell.status == .editing {
                context.drawMarking(in: content, with: ringColor)
            }
        }
        if cell.isMarked { context.drawMarking(in: content, with: .tint) }
    }

    /// False: there is no background.
    public var backgroundDependsOnCells: Bool { false }

    /// Draws the sign of the status in the color that rings have.
    public func drawForeground(of field: CodeFieldState, in context: inout FieldContext) {
        let cell = CodeCell(index: 0, status: field.status)
        context.drawStatus(of: field, with: field.status == .verifying ? nil : ringColor.value(for: cell))
    }

    /// None: the ring shows where the next key goes, as on a passcode screen.
    public func caret(in context: CellContext) -> CGRect? { nil }

    private func drawRing(in rect: CGRect, width: CGFloat, with color: CodeColor, context: inout CellContext) {
        let width = min(width, rect.width / 2)
        context.stroke(.ellipse(in: rect.insetBy(dx: width / 2, dy: width / 2)), with: color, lineWidth: width)
    }

    private func drawMask(of cell: CodeCell, in dot: CGRect, context: inout CellContext) {
        let color = text.color.value(for: cell)
        let image: CodeImage
        switch cell.isEnabled ? text.mask : text.mask.disabled {
        case .dot: return context.fill(.ellipse(in: dot), with: color)
        case .character(let character):
            return context.draw(String(character), in: context.contentRect, font: text.font, with: color)
        case .image(let found): image = found
        }
        var place = dot
        if let size = image.size {
            let room = context.contentRect
            place = context.centered(size.fitted(into: room.size, scale: context.environment.textScale), in: room)
        }
        context.draw(image, in: place, tint: image.isTemplate ? color : nil) { fallback in
            fallback.fill(.ellipse(in: dot), with: color)
        }
    }
}

extension CodeCellRenderer where Self == DotsRenderer {
    /// A row of dots, as a passcode screen has it.
    ///
    /// - Parameter image: What takes the place of a hidden character; a dot unless given.
    /// - Returns: The style.
    public static func dots(image: CodeImage? = nil) -> DotsRenderer { DotsRenderer(image: image) }
}
