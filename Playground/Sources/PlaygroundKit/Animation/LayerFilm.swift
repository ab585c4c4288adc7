import UIKit

/// A recording of a layer and its sublayers, frame by frame.
@MainActor struct LayerFilm {
    struct Frame: Equatable {
        /// What the layer shows, around its anchor, as SVG elements; empty if it shows nothing.
        var content = ""
        var place = Place()
    }

    /// The anchor of a layer, and how the layer is turned about it.
    struct Place: Equatable {
        var x = 0.0, y = 0.0
        /// In degrees.
        var angle = 0.0
        var scale = 1.0, opacity = 1.0
    }

    nonisolated static let framesPerSecond = 60.0

    private let host: CALayer
    /// How far the layer itself is from where it rests.
    private(set) var whole: [Place] = []
    /// The layers that draw, from back to front, each with one entry per frame of the film.
    private(set) var parts: [(name: String, frames: [Frame])] = []

    /// The last drawing of each layer with its SVG elements, because most frames draw nothing.
    private var drawn: [String: (drawing: StandInDrawing, content: String)] = [:]

    init(of host: CALayer) { self.host = host }

    var count: Int { whole.count }

    mutating func take() {
        let rest = CGPoint(x: -host.position.x, y: -host.position.y)
        whole.append(Self.place(of: host.standInPresentation, from: rest))
        var frames: [(name: String, frame: Frame)] = []
        for layer in host.sublayers ?? [] { take(layer, from: .zero, opacity: 1, into: &frames) }
        var previous = -1
        for (number, (known, _)) in frames.enumerated() {
            var name = known
            // A layer that now lies over what it was under is another part.
            if let index = parts.firstIndex(where: { $0.name == name }), index <= previous {
                name += " over \(parts[previous].name)"
                frames[number].name = name
            }
            if let index = parts.firstIndex(where: { $0.name == name }) {
                previous = index
            } else {
                previous += 1
                parts.insert((name, Array(repeating: Frame(), count: count - 1)), at: previous)
            }
        }
        for index in parts.indices {
            parts[index].frames.append(frames.first { $0.name == parts[index].name }?.frame ?? Frame())
        }
    }

    private mutating func take(
        _ layer: CALayer, from origin: CGPoint, opacity: Double, into frames: inout [(name: String, frame: Frame)]
    ) {
        // Nothing is seen through a window without a size.
        guard !layer.isHidden, !layer.masksToBounds || !layer.standInPresentation.bounds.isEmpty else { return }
        var place = Self.place(of: layer.standInPresentation, from: origin)
        place.opacity *= opacity
        // A label without text has no bounds.
        if let drawing = layer.standInDrawing, !layer.bounds.isEmpty {
            let name = layer.name ?? "text"
            if drawn[name]?.drawing != drawing { drawn[name] = (drawing, Self.content(of: layer)) }
            frames.append((name, Frame(content: drawn[name]?.content ?? "", place: place)))
        } else if !layer.bounds.isEmpty, layer.backgroundColor != nil || layer.borderWidth > 0 {
            // A caret or a box.
            frames.append((layer.name ?? "color", Frame(content: Self.content(of: layer), place: place)))
        }
        let inner = CGPoint(
            x: origin.x + layer.frame.minX - layer.bounds.minX, y: origin.y + layer.frame.minY - layer.bounds.minY)
        for sublayer in layer.sublayers ?? [] { take(sublayer, from: inner, opacity: place.opacity, into: &frames) }
    }

    private static func place(of shown: CALayer, from origin: CGPoint) -> Place {
        let turn = shown.affineTransform()
        return Place(
            x: origin.x + shown.position.x + shown.transform.m41, y: origin.y + shown.position.y + shown.transform.m42,
            angle: atan2(turn.b, turn.a) * 180 / .pi, scale: hypot(turn.a, turn.b), opacity: Double(shown.opacity))
    }

    /// The drawing of the layer alone, which a view carries: only views can be written.
    private static func content(of layer: CALayer) -> String {
        let view = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
        view.layer.contents = layer.contents
        view.layer.backgroundColor = layer.backgroundColor
        (view.layer.borderColor, view.layer.borderWidth) = (layer.borderColor, layer.borderWidth)
        (view.layer.cornerRadius, view.layer.maskedCorners) = (layer.cornerRadius, layer.maskedCorners)
        view.layer.cornerCurve = layer.cornerCurve
        let content = StandInSVG.svg(of: view).insideOfSVG
        guard !content.isEmpty else { return "" }
        let corner = [-layer.anchorPoint.x * layer.bounds.width, -layer.anchorPoint.y * layer.bounds.height]
        return "<g transform=\"translate(\(corner.map { $0.shortText }.joined(separator: " ")))\">\(content)</g>"
    }
}
