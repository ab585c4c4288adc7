@MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

@MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    // Weak, as on iOS.
    private weak var textInput: (any UIResponder & UITextInput)?

    public init(textInput: any UIResponder & UITextInput) {
        self.textInput = textInput
        super.init()
    }

    /// The text units of the input, and the UTF-16 offset of a position.
    private func context(_ position: UITextPosition) -> (input: any UITextInput, units: StandInTextUnits, offset: Int)?
    {
        guard let input = textInput,
            let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: range)
        else { return nil }
        return (input, StandInTextUnits(text), input.offset(from: input.beginningOfDocument, to: position))
    }

    private func position(at offset: Int, in input: any UITextInput) -> UITextPosition? {
        input.position(from: input.beginningOfDocument, offset: offset)
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let (input, units, offset) = context(position) else { return nil }
        let ranges = units.ranges(of: granularity)
        let found =
            direction.isBackward
            ? ranges.last { $0.lowerBound < offset && offset <= $0.upperBound }
            : ranges.first { $0.lowerBound <= offset && offset < $0.upperBound }
        guard let found, let start = self.position(at: found.lowerBound, in: input),
            let end = self.position(at: found.upperBound, in: input)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let (_, units, offset) = context(position) else { return false }
        return units.ranges(of: granularity).contains {
            offset == (direction.isBackward ? $0.lowerBound : $0.upperBound)
        }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let (input, units, offset) = context(position) else { return nil }
        let bounds = units.ranges(of: granularity).map { direction.isBackward ? $0.lowerBound : $0.upperBound }
        let found = direction.isBackward ? bounds.last { $0 < offset } : bounds.first { $0 > offset }
        return found.flatMap { self.position(at: $0, in: input) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let (_, units, offset) = context(position) else { return false }
        return units.ranges(of: granularity).contains {
            direction.isBackward
                ? $0.lowerBound < offset && offset <= $0.upperBound : $0.lowerBound <= offset && offset < $0.upperBound
        }
    }
}

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
