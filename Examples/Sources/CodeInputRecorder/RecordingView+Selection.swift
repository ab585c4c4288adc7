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
        let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        let text = all.flatMap { field.text(in: $0) } ?? ""
        let position = cell.flatMap {
            field.position(from: field.beginningOfDocument, offset: text.prefix($0).utf16.count)
        }
        let caret = position ?? field.endOfDocument
        inside {
            relay.selectionWillChange(field)
            field.selectedTextRange = field.textRange(from: caret, to: caret)
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
