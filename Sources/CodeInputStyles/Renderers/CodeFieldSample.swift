import CodeInputCore

/// A field in a state that a style distinguishes, for pictures of a style.
package struct CodeFieldSample: Sendable {
    package let name: String
    package let field: CodeFieldState

    package init(_ name: String, _ field: CodeFieldState) { (self.name, self.field) = (name, field) }

    /// Every state, for a number of cells, 1 or more.
    package static func all(length: Int) -> [CodeFieldSample] {
        let digits = Array("4829137560")
        @inline(never) func field(
            filled count: Int, isMasked: Bool = false, placeholder: Character? = nil, isFocused: Bool = false,
            selected: Int? = nil, marked: Int? = nil, isEnabled: Bool = true, status: CodeStatus = .editing
        ) -> CodeFieldState {
            let cells = (0..<length).map { index in
                let content: CodeCell.Content =
                    index < count
                    ? isMasked ? .masked : .character(digits[index % digits.count])
                    : placeholder.map { .placeholder($0) } ?? .empty
                let isNext = isFocused && index == (selected ?? min(count, length - 1))
                return CodeCell(
                    index: index, content: content, isFocused: isNext, isSelected: index == selected,
                    isMarked: index == marked, isEnabled: isEnabled, status: status)
            }
            return CodeFieldState(cells: cells, isFocused: isFocused, status: status)
        }
        let half = length / 2
        return [
            CodeFieldSample("empty", field(filled: 0)),
            CodeFieldSample("focused", field(filled: half, isFocused: true)),
            CodeFieldSample("placeholder", field(filled: half, placeholder: "0")),
            CodeFieldSample("filled", field(filled: length)),
            CodeFieldSample("full", field(filled: length, isFocused: true)),
            CodeFieldSample("selected", field(filled: length, isFocused: true, selected: half)),
            CodeFieldSample("marked", field(filled: half + 1, isFocused: true, marked: half)),
            CodeFieldSample("masked", field(filled: length, isMasked: true)),
            CodeFieldSample("verifying", field(filled: length, status: .verifying)),
            CodeFieldSample("accepted", field(filled: length, status: .accepted)),
            CodeFieldSample("rejected", field(filled: length, isFocused: true, status: .rejected)),
            CodeFieldSample("disabled", field(filled: half, isEnabled: false)),
        ]
    }
}
