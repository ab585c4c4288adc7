#if canImport(CoreGraphics)
public import CoreGraphics
#else
public import Foundation
#endif

extension CellContext {
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

    /// Where text stands so that it keeps clear of a border at the sides, and of the sign of the field's status.
    var contentRect: CGRect {
        let room = environment.aligned(environment.roomOfStatus(inHeight: frame.height))
        return frame.insetBy(dx: environment.aligned(min(5, frame.width / 10)), dy: room)
    }
}
