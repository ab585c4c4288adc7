/// The attributes that the layout of a text depends on.
struct StandInTextAttributes {
    /// A line of the text, before it has characters and a place.
    let line: StandInTextLine
    let alignment: NSTextAlignment
    let wraps: Bool
    let lineSpacing: CGFloat

    init(_ attributes: [NSAttributedString.Key: Any]) {
        let style = attributes[.paragraphStyle] as? NSParagraphStyle
        let kern = (attributes[.kern] as? CGFloat) ?? (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) }
        line = StandInTextLine(
            text: "", font: (attributes[.font] as? UIFont)?.font ?? StandInFont(size: 12),
            color: (attributes[.foregroundColor] as? UIColor)?.rgba ?? .black, kern: kern ?? 0, origin: .zero, width: 0,
            isUnderlined: (attributes[.underlineStyle] as? Int ?? 0) != 0)
        alignment = style?.alignment ?? .natural
        wraps = style.map { [.byWordWrapping, .byCharWrapping].contains($0.lineBreakMode) } ?? true
        lineSpacing = style?.lineSpacing ?? 0
    }
}
