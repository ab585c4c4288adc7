open class CGPath: Hashable {
    final var elements: [StandInPathElement]

    init(elements: [StandInPathElement]) {
        self.elements = elements
    }

    convenience init(elements: [StandInPathElement], _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: transform.map { t in elements.map { $0.applying(t.pointee) } } ?? elements)
    }

    public var isEmpty: Bool { elements.isEmpty }

    var boundingBoxOfPath: CGRect { CGRect(enclosing: StandInPathFlattener.polygons(elements).flatMap { $0 }) }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = StandInPathFlattener.winding(of: point, in: elements.map { $0.applying(transform) })
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    public func copy() -> CGPath? { CGPath(elements: elements) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements, transform)
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

public final class CGMutablePath: CGPath {
    public init() {
        super.init(elements: [])
    }

    override init(elements: [StandInPathElement]) {
        super.init(elements: elements)
    }

    private func append(_ new: [StandInPathElement], _ transform: CGAffineTransform) {
        elements += transform.isIdentity ? new : new.map { $0.applying(transform) }
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.move(point)], transform)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append([.line(point)], transform)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append([.curve(end, control1: control1, control2: control2)], transform)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(StandInPathShapes.rect(rect), transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(StandInPathShapes.ellipse(rect), transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.elements, transform)
    }

    public func closeSubpath() {
        if !elements.isEmpty { elements.append(.close) }
    }
}

enum StandInPathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    func applying(_ t: CGAffineTransform) -> StandInPathElement {
        switch self {
        case .move(let end): .move(end.applying(t))
        case .line(let end): .line(end.applying(t))
        case .curve(let end, let control1, let control2):
            .curve(end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .close: .close
        }
    }
}

/// The common shapes as path elements.
enum StandInPathShapes {
    /// How far the control points of a quarter circle lie from its ends, in radii.
    private static let quarter: CGFloat = 0.5522847498307936

    static func rect(_ rect: CGRect) -> [StandInPathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    static func ellipse(_ rect: CGRect) -> [StandInPathElement] {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * quarter, ry * quarter)
        let (x, y) = (rect.midX, rect.midY)
        func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        return [
            .move(at(rx, 0)),
            .curve(at(0, ry), control1: at(rx, ky), control2: at(kx, ry)),
            .curve(at(-rx, 0), control1: at(-kx, ry), control2: at(-rx, ky)),
            .curve(at(0, -ry), control1: at(-rx, -ky), control2: at(-kx, -ry)),
            .curve(at(rx, 0), control1: at(kx, -ry), control2: at(rx, -ky)),
            .close,
        ]
    }

    static func roundedRect(
        _ rect: CGRect, _ width: CGFloat, _ height: CGFloat, corners: UIRectCorner = .allCorners
    ) -> [StandInPathElement] {
        guard width > 0, height > 0 else { return Self.rect(rect) }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func radii(_ corner: UIRectCorner) -> (CGFloat, CGFloat) { corners.contains(corner) ? (width, height) : (0, 0) }
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let (topLeft, topRight) = (radii(.topLeft), radii(.topRight))
        let (bottomLeft, bottomRight) = (radii(.bottomLeft), radii(.bottomRight))
        let rest = 1 - quarter
        var elements: [StandInPathElement] = [
            .move(point(left + topLeft.0, top)), .line(point(right - topRight.0, top)),
        ]
        func corner(_ radii: (CGFloat, CGFloat), to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
            if radii.0 > 0 { elements.append(.curve(end, control1: control1, control2: control2)) }
        }
        corner(
            topRight, to: point(right, top + topRight.1),
            point(right - topRight.0 * rest, top), point(right, top + topRight.1 * rest))
        elements.append(.line(point(right, bottom - bottomRight.1)))
        corner(
            bottomRight, to: point(right - bottomRight.0, bottom),
            point(right, bottom - bottomRight.1 * rest), point(right - bottomRight.0 * rest, bottom))
        elements.append(.line(point(left + bottomLeft.0, bottom)))
        corner(
            bottomLeft, to: point(left, bottom - bottomLeft.1),
            point(left + bottomLeft.0 * rest, bottom), point(left, bottom - bottomLeft.1 * rest))
        elements.append(.line(point(left, top + topLeft.1)))
        corner(
            topLeft, to: point(left + topLeft.0, top),
            point(left, top + topLeft.1 * rest), point(left + topLeft.0 * rest, top))
        elements.append(.close)
        return elements
    }
}

/// Turns curves into short lines, for hit tests and tight bounds.
enum StandInPathFlattener {
    private static let steps = 16

    static func polygons(_ elements: [StandInPathElement]) -> [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        var current: [CGPoint] = []
        func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        for element in elements {
            switch element {
            case .move(let end):
                if !current.isEmpty { polygons.append(current) }
                current = [end]
            case .line(let end):
                current.append(end)
            case .curve(let end, let control1, let control2):
                let start = current.last ?? end
                for step in 1...steps {
                    let t = CGFloat(step) / CGFloat(steps)
                    let (a, b, c) = (mix(start, control1, t), mix(control1, control2, t), mix(control2, end, t))
                    current.append(mix(mix(a, b, t), mix(b, c, t), t))
                }
            case .close:
                guard let first = current.first else { continue }
                polygons.append(current)
                current = [first]
            }
        }
        if current.count > 1 || polygons.isEmpty && !current.isEmpty { polygons.append(current) }
        return polygons
    }

    static func winding(of point: CGPoint, in elements: [StandInPathElement]) -> Int {
        var winding = 0
        for polygon in polygons(elements) {
            for (index, a) in polygon.enumerated() {
                let b = polygon[(index + 1) % polygon.count]
                let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
                if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
                if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
            }
        }
        return winding
    }
}
