/// One thing that was drawn, with the state it was drawn in.
struct StandInOperation: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fill([StandInPathElement], StandInRGBA, CGPathFillRule)
        case stroke([StandInPathElement], StandInRGBA, StandInStroke)
        case text(StandInTextLine)
        case image(StandInImageDrawing)
        case gradient([StandInPathElement], StandInGradient)
    }

    struct Clip: Hashable, Sendable {
        var path: [StandInPathElement]
        var rule: CGPathFillRule
    }

    var kind: Kind
    var transform: CGAffineTransform
    /// In the space of the context, not of the transform.
    var clips: [Clip]
    var alpha: CGFloat
}
