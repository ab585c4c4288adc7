import Foundation
import UIKit

/// A film as one SVG document, animated with CSS only.
@MainActor struct AnimatedSVG {
    private let film: LayerFilm
    private let size: CGSize
    private let margin: Double
    private let isDark: Bool
    private var rules: [String] = []
    private var body = ""

    /// Creates a document from a film.
    ///
    /// - Parameters:
    ///   - film: The film, which repeats endlessly.
    ///   - size: The size of the field in points.
    ///   - margin: The room around the field in points.
    ///   - isDark: Whether the background is black.
    init(_ film: LayerFilm, size: CGSize, margin: Double, isDark: Bool) {
        self.film = film
        self.size = size
        self.margin = margin
        self.isDark = isDark
        for (index, part) in film.parts.enumerated() { write(part.frames, number: index) }
        let whole = Keyframes(film.whole.map(\.values))
        // The field moves relative to its last position, inside its margin.
        moves("w", whole, from: film.whole.last ?? LayerFilm.Place())
    }

    /// The document.
    var document: String {
        let (width, height) = (text(size.width + 2 * margin), text(size.height + 2 * margin))
        let seconds = text(Double(film.count) / LayerFilm.framesPerSecond)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            font-family="-apple-system, &quot;SF Pro Text&quot;, Inter, &quot;Helvetica Neue&quot;, Arial, sans-serif">
            <style>
            .m, .v { animation-duration: \(seconds)s; animation-iteration-count: infinite; }
            .m { animation-timing-function: linear; }
            .v { animation-timing-function: step-end; visibility: hidden; }
            .last { visibility: visible; }
            \(rules.joined(separator: "\n"))
            @media (prefers-reduced-motion: reduce) { .m, .v { animation: none; } }
            </style>
            <rect width="\(width)" height="\(height)" fill="\(isDark ? "#000000" : "#ffffff")"/>
            <g transform="translate(\(text(margin)) \(text(margin)))"><g class="m w">
            \(body)</g></g>
            </svg>
            """
    }

    /// Writes each picture of a layer, with rules for when and where it shows.
    private mutating func write(_ frames: [LayerFilm.Frame], number: Int) {
        var pictures: [String] = []
        for frame in frames where !frame.content.isEmpty && !pictures.contains(frame.content) {
            pictures.append(frame.content)
        }
        guard let last = frames.last, !pictures.isEmpty else { return }
        moves("l\(number)", Keyframes(frames.map(\.place.values)), from: last.place)
        body += "<g class=\"m l\(number)\">"
        for (index, picture) in pictures.enumerated() {
            let name = "l\(number)p\(index)"
            let shown = Keyframes(steps: frames.map { [$0.content == picture ? 1 : 0] })
            let isLast = last.content == picture
            if shown.isConstant {
                body += "<g>\(picture)</g>"
                continue
            }
            rule(name, shown) { "visibility: \($0[0] == 1 ? "visible" : "hidden")" }
            body += "<g class=\"v \(name)\(isLast ? " last" : "")\">\(picture)</g>"
        }
        body += "</g>\n"
    }

    /// Writes the rules for a moving element.
    ///
    /// Without motion, the element stays at its last position.
    private mutating func moves(_ name: String, _ keyframes: Keyframes, from place: LayerFilm.Place) {
        rules.append(".\(name) { \(style(place.values)) }")
        if !keyframes.isConstant { rule(name, keyframes, style) }
    }

    private mutating func rule(_ name: String, _ keyframes: Keyframes, _ style: ([Double]) -> String) {
        let frames = keyframes.points.map { "\(text($0.time * 100))% { \(style($0.values)) }" }
        rules.append(".\(name) { animation-name: \(name); }")
        rules.append("@keyframes \(name) { \(frames.joined(separator: " ")) }")
    }

    private func style(_ values: [Double]) -> String {
        let move = "translate(\(text(values[0]))px, \(text(values[1]))px)"
        let scale = values[2] == 1 ? "" : " scale(\(text(values[2])))"
        return "transform: \(move)\(scale); opacity: \(text(values[3]))"
    }

    /// The number with at most three decimals, independent of the locale.
    private func text(_ number: Double) -> String {
        let text = String(format: "%.3f", number)
        let short = String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
        return short == "-0" || short.isEmpty ? "0" : short
    }
}
