#if canImport(UIKit)
import CodeInputStyles
import UIKit

extension CGPath {
    static func make(_ path: CodePath) -> CGPath {
        let result = CGMutablePath()
        for element in path.elements {
            switch element {
            case .move(let point): result.move(to: point)
            case .line(let point): result.addLine(to: point)
            case .curve(let point, let control1, let control2):
                result.addCurve(to: point, control1: control1, control2: control2)
            case .close: result.closeSubpath()
            case .rect(let rect): result.addRect(rect)
            case .roundedRect(let rect, let radius):
                result.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
            case .ellipse(let rect): result.addEllipse(in: rect)
            }
        }
        return result
    }
}
#endif
