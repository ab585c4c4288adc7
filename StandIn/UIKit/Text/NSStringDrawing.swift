extension NSAttributedString {
    public func size() -> CGSize {
        length == 0 ? .zero : StandInTextLayout(self).size
    }

    public func draw(at point: CGPoint) {
        StandInTextLayout(self).draw(at: point)
    }

    public func draw(in rect: CGRect) {
        let layout = StandInTextLayout(self, width: rect.width)
        layout.draw(in: rect, alignment: layout.alignment, width: rect.width)
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
        let layout = StandInTextLayout(self, width: options.width(of: size))
        return CGRect(origin: .zero, size: length == 0 ? .zero : layout.size)
    }
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        length == 0 ? .zero : StandInTextLayout(description, attrs).size
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StandInTextLayout(description, attrs).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        let layout = StandInTextLayout(description, attrs, width: rect.width)
        layout.draw(in: rect, alignment: layout.alignment, width: rect.width)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = StandInTextLayout(description, attributes, width: options.width(of: size))
        return CGRect(origin: .zero, size: length == 0 ? .zero : layout.size)
    }
}

extension NSStringDrawingOptions {
    /// The width that lines may have.
    fileprivate func width(of size: CGSize) -> CGFloat {
        contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : .greatestFiniteMagnitude
    }
}
