extension CodeDrawing {
    /// The drawing in coordinates that begin at a point.
    ///
    /// Its coordinates are multiples of 1/4096 point. Thus drawings that look the same in two cells are equal
    /// relative to them, whatever rounding errors their frames have.
    package func relative(to origin: CGPoint) -> CodeDrawing {
        var drawing = CodeDrawing()
        for call in calls {
            let moved: Call =
                switch call {
                case .fill(let path, let color): .fill(path.relative(to: origin), color: color)
                case .gradient(let path, let colors, let start, let end):
                    .gradient(
                        path.relative(to: origin), colors: colors, from: start.relative(to: origin),
                        to: end.relative(to: origin))
                case .stroke(let path, let color, let lineWidth, let dash):
                    .stroke(path.relative(to: origin), color: color, lineWidth: lineWidth, dash: dash)
                case .text(let text, let place, let font, let color):
                    .text(text, in: place.relative(to: origin), font: font, color: color)
                case .image(let image, let place, let tint, let fallback):
                    .image(image, in: place.relative(to: origin), tint: tint, fallback: fallback.relative(to: origin))
                case .clip(let path): .clip(path.relative(to: origin))
                case .shadow: call
                case .group(let group): .group(group.relative(to: origin))
                case .character(let character): .character(character.relative(to: origin))
                }
            drawing.append(moved)
        }
        return drawing
    }
}

extension CodePath {
    fileprivate func relative(to origin: CGPoint) -> CodePath { mapped { $0.relative(to: origin) } }
}

extension CGPoint {
    fileprivate func relative(to origin: CGPoint) -> CGPoint {
        CGPoint(x: ((x - origin.x) * 4096).rounded() / 4096, y: ((y - origin.y) * 4096).rounded() / 4096)
    }
}

extension CGRect {
    fileprivate func relative(to origin: CGPoint) -> CGRect {
        let start = self.origin.relative(to: origin), end = CGPoint(x: maxX, y: maxY).relative(to: origin)
        return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
}
