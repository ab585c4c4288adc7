#if canImport(UIKit)
import UIKit

/// A range of the text that a field shows, in cells.
final class CodeTextRange: UITextRange {
    let cells: Range<Int>

    init(_ cells: Range<Int>) {
        self.cells = cells
        super.init()
    }

    override var start: UITextPosition { CodeTextPosition(cells.lowerBound) }
    override var end: UITextPosition { CodeTextPosition(cells.upperBound) }
    override var isEmpty: Bool { cells.isEmpty }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? CodeTextRange)?.cells == cells }
    nonisolated override var hash: Int { cells.hashValue }
}
#endif
