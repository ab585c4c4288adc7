/// A word of a message: a run of letters, digits and code characters.
///
/// It holds its position, not its text.
struct MessageWord {
    /// The separator between a word and the one before it.
    enum Link: Equatable {
        /// One space.
        case space
        /// One dash.
        case dash
        /// One other sign, by its first byte, with or without a space: "10:45", "1, 2".
        case mark(UInt8, isSpaced: Bool)
        /// Anything else: a new sentence, a new line, the start of the text.
        case none
    }

    /// The bytes of the word.
    var range: Range<Int>
    /// The link to the word before.
    var link: Link
    /// The number of characters.
    var count = 0
    /// Whether every character is a code character.
    var isCode = true
    /// Whether a character is a decimal digit.
    var hasDigit = false
    /// Whether a character is not a decimal digit.
    var hasLetter = false
    /// Whether a character is a lowercase letter, as in most words of prose.
    var hasSmallLetter = false

    /// Whether the word can be a part of a code or of a number.
    var isGroup: Bool { hasDigit || (isCode && !hasSmallLetter) }

    /// Whether every character is a decimal digit.
    var isNumber: Bool { !hasLetter }
}

/// Words that may be one number, one code or one date together: each is linked to the one before it.
struct MessageChain {
    private(set) var words: [MessageWord] = []
    /// Whether the chain has more words than any code has characters.
    ///
    /// If so, no part of it is a code.
    private(set) var isTooLong = false

    private static let mostWords = 64

    mutating func append(_ word: MessageWord) {
        // A hostile text must not fill the memory.
        if words.count <= Self.mostWords { words.append(word) } else { isTooLong = true }
    }

    mutating func removeAll() {
        words.removeAll(keepingCapacity: true)
        isTooLong = false
    }
}
