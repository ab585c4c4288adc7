/// A text read as a code: its code characters in order, and whether there is anything else.
struct CodeText {
    /// The first code characters, up to the limit.
    private(set) var characters: ErasableArray<CodeCharacter>
    /// The number of all code characters.
    private(set) var count = 0
    /// Whether the text has only code characters.
    private(set) var isPure = true
    /// Whether the text has only code characters, white space, and dashes or dots between code characters.
    private(set) var isClean: Bool
    /// Whether the lengths of groups between separators differ by at most one: "482 9107", but not "4829 10".
    private(set) var isEven: Bool

    /// Reads digits behind one to four letters and perhaps a dash; nil for any other text.
    ///
    /// The X of "XX-123456" stands for masked digits.
    init?(behindLettersOf walker: TextWalker, keeping limit: Int) {
        let letters = walker.bytes.prefix { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
        let isMasked = letters.allSatisfy { $0 | 0x20 == UInt8(ascii: "x") }
        guard (1...4).contains(letters.count), !isMasked else { return nil }
        var walker = walker.visiting(letters.endIndex..<walker.bytes.count)
        if case .dash? = walker.peek() { _ = walker.next() }
        self.init(walker, keeping: limit)
        guard isPure else { return nil }
    }

    /// Reads the rest of a walk, up to what is not clean.
    ///
    /// - Parameters:
    ///   - walker: The walk.
    ///   - limit: The number of code characters to keep.
    init(_ walker: TextWalker, keeping limit: Int) {
        var walker = walker
        characters = ErasableArray(capacity: limit)
        var isOnlySeparated = true
        var endsInPunctuation = false
        var groups = GroupSizes()
        while isOnlySeparated, let unit = walker.next() {
            switch unit {
            case .code(let code):
                if count < limit { characters.append(code) }
                count += 1
                endsInPunctuation = false
                continue
            case .invisible:
                isPure = false
                continue
            case .space, .gap:
                break
            case .dash, .dot:
                if count == 0 { isOnlySeparated = false }
                endsInPunctuation = true
            case .digit, .letter, .otherScript, .other:
                isOnlySeparated = false
            }
            isPure = false
            groups.end(at: count)
        }
        groups.end(at: count)
        isEven = groups.areEven
        isClean = isOnlySeparated && !endsInPunctuation && count > 0
    }

    private struct GroupSizes {
        private var start = 0
        private var smallest = Int.max
        private var largest = 0

        var areEven: Bool { largest - smallest <= 1 }

        mutating func end(at count: Int) {
            guard count > start else { return }
            smallest = min(smallest, count - start)
            largest = max(largest, count - start)
            start = count
        }
    }
}
