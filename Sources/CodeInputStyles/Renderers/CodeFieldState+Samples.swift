extension CodeFieldState {
    /// A field in every state that a style distinguishes, for pictures of a style, for a number of cells, 1 or more.
    package static func samples(length: Int) -> [(name: String, field: CodeFieldState)] {
        let digits: [Character] = ["4", "8", "2", "9", "1", "3", "7", "5", "6", "0"]
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
            ("empty", field(filled: 0)),
            ("focused", field(filled: half, isFocused: true)),
            ("placeholder", field(filled: half, placeholder: "0")),
            ("filled", field(filled: length)),
            ("full", field(filled: length, isFocused: true)),
            ("selected", field(filled: length, isFocused: true, selected: half)),
            ("marked", field(filled: half + 1, isFocused: true, marked: half)),
            ("masked", field(filled: length, isMasked: true)),
            ("verifying", field(filled: length, status: .verifying)),
            ("accepted", field(filled: length, status: .accepted)),
            ("rejected", field(filled: length, isFocused: true, status: .rejected)),
            ("disabled", field(filled: half, isEnabled: false)),
        ]
    }
}
