import Synchronization

/// A cache of line breaks: each layout of a screen measures the same texts several times.
///
/// It never holds single characters: a code is drawn one character at a time, and must not be kept.
enum StandInTextCache {
    /// Everything that the lines of a paragraph depend on.
    struct Paragraph: Hashable {
        var text: String
        var font: StandInFont
        /// The available width.
        var limit: CGFloat
    }

    /// The text of a line, and its width.
    struct Line {
        var text: String
        var width: CGFloat
    }

    private static let limit = 512
    private static let known = Mutex<[Paragraph: [Line]]>([:])

    /// The number of cached paragraphs.
    static var count: Int { known.withLock(\.count) }

    /// Returns the cached lines of a paragraph, or computes them.
    static func lines(of paragraph: Paragraph, _ body: (Paragraph) -> [Line]) -> [Line] {
        guard paragraph.text.count > 1 else { return body(paragraph) }
        if let lines = known.withLock({ $0[paragraph] }) { return lines }
        let lines = body(paragraph)
        known.withLock { known in
            if known.count >= limit { known.removeAll(keepingCapacity: true) }
            known[paragraph] = lines
        }
        return lines
    }
}
