import CodeInputStyles

extension CodeDrawing {
    /// The first call with an infinite number or NaN; nil if there is none.
    ///
    /// It checks each number by itself, because a rectangle around points loses infinite ones, and NaN equals nothing.
    var callWithoutFiniteNumbers: String? {
        for call in calls {
            switch call {
            case .fill(let path, _): if !path.isFinite { return "A fill" }
            case .gradient(let path, _, let start, let end):
                if !path.isFinite || !start.isFinite || !end.isFinite { return "A fill" }
            case .shadow: break
            case .stroke(let path, _, let lineWidth, let dash):
                if !path.isFinite || !lineWidth.isFinite || !dash.allSatisfy(\.isFinite) { return "A stroke" }
            case .text(_, let rect, let font, _): if !rect.isFinite || !font.size.isFinite { return "A text" }
            case .image(_, let rect, _, let fallback):
                if !rect.isFinite { return "An image" }
                if let call = fallback.callWithoutFiniteNumbers { return call }
            case .clip(let path): if !path.isFinite { return "A clip" }
            case .group(let group), .character(let group): if let call = group.callWithoutFiniteNumbers { return call }
            }
        }
        return nil
    }
}

extension CodePath {
    fileprivate var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.isFinite
            case .curve(let end, let control1, let control2): end.isFinite && control1.isFinite && control2.isFinite
            case .close: true
            case .rect(let rect), .ellipse(let rect): rect.isFinite
            case .roundedRect(let rect, let radius): rect.isFinite && radius.isFinite
            }
        }
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    /// Whether all four edges are finite.
    ///
    /// A null rectangle is at infinity, and an infinite one has huge edges.
    var isFinite: Bool {
        !isNull && !isInfinite && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }
}
