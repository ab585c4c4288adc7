import CodeInputUIKit
public import UIKit

// Every call goes to the field unchanged. Positions and ranges are the field's own.
extension RecordingView {
    private var offsets: TextOffsets { TextOffsets(input: field) }

    private func value(_ position: UITextPosition?) -> RecordedValue { offsets.value(of: position) }
    private func value(_ range: UITextRange?) -> RecordedValue { offsets.value(of: range) }
    private func value(_ text: String?) -> RecordedValue { text.map(RecordedValue.text) ?? .null }

    /// Null for `NSNotFound`, otherwise both ends.
    private func value(_ range: NSRange) -> RecordedValue {
        guard range.location != NSNotFound else { return .null }
        return .list([
            .offset(range.location), .offset(range.location.addingReportingOverflow(range.length).partialValue),
        ])
    }

    // MARK: - Keys

    /// Forwards to the field.
    public var hasText: Bool { ask("hasText", answering: RecordedValue.bool) { field.hasText } }

    /// Inserts into the field.
    public func insertText(_ text: String) {
        pass("insertText(_:)", ["text": .text(text)]) { field.insertText(text) }
    }

    /// Inserts into the field.
    public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) {
        pass("insertText(_:alternatives:style:)", ["text": .text(text)]) {
            field.insertText(text, alternatives: alternatives, style: style)
        }
    }

    /// Deletes from the field.
    public func deleteBackward() { pass("deleteBackward()") { field.deleteBackward() } }

    // MARK: - Text and selection

    /// The field's text.
    public func text(in range: UITextRange) -> String? {
        ask("text(in:)", ["range": value(range)], answering: value) { field.text(in: range) }
    }

    /// Replaces text of the field.
    public func replace(_ range: UITextRange, withText text: String) {
        pass("replace(_:withText:)", ["range": value(range), "text": .text(text)]) {
            field.replace(range, withText: text)
        }
    }

    /// Forwards to the field.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        let arguments = ["range": value(range), "text": RecordedValue.text(text)]
        return ask("shouldChangeText(in:replacementText:)", arguments, answering: RecordedValue.bool) {
            field.shouldChangeText(in: range, replacementText: text)
        }
    }

    /// The field's selection.
    public var selectedTextRange: UITextRange? {
        get { ask("selectedTextRange", answering: value) { field.selectedTextRange } }
        set { pass("selectedTextRange", ["set": value(newValue)]) { field.selectedTextRange = newValue } }
    }

    // MARK: - Marking

    /// The field's marked text.
    public var markedTextRange: UITextRange? { ask("markedTextRange", answering: value) { field.markedTextRange } }

    /// Marks text of the field.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let arguments = ["text": value(markedText), "selection": value(selectedRange)]
        pass("setMarkedText(_:selectedRange:)", arguments) {
            field.setMarkedText(markedText, selectedRange: selectedRange)
        }
    }

    /// Marks text of the field.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        let arguments = ["text": value(markedText?.string), "selection": value(selectedRange)]
        pass("setAttributedMarkedText(_:selectedRange:)", arguments) {
            field.setAttributedMarkedText(markedText, selectedRange: selectedRange)
        }
    }

    /// Commits the field's marked text.
    public func unmarkText() { pass("unmarkText()") { field.unmarkText() } }

    // MARK: - Dictation

    /// Inserts into the field.
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        let texts = RecordedValue.list(dictationResult.map { .text($0.text) })
        pass("insertDictationResult(_:)", ["texts": texts]) { field.insertDictationResult(dictationResult) }
    }

    /// Forwards to the field.
    public var insertDictationResultPlaceholder: Any {
        ask("insertDictationResultPlaceholder", answering: { value($0 as? String) }) {
            field.insertDictationResultPlaceholder
        }
    }

    // MARK: - Positions

    /// Forwards to the field.
    public var beginningOfDocument: UITextPosition {
        ask("beginningOfDocument", answering: value) { field.beginningOfDocument }
    }

    /// Forwards to the field.
    public var endOfDocument: UITextPosition { ask("endOfDocument", answering: value) { field.endOfDocument } }

    /// Forwards to the field.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let arguments = ["from": value(fromPosition), "to": value(toPosition)]
        return ask("textRange(from:to:)", arguments, answering: value) {
            field.textRange(from: fromPosition, to: toPosition)
        }
    }

    /// Forwards to the field.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        ask("position(from:offset:)", ["from": value(position), "offset": .offset(offset)], answering: value) {
            field.position(from: position, offset: offset)
        }
    }

    /// Forwards to the field.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        let arguments = ["from": value(position), "direction": .text(direction.name), "offset": .offset(offset)]
        return ask("position(from:in:offset:)", arguments, answering: value) {
            field.position(from: position, in: direction, offset: offset)
        }
    }

    /// Forwards to the field.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let arguments = ["from": value(position), "to": value(other)]
        return ask("compare(_:to:)", arguments, answering: { .offset($0.rawValue) }) {
            field.compare(position, to: other)
        }
    }

    /// Forwards to the field.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        ask("offset(from:to:)", ["from": value(from), "to": value(toPosition)], answering: RecordedValue.offset) {
            field.offset(from: from, to: toPosition)
        }
    }

    /// Forwards to the field.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        let arguments = ["range": value(range), "direction": .text(direction.name)]
        return ask("position(within:farthestIn:)", arguments, answering: value) {
            field.position(within: range, farthestIn: direction)
        }
    }

    /// Forwards to the field.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        let arguments = ["from": value(position), "direction": .text(direction.name)]
        return ask("characterRange(byExtending:in:)", arguments, answering: value) {
            field.characterRange(byExtending: position, in: direction)
        }
    }

    // MARK: - Writing direction

    /// Forwards to the field.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        let name = direction == .forward ? "forward" : "backward"
        let arguments = ["from": value(position), "direction": RecordedValue.text(name)]
        return ask("baseWritingDirection(for:in:)", arguments, answering: { .offset($0.rawValue) }) {
            field.baseWritingDirection(for: position, in: direction)
        }
    }

    /// Forwards to the field.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        let arguments = ["range": value(range), "set": .offset(writingDirection.rawValue)]
        pass("setBaseWritingDirection(_:for:)", arguments) {
            field.setBaseWritingDirection(writingDirection, for: range)
        }
    }

    // MARK: - Geometry

    /// The field, whose coordinates rectangles and points are in.
    public var textInputView: UIView { field }

    /// Forwards to the field.
    public func firstRect(for range: UITextRange) -> CGRect {
        ask("firstRect(for:)", ["range": value(range)], answering: RecordedValue.rect) { field.firstRect(for: range) }
    }

    /// Forwards to the field.
    public func caretRect(for position: UITextPosition) -> CGRect {
        ask("caretRect(for:)", ["from": value(position)], answering: RecordedValue.rect) {
            field.caretRect(for: position)
        }
    }

    /// Forwards to the field.
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        ask("selectionRects(for:)", ["range": value(range)], answering: offsets.value) {
            field.selectionRects(for: range)
        }
    }

    /// Forwards to the field.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        ask("closestPosition(to:)", ["point": .point(point)], answering: value) { field.closestPosition(to: point) }
    }

    /// Forwards to the field.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let arguments = ["range": value(range), "point": .point(point)]
        return ask("closestPosition(to:within:)", arguments, answering: value) {
            field.closestPosition(to: point, within: range)
        }
    }

    /// Forwards to the field.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        ask("characterRange(at:)", ["point": .point(point)], answering: value) { field.characterRange(at: point) }
    }

    // MARK: - Menu

    /// Forwards to the field.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        var menu: UIMenu?
        pass("editMenu(for:suggestedActions:)", ["range": value(textRange)]) {
            menu = field.editMenu(for: textRange, suggestedActions: suggestedActions)
        }
        return menu
    }
}
