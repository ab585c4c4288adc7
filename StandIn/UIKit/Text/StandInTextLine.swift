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

    var frame: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: font.lineHeight) }
}
