/// The units of a text, in UTF-16 offsets.
struct StandInTextUnits {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    func ranges(of granularity: UITextGranularity) -> [Range<Int>] {
        switch granularity {
        case .character: runs { _, _ in true }
        case .word: runs(where: Self.isWord) { Self.isWord($0) != Self.isWord($1) }
        case .sentence: runs { before, _ in ".!?\n".contains(before) }
        case .paragraph, .line: runs { before, _ in before.isNewline }
        case .document: text.isEmpty ? [] : [0..<text.utf16.count]
        }
    }

    // The bullets of a secure field are one word.
    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "\u{2022}"
    }

    private func runs(
        where keeps: (Character) -> Bool = { _ in true }, splitBetween splits: (Character, Character) -> Bool
    ) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        var end = 0
        var previous: Character?
        for character in text {
            if let previous, splits(previous, character) {
                if keeps(previous) { ranges.append(start..<end) }
                start = end
            }
            end += character.utf16.count
            previous = character
        }
        if let previous, keeps(previous) { ranges.append(start..<end) }
        return ranges
    }
}
