/// A text as nothing but a code: its code characters in order, and whether anything else stands between them.
struct CodeText {
    /// The first code characters, as many as were asked for.
    private(set) var characters: ErasableArray<CodeCharacter>
    /// How many code characters there are in all.
    private(set) var count = 0
    /// Whether there is nothing but code characters.
    private(set) var isPure = true
    /// Whether there are only code characters, white space, and dashes or dots between code characters.
    private(set) var isClean = false
    /// Whether the groups between separators are as equal as can be: "482 9107", but not "4829 10".
    private(set) var isEven = true

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: The text that came in.
    ///   - alphabet: What code characters are.
    ///   - limit: How many of them to keep.
    ///   - onlyIfClean: Whether to stop at the first sign that the text is not clean.
    init(_ text: String, alphabet: CodeAlphabet, keeping limit: Int, onlyIfClean: Bool) {
        self = TextWalker.walk(over: text, alphabet: alphabet) { walker in
            CodeText(&walker, keeping: limit, onlyIfClean: onlyIfClean)
        }
    }

    /// Reads what is left of a walk.
    init(_ walker: inout TextWalker, keeping limit: Int, onlyIfClean: Bool) {
        characters = Self.noCharacters
        var isOnlySeparated = true
        var endsInPunctuation = false
        var groups = GroupSizes()
        while isOnlySeparated || !onlyIfClean, let unit = walker.next() {
            switch unit {
            case .code(let code):
                // Most messages have none before it is clear that they are messages.
                if count == 0 { characters = ErasableArray(capacity: limit) }
                if count < limit { characters.append(code) }
                count += 1
                if count >= limit { count += walker.skipCodes() }
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

    private static let noCharacters = ErasableArray<CodeCharacter>(capacity: 0)

    private struct GroupSizes {
        private var start = 0
        private var smallest = Int.max
        private var largest = 0

        var areEven: Bool { largest == 0 || largest - smallest <= 1 }

        mutating func end(at count: Int) {
            guard count > start else { return }
            smallest = min(smallest, count - start)
            largest = max(largest, count - start)
            start = count
        }
    }
}
