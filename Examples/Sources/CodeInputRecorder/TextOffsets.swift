import UIKit

/// Converts positions of a text input to offsets and back.
@MainActor struct TextOffsets {
    let input: any UITextInput

    // MARK: Positions as offsets

    /// An offset, or null for nil and for a position that is not the input's.
    func value(of position: UITextPosition?) -> RecordedValue {
        guard let position, input.textRange(from: position, to: position) != nil else { return .null }
        return .offset(input.offset(from: input.beginningOfDocument, to: position))
    }

    /// Two offsets, or null for nil and for a range that is not the input's.
    func value(of range: UITextRange?) -> RecordedValue {
        guard let range, input.text(in: range) != nil else { return .null }
        return .list([value(of: range.start), value(of: range.end)])
    }

    func value(of rects: [UITextSelectionRect]) -> RecordedValue { .list(rects.map { .rect($0.rect) }) }

    // MARK: Offsets as positions

    /// A position, or a foreign position if the offset is nil or outside the text.
    func position(_ offset: Int?) -> UITextPosition {
        let position = offset.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
        return position ?? UITextPosition()
    }

    /// A range, or a foreign range if there is none.
    func range(_ offsets: (Int, Int)?) -> UITextRange {
        let range = offsets.flatMap { input.textRange(from: position($0.0), to: position($0.1)) }
        return range ?? UITextRange()
    }
}
