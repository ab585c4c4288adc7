#if canImport(UIKit)
package import UIKit

// What a keyboard asks for.
extension UITextInput {
    @MainActor package var wholeRange: UITextRange? { textRange(from: beginningOfDocument, to: endOfDocument) }

    @MainActor package var wholeText: String? { wholeRange.flatMap { text(in: $0) } }

    /// The UTF-16 offsets of a range, or nil if it ends before it starts.
    @MainActor func offsets(of range: UITextRange?) -> Range<Int>? {
        guard let range else { return nil }
        let start = offset(from: beginningOfDocument, to: range.start)
        let end = offset(from: beginningOfDocument, to: range.end)
        return start <= end ? start..<end : nil
    }

    @MainActor package func range(at offsets: Range<Int>) -> UITextRange? {
        guard let start = position(from: beginningOfDocument, offset: offsets.lowerBound),
            let end = position(from: start, offset: offsets.count)
        else { return nil }
        return textRange(from: start, to: end)
    }

    /// The range between a position and the one before it.
    @MainActor func range(before position: UITextPosition) -> UITextRange? {
        self.position(from: position, offset: -1).flatMap { textRange(from: $0, to: position) }
    }
}

// Cells, as the text system counts them: the characters in front of a position.
extension UITextInput {
    /// The selected cells; empty at the caret.
    @MainActor package var selectedCells: Range<Int> { selectedTextRange.map(cells) ?? 0..<0 }

    /// The cells of the marked text, or nil.
    @MainActor package var markedCells: Range<Int>? { markedTextRange.map(cells) }

    @MainActor private func cells(of range: UITextRange) -> Range<Int> {
        func count(_ start: UITextPosition, _ end: UITextPosition) -> Int {
            textRange(from: start, to: end).flatMap { text(in: $0) }?.count ?? 0
        }
        let start = count(beginningOfDocument, range.start)
        return start..<start + count(range.start, range.end)
    }
}

// The keys of a number pad, as VoiceOver finds them.
extension UIView {
    /// The frames of the twelve places, row by row, the place at the bottom left too if it has no key.
    @MainActor package var keyFrames: [CGRect] {
        layoutIfNeeded()
        var frames = keyElements.map(\.accessibilityFrameInContainerSpace)
        if frames.count == 11 {
            frames.insert(CGRect(origin: CGPoint(x: frames[0].minX, y: frames[9].minY), size: frames[0].size), at: 9)
        }
        return frames
    }

    /// The digits in their order, from the top left key to the bottom one.
    @MainActor package var keyDigits: [Int] {
        layoutIfNeeded()
        return keyElements.compactMap {
            $0.accessibilityTraits.contains(.keyboardKey) ? $0.accessibilityLabel.flatMap { Int($0) } : nil
        }
    }

    /// The keys, row by row.
    @MainActor package var keyElements: [UIAccessibilityElement] {
        (accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    }
}
#endif
