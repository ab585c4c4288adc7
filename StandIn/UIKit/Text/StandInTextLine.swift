/// One line of text where it is drawn.
struct StandInTextLine: Hashable, Sendable {
    /// Which point of the line stays where it is in a font of another width.
    enum Anchor: String, Sendable { case start, middle, end }

    var text: String
    var font: StandInFont
    var color: StandInRGBA
    var kern: CGFloat = 0
    /// The upper left corner of the line.
    var origin: CGPoint
    var width: CGFloat
    var isUnderlined = false
    var anchor = Anchor.middle

    var frame: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: font.lineHeight) }
}
