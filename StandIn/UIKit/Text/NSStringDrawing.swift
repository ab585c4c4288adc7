extension NSString {
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        let alignment = (attrs?[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
        StandInTextLayout(description, attrs, width: rect.width).draw(in: rect, alignment: alignment, width: rect.width)
    }
}
