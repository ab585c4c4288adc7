import UIKit

final class BoxPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

final class BoxRange: UITextRange {
    let offsets: Range<Int>

    init(_ offsets: Range<Int>) {
        self.offsets = offsets
        super.init()
    }

    override var start: UITextPosition { BoxPosition(offsets.lowerBound) }
    override var end: UITextPosition { BoxPosition(offsets.upperBound) }
    override var isEmpty: Bool { offsets.isEmpty }
}

final class BoxSelectionRect: UITextSelectionRect {
    override var rect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    override var writingDirection: NSWritingDirection { .leftToRight }
    override var containsStart: Bool { true }
    override var containsEnd: Bool { true }
    override var isVertical: Bool { false }
}
