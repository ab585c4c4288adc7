#if canImport(UIKit)
import CodeInputCore
public import UIKit

// Keyboards pass positions of other classes, outdated positions, and positions outside the text. The field trusts none.
extension CodeInputView {
    // MARK: - Editing

    /// Whether there is text to delete.
    public var hasText: Bool { field.editor.shownCount > 0 }

    /// Inserts text from the keyboard, or submits with a line break, unless ``shouldReturn`` returns false.
    public func insertText(_ text: String) {
        if text.isReturn, markedCells == nil, takesInput, shouldReturn?() == false {
            // The keyboard has a line break in its copy of the text.
            var announcer = ChangeAnnouncer(input: self, delegate: inputDelegate)
            announcer.willChange(.text)
            return announcer.didChange()
        }
        perform(.edit(.insert(text)))
    }

    /// Does what a Done key does: ends a composition, of which the keyboard hears, and then what Return does.
    package func pressDone() {
        perform(.edit(.unmark(isRequested: false)))
        insertText("\n")
    }

    /// Deletes the selection, or the character before the caret.
    public func deleteBackward() { perform(.edit(.deleteBackward)) }

    // MARK: - Reading and replacing

    /// Returns the text in a range: bullets in a secure or masked field.
    public func text(in range: UITextRange) -> String? {
        if let cells = cells(of: range) { systemText.text(in: cells) } else { nil }
    }

    /// Replaces the text in a range, as AutoFill and text replacement do.
    public func replace(_ range: UITextRange, withText text: String) {
        if let cells = cells(of: range) { perform(.edit(.replace(cells, with: text))) }
    }

    /// Returns whether the field takes input; it asks ``shouldChange`` when the change arrives.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { takesInput }

    /// The selected cells, or the caret.
    public var selectedTextRange: UITextRange? {
        get { CodeTextRange(selectedCells) }
        set {
            // While the delegate hears of `selectionWillChange(_:)`, autocorrection sets a selection to cancel itself.
            // Ignore that one: the selection that is being announced replaces it.
            guard !steps.isAnnouncingSelection, let newValue, let cells = cells(of: newValue) else { return }
            perform(.select(.range(cells)))
        }
    }

    // MARK: - Marking

    /// The range of marked text, or nil.
    public var markedTextRange: UITextRange? { if let markedCells { CodeTextRange(markedCells) } else { nil } }

    /// Replaces the marked text, or else the selection, with new marked text.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        // NSNotFound and negative numbers mean no selection: the caret goes to the end.
        let text = markedText ?? "", start = selectedRange.location < 0 ? .max : selectedRange.location
        let end = start + min(max(selectedRange.length, 0), .max - start)
        perform(.edit(.mark(text, selection: SystemText.characters(of: start..<end, in: text))))
    }

    /// Commits marked text, which the field reads as new input.
    public func unmarkText() { perform(.edit(.unmark())) }

    // MARK: - Ranges and positions

    /// The position before the first cell.
    public var beginningOfDocument: UITextPosition { CodeTextPosition(0) }
    /// The position after the last character.
    public var endOfDocument: UITextPosition { CodeTextPosition(field.editor.shownCount) }

    /// Returns the range between two positions, in either order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = cell(of: fromPosition), let to = cell(of: toPosition) else { return nil }
        return CodeTextRange(min(from, to)..<max(from, to))
    }

    /// Returns the position at an offset in UTF-16 units, moved to the edge of a cell, or nil outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let cell = cell(of: position) else { return nil }
        let shown = systemText
        // A sum that overflows is negative, and outside too.
        let target = shown.offset(ofCell: cell) &+ offset
        guard let end = shown.cell(atOffset: target, snapsForward: offset > 0) else { return nil }
        return CodeTextPosition(end)
    }

    /// Returns the position at an offset in cells in a direction on the screen, or nil outside the text.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        guard let cell = cell(of: position) else { return nil }
        if offset > 0, direction == .up || direction == .down {
            var target = min(cell, length - 1)
            for _ in 0..<min(offset, length) {
                // Up from the first row leads to the start, down from the last one to the end.
                guard let next = geometry.cell(isAbove: direction == .up, target) else {
                    return direction == .up ? beginningOfDocument : endOfDocument
                }
                target = next
            }
            return CodeTextPosition(min(target, field.editor.shownCount))
        }
        // A sum that overflows is negative.
        let target = cell &+ offset &* (leadsBackward(direction) ? -1 : 1)
        guard (0...field.editor.shownCount).contains(target) else { return nil }
        return CodeTextPosition(target)
    }

    /// Returns the order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        guard let first = cell(of: position), let second = cell(of: other), first != second else { return .orderedSame }
        return first < second ? .orderedAscending : .orderedDescending
    }

    /// Returns the distance between two positions, in UTF-16 units of the text that the system sees.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        guard let start = cell(of: from), let end = cell(of: toPosition) else { return 0 }
        let shown = systemText
        return shown.offset(ofCell: end) - shown.offset(ofCell: start)
    }

    /// Returns the end of a range that is farthest in a direction.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        guard let cells = cells(of: range) else { return nil }
        return CodeTextPosition(leadsBackward(direction) ? cells.lowerBound : cells.upperBound)
    }

    /// Everything from a position on in a direction.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        guard let cell = cell(of: position) else { return nil }
        return CodeTextRange(leadsBackward(direction) ? 0..<cell : cell..<field.editor.shownCount)
    }

    private func leadsBackward(_ direction: UITextLayoutDirection) -> Bool {
        switch direction {
        case .up: true
        case .left: !isMirrored
        case .right: isMirrored
        default: false
        }
    }

    /// Returns the direction of the cells: left to right, unless the layout follows the language.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { isMirrored ? .rightToLeft : .leftToRight }

    /// Does nothing: a code has one direction.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // MARK: - Geometry

    /// Returns the union of the cells of a range in its first row.
    public func firstRect(for range: UITextRange) -> CGRect { geometry.rect(of: cells(of: range) ?? 0..<0) }

    /// Returns the caret at a position.
    public func caretRect(for position: UITextPosition) -> CGRect {
        let cell = cell(of: position) ?? field.editor.shownCount
        return geometry.caret(before: cell, isEmpty: cell >= field.editor.shownCount)
    }

    /// Returns a rectangle for each cell in a range.
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        if let cells = cells(of: range) { geometry.selectionRects(of: cells) } else { [] }
    }

    /// Returns the position nearest to a point.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        CodeTextPosition(min(geometry.position(at: point), field.editor.shownCount))
    }

    /// Returns the position nearest to a point, within a range.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let cells = cells(of: range) else { return nil }
        return CodeTextPosition(min(max(geometry.position(at: point), cells.lowerBound), cells.upperBound))
    }

    /// Returns the filled cell at a point, or nil.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        for (cell, frame) in geometry.frames.enumerated() where frame.contains(point) {
            return cell < field.editor.shownCount ? CodeTextRange(cell..<cell + 1) : nil
        }
        return nil
    }

    // MARK: - Positions

    /// The cell of a position, clamped to the text, or nil for a position of another class.
    private func cell(of position: UITextPosition) -> Int? {
        guard let position = position as? CodeTextPosition else { return nil }
        return min(position.cell, field.editor.shownCount)
    }

    /// The cells of a range, clamped to the text, or nil for a range of another class, whose ends may not exist.
    private func cells(of range: UITextRange) -> Range<Int>? {
        (range as? CodeTextRange)?.cells.clamped(to: 0..<field.editor.shownCount)
    }
}

/// A position in the text that a field shows: before the cell of this index, or at the end.
final class CodeTextPosition: UITextPosition {
    let cell: Int

    init(_ cell: Int) { self.cell = cell }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? CodeTextPosition)?.cell == cell }
    nonisolated override var hash: Int { cell }
}

final class CodeTextRange: UITextRange {
    let cells: Range<Int>

    init(_ cells: Range<Int>) { self.cells = cells }

    override var start: UITextPosition { CodeTextPosition(cells.lowerBound) }
    override var end: UITextPosition { CodeTextPosition(cells.upperBound) }
    override var isEmpty: Bool { cells.isEmpty }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? CodeTextRange)?.cells == cells }
    nonisolated override var hash: Int { cells.hashValue }
}
#endif
