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

struct StandInStroke: Hashable, Sendable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashes: [CGFloat] = []
}

struct StandInGradient: Hashable, Sendable {
    var colors: [StandInRGBA]
    var locations: [CGFloat]
    var start: CGPoint
    var end: CGPoint
}

struct StandInImageDrawing: Hashable, Sendable {
    var source: StandInImageSource
    var rect: CGRect
    /// The part of the picture, in its own pixels.
    var crop: CGRect
    /// In points of the picture; zero unless it is resizable.
    var capInsets = StandInInsets()
    var scale: CGFloat = 1
    var tint: StandInRGBA?
    var isUpsideDown = false
}

struct StandInInsets: Hashable, Sendable {
    var top: CGFloat = 0
    var left: CGFloat = 0
    var bottom: CGFloat = 0
    var right: CGFloat = 0
    var isZero: Bool { self == StandInInsets() }
}
