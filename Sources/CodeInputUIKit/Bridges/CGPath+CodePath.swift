#if canImport(UIKit)
import CodeInputStyles
import UIKit

extension CGPath {
    static func make(_ path: CodePath) -> CGPath {
        let result = CGMutablePath()
        result.add(path)
        return result
    }
}

extension CGMutablePath {
    fileprivate func add(_ path: CodePath) {
        for element in path.elements {
            switch element {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .curve(let point, let control1, let control2):
                addCurve(to: point, control1: control1, control2: control2)
            case .close: closeSubpath()
            case .rect(let rect): addRect(rect)
            case .roundedRect(let rect, let radius):
                // Core Graphics has corners of a quarter of a circle only.
                add(.outline(of: rect, left: radius, right: radius))
            case .ellipse(let rect): addEllipse(in: rect)
            }
        }
    }
}
#endif
