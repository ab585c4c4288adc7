#if canImport(UIKit)
package import UIKit

extension UITextInput {
    @MainActor package func inconsistencies() -> [String] {
        let length = offset(from: beginningOfDocument, to: endOfDocument)
        let text = wholeText, units = text?.utf16.count ?? length
        let isPast = position(from: endOfDocument, offset: 1) != nil
        let isBefore = position(from: beginningOfDocument, offset: -1) != nil
        let isTextMissed = markedTextRange == nil && hasText != (length > 0)
        let found: KeyValuePairs = [
            "endOfDocument lies before beginningOfDocument": length < 0,
            "text(in:) has \(units) UTF-16 units, offset(from:to:) says \(length)": units != length,
            "text(in:) of the whole document is nil": text == nil,
            "hasText is \(hasText) with a length of \(length)": isTextMissed,
            "position(from:offset:) gives a position past the end": isPast,
            "position(from:offset:) gives a position before the beginning": isBefore,
        ]
        return found.filter(\.value).map(\.key) + rangeProblems(length)
    }

    @MainActor private func rangeProblems(_ length: Int) -> [String] {
        guard let selection = selectedTextRange else { return ["selectedTextRange is nil while focused"] }
        var found = check(selection, "selectedTextRange", length)
        if let marked = markedTextRange { found += check(marked, "markedTextRange", length) }
        found += check(firstRect(for: selection), "firstRect")
        found += check(caretRect(for: selection.end), "caretRect")
        if !selection.isEmpty {
            let rects = selectionRects(for: selection)
            for rect in rects { found += check(rect.rect, "a selection rect") }
            if rects.isEmpty {
                found.append("selectionRects is empty for a selection")
            } else if !rects.contains(where: \.containsStart) || !rects.contains(where: \.containsEnd) {
                found.append("selectionRects lacks containsStart or containsEnd")
            }
        }
        return found
    }

    @MainActor private func check(_ range: UITextRange, _ name: String, _ length: Int) -> [String] {
        guard let offsets = offsets(of: range) else { return ["\(name) ends before it starts"] }
        if offsets.lowerBound < 0 || offsets.upperBound > length {
            return ["\(name) \(offsets) lies outside 0..<\(length)"]
        }
        return range.isEmpty == offsets.isEmpty ? [] : ["\(name).isEmpty is wrong"]
    }

    @MainActor private func check(_ rect: CGRect, _ name: String) -> [String] {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        if numbers.contains(where: \.isNaN) { return ["\(name) is NaN"] }
        if rect.isNull { return ["\(name) is null"] }
        return numbers.allSatisfy(\.isFinite) && !rect.isInfinite ? [] : ["\(name) is infinite"]
    }
}

/// The text and the selection of a text input, to predict the result of a key.
struct PredictedText {
    var text: String
    /// The selection, or the caret.
    private let selection: Range<Int>
    /// What an insertion replaces: the marked text, or else the selection.
    private let target: Range<Int>
    private let isComposing: Bool
    private let isSecure: Bool

    @MainActor init(_ input: any UITextInput) {
        text = input.wholeText ?? ""
        let all = 0..<text.utf16.count
        selection = (input.offsets(of: input.selectedTextRange) ?? all.upperBound..<all.upperBound).clamped(to: all)
        target = input.offsets(of: input.markedTextRange)?.clamped(to: all) ?? selection
        isComposing = input.markedTextRange != nil
        isSecure = input.isSecureTextEntry == true
    }

    /// Inserts text, of which a secure input shows bullets; an empty one replaces marked text, but not a selection.
    func inserting(_ new: String) -> PredictedText {
        if new.isEmpty, !isComposing { return self }
        return replacing(target, with: isSecure ? String(repeating: "\u{2022}", count: new.count) : new)
    }

    /// Whether an accepted and a refused key look the same, because a character or a bullet replaces its equal.
    ///
    /// A refused key that ends a composition leaves the selection where the composition began.
    func tellsNothing(since before: PredictedText, _ expected: PredictedText) -> Bool {
        if isSecure, before.isComposing, selection.lowerBound == before.target.lowerBound {
            return text == expected.text
        }
        return expected.text == before.text && text == before.text && selection == before.selection
    }

    func deletingBackward() -> PredictedText {
        if !selection.isEmpty { return replacing(selection, with: "") }
        let before = String(text.utf16.prefix(selection.lowerBound)) ?? text, width = before.last?.utf16.count ?? 0
        return replacing(selection.lowerBound - width..<selection.lowerBound, with: "")
    }

    private func replacing(_ range: Range<Int>, with new: String) -> PredictedText {
        var copy = self
        let units = Array(text.utf16)
        copy.text = String(
            decoding: units[..<range.lowerBound] + Array(new.utf16) + units[range.upperBound...], as: UTF16.self)
        return copy
    }
}
#endif
