import Foundation
import UIKit

/// A recording of a layer and its sublayers, frame by frame.
@MainActor struct LayerFilm {
    /// A layer in one frame.
    struct Frame: Equatable {
        /// The contents as SVG elements; empty if the layer shows nothing.
        var content = ""
        var place = Place()
    }

    /// The position, scale and opacity of a layer.
    struct Place: Equatable {
        var x = 0.0
        var y = 0.0
        var scale = 1.0
        var opacity = 1.0

        /// The numbers, for keyframes.
        var values: [Double] { [x, y, scale, opacity] }
    }

    static let framesPerSecond = 60.0

    private let host: CALayer
    /// The places of the layer itself, without its contents.
    private(set) var whole: [Place] = []
    /// The sublayers from back to front, each with one entry per frame of the film.
    private(set) var parts: [(name: String, frames: [Frame])] = []

    /// The last drawing of each layer with its SVG elements, because most frames draw nothing.
    private var drawn: [String: (drawing: StandInDrawing, content: String)] = [:]

    init(of host: CALayer) { self.host = host }

    /// The number of frames.
    var count: Int { whole.count }

    /// The layers of a field are in one layer.
    private var sublayers: [CALayer] { host.sublayers?.first?.sublayers ?? [] }

    /// Records the next frame.
    mutating func take() {
        whole.append(Self.place(of: host))
        for layer in sublayers where !parts.contains(where: { $0.name == layer.name }) {
            parts.append((layer.name ?? "", Array(repeating: Frame(), count: whole.count - 1)))
        }
        for index in parts.indices {
            let place = parts[index].frames.last?.place ?? Place()
            guard let layer = sublayers.first(where: { $0.name == parts[index].name }) else {
                parts[index].frames.append(Frame(place: place))
                continue
            }
            let content = layer.isHidden ? "" : content(of: layer)
            parts[index].frames.append(Frame(content: content, place: Self.place(of: layer)))
        }
    }

    private mutating func content(of layer: CALayer) -> String {
        guard let drawing = layer.contents as? StandInDrawing else { return Self.content(of: layer) }
        let name = layer.name ?? ""
        if let last = drawn[name], last.drawing == drawing { return last.content }
        let content = Self.content(of: layer)
        drawn[name] = (drawing, content)
        return content
    }

    private static func place(of layer: CALayer) -> Place {
        let shown = layer.standInPresentation
        let scale = layer.bounds.width > 0 ? shown.frame.width / layer.bounds.width : 1
        return Place(x: shown.frame.minX, y: shown.frame.minY, scale: scale, opacity: Double(shown.opacity))
    }

    /// The contents of the layer alone, at rest.
    ///
    /// Only views can be written, so a view carries them.
    private static func content(of layer: CALayer) -> String {
        let view = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
        view.layer.contents = layer.contents
        view.layer.backgroundColor = layer.backgroundColor
        view.layer.cornerRadius = layer.cornerRadius
        let document = StandInSVG.svg(of: view)
        guard let start = document.firstIndex(of: ">"), let end = document.range(of: "</svg>", options: .backwards)
        else {
            return ""
        }
        return String(document[document.index(after: start)..<end.lowerBound])
    }
}
