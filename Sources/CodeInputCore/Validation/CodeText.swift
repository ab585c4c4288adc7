/// A text as nothing but a code: its code characters in order, and whether anything else stands between them.
struct CodeText {
    /// The first code characters, as many as were asked for.
    private(set) var characters: ErasableArray<CodeCharacter>
    /// How many code characters there are in all.
    private(set) var count = 0
    /// Whether there is nothing but code characters.
    private(set) var isPure = true
    /// Whether there are only code characters, white space, and dashes or dots between code characters.
    private(set) var isClean: Bool

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: The text that came in.
    ///   - alphabet: What code characters are.
    ///   - limit: How many of them to keep.
    ///   - onlyIfClean: Whether to stop at the first sign that the text is not clean.
    init(_ text: String, alphabet: CodeAlphabet, keeping limit: Int, onlyIfClean: Bool) {
        characters = ErasableArray(capacity: limit)
        var isOnlySeparated = true
        var endsInPunctuation = false
        var scanner = DigitScanner(text)
        while isOnlySeparated || !onlyIfClean, let unit = scanner.scanUnit(in: alphabet) {
            switch unit {
            case .code(let code):
                if count < limit { characters.append(code) }
                count += 1
                endsInPunctuation = false
                continue
            case .space, .gap, .invisible:
                break
            case .dash, .dot:
                if count == 0 { isOnlySeparated = false }
                endsInPunctuation = true
            case .foreign, .other:
                isOnlySeparated = false
            }
            isPure = false
        }
        isClean = isOnlySeparated && !endsInPunctuation && count > 0
    }
}
