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
