/// What a context recorded. Its description has one line for each operation.
public struct StandInDrawing: Hashable, Sendable, CustomStringConvertible {
    var operations: [StandInOperation] = []

    public var isEmpty: Bool { operations.isEmpty }
    public var count: Int { operations.count }

    /// The strings that were drawn, in order.
    public var texts: [String] {
        operations.compactMap {
            guard case .text(let line) = $0.kind else { return nil }
            return line.text
        }
    }

    public var description: String {
        operations.map(\.summary).joined(separator: "\n")
    }
}

extension StandInOperation {
    /// For example "fill #ff0000 [0 0 10 10]".
    var summary: String {
        func number(_ value: CGFloat) -> String { StandInSVGNumber.text(value) }
        func box(_ rect: CGRect) -> String {
            rect.isNull
                ? "[]" : "[" + [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ") + "]"
        }
        func box(_ path: [StandInPathElement]) -> String {
            box(CGRect(enclosing: StandInPathFlattener.polygons(path).flatMap { $0 }).applying(transform))
        }
        func color(_ color: StandInRGBA) -> String {
            color.alpha * alpha == 1 ? color.hex : color.hex + "@" + number(color.alpha * alpha)
        }
        var line =
            switch kind {
            case .fill(let path, let rgba, _): "fill \(color(rgba)) \(box(path))"
            case .gradient(let path, let stops, _, _): "gradient \(stops.map { color($0.color) }) \(box(path))"
            case .stroke(let path, let rgba, let stroke): "stroke \(color(rgba)) \(number(stroke.width)) \(box(path))"
            case .text(let text):
                "text \"\(text.text)\" \(color(text.color)) \(number(text.font.size)) \(box(text.frame))"
            case .image(let image):
                "image \(box(image.rect.applying(transform)))"
            }
        for clip in clips {
            line += " clip " + box(CGRect(enclosing: StandInPathFlattener.polygons(clip.path).flatMap { $0 }))
        }
        if let shadow { line += " shadow \(color(shadow.color)) \(number(shadow.blur))" }
        return line
    }
}

extension CGContext {
    /// Records what a closure draws, without a layer.
    public static func recorded(_ body: (CGContext) -> Void) -> StandInDrawing {
        let context = CGContext()
        body(context)
        return context.standInDrawing
    }
}

/// A recorded drawing operation, with the state of the context.
struct StandInOperation: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fill([StandInPathElement], StandInRGBA, CGPathFillRule)
        case gradient([StandInPathElement], [StandInGradientStop], CGPoint, CGPoint)
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
    var shadow: StandInShadow?
}

struct StandInStroke: Hashable, Sendable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var dashPhase: CGFloat = 0
    var dashes: [CGFloat] = []
}

struct StandInImageDrawing: Hashable, Sendable {
    var source: StandInImageSource
    var rect: CGRect
    /// The part of the image to draw, in pixels.
    var crop: CGRect
    /// The insets of a resizable image, in points. Defaults to zero.
    var capInsets = StandInInsets()
    var scale: CGFloat = 1
    var tint: StandInRGBA?
}

struct StandInInsets: Hashable, Sendable {
    var top: CGFloat = 0
    var left: CGFloat = 0
    var bottom: CGFloat = 0
    var right: CGFloat = 0
    var isZero: Bool { self == StandInInsets() }
}
