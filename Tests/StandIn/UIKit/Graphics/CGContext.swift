/// Records what is drawn, with the origin in the upper left corner, as in UIKit.
public final class CGContext {
    struct State {
        /// A translation.
        var transform = CGAffineTransform.identity
        var clips: [[StandInPathElement]] = []
        var alpha: CGFloat = 1
        var fill = StandInRGBA.black
        var stroke = StandInRGBA.black
        var pen = StandInStroke()
        var shadow: StandInShadow?
    }

    // As in C, no access is checked.
    @exclusivity(unchecked) var state = State()
    @exclusivity(unchecked) var pending: [StandInPathElement] = []
    @exclusivity(unchecked) private(set) var saved: [State] = []
    @exclusivity(unchecked) private var layers: [(state: State, drawing: StandInDrawing)] = []
    @exclusivity(unchecked) public private(set) var standInDrawing = StandInDrawing()

    init() {}

    func record(_ kind: StandInOperation.Kind) {
        standInDrawing.operations.append(
            StandInOperation(kind: kind, clips: state.clips, alpha: state.alpha, shadow: state.shadow))
    }

    // MARK: State

    public func saveGState() { saved.append(state) }

    public func restoreGState() {
        guard let last = saved.popLast() else {
            StandInRecorder.add(.misuse, "restoreGState without saveGState")
            return
        }
        state = last
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = CGAffineTransform(translationX: tx, y: ty).concatenating(state.transform)
    }

    func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
    public func setLineWidth(_ width: CGFloat) { state.pen.width = width }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        precondition(phase == 0, "no picture shows a phase")
        state.pen.dashes = lengths
    }

    /// Gives what is drawn from now on a shadow. The transform does not change the offset.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { StandInShadow(offset: offset, blur: blur, color: $0.rgba) }
    }

    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        // The part before the start and after the end is drawn, as SVG does by itself.
        guard options == [.drawsBeforeStartLocation, .drawsAfterEndLocation], let clip = state.clips.last else {
            return StandInRecorder.add(.misuse, "drawLinearGradient without a clip, or not beyond its ends")
        }
        let ends = [startPoint, endPoint].map { $0.applying(state.transform) }
        record(.gradient(clip, gradient.stops, ends[0], ends[1]))
    }

    /// What is drawn until the end gets the shadow and the opacity as one, with the clips of the beginning.
    public func beginTransparencyLayer(auxiliaryInfo: AnyObject?) {
        layers.append((state, standInDrawing))
        standInDrawing = StandInDrawing()
        (state.shadow, state.alpha) = (nil, 1)
    }

    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else {
            return StandInRecorder.add(.misuse, "endTransparencyLayer without beginTransparencyLayer")
        }
        let drawing = standInDrawing
        (state, standInDrawing) = layer
        record(.layer(drawing))
    }

    // MARK: Clipping

    /// Core Graphics logs "clip: empty path" and clips nothing.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !pending.isEmpty else { return StandInRecorder.add(.misuse, "CGContext.clip: the path is empty") }
        state.clips.append(pending)
        pending = []
    }

    public func clip(to rect: CGRect) {
        state.clips.append(StandInPathShapes.rect(rect).map { $0.applying(state.transform) })
        pending = []
    }

    // MARK: Paths

    // The path is stored in the space of the context: the current transform applies when a point is added.
    func add(_ elements: [StandInPathElement]) { pending += elements.map { $0.applying(state.transform) } }

    private func add(_ element: StandInPathElement) { pending.append(element.applying(state.transform)) }

    public func move(to point: CGPoint) {
        // As many as a rounded rectangle has.
        if pending.isEmpty { pending.reserveCapacity(32) }
        add(.move(point))
    }
    public func addLine(to point: CGPoint) { add(.line(point)) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add(.curve(end, control1: control1, control2: control2))
    }
    public func addRect(_ rect: CGRect) { add(StandInPathShapes.rect(rect)) }
    public func addEllipse(in rect: CGRect) { add(StandInPathShapes.ellipse(rect)) }
    public func closePath() { if !pending.isEmpty { pending.append(.close) } }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        if !pending.isEmpty { record(.fill(pending, state.fill)) }
        pending.removeAll(keepingCapacity: true)
    }

    public func strokePath() {
        if !pending.isEmpty { record(.stroke(pending, state.stroke, state.pen)) }
        pending.removeAll(keepingCapacity: true)
    }
}

public enum CGPathFillRule: Int, Sendable { case winding }
public enum CGBlendMode: Int32, Sendable { case normal }

/// What a context recorded.
public struct StandInDrawing: Hashable, Sendable {
    var operations: [StandInOperation] = []

    public var isEmpty: Bool { operations.isEmpty }
    public var count: Int { operations.count }
}

/// A recorded drawing operation in the space of the context, with its state.
struct StandInOperation: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fill([StandInPathElement], StandInRGBA)
        case gradient([StandInPathElement], [StandInGradientStop], CGPoint, CGPoint)
        case stroke([StandInPathElement], StandInRGBA, StandInStroke)
        case text(StandInTextLine)
        case image(StandInImageDrawing)
        case layer(StandInDrawing)
    }

    var kind: Kind
    var clips: [[StandInPathElement]]
    var alpha: CGFloat
    var shadow: StandInShadow?
}

struct StandInStroke: Hashable, Sendable {
    var width: CGFloat = 1
    var dashes: [CGFloat] = []
}

struct StandInImageDrawing: Hashable, Sendable {
    var source: StandInImageSource
    var rect: CGRect
    /// The insets of a resizable image, in points.
    var capInsets: UIEdgeInsets
    var tint: StandInRGBA?
}
