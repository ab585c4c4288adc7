extension CodeDrawing {
    /// The drawing moved by a distance, in points.
    ///
    /// Its coordinates are multiples of 1/4096 point. Thus drawings that look the same in two cells are equal once moved
    /// to the same place, whatever rounding errors their frames have.
    package func moved(by distance: CGPoint) -> CodeDrawing {
        var drawing = CodeDrawing()
        for call in calls {
            let moved: Call =
                switch call {
                case .fill(let path, let color): .fill(path.moved(by: distance), color: color)
                case .gradient(let path, let colors, let start, let end):
                    .gradient(
                        path.moved(by: distance), colors: colors, from: start.moved(by: distance),
                        to: end.moved(by: distance))
                case .stroke(let path, let color, let lineWidth, let dash):
                    .stroke(path.moved(by: distance), color: color, lineWidth: lineWidth, dash: dash)
                case .text(let text, let place, let font, let color):
                    .text(text, in: place.moved(by: distance), font: font, color: color)
                case .image(let image, let place, let tint, let fallback):
                    .image(image, in: place.moved(by: distance), tint: tint, fallback: fallback.moved(by: distance))
                case .clip(let path): .clip(path.moved(by: distance))
                case .shadow: call
                case .group(let group): .group(group.moved(by: distance))
                case .character(let character): .character(character.moved(by: distance))
                }
            drawing.append(moved)
        }
        return drawing
    }
}

extension CodePath {
    fileprivate func moved(by distance: CGPoint) -> CodePath { mapped { $0.moved(by: distance) } }
}

extension CGPoint {
    fileprivate func moved(by distance: CGPoint) -> CGPoint {
        CGPoint(x: ((x + distance.x) * 4096).rounded() / 4096, y: ((y + distance.y) * 4096).rounded() / 4096)
    }
}

extension CGRect {
    fileprivate func moved(by distance: CGPoint) -> CGRect {
        let start = origin.moved(by: distance), end = CGPoint(x: maxX, y: maxY).moved(by: distance)
        return CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
}
