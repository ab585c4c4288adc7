import CodeInputStyles

/// A call of a drawing that paints or clips, with the clips and the shadow around it.
///
/// Checks and pictures read these instead of the calls, so a new drawing call is one more case of ``Walk``.
struct Paint {
    struct Shadow {
        let color: CodeColor.Components
        let radius: CGFloat
        let x: CGFloat
        let y: CGFloat
    }

    struct Gradient {
        /// Two or more.
        let colors: [CodeColor.Components]
        let start: CGPoint
        let end: CGPoint
    }

    /// What applies to all calls of a group.
    struct Surroundings {
        var clips: [CodePath] = []
        var shadow: Shadow?
        /// Whether they are drawn only in place of an image.
        var isFallback = false
    }

    /// The kind of call, for a message.
    let name: String
    /// What is filled, stroked or clipped to.
    var path = CodePath()
    var line: (width: CGFloat, dash: [CGFloat])?
    /// Nil for a gradient, a clip, and an image without a tint.
    var color: CodeColor.Components?
    var gradient: Gradient?
    /// The place of a text or an image.
    var place: CGRect?
    var text: (string: String, font: CodeFont)?
    var image: CodeImage?
    var hasFallback = false
    let around: Surroundings

    var isClip: Bool { name == "A clip" }

    /// The share that it hides of what is beneath it, from 0 to 1.
    var opacity: Float { color?.opacity ?? gradient?.colors.map(\.opacity).max() ?? 0 }

    /// Whether every number is finite.
    ///
    /// Each counts by itself: a rectangle around points loses infinite ones, and NaN equals nothing.
    var isFinite: Bool {
        let lengths = [line?.width ?? 0, text?.font.size ?? 0] + (line?.dash ?? [])
        let points = gradient.map { [$0.start, $0.end] } ?? []
        return path.isFinite && lengths.allSatisfy(\.isFinite) && points.allSatisfy(\.isFinite)
            && (place == nil || place?.ifFinite != nil)
    }

    /// The approximate bounds of digits and capitals of the system font, centered in the place of the text.
    var glyphs: CGRect {
        guard let place, let text else { return .null }
        let width = 0.62 * text.font.size * CGFloat(text.string.count), height = 0.71 * text.font.size
        return CGRect(x: place.midX - width / 2, y: place.midY - height / 2, width: width, height: height)
    }

    /// A rectangle around everything that is painted, without its shadow; null for nothing.
    private var widest: CGRect {
        if let place { return text == nil ? place : glyphs }
        guard let line, !path.isEmpty else { return path.boundingRect }
        // Only between lines may a corner reach further than half of the width.
        let hasLines = path.elements.contains { if case .move = $0 { true } else { false } }
        let reach = line.width / 2 * (hasLines ? Outline.mitreLimit : 1)
        return path.boundingRect.insetBy(dx: -reach, dy: -reach)
    }

    /// Whether it hides something of a rectangle.
    func covers(_ rect: CGRect) -> Bool { text == nil && opacity > 0 && widest.intersects(rect) }

    /// The pixels that are painted, inside all clips; those of a text around its glyphs.
    func pixels(in grid: PixelGrid) -> [Int] {
        let shape = place.map { .rect(text == nil ? $0 : glyphs) } ?? path
        let outline = line.map { Outline(shape).stroked(width: $0.width, dash: $0.dash) } ?? Outline(shape)
        return around.clips.reduce(grid.pixels(inside: outline)) { pixels, clip in
            var isInside = Array(repeating: false, count: grid.count)
            for pixel in grid.pixels(inside: Outline(clip)) { isInside[pixel] = true }
            return pixels.filter { isInside[$0] }
        }
    }

    /// The call or its shadow, whichever is seen further outside a frame, and how far in points.
    fileprivate func overflow(outOf frame: CGRect) -> (name: String, distance: CGFloat) {
        var painted = widest
        if let line, around.shadow != nil || painted.reach(outOf: frame) > CGRect.tolerance {
            painted = Outline(path).stroked(width: line.width, dash: []).bounds
        }
        func distance(_ part: CGRect) -> CGFloat {
            let seen = around.clips.reduce(part) { $0.intersection($1.boundingRect) }
            // An empty path has no bounds, and a call without area paints nothing.
            return !seen.isNull && seen.width > 0 && seen.height > 0 ? seen.reach(outOf: frame) : 0
        }
        let own = distance(painted)
        guard let shadow = around.shadow, !painted.isNull else { return (name, own) }
        let soft = painted.insetBy(dx: -shadow.radius, dy: -shadow.radius).offsetBy(dx: shadow.x, dy: shadow.y)
        return distance(soft) > own ? ("A shadow", distance(soft)) : (name, own)
    }
}

extension [Paint] {
    /// The first call with an infinite number or NaN; nil if there is none.
    var endless: String? { first { !$0.isFinite }?.name }

    /// The call that is seen furthest outside a frame, and how far in points; nil if none is.
    func overflow(outOf frame: CGRect) -> (name: String, distance: CGFloat)? {
        let furthest = lazy.filter { !$0.isClip }.map { $0.overflow(outOf: frame) }.max { $0.distance < $1.distance }
        return furthest.flatMap { $0.distance > CGRect.tolerance ? $0 : nil }
    }
}

extension CodeDrawing {
    /// The calls that paint or clip, in their order and without groups.
    var paints: [Paint] {
        var walk = Walk()
        walk.add(self)
        return walk.paints
    }

    /// The calls, and the number of elements to draw: calls, path elements, dashes, colors and characters.
    ///
    /// - Parameter limit: The walk stops above it, because nested drawings may be many.
    /// - Returns: The calls so far, and the number of their elements.
    func paints(upTo limit: Int) -> (paints: [Paint], pieces: Int) {
        var walk = Walk(limit: limit)
        walk.add(self)
        return (walk.paints, walk.pieces)
    }

    /// The walk over the calls of a drawing.
    private struct Walk {
        var limit = Int.max
        private(set) var paints: [Paint] = []
        private(set) var pieces = 0

        mutating func add(_ drawing: CodeDrawing, in outer: Paint.Surroundings = Paint.Surroundings()) {
            var around = outer
            for call in drawing.calls where pieces <= limit {
                switch call {
                case .fill(let path, let color):
                    add(Paint(name: "A fill", path: path, color: color, around: around))
                case .gradient(let path, let colors, let start, let end):
                    pieces += colors.count
                    let gradient = Paint.Gradient(colors: colors, start: start, end: end)
                    add(Paint(name: "A fill", path: path, gradient: gradient, around: around))
                case .stroke(let path, let color, let width, let dash):
                    pieces += dash.count
                    add(Paint(name: "A stroke", path: path, line: (width, dash), color: color, around: around))
                case .text(let text, let place, let font, let color):
                    pieces += text.utf8.count
                    add(Paint(name: "A text", color: color, place: place, text: (text, font), around: around))
                case .image(let image, let place, let tint, let fallback):
                    let hasFallback = !fallback.isEmpty
                    add(
                        Paint(
                            name: "An image", color: tint, place: place, image: image, hasFallback: hasFallback,
                            around: around))
                    var inner = around
                    inner.isFallback = true
                    add(fallback, in: inner)
                case .clip(let path):
                    add(Paint(name: "A clip", path: path, around: around))
                    around.clips.append(path)
                case .shadow(let color, let radius, let x, let y):
                    pieces += 1
                    around.shadow = Paint.Shadow(color: color, radius: radius, x: x, y: y)
                case .group(let group), .character(let group):
                    pieces += 1
                    add(group, in: around)
                }
            }
        }

        private mutating func add(_ paint: Paint) {
            pieces += 1 + paint.path.elements.count
            paints.append(paint)
        }
    }
}

extension CodePath {
    fileprivate var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.isFinite
            case .curve(let end, let control1, let control2): [end, control1, control2].allSatisfy(\.isFinite)
            case .close: true
            case .rect(let rect), .ellipse(let rect): rect.ifFinite != nil
            case .roundedRect(let rect, let radius): rect.ifFinite != nil && radius.isFinite
            }
        }
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// A hundredth of a point, for rounding errors.
    static let tolerance: CGFloat = 0.01

    /// How far the rectangle extends beyond another, in points.
    func reach(outOf frame: CGRect) -> CGFloat {
        max(frame.minX - minX, maxX - frame.maxX, frame.minY - minY, maxY - frame.maxY)
    }
}
