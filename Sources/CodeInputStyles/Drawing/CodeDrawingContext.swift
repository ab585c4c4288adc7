/// The drawing calls for cells and fields, named as in `GraphicsContext`, in points from the top left of the field.
public protocol CodeDrawingContext {
    /// The environment of the field.
    var environment: CodeEnvironment { get }
    /// The drawing so far.
    var drawing: CodeDrawing { get set }
}

extension CodeDrawingContext {
    /// Fills a path with a color, also where its parts overlap.
    public mutating func fill(_ path: CodePath, with color: CodeColor) {
        fill(path, with: color.resolved(in: environment))
    }

    /// Fills a path, which is made only for a color that can be seen, as few styles fill all cells.
    @inline(never) mutating func fill(_ path: @autoclosure () -> CodePath, with components: CodeColor.Components) {
        guard components.opacity > 0 else { return }
        let path = path()
        if !path.isEmpty { drawing.appendFlat(.fill(path, color: components)) }
    }

    /// Fills a path with a linear gradient of evenly spaced colors.
    ///
    /// It runs between two points of the field; beyond them, the first and the last color continue. One color fills the
    /// path; none draws nothing.
    public mutating func fill(_ path: CodePath, withGradient colors: [CodeColor], from start: CGPoint, to end: CGPoint)
    {
        guard let last = colors.last else { return }
        guard colors.count > 1, start != end else { return fill(path, with: last) }
        let components = colors.map { $0.resolved(in: environment) }
        guard components.contains(where: { $0.opacity > 0 }), !path.isEmpty else { return }
        drawing.append(.gradient(path, colors: components, from: start, to: end))
    }

    /// Strokes a path, with half of the line on each side; a width of 0 or less, infinity or NaN draws nothing.
    ///
    /// The dash has the lengths of dashes and gaps in points, in turn; empty draws a solid line.
    public mutating func stroke(_ path: CodePath, with color: CodeColor, lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
        drawing.stroke(path, with: color.resolved(in: environment), lineWidth: lineWidth, dash: dash)
    }

    /// Draws text with its capitals and digits centered in a rectangle.
    ///
    /// The text has one or a few characters. The font's size is multiplied by ``CodeEnvironment/textScale``, and
    /// reduced so that the widest characters fit. With Bold Text, a system font is a step heavier.
    @inline(never) public mutating func draw(_ text: String, in rect: CGRect, font: CodeFont, with color: CodeColor) {
        drawing.draw(text, in: rect, font: font, with: color.resolved(in: environment), environment)
    }

    /// Draws text of one line at a scale, whatever space it has.
    package mutating func draw(_ text: String, in rect: CGRect, font: CodeFont, with color: CodeColor, scale: CGFloat) {
        let components = color.resolved(in: environment), size = (font.size * scale * 10).rounded(.down) / 10
        guard components.opacity > 0, size > 0, size.isFinite else { return }
        drawing.append(.text(text, in: rect, font: font.final(size, in: environment), color: components))
    }

    /// Draws an image, which fits into a rectangle in points.
    ///
    /// A tint fills its shape; nil keeps its colors, or gives a template the tint of the field. The fallback draws in
    /// place of an image that can't be found.
    public mutating func draw(
        _ image: CodeImage, in rect: CGRect, tint: CodeColor? = nil, fallback: (inout Self) -> Void = { _ in }
    ) {
        guard rect.width > 0, rect.height > 0, image.opacity > 0 else { return }
        let color = tint ?? (image.isTemplate ? .tint : nil)
        let inner = drawingAlone(fallback)
        drawing.append(.image(image, in: rect, tint: color?.resolved(in: environment), fallback: inner))
    }

    /// Clips the following calls to a path.
    public mutating func clip(to path: CodePath) { drawing.append(.clip(path)) }

    /// Gives each of the following calls a shadow, which outside the cell needs ``CodeCellLayout/overhang``.
    ///
    /// It spreads by the radius, and falls to the right and down, in points; a negative radius, or NaN, counts as 0.
    public mutating func addShadow(color: CodeColor, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) {
        let components = color.resolved(in: environment)
        guard components.opacity > 0, x.isFinite, y.isFinite else { return }
        drawing.append(.shadow(components, radius: radius.asLength, x: x, y: y))
    }

    /// Draws a group into a context like this one: its clips and shadows end with it.
    ///
    /// Groups may be 256 deep; a drawing with more is left out.
    public mutating func drawGroup(_ body: (inout Self) -> Void) {
        let inner = drawingAlone(body)
        if !inner.calls.isEmpty { drawing.append(.group(inner)) }
    }

    /// What a closure draws, which is no part of the drawing yet.
    mutating func drawingAlone(_ body: (inout Self) -> Void) -> CodeDrawing {
        var other = CodeDrawing()
        swap(&drawing, &other)
        body(&self)
        swap(&drawing, &other)
        return other
    }

    @inline(never) mutating func strokeInside(
        _ rect: CGRect, cornerRadius: CGFloat, with color: CodeColor, lineWidth: CGFloat
    ) {
        let width = min(environment.alignedUp(lineWidth), rect.shorterSide)
        stroke(
            .roundedRect(rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: cornerRadius - width / 2),
            with: color, lineWidth: width)
    }

    /// A rectangle centered in another, aligned with pixels if the other is.
    func centered(_ size: CGSize, in rect: CGRect) -> CGRect {
        CGRect(
            x: environment.aligned(rect.midX - size.width / 2), y: environment.aligned(rect.midY - size.height / 2),
            width: size.width, height: size.height)
    }
}

// What is long in machine code, once for both kinds of contexts.
extension CodeDrawing {
    @inline(never) mutating func stroke(
        _ path: CodePath, with components: CodeColor.Components, lineWidth: CGFloat, dash: [CGFloat] = []
    ) {
        guard components.opacity > 0, lineWidth > 0, lineWidth.isFinite, !path.isEmpty else { return }
        // For Core Graphics, a pattern with a negative length or only zeros is an error.
        let isPattern = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
        appendFlat(.stroke(path, color: components, lineWidth: lineWidth, dash: isPattern ? dash : []))
    }

    @inline(never) fileprivate mutating func draw(
        _ text: String, in rect: CGRect, font: CodeFont, with components: CodeColor.Components,
        _ environment: CodeEnvironment
    ) {
        guard components.opacity > 0, !text.isEmpty,
            let font = font.fitted(
                into: rect.size, characters: text.utf8.count == 1 ? 1 : text.count, environment: environment)
        else { return }
        appendFlat(.text(text, in: rect, font: font, color: components))
    }
}
