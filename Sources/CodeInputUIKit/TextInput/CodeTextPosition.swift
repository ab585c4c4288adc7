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
#endif
