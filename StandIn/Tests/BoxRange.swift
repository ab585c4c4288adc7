import UIKit

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
