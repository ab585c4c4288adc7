extension CodeDrawing {
    /// The smallest rectangle around everything that the drawing may paint; null for nothing.
    ///
    /// Text counts as its rectangle. What has coordinates that are not finite counts as nothing.
    package var extent: CGRect { extent(within: .infinite) }

    private func extent(within clip: CGRect) -> CGRect {
        var clip = clip
        var shadow: (radius: CGFloat, x: CGFloat, y: CGFloat)?
        return calls.reduce(CGRect.null) { extent, call in
            let painted: CGRect
            switch call {
            case .fill(let path, _), .gradient(let path, _, _, _): painted = path.boundingRect
            case .stroke(let path, _, let lineWidth, _):
                painted = path.boundingRect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
            case .text(_, let place, _, _): painted = place
            case .image(_, let place, _, let fallback): painted = place.union(fallback.extent(within: clip))
            case .group(let drawing), .character(let drawing): painted = drawing.extent(within: clip)
            case .shadow(_, let radius, let x, let y):
                shadow = (radius, x, y)
                return extent
            case .clip(let path):
                clip = path.boundingRect.bounded.map { clip.intersection($0) } ?? .null
                return extent
            }
            guard let painted = painted.bounded else { return extent }
            var all = painted
            if let shadow {
                all = all.union(
                    painted.insetBy(dx: -shadow.radius, dy: -shadow.radius).offsetBy(dx: shadow.x, dy: shadow.y))
            }
            return extent.union((all.bounded ?? .null).intersection(clip))
        }
    }
}
