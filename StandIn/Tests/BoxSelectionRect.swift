import UIKit

final class BoxSelectionRect: UITextSelectionRect {
    override var rect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    override var writingDirection: NSWritingDirection { .leftToRight }
    override var containsStart: Bool { true }
    override var containsEnd: Bool { true }
    override var isVertical: Bool { false }
}
