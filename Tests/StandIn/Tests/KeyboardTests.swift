import TestTools
import Testing
import UIKit

extension StandInTests {
    @MainActor @Suite struct KeyboardTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        private let box = CodeBox(frame: CGRect(x: 10, y: 10, width: 300, height: 50))
        private let keyboard: KeyboardDriver

        init() {
            StandInScreen.reset()
            KeyboardDriver.reset()
            window.addSubview(box)
            keyboard = KeyboardDriver(in: window)
            box.becomeFirstResponder()
        }

        @Test(
            "a mistake while typing fails",
            arguments: [
                (CodeBox.Flaw.willWithoutDid, "textWillChange without textDidChange"),
                (.didWithoutWill, "textDidChange without textWillChange"),
                (.notifiesPlainTyping, "a text notification inside a plain insertText"),
                (.rangePastEnd, "lies outside"), (.positionPastEnd, "gives a position past the end"),
                (.nullFirstRect, "firstRect is null"), (.infiniteCaret, "caretRect is infinite"),
                (.notANumber, "firstRect is NaN"), (.noSelection, "selectedTextRange is nil while focused"),
                (.wrongLength, "UTF-16 units"),
            ])
        func aMistakeWhileTypingFails(flaw: CodeBox.Flaw, message: String) {
            box.flaw = flaw
            keyboard.type("1")
            #expect(keyboard.failures.contains { $0.contains(message) })
            #expect(KeyboardDriver.failures == keyboard.failures)
        }

        @Test("marked text that stays fails") func markedTextThatStaysFails() {
            box.flaw = .staysMarked
            keyboard.setMarkedText("1")
            keyboard.unmarkText()
            #expect(keyboard.failures == ["markedTextRange is still set after unmarkText"])
            keyboard.clearFailures()
            box.flaw = .staysMarkedWhenEmpty
            keyboard.setMarkedText("")
            #expect(keyboard.failures == ["markedTextRange is set after empty marked text"])
        }

        @Test("reading the pasteboard to validate paste fails") func readingThePasteboardToValidatePasteFails() {
            box.flaw = .readsPasteboardToOffer
            keyboard.paste("1")
            #expect(keyboard.failures == ["the pasteboard was read to validate paste"])
        }

        @Test("a change by the app announces itself") func aChangeByTheAppAnnouncesItself() {
            keyboard.watch {
                box.change { $0.text = "12" }
                box.caret = 2..<2
            }
            #expect(keyboard.failures == [])
            keyboard.watch("an unfinished change") { box.inputDelegate?.selectionWillChange(box) }
            #expect(keyboard.failures == ["selectionWillChange without selectionDidChange in an unfinished change"])
        }

        @Test("an input that changes a key without a notification fails") func silence() {
            box.flaw = .swallowsKeys
            keyboard.type("1")
            #expect(keyboard.failures == [#"no text notification for the changed result of insertText("1")"#])
        }

        @Test("an input that changes a code sent by characters without a notification fails") func silenceInAutoFill() {
            box.flaw = .swallowsKeys
            keyboard.autofill("12", route: .characters)
            #expect(keyboard.failures.count == 2)
        }
    }
}

extension StandInTests {
    @MainActor @Suite("InputObserver") struct InputObserverTests {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        private let box = CodeBox(frame: CGRect(x: 10, y: 10, width: 300, height: 50))
        private let keyboard: KeyboardDriver
        private let mistake = "a text notification inside a plain insertText"

        init() {
            StandInScreen.reset()
            KeyboardDriver.reset()
            window.addSubview(box)
            keyboard = KeyboardDriver(in: window)
            box.becomeFirstResponder()
            box.flaw = .notifiesPlainTyping
        }

        private func hearsMistake() -> Bool {
            keyboard.clearFailures()
            keyboard.type("1")
            return keyboard.failures.contains { $0.contains(mistake) }
        }

        @Test("forwards to the delegate before it") func before() {
            let listener = Listener()
            box.inputDelegate = listener
            #expect(hearsMistake() && listener.count == 1 && box.inputDelegate !== listener)
        }

        @Test("stays behind a later delegate that forwards") func later() {
            #expect(hearsMistake())
            let listener = Listener(before: box.inputDelegate)
            box.inputDelegate = listener
            #expect(hearsMistake() && listener.count == 1 && box.inputDelegate === listener)
        }

        @Test("listens again after a change of focus, and in another window") func focus() {
            #expect(hearsMistake())
            box.resignFirstResponder()
            box.becomeFirstResponder()
            #expect(hearsMistake())
            let other = UIWindow(frame: window.frame)
            other.addSubview(box)
            box.becomeFirstResponder()
            let keyboard = KeyboardDriver(in: other)
            keyboard.type("2")
            #expect(keyboard.failures.contains { $0.contains(mistake) })
            window.addSubview(box)
            box.becomeFirstResponder()
            #expect(hearsMistake())
        }
    }

    private final class Listener: NSObject, UITextInputDelegate {
        private(set) var count = 0
        private weak var next: (any UITextInputDelegate)?

        init(before next: (any UITextInputDelegate)? = nil) { self.next = next }

        func textWillChange(_ textInput: (any UITextInput)?) {
            count += 1
            next?.textWillChange(textInput)
        }
        func textDidChange(_ textInput: (any UITextInput)?) { next?.textDidChange(textInput) }
        func selectionWillChange(_ textInput: (any UITextInput)?) { next?.selectionWillChange(textInput) }
        func selectionDidChange(_ textInput: (any UITextInput)?) { next?.selectionDidChange(textInput) }
        func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
    }
}

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

    func unmarkText() { if flaw != .staysMarked { marked = nil } }

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
    { .leftToRight }
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
