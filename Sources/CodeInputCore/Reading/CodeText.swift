/// A text read as a code: its code characters in order, and whether there is anything else.
struct CodeText: ~Copyable {
    private(set) var characters: ErasableArray<CodeCharacter>
    private(set) var count = 0
    private(set) var hasOnlyCode = true
    /// Whether the text has only code characters, white space, and dashes or dots between code characters.
    private(set) var hasCodeAndSeparators: Bool
    /// Whether the lengths of groups between separators differ by at most one: "482 9107", but not "4829 10".
    ///
    /// In a text with a letter from A to Z, a dash ends no group: "ABCD-EFGH-K".
    private(set) var hasEvenGroups: Bool
    /// Whether all separators are white space.
    private(set) var isSpaced = true
    /// Whether the text has nothing but white space, such as dictation inserts.
    private(set) var isBlank: Bool
    /// Whether several lines have a whole code each.
    private(set) var isList: Bool

    // Keeps the binary small, as that of `CodeFieldStep`.
    deinit {}

    init(_ walker: TextWalker, lengths: ClosedRange<Int>) {
        var offset = walker.range.lowerBound
        characters = ErasableArray(capacity: lengths.upperBound)
        var (isOnlySeparated, endsInPunctuation, hasSpace) = (true, false, false)
        // Asked of the alphabet first: almost every code is of digits.
        let hasLetters =
            !walker.alphabet.isNumeric && walker.bytes[walker.range].contains { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
        // Where the line begins, and the number of lines with a whole code.
        var (lineStart, codes) = (0, 0)
        // Where the group begins, and the sizes of groups.
        var (start, smallest, largest) = (0, Int.max, 0)
        while isOnlySeparated, offset < walker.range.upperBound {
            let (unit, end) = walker.unit(at: offset)
            offset = end
            if case .code(let code) = unit {
                if count < lengths.upperBound { characters.append(code) }
                count += 1
                endsInPunctuation = false
                continue
            }
            hasOnlyCode = false
            switch unit {
            case .invisible: continue
            case .space: hasSpace = true
            case .gap:
                hasSpace = true
                if lengths.allowsWholeCode(of: count - lineStart) { codes += 1 }
                lineStart = count
            case .dash where count > 0, .dot where count > 0:
                (endsInPunctuation, isSpaced) = (true, false)
                if hasLetters, case .dash = unit { continue }
            default: isOnlySeparated = false
            }
            if count > start { (smallest, largest) = (min(smallest, count - start), max(largest, count - start)) }
            start = count
        }
        if count > start { (smallest, largest) = (min(smallest, count - start), max(largest, count - start)) }
        hasEvenGroups = largest - smallest <= 1
        hasCodeAndSeparators = isOnlySeparated && !endsInPunctuation && count > 0
        isBlank = isOnlySeparated && hasSpace && count == 0
        isList = hasCodeAndSeparators && codes > (lengths.allowsWholeCode(of: count - lineStart) ? 0 : 1)
    }
}

extension TextWalker {
    /// The number of code characters in a text with nothing else but separators between them; nil for any other text.
    package var codeCount: Int? {
        let read = CodeText(self, lengths: 1...1)
        return read.hasCodeAndSeparators ? read.count : nil
    }
}

extension ErasableText {
    /// Nil for "", for more characters than a field has cells, and for one that is too long for a cell.
    package init?(code: String) {
        // Not `code.count`, which reads a long text to its end.
        guard !code.isEmpty, !code.isTooLongToRead, code.dropFirst(CodeReader.lengths.upperBound).isEmpty else {
            return nil
        }
        self.init(ErasableArray(capacity: CodeReader.lengths.upperBound))
        for character in code {
            guard let character = CodeCharacter(character) else { return nil }
            characters.append(character)
        }
    }
}

extension ClosedRange<Int> {
    /// Whether that many characters that come together are a whole code: the longest, or four and more.
    func allowsWholeCode(of count: Int) -> Bool { count == upperBound || count > 3 && contains(count) }
}
