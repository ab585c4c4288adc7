#if canImport(UIKit)
import UIKit

/// A position in the text that a field shows: before the cell of this index, or at the end.
final class CodeTextPosition: UITextPosition {
    let cell: Int

    init(_ cell: Int) {
        self.cell = cell
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? CodeTextPosition)?.cell == cell }
    nonisolated override var hash: Int { cell }
}

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
