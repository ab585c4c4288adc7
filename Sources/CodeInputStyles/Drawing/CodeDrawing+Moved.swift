extension CodeDrawing {
    /// The drawing moved by a distance, in points.
    ///
    /// Its coordinates are multiples of 1/4096 point. Thus drawings that look the same in two cells are equal once moved
    /// to the same place, whatever rounding errors their frames have.
    package func moved(by distance: CGPoint) -> CodeDrawing {
        func point(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: ((point.x + distance.x) * 4096).rounded() / 4096,
                y: ((point.y + distance.y) * 4096).rounded() / 4096)
        }
        func rect(_ rect: CGRect) -> CGRect {
            let start = point(rect.origin), end = point(CGPoint(x: rect.maxX, y: rect.maxY))
            return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
        }
        var drawing = CodeDrawing()
        for call in calls {
            switch call {
            case .fill(let path, let color): drawing.append(.fill(path.mapped(point), color: color))
            case .gradient(let path, let colors, let start, let end):
                drawing.append(.gradient(path.mapped(point), colors: colors, from: point(start), to: point(end)))
            case .stroke(let path, let color, let lineWidth, let dash):
                drawing.append(.stroke(path.mapped(point), color: color, lineWidth: lineWidth, dash: dash))
            case .text(let text, let place, let font, let color):
                drawing.append(.text(text, in: rect(place), font: font, color: color))
            case .image(let image, let place, let tint, let fallback):
                drawing.append(.image(image, in: rect(place), tint: tint, fallback: fallback.moved(by: distance)))
            case .clip(let path): drawing.append(.clip(path.mapped(point)))
            case .shadow: drawing.append(call)
            case .group(let group): drawing.append(.group(group.moved(by: distance)))
            case .character(let character): drawing.append(.character(character.moved(by: distance)))
            }
        }
        return drawing
    }
}
