import CodeInputUIKit
import UIKit

// The field shows a caret and selects cells only while it has the keyboard itself.
extension RecordingView {
    /// The cell at a point or next to it, or nil if the field ignores a tap there.
    func cell(at point: CGPoint) -> Int? {
        func distance(_ frame: CGRect) -> CGFloat { hypot(point.x - frame.midX, point.y - frame.midY) }
        guard field.isEnabled, field.bounds.contains(point) else { return nil }
        return field.cellFrames.enumerated().min { distance($0.element) < distance($1.element) }?.offset
    }

    /// Selects a cell as a tap on the field does, or moves the caret to the end if there is no cell.
    func select(_ cell: Int?) {
        let start = field.beginningOfDocument, end = field.endOfDocument
        let text = field.textRange(from: start, to: end).flatMap { field.text(in: $0) } ?? ""
        func position(_ cell: Int) -> UITextPosition {
            field.position(from: start, offset: text.prefix(cell).utf16.count) ?? end
        }
        // With any other range, the field would choose one, and announce it too.
        let isCell = field.caretPolicy == .cells && cell.map { $0 < text.count } == true
        let ends = isCell ? cell.map { (position($0), position($0 + 1)) } : nil
        let range = field.textRange(from: ends?.0 ?? end, to: ends?.1 ?? end)
        inside {
            relay.selectionWillChange(field)
            field.selectedTextRange = range
            relay.selectionDidChange(field)
        }
    }

    /// Commits marked text, and tells the text system.
    func commit() {
        guard field.markedTextRange != nil else { return }
        inside {
            relay.textWillChange(field)
            field.unmarkText()
            relay.textDidChange(field)
        }
    }

    /// Moves the mark to the selected cells, or to the caret.
    func updateMark() {
        mark.isHidden = !isFirstResponder
        guard let range = field.selectedTextRange else { return }
        let rect = range.isEmpty ? field.caretRect(for: range.end) : field.firstRect(for: range)
        mark.frame = field.convert(rect, to: self)
        mark.backgroundColor = tintColor.withAlphaComponent(range.isEmpty ? 1 : 0.25)
    }
}
