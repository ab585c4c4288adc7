extension CodeDrawing {
    /// The bounds of the drawing, without clips; null without calls.
    ///
    /// Text and images are as large as their rectangles.
    package var extent: CGRect {
        calls.reduce(CGRect.null) { rect, call in
            switch call {
            case .fill(let path, _): rect.union(path.boundingRect)
            case .stroke(let path, _, let lineWidth, _):
                rect.union(path.boundingRect.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2))
            case .text(_, let place, _, _), .image(_, let place, _, _), .native(_, let place): rect.union(place)
            case .clip: rect
            case .group(let drawing): rect.union(drawing.extent)
            }
        }
    }
}
