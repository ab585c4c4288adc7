#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

/// The drawing calls that cells and fields share, named as in SwiftUI's `GraphicsContext`.
///
/// Coordinates are points of the field, from its top left corner.
public protocol CodeDrawingContext {
    /// What surrounds the field.
    var environment: CodeEnvironment { get }
    /// What was drawn so far.
    var drawing: CodeDrawing { get set }
}

extension CodeDrawingContext {
    /// Fills a path.
    ///
    /// - Parameters:
    ///   - path: What to fill; overlaps are filled too.
    ///   - color: The fill color.
    public mutating func fill(_ path: consuming CodePath, with color: CodeColor) {
        let components = color.resolved(in: environment)
        guard components.opacity > 0, !path.isEmpty else { return }
        drawing.append(.fill(consume path, color: components))
    }

    /// Draws along a path, half of the line on each side.
    ///
    /// - Parameters:
    ///   - path: Where to draw.
    ///   - color: The stroke color.
    ///   - lineWidth: In points; nothing is drawn unless it is more than 0.
    ///   - dash: The lengths of dashes and gaps in points, in turn; empty for a solid line.
    public mutating func stroke(
        _ path: consuming CodePath, with color: CodeColor, lineWidth: CGFloat = 1, dash: [CGFloat] = []
    ) {
        let components = color.resolved(in: environment)
        guard components.opacity > 0, lineWidth > 0, lineWidth.isFinite, !path.isEmpty else { return }
        // Core Graphics takes a pattern of nothing but zeros, or with a negative length, for an error.
        let isPattern = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
        drawing.append(.stroke(consume path, color: components, lineWidth: lineWidth, dash: isPattern ? dash : []))
    }

    /// Draws text with its capitals and digits centered in a rectangle, both ways.
    ///
    /// The font's size is multiplied by ``CodeEnvironment/textScale``, but never so large that the widest characters
    /// would leave the rectangle. Where the user wants bold text, a system font is a step heavier.
    ///
    /// - Parameters:
    ///   - text: A character, or a few.
    ///   - rect: Where, in points.
    ///   - font: The font of the text.
    ///   - color: The text color.
    public mutating func draw(_ text: consuming String, in rect: CGRect, font: CodeFont, with color: CodeColor) {
        let components = color.resolved(in: environment)
        let size = font.fittingSize(in: rect.size, textScale: environment.textScale, characters: text.characterCount)
        guard components.opacity > 0, size > 0, !text.isEmpty else { return }
        var font = font.sized(size)
        if environment.legibilityWeight == .bold { font.embolden() }
        drawing.append(.text(consume text, in: rect, font: font, color: components))
    }

    /// Draws an image in a rectangle.
    ///
    /// - Parameters:
    ///   - image: Which image. Its ``CodeImage/scaling`` says how it fills the rectangle.
    ///   - rect: Where, in points.
    ///   - tint: Fills the shape of the image; nil leaves the image its colors, unless it is a template, which gets
    ///     the tint of the environment.
    ///   - fallback: Draws what takes the place of an image that can't be found; nothing unless given.
    public mutating func draw(
        _ image: CodeImage, in rect: CGRect, tint: CodeColor? = nil, fallback: (inout Self) -> Void = { _ in }
    ) {
        guard rect.width > 0, rect.height > 0, image.opacity > 0 else { return }
        let color = tint ?? (image.isTemplate ? .tint : nil)
        var inner = self
        inner.drawing = CodeDrawing()
        fallback(&inner)
        drawing.append(
            .image(image, in: rect, tint: color?.resolved(in: environment), fallback: inner.drawing))
    }

    /// Draws what only the platform can draw, such as a shadow.
    ///
    /// - Parameters:
    ///   - native: The drawing; a painter that doesn't know its type passes it over.
    ///   - rect: Where, in points.
    public mutating func draw(_ native: some CodeNativeDrawing, in rect: CGRect) {
        drawing.append(.native(AnyNativeDrawing(native), in: rect))
    }

    /// Keeps whatever is drawn from now on inside a path.
    ///
    /// - Parameter path: What is drawn outside it does not show.
    public mutating func clip(to path: CodePath) {
        drawing.append(.clip(path))
    }

    /// Draws on its own: clips end with the closure.
    ///
    /// - Parameter body: Draws into a context like this one.
    public mutating func drawGroup(_ body: (inout Self) -> Void) {
        var inner = self
        inner.drawing = CodeDrawing()
        body(&inner)
        guard !inner.drawing.isEmpty else { return }
        drawing.append(.group(inner.drawing))
    }

    /// A rectangle in the middle of another, on whole pixels as far as that one is.
    func centered(_ size: CGSize, in rect: CGRect) -> CGRect {
        CGRect(
            x: environment.aligned(rect.midX - size.width / 2), y: environment.aligned(rect.midY - size.height / 2),
            width: size.width, height: size.height)
    }
}

extension String {
    // A code has a character a cell, mostly of one byte: there is no need to look for where the next begins.
    fileprivate var characterCount: Int { utf8.count == 1 ? 1 : count }
}
