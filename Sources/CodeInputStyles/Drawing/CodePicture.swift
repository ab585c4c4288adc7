/// A drawing, where it was drawn, and where it is shown: to move it needs no new drawing.
package struct CodePicture {
    package private(set) var drawing: CodeDrawing
    /// Where it is shown.
    package internal(set) var frame: CGRect
    /// Where its frame began when it was drawn.
    package private(set) var origin: CGPoint

    @inline(never) package init(_ drawing: CodeDrawing = CodeDrawing(), at frame: CGRect = .null) {
        (self.drawing, self.frame, origin) = (drawing, frame, frame.isNull ? .zero : frame.origin)
    }

    /// A drawing where it paints, in whole pixels: at most in its area.
    init(_ drawing: CodeDrawing, in area: CGRect, _ environment: CodeEnvironment) {
        let painted = drawing.extent.intersection(area)
        func up(_ value: CGFloat) -> CGFloat { -environment.alignedDown(-value) }
        self.drawing = drawing
        if !painted.isNull, painted.width > 0, painted.height > 0 {
            origin = CGPoint(x: environment.alignedDown(painted.minX), y: environment.alignedDown(painted.minY))
            frame = CGRect(
                x: origin.x, y: origin.y, width: up(painted.maxX) - origin.x, height: up(painted.maxY) - origin.y)
        } else {
            origin = CGPoint(x: area.midX, y: area.midY)
            frame = CGRect(origin: origin, size: .zero)
        }
    }

    /// Takes another picture's frame and, if it looks different, its drawing; returns whether it does.
    package mutating func show(_ other: CodePicture) -> Bool {
        let isSame = looks(like: other)
        frame.origin = other.frame.origin
        if !frame.hasSize(of: other.frame) { frame.size = other.frame.size }
        guard !isSame else { return false }
        (drawing, origin) = (other.drawing, other.origin)
        return true
    }

    /// Whether another picture looks the same, wherever it is.
    @inline(never) func looks(like other: CodePicture) -> Bool {
        let isEmpty = drawing.calls.isEmpty
        if isEmpty || other.drawing.calls.isEmpty { return isEmpty == other.drawing.calls.isEmpty }
        guard frame.hasSize(of: other.frame) else { return false }
        if origin == other.origin { return drawing == other.drawing }
        #if hasFeature(Embedded)
        // The page makes each scene anew, and compares none.
        return false
        #else
        return isText(of: other)
        #endif
    }

    /// Whether both are the same text and nothing else: centered, it looks the same in cells of another width.
    private func isText(of other: CodePicture) -> Bool {
        guard drawing.calls.count == 1, other.drawing.calls.count == 1,
            case .text(let text, let rect, let font, let color) = drawing.calls[0],
            case .text(let otherText, let otherRect, let otherFont, let otherColor) = other.drawing.calls[0]
        else { return false }
        let x = rect.midX - origin.x - (otherRect.midX - other.origin.x)
        let y = rect.midY - origin.y - (otherRect.midY - other.origin.y)
        return text == otherText && font == otherFont && color == otherColor && max(x.magnitude, y.magnitude) < 1 / 8192
    }
}

extension CGRect {
    /// Whether another rectangle has the same size: those of equal cells have different rounding errors.
    package func hasSize(of other: CGRect) -> Bool {
        (width - other.width).magnitude < 1e-6 && (height - other.height).magnitude < 1e-6
    }
}
