#if canImport(UIKit)
package import UIKit

/// Checks that a text input is consistent.
@MainActor package struct InputCheck {
    private let input: any UITextInput

    package init(_ input: any UITextInput) { self.input = input }

    var length: Int { input.offset(from: input.beginningOfDocument, to: input.endOfDocument) }

    package var text: String? {
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) }
    }

    /// Returns UTF-16 offsets, or nil for an invalid range.
    func offsets(of range: UITextRange?) -> Range<Int>? {
        guard let range else { return nil }
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        let end = input.offset(from: input.beginningOfDocument, to: range.end)
        return start <= end ? start..<end : nil
    }

    package func problems() -> [String] {
        let length = length, text = text, units = text?.utf16.count ?? length
        let isPast = input.position(from: input.endOfDocument, offset: 1) != nil
        let isBefore = input.position(from: input.beginningOfDocument, offset: -1) != nil
        let isTextMissed = input.markedTextRange == nil && input.hasText != (length > 0)
        let found: KeyValuePairs = [
            "endOfDocument lies before beginningOfDocument": length < 0,
            "text(in:) has \(units) UTF-16 units, offset(from:to:) says \(length)": units != length,
            "text(in:) of the whole document is nil": text == nil,
            "hasText is \(input.hasText) with a length of \(length)": isTextMissed,
            "position(from:offset:) gives a position past the end": isPast,
            "position(from:offset:) gives a position before the beginning": isBefore,
        ]
        return found.filter(\.value).map(\.key) + rangeProblems(length)
    }

    private func rangeProblems(_ length: Int) -> [String] {
        var found: [String] = []
        guard let selection = input.selectedTextRange else { return ["selectedTextRange is nil while focused"] }
        found += check(selection, "selectedTextRange", length)
        if let marked = input.markedTextRange { found += check(marked, "markedTextRange", length) }
        found += check(input.firstRect(for: selection), "firstRect")
        found += check(input.caretRect(for: selection.end), "caretRect")
        if !selection.isEmpty {
            let rects = input.selectionRects(for: selection)
            for rect in rects { found += check(rect.rect, "a selection rect") }
            if rects.isEmpty {
                found.append("selectionRects is empty for a selection")
            } else if !rects.contains(where: \.containsStart) || !rects.contains(where: \.containsEnd) {
                found.append("selectionRects lacks containsStart or containsEnd")
            }
        }
        return found
    }

    private func check(_ range: UITextRange, _ name: String, _ length: Int) -> [String] {
        guard let offsets = offsets(of: range) else { return ["\(name) ends before it starts"] }
        if offsets.lowerBound < 0 || offsets.upperBound > length {
            return ["\(name) \(offsets) lies outside 0..<\(length)"]
        }
        return range.isEmpty == offsets.isEmpty ? [] : ["\(name).isEmpty is wrong"]
    }

    private func check(_ rect: CGRect, _ name: String) -> [String] {
        let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        if numbers.contains(where: \.isNaN) { return ["\(name) is NaN"] }
        if rect.isNull { return ["\(name) is null"] }
        return numbers.allSatisfy(\.isFinite) && !rect.isInfinite ? [] : ["\(name) is infinite"]
    }
}
#endif
