/// Breaks a text of one style into lines.
struct StandInTextLayout {
    private(set) var lines: [StandInTextLine] = []
    private(set) var size = CGSize.zero

    init(
        _ text: String, _ attributes: [NSAttributedString.Key: Any]?, width limit: CGFloat = .greatestFiniteMagnitude
    ) {
        let style = StandInTextLine(attributes ?? [:])
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            for text in Self.broken(String(paragraph), style.font, limit) {
                var line = style
                (line.text, line.width, line.origin.y) = (text, style.font.width(of: text), size.height)
                size.height += line.font.lineHeight
                size.width = max(size.width, line.width)
                lines.append(line)
            }
        }
    }

    /// Leaves out the lines that do not fit, but the first, as a label does.
    mutating func truncate(toHeight height: CGFloat) {
        while lines.count > 1, size.height > height + 0.01, let last = lines.popLast() {
            size.height -= last.font.lineHeight
            if size.height <= height + 0.01 || lines.count == 1 { lines[lines.count - 1].text += "\u{2026}" }
        }
    }

    /// The lines of a paragraph.
    private static func broken(_ paragraph: String, _ font: StandInFont, _ limit: CGFloat) -> [String] {
        if font.width(of: paragraph) <= limit { return [paragraph] }
        var lines: [String] = [], current = ""
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let longer = current.isEmpty ? String(word) : current + " " + word
            if font.width(of: longer) > limit, !current.isEmpty {
                lines.append(current)
                current = String(word)
            } else {
                current = longer
            }
        }
        return lines + [current]
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
            // The lines of a paragraph share an edge. A line with spare room, or with an alignment of its own, keeps its
            // edge. A line in a frame of its size may be anywhere, and stays centered.
            if lines.count > 1 || width > line.width + 4 || alignment != .natural, resolved != .center {
                line.anchor = resolved == .right ? .end : .start
            }
            let origin = CGPoint(x: line.origin.x + rect.minX, y: line.origin.y + rect.minY)
            line.origin = origin.applying(context.state.transform)
            context.record(.text(line))
        }
    }
}

/// A line of text and its place.
struct StandInTextLine: Hashable, Sendable {
    /// The point of the line that stays fixed if the font of the browser has another width.
    enum Anchor: String, Sendable { case start, middle, end }

    var text: String
    var font: StandInFont
    var color: StandInRGBA
    /// The upper left corner of the line.
    var origin: CGPoint
    var width: CGFloat
    var anchor = Anchor.middle

    /// An empty line with the font and the color of attributes. Other attributes are ignored.
    init(_ attributes: [NSAttributedString.Key: Any]) {
        text = ""
        font = (attributes[.font] as? UIFont)?.font ?? StandInFont(size: 12)
        color = (attributes[.foregroundColor] as? UIColor)?.rgba ?? .black
        origin = .zero
        width = 0
    }
}

/// The values of a font. The metrics are close to those of San Francisco.
struct StandInFont: Hashable, Sendable {
    enum Design: Hashable, Sendable { case system, rounded, serif, monospaced, named(String) }

    var size: CGFloat
    var weight: CGFloat = 0
    var design = Design.system
    var hasMonospacedDigits = false
    /// The text style of a preferred or scaled font. Labels keep it at the user's size.
    var textStyle: UIFont.TextStyle?
    /// The unscaled size of a scaled font.
    var baseSize: CGFloat?

    static let ascender: CGFloat = 0.952
    static let descender: CGFloat = -0.241
    static let capHeight: CGFloat = 0.705

    var ascender: CGFloat { size * Self.ascender }
    var lineHeight: CGFloat { size * (Self.ascender - Self.descender) }

    func width(of text: some StringProtocol) -> CGFloat {
        let bold: CGFloat = design == .monospaced ? 1 : 1 + max(0, weight) * 0.1
        return text.reduce(0) { $0 + advance(of: $1) * size * bold }
    }

    /// In ems.
    private func advance(of character: Character) -> CGFloat {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if design == .monospaced { return scalar.value > 0x2E7F ? 1.2 : 0.6 }
        switch character {
        case "1": return hasMonospacedDigits ? 0.633 : 0.475
        case "0"..."9": return hasMonospacedDigits ? 0.633 : 0.62
        case " ", "\u{A0}": return 0.281
        case "i", "l", "j", "I", "'", "|", "!", ".", ",", ":", ";": return 0.285
        case "m", "w", "M", "W", "@": return 0.88
        case "\u{2022}": return 0.46
        case "f", "r", "t": return 0.36
        case "a"..."z": return 0.54
        case "A"..."Z": return 0.68
        default: break
        }
        if scalar.properties.generalCategory == .nonspacingMark { return 0 }
        return scalar.value > 0x2E7F ? 1 : 0.58
    }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    public static let link = NSAttributedString.Key("NSLink")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeQueueAnnouncement")
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
}

open class NSMutableParagraphStyle: NSObject { open var alignment = NSTextAlignment.natural }

extension NSString {
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        let style = attrs?[.paragraphStyle] as? NSMutableParagraphStyle
        StandInTextLayout(description, attrs, width: rect.width)
            .draw(in: rect, alignment: style?.alignment ?? .natural, width: rect.width)
    }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, natural = 4 }

public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }
