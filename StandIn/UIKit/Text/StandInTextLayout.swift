/// Breaks a text of one style into lines.
struct StandInTextLayout {
    private(set) var lines: [StandInTextLine] = []
    private(set) var size = CGSize.zero

    init(
        _ text: String, _ attributes: [NSAttributedString.Key: Any]?, width limit: CGFloat = .greatestFiniteMagnitude
    ) {
        let style = StandInTextLine(attributes ?? [:])
        guard !text.isEmpty else {
            size = CGSize(width: 0, height: StandInFont(size: 12).lineHeight)
            return
        }
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let whole = StandInTextCache.Paragraph(text: String(paragraph), font: style.font, limit: limit)
            for broken in StandInTextCache.lines(of: whole, Self.broken) {
                var line = style
                line.text = broken.text
                line.width = broken.width
                line.origin.y = size.height
                size.height += line.font.lineHeight
                size.width = max(size.width, line.width)
                lines.append(line)
            }
        }
    }

    private static func broken(_ paragraph: StandInTextCache.Paragraph) -> [StandInTextCache.Line] {
        func line(_ text: String) -> StandInTextCache.Line {
            StandInTextCache.Line(text: text, width: paragraph.font.width(of: text))
        }
        let whole = line(paragraph.text)
        if whole.width <= paragraph.limit { return [whole] }
        var lines: [StandInTextCache.Line] = []
        var current = ""
        for word in paragraph.text.split(separator: " ", omittingEmptySubsequences: false) {
            let longer = current.isEmpty ? String(word) : current + " " + word
            if line(longer).width > paragraph.limit, !current.isEmpty {
                lines.append(line(current))
                current = String(word)
            } else {
                current = longer
            }
        }
        return lines + [line(current)]
    }

    func draw(in rect: CGRect, alignment: NSTextAlignment, width: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else {
            StandInRecorder.add(.droppedDrawing, "text drawn without a pushed context")
            return
        }
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        for var line in lines where !line.text.isEmpty {
            let resolved = alignment == .natural ? (isRightToLeft ? .right : .left) : alignment
            switch resolved {
            case .center: line.origin.x = (width - line.width) / 2
            case .right: line.origin.x = width - line.width
            default: break
            }
            // The lines of a paragraph share an edge. A line with spare room keeps its edge.
            if lines.count > 1 || width > line.width + 4, resolved != .center {
                line.anchor = resolved == .right ? .end : .start
            }
            line.origin.x += rect.minX
            line.origin.y += rect.minY
            context.record(.text(line))
        }
    }
}
