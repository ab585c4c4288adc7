/// Records what is drawn. Its space is UIKit's: the origin is the upper left corner.
public final class CGContext {
    struct State {
        var transform = CGAffineTransform.identity
        var clips: [StandInOperation.Clip] = []
        var alpha: CGFloat = 1
        var fill = StandInRGBA.black
        var stroke = StandInRGBA.black
        var pen = StandInStroke()
    }

    var state = State()
    var pending: [StandInPathElement] = []
    private var saved: [State] = []
    public var interpolationQuality = CGInterpolationQuality.default
    /// What was drawn so far.
    public private(set) var standInDrawing = StandInDrawing()

    init() {}

    var savedCount: Int { saved.count }

    func record(_ kind: StandInOperation.Kind) {
        standInDrawing.operations.append(
            StandInOperation(kind: kind, transform: state.transform, clips: state.clips, alpha: state.alpha))
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

    public var ctm: CGAffineTransform { state.transform }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = StandInRGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = StandInRGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = StandInRGBA(white: gray, alpha: alpha) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = StandInRGBA(white: gray, alpha: alpha) }
    public func setLineWidth(_ width: CGFloat) { state.pen.width = width }
    public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }
    public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.pen.dashPhase = phase
        state.pen.dashes = lengths
    }
    public func setFlatness(_ flatness: CGFloat) {}
    public func setBlendMode(_ mode: CGBlendMode) {}
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    public func flush() {}

    // MARK: Clipping

    /// Core Graphics logs "clip: empty path" and clips nothing.
    public func clip(using rule: CGPathFillRule = .winding) {
        guard !pending.isEmpty else { return StandInRecorder.add(.misuse, "CGContext.clip: the path is empty") }
        addClip(pending, rule)
        pending = []
    }

    public func clip(to rect: CGRect) {
        addClip(StandInPathShapes.rect(rect).map { $0.applying(state.transform) }, .winding)
        pending = []
    }

    public func clip(to rects: [CGRect]) {
        addClip(rects.flatMap(StandInPathShapes.rect).map { $0.applying(state.transform) }, .winding)
        pending = []
    }

    private func addClip(_ path: [StandInPathElement], _ rule: CGPathFillRule) {
        state.clips.append(StandInOperation.Clip(path: path, rule: rule))
    }

    public var boundingBoxOfClipPath: CGRect {
        guard let last = state.clips.last else { return .infinite }
        let box = CGRect(enclosing: StandInPathFlattener.polygons(last.path).flatMap { $0 })
        return box.applying(state.transform.inverted())
    }

    // MARK: Images

    /// Core Graphics draws images with the y axis pointing up: here they come out upside down, as on a device.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        if state.transform.d > 0 { StandInRecorder.add(.misuse, "CGContext.draw(CGImage, in:) draws upside down here") }
        record(.image(StandInImageDrawing(source: image.source, rect: rect, crop: image.crop, isUpsideDown: true)))
    }
}
