import CodeInputStyles

#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// A text in a drawing, and how much of it can be seen.
struct ShownText {
    let text: String
    let rect: CGRect
    /// From 0 for a text that is clipped away, covered, transparent or tiny, to 1.
    fileprivate(set) var share: CGFloat = 1

    func contains(_ character: Character) -> Bool { text.contains(character) }
}

extension ShownText: Equatable {
    /// Whether two texts are the same at the same place.
    static func == (first: ShownText, second: ShownText) -> Bool {
        first.text == second.text && first.rect == second.rect
    }
}

extension [ShownText] {
    enum Sight { case visible, hidden, missing }

    /// The texts that are not in another list, each as often as it is there.
    func without(_ constants: [ShownText]) -> [ShownText] {
        var rest = constants
        return filter { text in
            guard let index = rest.firstIndex(of: text) else { return true }
            rest.remove(at: index)
            return false
        }
    }

    /// Whether half of a character can be seen.
    ///
    /// It may be in two halves, as on a split flap display.
    func showing(_ character: Character) -> Sight {
        let shares = filter { $0.contains(character) }.map(\.share)
        return shares.isEmpty ? .missing : shares.reduce(0, +) < 0.5 ? .hidden : .visible
    }
}

extension CodeDrawing {
    /// All text in a drawing of finite numbers, with what other calls leave of it.
    ///
    /// A foreground covers it, and its own texts don't count.
    func shownTexts(under foreground: CodeDrawing = CodeDrawing()) -> [ShownText] {
        guard !texts.isEmpty else { return [] }
        var layers = Layers()
        layers.add(calls, clips: [])
        let own = layers.texts.count
        layers.add(foreground.calls, clips: [])
        return layers.texts.prefix(own).map(layers.shown)
    }
}

/// The calls of a drawing without groups.
private struct Layers {
    struct Text {
        let text: String
        let rect: CGRect
        let glyphs: CGRect
        let clips: [CodePath]
        /// Whether it is neither transparent nor tiny.
        let isLegible: Bool
        /// The number of paints before it.
        let paints: Int
    }

    struct Paint {
        let path: CodePath
        let stroke: (lineWidth: CGFloat, dash: [CGFloat])?
        let opacity: Float
        let clips: [CodePath]
    }

    /// The pixels along the longer side of a text.
    private static let pixels: CGFloat = 24
    // Far below what contrast demands, because that is another check.
    private static let leastOpacity: Float = 0.15
    /// The least size of a font in points, where there is room for more.
    private static let leastSize: CGFloat = 5

    private(set) var texts: [Text] = []
    private var paints: [Paint] = []

    mutating func add(_ calls: [CodeDrawing.Call], clips: [CodePath]) {
        var clips = clips
        for call in calls {
            switch call {
            case .fill(let path, let color):
                paints.append(Paint(path: path, stroke: nil, opacity: color.opacity, clips: clips))
            case .gradient(let path, let colors, _, _):
                let opacity = colors.map(\.opacity).max() ?? 0
                paints.append(Paint(path: path, stroke: nil, opacity: opacity, clips: clips))
            case .stroke(let path, let color, let lineWidth, let dash):
                paints.append(Paint(path: path, stroke: (lineWidth, dash), opacity: color.opacity, clips: clips))
            case .text(let text, let rect, let font, let color):
                let glyphs = CGRect.glyphs(of: text, in: rect, size: font.size)
                let isLegible = color.opacity >= Self.leastOpacity && font.size >= min(Self.leastSize, rect.height / 4)
                texts.append(
                    Text(
                        text: text, rect: rect, glyphs: glyphs, clips: clips, isLegible: isLegible, paints: paints.count
                    ))
            case .image(_, _, _, let fallback): add(fallback.calls, clips: clips)
            case .shadow: break
            case .clip(let path): clips.append(path)
            case .group(let group), .character(let group): add(group.calls, clips: clips)
            }
        }
    }

    /// A text with the share of it that no clip takes away and no later paint covers.
    func shown(_ text: Text) -> ShownText {
        var shown = ShownText(text: text.text, rect: text.rect)
        guard text.isLegible else {
            shown.share = 0
            return shown
        }
        let covers = paints[text.paints...].filter { $0.bounds.intersects(text.glyphs) }
        guard !text.clips.isEmpty || !covers.isEmpty else { return shown }
        let glyphs = text.glyphs
        let step = max(glyphs.width, glyphs.height) / Self.pixels
        guard step > 0 else { return shown }
        let grid = Outline.Grid(
            origin: glyphs.origin, width: Int((glyphs.width / step).rounded(.up)),
            height: Int((glyphs.height / step).rounded(.up)), step: step)
        var ink = inside(text.clips, of: grid)
        for cover in covers {
            let place = inside(cover.clips, of: grid)
            for index in cover.pixels(in: grid) where place[index] > 0 { ink[index] *= 1 - cover.opacity }
        }
        shown.share = CGFloat(ink.count { $0 > 0.3 }) / CGFloat(ink.count)
        return shown
    }

    /// 1 for each pixel inside all clips, and 0 for others.
    private func inside(_ clips: [CodePath], of grid: Outline.Grid) -> [Float] {
        var pixels = Array(repeating: Float(1), count: grid.width * grid.height)
        for clip in clips {
            var inside = Array(repeating: Float(0), count: pixels.count)
            for index in Outline(clip).pixels(in: grid) { inside[index] = pixels[index] }
            pixels = inside
        }
        return pixels
    }
}

extension Layers.Paint {
    fileprivate var bounds: CGRect {
        let reach = (stroke?.lineWidth ?? 0) / 2
        return path.boundingRect.insetBy(dx: -reach, dy: -reach)
    }

    fileprivate func pixels(in grid: Outline.Grid) -> [Int] {
        let outline = Outline(path)
        guard let stroke else { return outline.pixels(in: grid) }
        return outline.strokePixels(in: grid, lineWidth: stroke.lineWidth, dash: stroke.dash)
    }
}
