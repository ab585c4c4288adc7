import Foundation

/// An SVG document that is animated with CSS only, and repeats endlessly; without motion, it shows one of its frames.
struct AnimatedSVG {
    typealias Frame = LayerFilm.Frame
    typealias Place = LayerFilm.Place

    private let count: Int, still: Int
    private var rules: [String] = []
    // The names of rules by their keyframes: what moves alike shares them.
    private var names: [String: String] = [:]
    private var pictures: [String] = []

    init(count: Int, still: Int) { (self.count, self.still) = (count, still) }

    /// Adds something that shows one picture after the other: one for each frame of the document.
    mutating func part(_ frames: [Frame]) -> String {
        let contents = frames.reduce(into: [String]()) { all, frame in
            if !frame.content.isEmpty, !all.contains(frame.content) { all.append(frame.content) }
        }
        // While nothing shows, it waits where it was, or at first where it will be.
        var place = frames.first { !$0.content.isEmpty }?.place ?? Place()
        let places = frames.map { frame in
            if !frame.content.isEmpty { place = frame.place }
            return place
        }
        let body = contents.map { content in
            let isShown = frames.map { $0.content == content }
            let keyframes = Keyframes(steps: isShown.map { [$0 ? 1 : 0] })
            let picture = "<use href=\"#p\(number(of: content))\""
            guard !keyframes.isConstant else { return picture + "/>" }
            let name = rule(keyframes, base: isShown[still] ? "visibility:visible" : "") {
                "visibility:\($0[0] == 1 ? "visible" : "hidden")"
            }
            return picture + " class=\"v \(name)\"/>"
        }
        // What is replaced does not fade on the way to the place of the next picture, and what jumps does not fly.
        let jumps = frames.indices.dropFirst().filter { frame in
            let (old, new) = (places[frame - 1], places[frame])
            return frames[frame].content != frames[frame - 1].content || hypot(new.x - old.x, new.y - old.y) > 30
        }
        return group(places, jumps: Set(jumps), body.joined())
    }

    /// Moves elements: their place for each frame of the document, which they jump to in some frames.
    mutating func group(_ places: [Place], jumps: Set<Int> = [], _ content: String) -> String {
        let first = places[0]
        let travels = places.contains { abs($0.x - first.x) > 0.02 || abs($0.y - first.y) > 0.02 }
        let turns = places.contains { abs($0.angle) > 0.01 }
        let scales = places.contains { abs($0.scale - 1) > 0.001 }
        let fades = places.contains { $0.opacity < 1 }
        func style(_ values: [Double]) -> String {
            let steps = [
                travels ? "translate(\(values[0].shortText)px,\(values[1].shortText)px)" : "",
                turns ? "rotate(\(values[2].shortText)deg)" : "", scales ? "scale(\(values[3].shortText))" : "",
            ].joined()
            return (steps.isEmpty ? "" : "transform:\(steps);") + (fades ? "opacity:\(values[4].shortText)" : "")
        }
        var body = content
        if travels || turns || scales || fades {
            let values = places.map { [travels ? $0.x : 0, travels ? $0.y : 0, $0.angle, $0.scale, $0.opacity] }
            let keyframes = Keyframes(values, tolerances: [0.15, 0.15, 1, 0.003, 0.015], jumps: jumps)
            body = "<g class=\"m \(rule(keyframes, base: style(values[still]), style))\">\(body)</g>"
        }
        if travels || (first.x == 0 && first.y == 0) { return body }
        return "<g transform=\"translate(\(first.x.shortText) \(first.y.shortText))\">\(body)</g>"
    }

    func document(_ size: CGSize, _ body: String) -> String {
        let drawn = pictures.enumerated().map { "<g id=\"p\($0.offset)\">\($0.element)</g>" }
        return String(
            PackageResources.animation_svg.dropLast(),
            [
                "width": size.width.shortText, "height": size.height.shortText,
                "seconds": (Double(count) / LayerFilm.framesPerSecond).shortText,
                "rules": rules.joined(separator: "\n"), "pictures": drawn.joined(separator: "\n"), "body": body,
            ])
    }

    private mutating func number(of picture: String) -> Int {
        if !pictures.contains(picture) { pictures.append(picture) }
        return pictures.firstIndex(of: picture) ?? 0
    }

    private mutating func rule(_ keyframes: Keyframes, base: String, _ style: ([Double]) -> String) -> String {
        var times: [(style: String, times: [String])] = []
        for point in keyframes.points {
            let style = style(point.values), index = times.firstIndex { $0.style == style } ?? times.count
            if index == times.count { times.append((style, [])) }
            times[index].times.append((point.time * 100).shortText + "%")
        }
        let text = times.map { "\($0.times.joined(separator: ","))\u{7B}\($0.style)}" }.joined()
        if let name = names[text] { return name }
        let name = "k\(names.count)"
        names[text] = name
        rules.append(".\(name){animation-name:\(name);\(base)}@keyframes \(name){\(text)}")
        return name
    }
}
