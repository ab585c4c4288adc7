#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension CellContext {
    /// Draws a border that lies inside a rectangle, whole, and on whole pixels.
    ///
    /// - Parameters:
    ///   - rect: Where, in points; the whole cell unless given.
    ///   - cornerRadius: The radius of the outer corners in points, clamped to half of the shorter side.
    ///   - color: The stroke color.
    ///   - lineWidth: In points; rounded to whole pixels, and at most the shorter side.
    public mutating func strokeBorder(
        _ rect: CGRect? = nil, cornerRadius: CGFloat = 0, with color: CodeColor, lineWidth: CGFloat = 1
    ) {
        let rect = rect ?? frame
        let width = min(environment.alignedUp(lineWidth), rect.width, rect.height)
        stroke(
            .roundedRect(rect.insetBy(dx: width / 2, dy: width / 2), cornerRadius: cornerRadius - width / 2),
            with: color, lineWidth: width)
    }

    /// Underlines what an input method is composing, as text does.
    ///
    /// - Parameters:
    ///   - rect: The line runs along its bottom, in points; a little above that of the cell unless given.
    ///   - color: The color of the line.
    public mutating func drawMarking(in rect: CGRect? = nil, with color: CodeColor) {
        let rect =
            rect
            ?? frame.insetBy(
                dx: environment.aligned(min(5, frame.width / 10)), dy: environment.aligned(min(10, frame.height / 5.6)))
        let width = environment.aligned(rect.width * 0.5)
        let height = min(2, rect.height)
        let bar = CGRect(
            x: environment.aligned(rect.midX - width / 2), y: environment.aligned(rect.maxY) - height, width: width,
            height: height)
        fill(.rect(bar), with: color)
    }

    /// A square in the middle of a rectangle whose edges all fall between pixels.
    ///
    /// An even number of pixels in an even rectangle, and an odd one in an odd: else it stands off the middle.
    func square(_ side: CGFloat, in rect: CGRect) -> CGRect {
        let scale = environment.displayScale
        let room = (min(rect.width, rect.height) * scale).rounded(.down)
        guard side > 0, room >= 1 else { return .zero }
        var pixels = min(max((side * scale).rounded(), 1), room)
        if (pixels - (rect.width * scale).rounded()).truncatingRemainder(dividingBy: 2) != 0 {
            pixels += pixels < room ? 1 : pixels > 1 ? -1 : 0
        }
        return centered(CGSize(width: pixels / scale, height: pixels / scale), in: rect)
    }
}
