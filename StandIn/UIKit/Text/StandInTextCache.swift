import Synchronization

/// How paragraphs broke into lines before: each layout of a screen measures the same few several times.
///
/// It holds so many at most, and no single characters: a code comes one at a time, and nothing is to keep it.
enum StandInTextCache {
    /// All that the lines of a paragraph depend on.
    struct Paragraph: Hashable {
        var text: String
        var font: StandInFont
        var kern: CGFloat
        /// The width that there is.
        var limit: CGFloat
    }

    /// The characters of a line, and how wide they are.
    struct Line {
        var text: String
        var width: CGFloat
    }

    private static let limit = 512
    private static let known = Mutex<[Paragraph: [Line]]>([:])

    /// How many paragraphs it holds.
    static var count: Int { known.withLock(\.count) }

    /// The lines of a paragraph: those of the last time, or what the body makes of it.
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
