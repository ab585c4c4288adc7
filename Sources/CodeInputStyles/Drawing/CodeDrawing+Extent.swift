extension CodeDrawing {
    /// The smallest rectangle around everything that the drawing may paint; null for nothing.
    ///
    /// An ASCII character counts as a square that contains the line of any font, a digit of a system font as a smaller
    /// rectangle, and any other text as a larger square for each byte, because letters with marks are higher. A call
    /// with coordinates that are not finite is left out.
    package var extent: CGRect { extent(within: nil) }

    private func extent(within clip: CGRect?) -> CGRect {
        var clip = clip, extent = CGRect.null
        var shadow: (radius: CGFloat, x: CGFloat, y: CGFloat)?
        for call in calls {
            let painted: CGRect
            switch call {
            case .fill(let path, _), .gradient(let path, _, _, _): painted = path.boundingRect
            case .stroke(let path, _, let lineWidth, _):
                // Where lines meet, a stroke may have a point of five times its width.
                let reach = path.hasJoins ? lineWidth * 5 : lineWidth / 2
                painted = path.boundingRect.insetBy(dx: -reach, dy: -reach)
            case .text(let text, let frame, let font, _):
                let count = text.utf8.count
                let isDigit = count == 1 && font.name == nil && (48...57).contains(text.utf8.first ?? 0)
                let height = font.size * (isDigit ? 0.9 : count == 1 ? 1.3 : 2)
                let width = isDigit ? font.size * 0.8 : height * CGFloat(max(count, 1))
                painted = CGRect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
            case .image(_, let frame, _, let fallback): painted = frame.union(fallback.extent(within: clip))
            case .group(let drawing): painted = drawing.extent(within: clip)
            case .shadow(_, let radius, let x, let y):
                shadow = (radius, x, y)
                continue
            case .clip(let path):
                let area = path.boundingRect.bounded ?? .null
                clip = clip?.intersection(area) ?? area
                continue
            }
            guard var all = painted.bounded else { continue }
            if let shadow {
                all = all.union(
                    all.insetBy(dx: -shadow.radius, dy: -shadow.radius).offsetBy(dx: shadow.x, dy: shadow.y))
            }
            all = all.bounded ?? .null
            if let clip { all = all.intersection(clip) }
            extent = extent.isNull ? all : extent.union(all)
        }
        return extent
    }
}

extension CodePath {
    /// Whether two elements meet at an angle that makes a point.
    fileprivate var hasJoins: Bool {
        // The direction at the start of the subpath, and the last one.
        var (start, point, first, direction) = (CGPoint.zero, CGPoint.zero, CGPoint.zero, CGPoint.zero)
        // At a small angle, the point reaches hardly further than half of the line.
        func turns(to step: CGPoint) -> Bool {
            direction.x * step.x + direction.y * step.y < 0
                || abs(direction.x * step.y - direction.y * step.x)
                    > (abs(direction.x) + abs(direction.y)) * (abs(step.x) + abs(step.y)) / 4
        }
        // A line without a length has no direction.
        @inline(never) func turns(to next: CGPoint, from last: CGPoint) -> Bool {
            let step = CGPoint(x: next.x - last.x, y: next.y - last.y)
            guard step != .zero else { return false }
            defer { direction = step }
            if first == .zero { first = step }
            return turns(to: step)
        }
        for element in elements {
            switch element {
            case .move(let to): (start, point, first, direction) = (to, to, .zero, .zero)
            case .line(let to):
                if turns(to: to, from: point) { return true }
                point = to
            case .curve(let to, let control, let last):
                // A control point may be where the curve begins or ends.
                if turns(to: control != point ? control : last != point ? last : to, from: point) { return true }
                let before = last != to ? last : control != to ? control : point
                if before != to { direction = CGPoint(x: to.x - before.x, y: to.y - before.y) }
                point = to
            case .close:
                if turns(to: start, from: point) || turns(to: first) { return true }
                (point, first, direction) = (start, .zero, .zero)
            case .rect, .roundedRect, .ellipse: break
            }
        }
        return false
    }
}
