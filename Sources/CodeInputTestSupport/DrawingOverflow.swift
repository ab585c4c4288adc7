import CodeInputStyles

/// How far a drawing of finite numbers extends beyond a frame.
struct DrawingOverflow {
    /// The tolerance for rounding errors: a hundredth of a point.
    static let tolerance: CGFloat = 0.01

    /// The call that extends furthest beyond the frame, or nil.
    private(set) var furthest: (call: String, distance: CGFloat)?
    private let frame: CGRect
    private var shadow: (radius: CGFloat, x: CGFloat, y: CGFloat)?

    init(of drawing: CodeDrawing, outOf frame: CGRect) {
        self.frame = frame
        add(drawing.calls, clip: nil)
    }

    private mutating func add(_ drawn: [CodeDrawing.Call], clip: CGRect?) {
        var clip = clip
        let outer = shadow
        defer { shadow = outer }
        for call in drawn {
            switch call {
            case .fill(let path, _), .gradient(let path, _, _, _): add("A fill", path.boundingRect, clip)
            case .shadow(_, let radius, let x, let y): shadow = (radius, x, y)
            case .stroke(let path, _, let lineWidth, _):
                // A cheap bound. The outline is needed only beyond it.
                let around = path.boundingRect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
                guard shadow != nil || around.reach(outOf: frame) > Self.tolerance else { continue }
                add("A stroke", Outline(path).strokeBounds(lineWidth: lineWidth), clip)
            case .text(let text, let rect, let font, _):
                add("A text", CGRect.glyphs(of: text, in: rect, size: font.size), clip)
            case .image(_, let rect, _, let fallback):
                add("An image", rect, clip)
                add(fallback.calls, clip: clip)
            case .clip(let path):
                let bounds = path.boundingRect
                clip = clip.map { $0.intersection(bounds) } ?? bounds
            case .group(let group), .character(let group): add(group.calls, clip: clip)
            }
        }
    }

    private mutating func add(_ name: String, _ painted: CGRect, _ clip: CGRect?) {
        addPart(name, painted, clip)
        guard let shadow, !painted.isNull else { return }
        let around = painted.insetBy(dx: -shadow.radius, dy: -shadow.radius)
        addPart("A shadow", around.offsetBy(dx: shadow.x, dy: shadow.y), clip)
    }

    private mutating func addPart(_ name: String, _ painted: CGRect, _ clip: CGRect?) {
        // An empty path has no bounds.
        guard !painted.isNull, painted.reach(outOf: frame) > Self.tolerance else { return }
        let seen = clip.map { painted.intersection($0) } ?? painted
        // A call without area paints nothing.
        guard seen.width > 0, seen.height > 0 else { return }
        let distance = seen.reach(outOf: frame)
        guard distance > Self.tolerance, distance > furthest?.distance ?? 0 else { return }
        furthest = (name, distance)
    }
}

extension CGRect {
    /// How far the rectangle extends beyond another, in points.
    func reach(outOf frame: CGRect) -> CGFloat {
        max(frame.minX - minX, maxX - frame.maxX, frame.minY - minY, maxY - frame.maxY)
    }

    /// The approximate bounds of digits and capitals of the system font, centered in a rectangle.
    static func glyphs(of text: String, in rect: CGRect, size: CGFloat) -> CGRect {
        let width = 0.62 * size * CGFloat(text.count), height = 0.71 * size
        return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
}
