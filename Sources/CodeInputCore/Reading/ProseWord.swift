/// A word of a message: a run of letters, digits and code characters.
///
/// It knows where it stands, not what it says.
struct ProseWord {
    /// What stands between a word and the one before it.
    enum Link: Equatable {
        /// One space.
        case space
        /// One dash.
        case dash
        /// One other sign, by its first byte, and perhaps a space: "10:45", "1, 2".
        case mark(UInt8, isSpaced: Bool)
        /// Anything else: another sentence, another line, the start of the text.
        case none
    }

    /// The bytes of the word.
    var range: Range<Int>
    /// What stands before it.
    var link: Link
    /// How many characters it has.
    var count = 0
    /// Whether every character is one of a code.
    var isCode = true
    /// Whether one of them is a decimal digit.
    var hasDigit = false
    /// Whether one of them is no decimal digit.
    var hasLetter = false
    /// Whether one of them is a small letter, as in most words of prose.
    var hasSmallLetter = false

    /// Whether it can be a part of a code, or of another number: prose is neither.
    var isGroup: Bool { hasDigit || (isCode && !hasSmallLetter) }

    /// Whether it is a number and nothing more.
    var isNumber: Bool { hasDigit && !hasLetter }
}

/// Words that stand so close that they may be one number, one code, one date: each linked to the one before it.
struct ProseChain {
    private(set) var words: [ProseWord] = []
    /// Whether there are more words than any code has characters, so that no part of the chain is one.
    private(set) var isTooLong = false

    var isEmpty: Bool { words.isEmpty }

    mutating func append(_ word: ProseWord) {
        if words.isEmpty { words.reserveCapacity(4) }
        // A hostile chain takes no memory.
        if words.count <= CodeEditor.lengths.upperBound { words.append(word) } else { isTooLong = true }
    }

    mutating func removeAll() {
        words.removeAll(keepingCapacity: true)
        isTooLong = false
    }
}
