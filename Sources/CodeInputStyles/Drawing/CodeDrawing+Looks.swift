extension CodeDrawing {
    /// Whether the drawing looks like another one that is moved by an offset; coordinates may differ by 1/8192 point.
    package func looks(like other: CodeDrawing, movedBy offset: CGPoint) -> Bool {
        calls.count == other.calls.count && zip(calls, other.calls).allSatisfy { $0.looks(like: $1, movedBy: offset) }
    }
}

extension CodeDrawing.Call {
    fileprivate func looks(like other: Self, movedBy offset: CGPoint) -> Bool {
        switch (self, other) {
        case (.fill(let path, let color), .fill(let otherPath, let otherColor)):
            color == otherColor && path.isNear(otherPath, movedBy: offset)
        case (
            .stroke(let path, let color, let width, let dash),
            .stroke(let otherPath, let otherColor, let otherWidth, let otherDash)
        ):
            (color, width) == (otherColor, otherWidth) && dash == otherDash && path.isNear(otherPath, movedBy: offset)
        case (
            .gradient(let path, let colors, let start, let end),
            .gradient(let otherPath, let otherColors, let otherStart, let otherEnd)
        ):
            colors == otherColors && start.isNear(otherStart, movedBy: offset) && end.isNear(otherEnd, movedBy: offset)
                && path.isNear(otherPath, movedBy: offset)
        case (
            .text(let text, let frame, let font, let color),
            .text(let otherText, let otherFrame, let otherFont, let otherColor)
        ):
            // It is centered, whatever the space around it.
            text == otherText && font == otherFont && color == otherColor
                && CGPoint(x: frame.midX, y: frame.midY).isNear(
                    CGPoint(x: otherFrame.midX, y: otherFrame.midY), movedBy: offset)
        case (
            .image(let image, let frame, let tint, let fallback),
            .image(let otherImage, let otherFrame, let otherTint, let otherFallback)
        ):
            image == otherImage && tint == otherTint && frame.isNear(otherFrame, movedBy: offset)
                && fallback.looks(like: otherFallback, movedBy: offset)
        case (.clip(let path), .clip(let otherPath)): path.isNear(otherPath, movedBy: offset)
        case (.shadow, .shadow): self == other
        case (.group(let group), .group(let otherGroup)):
            group.looks(like: otherGroup, movedBy: offset)
        default: false
        }
    }
}

extension CodePath {
    fileprivate func isNear(_ other: CodePath, movedBy offset: CGPoint) -> Bool {
        elements.count == other.elements.count
            && zip(elements, other.elements).allSatisfy { element, other in
                switch (element, other) {
                case (.move(let point), .move(let otherPoint)), (.line(let point), .line(let otherPoint)):
                    point.isNear(otherPoint, movedBy: offset)
                case (.curve(let end, let first, let second), .curve(let otherEnd, let otherFirst, let otherSecond)):
                    end.isNear(otherEnd, movedBy: offset) && first.isNear(otherFirst, movedBy: offset)
                        && second.isNear(otherSecond, movedBy: offset)
                case (.close, .close): true
                case (.rect(let rect), .rect(let otherRect)), (.ellipse(let rect), .ellipse(let otherRect)):
                    rect.isNear(otherRect, movedBy: offset)
                case (
                    .roundedRect(let rect, let left, let right),
                    .roundedRect(let otherRect, let otherLeft, let otherRight)
                ): left == otherLeft && right == otherRight && rect.isNear(otherRect, movedBy: offset)
                default: false
                }
            }
    }
}

extension CGPoint {
    fileprivate func isNear(_ other: CGPoint, movedBy offset: CGPoint) -> Bool {
        abs(x - other.x - offset.x) < 1 / 8192 && abs(y - other.y - offset.y) < 1 / 8192
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect, movedBy offset: CGPoint) -> Bool {
        origin.isNear(other.origin, movedBy: offset)
            && CGPoint(x: maxX, y: maxY).isNear(CGPoint(x: other.maxX, y: other.maxY), movedBy: offset)
    }
}
