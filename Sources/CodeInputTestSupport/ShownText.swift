/// A text in a drawing, and how much of it can be seen.
struct ShownText: Equatable {
    let text: String
    private let paint: Paint
    private let later: [ArraySlice<Paint>]

    fileprivate init?(_ paint: Paint, under later: [ArraySlice<Paint>]) {
        guard let text = paint.text?.string else { return nil }
        (self.text, self.paint, self.later) = (text, paint, later)
    }

    /// From 0 for a text that is clipped away, covered, transparent or tiny, to 1.
    fileprivate var share: CGFloat {
        // Opacity and ink are far below what contrast demands, because that is another check.
        guard let font = paint.text?.font, let frame = paint.frame, font.size >= min(5, frame.height / 4),
            paint.colors.contains(where: { $0.opacity >= 0.15 })
        else { return 0 }
        let glyphs = paint.path.boundingRect
        let covers = later.flatMap { paints in
            paints.filter { paint in
                paint.text == nil && paint.colors.contains { $0.opacity > 0 } && paint.bounds.intersects(glyphs)
            }
        }
        let grid = PixelGrid(glyphs, step: max(glyphs.width, glyphs.height) / 24)
        guard !paint.clips.isEmpty || !covers.isEmpty, grid.count > 0 else { return 1 }
        var ink = Array(repeating: Float(0), count: grid.count)
        for run in paint.runs(in: grid) { for pixel in run { ink[pixel] = 1 } }
        for cover in covers {
            for run in cover.runs(in: grid) {
                for pixel in run {
                    ink[pixel] *= 1 - cover.color(ofStep: cover.step(at: grid.center(of: pixel))).opacity
                }
            }
        }
        return CGFloat(ink.count { $0 > 0.3 }) / CGFloat(grid.count)
    }

    static func == (first: ShownText, second: ShownText) -> Bool {
        first.text == second.text && first.paint.frame == second.paint.frame
    }
}

extension [Paint] {
    /// All texts, with the shapes that cover them: those of later calls and of a foreground.
    func shownTexts(under foreground: [Paint] = []) -> [ShownText] {
        indices.compactMap { ShownText(self[$0], under: [self[($0 + 1)...], foreground[...]]) }
    }
}

extension [ShownText] {
    enum Sight { case visible, hidden, missing }

    /// The texts that are not in another list, each as often as it is there.
    func without(_ constants: [ShownText]) -> [ShownText] {
        var remaining = constants
        return filter { text in
            guard let index = remaining.firstIndex(of: text) else { return true }
            remaining.remove(at: index)
            return false
        }
    }

    /// Whether half of a character can be seen, which may be in two halves, as on a split flap display.
    func showing(_ character: Character) -> Sight {
        let shares = filter { $0.text.contains(character) }.map { $0.share }
        return shares.isEmpty ? .missing : shares.reduce(0, +) < 0.5 ? .hidden : .visible
    }
}
