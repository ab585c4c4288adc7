/// A recorded drawing operation, with the state of the context.
struct StandInOperation: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fill([StandInPathElement], StandInRGBA, CGPathFillRule)
        case stroke([StandInPathElement], StandInRGBA, StandInStroke)
        case text(StandInTextLine)
        case image(StandInImageDrawing)
    }

    struct Clip: Hashable, Sendable {
        var path: [StandInPathElement]
        var rule: CGPathFillRule
    }

    var kind: Kind
    var transform: CGAffineTransform
    /// In the space of the context, before the transform.
    var clips: [Clip]
    var alpha: CGFloat
}
