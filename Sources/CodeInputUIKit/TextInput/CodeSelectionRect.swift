#if canImport(UIKit)
import UIKit

/// The part of a selection that lies in one cell.
final class CodeSelectionRect: UITextSelectionRect {
    private let frame: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(frame: CGRect, isFirst: Bool, isLast: Bool) {
        self.frame = frame
        self.isFirst = isFirst
        self.isLast = isLast
        super.init()
    }

    override var rect: CGRect { frame }
    override var writingDirection: NSWritingDirection { .leftToRight }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
    override var isVertical: Bool { false }
}
#endif
