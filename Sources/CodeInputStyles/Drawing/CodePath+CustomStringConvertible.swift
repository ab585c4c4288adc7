#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

extension CodePath: CustomStringConvertible {
    /// The pieces on one line, numbers rounded to thousandths.
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let point): "move \(point.plain)"
            case .line(let point): "line \(point.plain)"
            case .curve(let point, let control1, let control2):
                "curve \(control1.plain) \(control2.plain) \(point.plain)"
            case .close: "close"
            case .rect(let rect): "rect \(rect.plain)"
            case .roundedRect(let rect, let radius): "roundedRect \(rect.plain) radius \(radius.plain)"
            case .ellipse(let rect): "ellipse \(rect.plain)"
            }
        }.joined(separator: ", ")
    }
}
