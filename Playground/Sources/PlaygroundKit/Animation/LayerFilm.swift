import UIKit

/// What a layer and those in it looked like, frame by frame.
@MainActor struct LayerFilm {
    /// A layer in one frame.
    struct Frame: Equatable {
        /// What it shows, as elements of SVG; empty where it shows nothing.
        var content = ""
        var place = Place()
    }

    /// Where a layer is, and how much of it shows through.
    struct Place: Equatable {
        var x = 0.0
        var y = 0.0
        var scale = 1.0
        var opacity = 1.0

        /// The numbers, for somebody who looks how they change.
        var values: [Double] { [x, y, scale, opacity] }
    }

    static let framesPerSecond = 60.0

    private let host: CALayer
    /// The layer itself, without what it shows.
    private(set) var whole: [Place] = []
    /// The layers in it, from the back to the front, each with a frame for each of the film.
    private(set) var parts: [(name: String, frames: [Frame])] = []

    init(of host: CALayer) { self.host = host }

    /// How many frames there are.
    var count: Int { whole.count }

    /// Takes the next frame.
    mutating func take() {
        whole.append(Self.place(of: host))
        for layer in host.sublayers ?? [] where !parts.contains(where: { $0.name == layer.name }) {
            parts.append((layer.name ?? "", Array(repeating: Frame(), count: whole.count - 1)))
        }
        for index in parts.indices {
            let layer = host.sublayers?.first { $0.name == parts[index].name }
            parts[index].frames.append(
                layer.map(Self.frame) ?? Frame(place: parts[index].frames.last?.place ?? Place()))
        }
    }

    private static func frame(of layer: CALayer) -> Frame {
        Frame(content: layer.isHidden ? "" : content(of: layer), place: place(of: layer))
    }

    private static func place(of layer: CALayer) -> Place {
        let shown = layer.presentation() ?? layer
        let scale = layer.bounds.width > 0 ? shown.frame.width / layer.bounds.width : 1
        return Place(x: shown.frame.minX, y: shown.frame.minY, scale: scale, opacity: Double(shown.opacity))
    }

    /// What a document about the layer alone has between its first tag and its last.
    private static func content(of layer: CALayer) -> String {
        let document = StandInSVG.svg(of: layer, includePresentation: false)
        guard let start = document.firstIndex(of: ">"), let end = document.range(of: "</svg>", options: .backwards)
        else {
            return ""
        }
        return String(document[document.index(after: start)..<end.lowerBound])
    }
}
