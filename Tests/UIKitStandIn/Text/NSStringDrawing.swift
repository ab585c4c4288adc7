extension NSAttributedString {
    private var alignment: NSTextAlignment {
        guard length > 0 else { return .natural }
        return (attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment ?? .natural
    }

    public func size() -> CGSize {
        length == 0 ? .zero : StandInTextLayout(self).size
    }

    public func draw(at point: CGPoint) {
        let layout = StandInTextLayout(self)
        layout.draw(in: CGRect(origin: point, size: layout.size), alignment: .left, width: layout.size.width)
    }

    public func draw(in rect: CGRect) {
        StandInTextLayout(self, width: rect.width).draw(in: rect, alignment: alignment, width: rect.width)
    }

    /// Without `usesLineFragmentOrigin` the origin is the baseline's, as in UIKit.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        var rect = rect
        if !options.contains(.usesLineFragmentOrigin) {
            rect.origin.y -= StandInTextLayout(self).lines.first?.font.ascender ?? 0
        }
        draw(in: rect)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let layout = StandInTextLayout(self, width: wraps ? size.width : .greatestFiniteMagnitude)
        return CGRect(origin: .zero, size: length == 0 ? .zero : layout.size)
    }
}

extension NSString {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: description, attributes: attributes)
    }

    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }
}
