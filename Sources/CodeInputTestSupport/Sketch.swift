/// A drawing, and its calls that paint, found only when they are asked for: most drawings are compared, and no more.
final class Sketch {
    let drawing: CodeDrawing
    private lazy var calls = drawing.paints(in: Paint())
    /// The calls that paint, in their order and without groups.
    private(set) lazy var paints = calls.filter { !$0.isClip }
    /// The first call with an infinite number or NaN; nil if there is none.
    private(set) lazy var callNotFinite = calls.first { !$0.isFinite }?.name

    init(_ drawing: CodeDrawing) { self.drawing = drawing }

    /// Whether it is another drawing than before; NaN does not count.
    func differs(from before: Sketch) -> Bool { drawing != before.drawing && callNotFinite == nil }

    /// Whether it looks like another sketch that was moved by an offset.
    func looks(like other: Sketch, movedBy offset: CGPoint) -> Bool {
        paints.count == other.paints.count
            && zip(paints, other.paints).allSatisfy { $0.looks(like: $1, movedBy: offset) }
    }
}

extension CodeDrawing {
    /// The calls that paint or clip; a new drawing call is one more case here, and in ``pieces(upTo:)``.
    fileprivate func paints(in around: Paint) -> [Paint] {
        var around = around, paints: [Paint] = []
        for call in calls {
            let paint = Paint(in: around)
            switch call {
            case .fill(let path, let color): (paint.name, paint.path, paint.colors) = ("A fill", path, [color])
            case .gradient(let path, let colors, let start, let end):
                (paint.name, paint.path, paint.colors, paint.axis) = ("A fill", path, colors, [start, end])
            case .stroke(let path, let color, let width, let dash):
                (paint.name, paint.path, paint.colors, paint.line) = ("A stroke", path, [color], (width, dash))
            case .text(let text, let frame, let font, let color):
                (paint.name, paint.colors, paint.frame, paint.text) = ("A text", [color], frame, (text, font))
                paint.path = .rect(paint.glyphs)
            case .image(let image, let frame, let tint, _):
                (paint.name, paint.path, paint.frame) = ("An image", .rect(frame), frame)
                paint.image = (image, tint)
            case .clip(let path):
                (paint.name, paint.path, paint.isClip) = ("A clip", path, true)
                around = Paint(in: around)
                around.clips.append(path)
            case .shadow(let color, let radius, let x, let y):
                around = Paint(in: around)
                around.shadow = (color, radius, x, y)
                continue
            case .group(let group):
                paints += group.paints(in: around)
                continue
            }
            paints.append(paint)
            guard case .image(_, _, _, let fallback) = call else { continue }
            let inside = Paint(in: around)
            inside.isFallback = true
            paints += fallback.paints(in: inside)
        }
        return paints
    }

    /// The number of elements to draw: calls, path elements, dashes, colors and characters.
    ///
    /// It ends above a limit: nested drawings may have many.
    func pieces(upTo limit: Int) -> Int {
        var pieces = 0
        for call in calls where pieces <= limit {
            pieces += 1
            switch call {
            case .fill(let path, _): pieces += path.elements.count + 1
            case .gradient(let path, let colors, _, _): pieces += path.elements.count + colors.count
            case .stroke(let path, _, _, let dash): pieces += path.elements.count + 1 + dash.count
            case .clip(let path): pieces += path.elements.count
            // With one for its frame, as for that of an image.
            case .text(let text, _, _, _): pieces += 2 + text.utf8.count
            case .shadow: break
            case .image(_, _, _, let fallback): pieces += 1 + fallback.pieces(upTo: limit - pieces)
            case .group(let group): pieces += group.pieces(upTo: limit - pieces)
            }
        }
        return pieces
    }
}

/// A call of a drawing that paints, with the clips and the shadow around it.
final class Paint {
    var name = ""
    /// The painted area: of a text roughly its glyphs, and of an image its frame.
    var path = CodePath()
    /// One color, those of a gradient from the start to the end of an axis, or none for an image.
    var colors: [CodeColor.Components] = []
    var axis: [CGPoint] = []
    var line: (width: CGFloat, dash: [CGFloat])?
    var frame: CGRect?
    var text: (string: String, font: CodeFont)?
    var image: (image: CodeImage, tint: CodeColor.Components?)?
    var clips: [CodePath] = []
    var shadow: (color: CodeColor.Components, radius: CGFloat, x: CGFloat, y: CGFloat)?
    /// Whether it is drawn only in place of an image.
    var isFallback = false
    /// Whether it paints nothing, but clips what is painted later.
    fileprivate(set) var isClip = false

    /// Creates a call with the clips and the shadow of what is around it.
    fileprivate init(in around: Paint? = nil) {
        guard let around else { return }
        (clips, shadow, isFallback) = (around.clips, around.shadow, around.isFallback)
    }

    /// Whether each number is finite by itself; a rectangle around points would lose infinite ones.
    fileprivate var isFinite: Bool {
        if let frame, !frame.isFinite { return false }
        if let line, !line.width.isFinite || !line.dash.allSatisfy(\.isFinite) { return false }
        if let text, !text.font.size.isFinite { return false }
        return path.isFinite && (axis.isEmpty || axis.allSatisfy(\.isFinite))
    }

    /// The approximate bounds of digits and capitals of the system font, centered in the frame of the text.
    fileprivate var glyphs: CGRect {
        guard let frame, let text else { return .null }
        let width = 0.62 * text.font.size * CGFloat(text.string.count), height = 0.71 * text.font.size
        return CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    }

    /// A rectangle around everything that is painted, without its shadow; null for nothing.
    var bounds: CGRect {
        let reach = (line?.width ?? 0) / 2
        return path.boundingRect.insetBy(dx: -reach, dy: -reach)
    }

    /// So many that no one sees the steps of a gradient.
    static let steps = 32

    /// The step of a gradient at a point; 0 for one color.
    func step(at point: CGPoint) -> Int {
        guard !axis.isEmpty else { return 0 }
        let across = CGPoint(x: axis[1].x - axis[0].x, y: axis[1].y - axis[0].y)
        let length = across.x * across.x + across.y * across.y
        let along = (point.x - axis[0].x) * across.x + (point.y - axis[0].y) * across.y
        let share = length > 0 && length.isFinite ? min(max(along / length, 0), 1) : 0
        return Int((share * CGFloat(Self.steps)).rounded())
    }

    func color(ofStep step: Int) -> CodeColor.Components {
        guard !axis.isEmpty else { return colors[0] }
        let position = Float(step) / Float(Self.steps) * Float(colors.count - 1)
        let index = min(Int(position), colors.count - 2), fraction = position - Float(index)
        func mix(_ path: KeyPath<CodeColor.Components, Float>) -> Float {
            colors[index][keyPath: path] * (1 - fraction) + colors[index + 1][keyPath: path] * fraction
        }
        return CodeColor.Components(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
    }

    /// The runs of pixels that are painted, inside all clips.
    func runs(in grid: PixelGrid) -> [Range<Int>] {
        let outline = line.map { Outline(path).stroked(width: $0.width, dash: $0.dash) } ?? Outline(path)
        return clips.reduce(grid.runs(inside: outline)) { runs, clip in
            let inside = grid.runs(inside: Outline(clip))
            return runs.flatMap { run in inside.map { run.clamped(to: $0) }.filter { !$0.isEmpty } }
        }
    }

    /// Whether it looks like another paint that was moved by an offset; coordinates may differ by 1/8192 point.
    func looks(like other: Paint, movedBy offset: CGPoint) -> Bool {
        let points = points, others = other.points
        let isMoved =
            points.count == others.count
            && zip(points, others).allSatisfy { point, other in
                abs(point.x - other.x - offset.x) < 1 / 8192 && abs(point.y - other.y - offset.y) < 1 / 8192
            }
        let hasShadow = shadow.map { "\($0)" } == other.shadow.map { "\($0)" }
        return isMoved && hasShadow && name == other.name && colors == other.colors
            && (line?.width, line?.dash, text?.string, text?.font, image?.image, image?.tint)
                == (
                    other.line?.width, other.line?.dash, other.text?.string, other.text?.font, other.image?.image,
                    other.image?.tint
                )
    }

    private var points: [CGPoint] {
        ([path] + clips).flatMap(\.outlines).reduce(into: axis) { points, element in
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(let point, let control1, let control2): points += [point, control1, control2]
            case .close, .rect, .roundedRect, .ellipse: break
            }
        }
    }

    /// Whether two paints differ in their colors only.
    func hasShape(of other: Paint) -> Bool {
        path == other.path && line?.width == other.line?.width && line?.dash == other.line?.dash && clips == other.clips
            && axis == other.axis && (text == nil) == (other.text == nil)
    }

    /// The call or its shadow, whichever is seen further outside a frame, and how far in points.
    fileprivate func overflow(outOf frame: CGRect) -> (name: String, distance: CGFloat) {
        var painted = bounds
        // The control points of a curve may reach further than the curve.
        if shadow != nil || painted.reach(outOf: frame) > CGRect.tolerance {
            // So many lines are nearer than the tolerance.
            let outline = Outline(path, steps: 48)
            let seen = (line.map { outline.stroked(width: $0.width, dash: []) } ?? outline).bounds
            // What is beyond every outline has no size there.
            if line != nil || seen.width > 0 && seen.height > 0 { painted = seen }
        }
        func distance(_ rect: CGRect) -> CGFloat {
            guard rect.reach(outOf: frame) > CGRect.tolerance else { return 0 }
            let seen = clips.reduce(rect) { $0.intersection(Outline($1, steps: 48).bounds) }
            // An empty path has no bounds, and a call without area paints nothing.
            return !seen.isNull && seen.width > 0 && seen.height > 0 ? seen.reach(outOf: frame) : 0
        }
        let own = distance(painted)
        guard let shadow, !painted.isNull else { return (name, own) }
        let soft = painted.insetBy(dx: -shadow.radius, dy: -shadow.radius).offsetBy(dx: shadow.x, dy: shadow.y)
        return distance(soft) > own ? ("A shadow", distance(soft)) : (name, own)
    }
}

extension [Paint] {
    /// The call that is seen furthest outside a frame, and how far in points; nil if none is.
    func overflow(outOf frame: CGRect) -> (name: String, distance: CGFloat)? {
        let furthest = lazy.map { $0.overflow(outOf: frame) }.max { $0.distance < $1.distance }
        return furthest.flatMap { $0.distance > CGRect.tolerance ? $0 : nil }
    }
}

extension CodePath {
    fileprivate var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.isFinite
            case .curve(let end, let control1, let control2): end.isFinite && control1.isFinite && control2.isFinite
            case .close: true
            case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect.isFinite
            }
        }
    }
}

extension CGPoint { fileprivate var isFinite: Bool { x.isFinite && y.isFinite } }

extension CGRect {
    var isFinite: Bool { !isInfinite && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    /// A hundredth of a point, for rounding errors.
    static let tolerance: CGFloat = 0.01

    /// How far the rectangle extends beyond another, in points.
    func reach(outOf frame: CGRect) -> CGFloat {
        max(frame.minX - minX, maxX - frame.maxX, frame.minY - minY, maxY - frame.maxY)
    }
}
