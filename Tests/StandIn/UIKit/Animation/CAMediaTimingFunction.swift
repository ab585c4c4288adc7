open class CAMediaTimingFunction: NSObject {
    private let first: CGPoint
    private let second: CGPoint

    init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
        second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
        super.init()
    }

    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Finds the point of the curve by bisection. Sixteen steps are finer than any screen.
    func value(at progress: CGFloat) -> CGFloat {
        func curve(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
            let rest = 1 - t
            return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
        }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<16 {
            let middle = (low + high) / 2
            if curve(first.x, second.x, middle) < progress { low = middle } else { high = middle }
        }
        return curve(first.y, second.y, (low + high) / 2)
    }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The time of the manual clock, which stands still until a test moves it.
public func CACurrentMediaTime() -> CFTimeInterval {
    StandInClock.now
}
