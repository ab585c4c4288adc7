extension NSString {
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        let style = attrs?[.paragraphStyle] as? NSParagraphStyle
        StandInTextLayout(description, attrs, width: rect.width)
            .draw(in: rect, alignment: style?.alignment ?? .natural, width: rect.width)
    }
}
