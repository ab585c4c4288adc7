/// An outline of shapes, lines and curves, in points; not Hashable, because `CGRect` is not before iOS 18.
public struct CodePath: Sendable, Equatable {
    package enum Element: Sendable, Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the point of the last ``move(_:)``.
        case close
        case rect(CGRect)
        /// A rectangle with rounded, continuous corners. The radii are at most half of the shorter side.
        case roundedRect(CGRect, left: CGFloat, right: CGFloat)
        case ellipse(CGRect)
    }

    package internal(set) var elements: [Element] = []

    var isEmpty: Bool { elements.isEmpty }

    /// Creates an empty path.
    public init() {}

    private init(_ element: Element) { elements = [element] }

    /// Creates a rectangle; an empty path for a null one, which `insetBy(dx:dy:)` returns for a narrow cell.
    public static func rect(_ rect: CGRect) -> CodePath { rect.isNull ? CodePath() : CodePath(.rect(rect)) }

    /// Creates a rectangle with rounded corners; an empty path for a null rectangle.
    ///
    /// The corners are continuous, as those of the system's controls, where there is room for it. The radius is in
    /// points, clamped to half of the shorter side, which gives quarters of a circle.
    public static func roundedRect(_ rect: CGRect, cornerRadius: CGFloat) -> CodePath {
        roundedRect(rect, leftRadius: cornerRadius, rightRadius: cornerRadius)
    }

    /// Creates a rectangle whose left and right corners have different radii, as at the ends of a row.
    @inline(never) static func roundedRect(
        _ rect: CGRect, leftRadius: CGFloat, rightRadius: CGFloat
    ) -> CodePath {
        guard !rect.isNull else { return CodePath() }
        let limit = rect.shorterSide / 2
        let left = min(leftRadius.asLength, limit), right = min(rightRadius.asLength, limit)
        return CodePath(max(left, right) > 0 ? .roundedRect(rect, left: left, right: right) : .rect(rect))
    }

    /// Creates the ellipse that touches the sides of a rectangle; an empty path for a null one.
    public static func ellipse(in rect: CGRect) -> CodePath { rect.isNull ? CodePath() : CodePath(.ellipse(rect)) }

    /// Creates a straight line between two points.
    public static func line(from start: CGPoint, to end: CGPoint) -> CodePath {
        var path = CodePath(.move(start))
        path.addLine(to: end)
        return path
    }

    // Not inlined: paths are drawn point by point.
    @inline(never) mutating func append(_ element: Element) { elements.append(element) }

    /// Begins a new subpath at a point.
    @inline(never) public mutating func move(to point: CGPoint) { append(.move(point)) }

    /// Adds a straight line.
    public mutating func addLine(to point: CGPoint) { append(.line(point)) }

    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(point, control1: control1, control2: control2))
    }

    /// Adds a line back to the start of the subpath.
    public mutating func closeSubpath() { append(.close) }

    mutating func add(_ path: CodePath) { elements += path.elements }

    /// The path stretched from a size without a zero length to a rectangle.
    func mapped(from size: CGSize, to frame: CGRect) -> CodePath {
        let dx = frame.width / size.width, dy = frame.height / size.height, factor = min(dx, dy)
        func point(_ point: CGPoint) -> CGPoint { CGPoint(x: frame.minX + point.x * dx, y: frame.minY + point.y * dy) }
        func rect(_ rect: CGRect) -> CGRect {
            let start = point(rect.origin), end = point(CGPoint(x: rect.maxX, y: rect.maxY))
            return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
        }
        var copy = self
        for index in elements.indices {
            copy.elements[index] =
                switch elements[index] {
                case .move(let end): .move(point(end))
                case .line(let end): .line(point(end))
                case .curve(let end, let control1, let control2):
                    .curve(point(end), control1: point(control1), control2: point(control2))
                case .close: .close
                case .rect(let area): .rect(rect(area))
                case .roundedRect(let area, let left, let right):
                    .roundedRect(rect(area), left: left * factor, right: right * factor)
                case .ellipse(let area): .ellipse(rect(area))
                }
        }
        return copy
    }

    /// The smallest rectangle around all points, including control points; null for an empty path.
    @inline(never) package var boundingRect: CGRect {
        var bounds = CGRect.null
        for element in elements {
            switch element {
            case .move(let point), .line(let point): bounds = bounds.union(point)
            case .curve(let point, let control1, let control2):
                bounds = bounds.union(point).union(control1).union(control2)
            case .close: break
            case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect):
                bounds = bounds.isNull ? rect : bounds.union(rect)
            }
        }
        return bounds
    }
}

extension CGRect {
    fileprivate func union(_ point: CGPoint) -> CGRect {
        isNull ? CGRect(origin: point, size: .zero) : union(CGRect(origin: point, size: .zero))
    }
}
