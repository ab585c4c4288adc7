/// Breaks an attributed string into lines. A line has one style: that of its first character.
struct StandInTextLayout {
    private(set) var lines: [StandInTextLine] = []
    private(set) var size = CGSize.zero

    init(_ string: NSAttributedString, width limit: CGFloat = .greatestFiniteMagnitude) {
        let text = string.string
        guard !text.isEmpty else {
            size = CGSize(width: 0, height: StandInFont(size: 12).lineHeight)
            return
        }
        var location = 0
        var y: CGFloat = 0
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let attributes = location < string.length ? string.attributes(at: location, effectiveRange: nil) : [:]
            let style = attributes[.paragraphStyle] as? NSParagraphStyle
            let wraps = style.map { [.byWordWrapping, .byCharWrapping].contains($0.lineBreakMode) } ?? true
            let template = Self.template(attributes)
            for var line in Self.broken(String(paragraph), template, wraps ? limit : .greatestFiniteMagnitude) {
                line.origin.y = y
                y += line.font.lineHeight + (style?.lineSpacing ?? 0)
                size.width = max(size.width, line.width)
                lines.append(line)
            }
            location += paragraph.utf16.count + 1
        }
        size.height = y
    }

    private static func template(_ attributes: [NSAttributedString.Key: Any]) -> StandInTextLine {
        let kern = (attributes[.kern] as? CGFloat) ?? (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
        return StandInTextLine(
            text: "", font: (attributes[.font] as? UIFont)?.font ?? StandInFont(size: 12),
            color: (attributes[.foregroundColor] as? UIColor)?.rgba ?? .black, kern: kern ?? 0, origin: .zero, width: 0,
            isUnderlined: (attributes[.underlineStyle] as? Int ?? 0) != 0)
    }

    private static func broken(_ text: String, _ template: StandInTextLine, _ limit: CGFloat) -> [StandInTextLine] {
        func line(_ text: String) -> StandInTextLine {
            var line = template
            line.text = text
            line.width = template.font.width(of: text, kern: template.kern)
            return line
        }
        let whole = line(text)
        if whole.width <= limit { return [whole] }
        var lines: [StandInTextLine] = []
        var current = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let longer = current.isEmpty ? String(word) : current + " " + word
            if line(longer).width > limit, !current.isEmpty {
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
            // The lines of a paragraph keep a common edge, and so does a line that has room to spare.
            if lines.count > 1 || width > line.width + 4, resolved != .center {
                line.anchor = resolved == .right ? .end : .start
            }
            line.origin.x += rect.minX
            line.origin.y += rect.minY
            context.record(.text(line))
        }
    }
}
