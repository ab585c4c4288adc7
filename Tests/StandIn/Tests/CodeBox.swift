import UIKit

/// A small text input that keeps the rules.
///
/// A `Flaw` breaks one.
@MainActor final class CodeBox: StandInKeyInputView, UITextInput {
    enum Flaw {
        case willWithoutDid, didWithoutWill, notifiesPlainTyping, rangePastEnd, positionPastEnd, nullFirstRect,
            infiniteCaret
        case notANumber, noSelection, wrongLength, staysMarked, readsPasteboardToOffer, staysMarkedWhenEmpty,
            swallowsKeys
    }

    var flaw: Flaw?
    var isSecureTextEntry = false
    var text = ""
    var caret = Range(0...0).lowerBound..<0
    var marked: Range<Int>?

    override var canBecomeFirstResponder: Bool { isEnabled }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard action.description == "paste:" else { return false }
        if flaw == .readsPasteboardToOffer { return UIPasteboard.general.string != nil }
        return UIPasteboard.general.hasStrings
    }

    override func paste(_ sender: Any?) {
        if let string = UIPasteboard.general.string { change { $0.replaceSelection(with: string) } }
    }

    func change(_ body: (CodeBox) -> Void) {
        inputDelegate?.textWillChange(self)
        body(self)
        inputDelegate?.textDidChange(self)
    }

    private func replaceSelection(with new: String) {
        let target = marked ?? caret
        var units = Array(text.utf16)
        units.replaceSubrange(target, with: new.utf16)
        text = String(decoding: units, as: UTF16.self)
        let end = target.lowerBound + new.utf16.count
        caret = end..<end
        marked = nil
    }

    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) {
        switch flaw {
        case .willWithoutDid: inputDelegate?.textWillChange(self)
        case .didWithoutWill: inputDelegate?.textDidChange(self)
        case .swallowsKeys: return
        case .notifiesPlainTyping: return change { $0.replaceSelection(with: text) }
        default: break
        }
        replaceSelection(with: text)
    }

    func deleteBackward() {
        if caret.isEmpty, caret.lowerBound > 0 { caret = caret.lowerBound - 1..<caret.lowerBound }
        replaceSelection(with: "")
    }

    // MARK: UITextInput

    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var textInputView: UIView { self }
    var isEditable: Bool { true }

    private var length: Int { text.utf16.count + (flaw == .wrongLength ? 1 : 0) }
    private func offset(_ position: UITextPosition) -> Int { (position as? BoxPosition)?.offset ?? 0 }
    private func range(_ range: Range<Int>) -> BoxRange { BoxRange(range) }

    var beginningOfDocument: UITextPosition { BoxPosition(0) }
    var endOfDocument: UITextPosition { BoxPosition(length) }
    var markedTextRange: UITextRange? { marked.map(range) }
    var selectedTextRange: UITextRange? {
        get {
            switch flaw {
            case .noSelection: nil
            case .rangePastEnd: range(0..<length + 3)
            default: range(caret)
            }
        }
        set { caret = (newValue as? BoxRange)?.offsets ?? caret }
    }

    func text(in range: UITextRange) -> String? {
        guard let offsets = (range as? BoxRange)?.offsets.clamped(to: 0..<text.utf16.count) else { return nil }
        return String(decoding: Array(text.utf16)[offsets], as: UTF16.self)
    }

    func replace(_ range: UITextRange, withText text: String) {
        caret = (range as? BoxRange)?.offsets ?? caret
        replaceSelection(with: text)
    }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let start = (marked ?? caret).lowerBound
        replaceSelection(with: markedText ?? "")
        let isEmpty = (markedText ?? "").isEmpty && flaw != .staysMarkedWhenEmpty
        marked = isEmpty ? nil : start..<start + (markedText ?? "").utf16.count
    }

    func unmarkText() {
        if flaw != .staysMarked { marked = nil }
    }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (offset(fromPosition), offset(toPosition))
        return range(min(a, b)..<max(a, b))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = self.offset(position) + offset
        let limit = flaw == .positionPastEnd ? length + 5 : length
        return (0...limit).contains(target) ? BoxPosition(target) : nil
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (offset(position), offset(other))
        return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        nil
    }
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    {
        .leftToRight
    }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    func firstRect(for range: UITextRange) -> CGRect {
        switch flaw {
        case .nullFirstRect: .null
        case .notANumber: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        default: bounds
        }
    }

    func caretRect(for position: UITextPosition) -> CGRect { flaw == .infiniteCaret ? .infinite : bounds }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { range.isEmpty ? [] : [BoxSelectionRect()] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.end }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

final class BoxPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

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

final class BoxSelectionRect: UITextSelectionRect {
    override var rect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    override var writingDirection: NSWritingDirection { .leftToRight }
    override var containsStart: Bool { true }
    override var containsEnd: Bool { true }
    override var isVertical: Bool { false }
}
