#if canImport(UIKit)
import UIKit

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
        let check = InputCheck(input)
        text = check.text ?? ""
        let length = text.utf16.count
        let all = 0..<max(length, 0)
        selection = (check.offsets(of: input.selectedTextRange) ?? length..<length).clamped(to: all)
        target = check.offsets(of: input.markedTextRange)?.clamped(to: all) ?? selection
        isComposing = input.markedTextRange != nil
        isSecure = input.isSecureTextEntry == true
    }

    /// Inserts text.
    ///
    /// A secure input shows bullets.
    ///
    /// An empty text replaces marked text, but not a selection.
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
        let before = String(text.utf16.prefix(selection.lowerBound)) ?? text
        let width = before.last.map { $0.utf16.count } ?? 0
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
