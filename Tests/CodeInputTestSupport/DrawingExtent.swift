import CodeInputStyles

#if canImport(CoreGraphics)
    import CoreGraphics
#else
    import Foundation
#endif

/// How far a drawing reaches whose numbers are all finite.
struct DrawingExtent {
    /// Rounding errors below a hundredth of a point are no fault.
    static let tolerance: CGFloat = 0.01

    private var calls: [(name: String, rect: CGRect)] = []

    init(_ drawing: CodeDrawing) {
        add(drawing.calls, clip: nil)
    }

    private mutating func add(_ drawn: [CodeDrawing.Call], clip: CGRect?) {
        var clip = clip
        for call in drawn {
            switch call {
            case .fill(let path, _): add("a fill", path.boundingRect, clip)
            case .stroke(let path, _, let lineWidth, _):
                add("a stroke", path.boundingRect, clip) { _ in Outline(path).strokeBounds(lineWidth: lineWidth) }
            case .text(let text, let rect, let font, _):
                add("text", rect, clip) { CGRect.glyphs(of: text, in: $0, size: font.size) }
            case .image(_, let rect, _, let fallback):
                add("an image", rect, clip)
                add(fallback.calls, clip: clip)
            case .native(_, let rect): add("a native drawing", rect, clip)
            case .clip(let path):
                let bounds = path.boundingRect
                clip = clip.map { $0.intersection(bounds) } ?? bounds
            case .group(let group): add(group.calls, clip: clip)
            }
        }
    }

    private mutating func add(
        _ name: String, _ rect: CGRect, _ clip: CGRect?, extent: (CGRect) -> CGRect = { $0 }
    ) {
        // An empty path has no bounds.
        guard !rect.isNull else { return }
        let painted = extent(rect)
        let seen = clip.map { painted.intersection($0) } ?? painted
        // What has no area paints nothing, wherever it stands.
        if seen.width > 0, seen.height > 0 { calls.append((name, seen)) }
    }

    /// The call that reaches furthest out of a rectangle, or nil when none does.
    func furthest(outOf frame: CGRect) -> (call: String, distance: CGFloat)? {
        calls.map { (call: $0.name, distance: $0.rect.reach(outOf: frame)) }
            .filter { $0.distance > Self.tolerance }.max { $0.distance < $1.distance }
    }
}

extension CGRect {
    /// How far the rectangle reaches out of another, in points.
    func reach(outOf frame: CGRect) -> CGFloat {
        max(frame.minX - minX, maxX - frame.maxX, frame.minY - minY, maxY - frame.maxY)
    }

    /// About what digits and capitals of the system font cover, centred in a rectangle.
    static func glyphs(of text: String, in rect: CGRect, size: CGFloat) -> CGRect {
        let width = 0.62 * size * CGFloat(text.count), height = 0.71 * size
        return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
}
