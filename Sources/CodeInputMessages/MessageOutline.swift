package import CodeInputCore

/// What the reader of messages sees of a word, for the checks of its wording.
package struct MessageOutline {
    package let range: Range<Int>
    /// The number of its characters.
    package let count: Int
    package let hasDigit: Bool
    /// Whether it has code characters only.
    package let isCode: Bool
    package let isInAddress: Bool
    package let sentence: Int
    /// Whether it says that the text is about a code, and that a number is none any longer.
    package let namesCode: Bool, voids: Bool

    /// The words of a text in order.
    package static func words(in text: String, alphabet: CodeAlphabet) -> [MessageOutline] {
        let words = TextWalker.walk(over: text, alphabet: alphabet) { MessageWords($0).words }
        return words.dropFirst().dropLast().map { word in
            MessageOutline(
                range: word.start..<word.end, count: word.count, hasDigit: word.hasDigit, isCode: word.isCode,
                isInAddress: word.traits.contains(.address), sentence: word.sentence,
                namesCode: !word.traits.contains(.address)
                    && !word.meaning.isDisjoint(with: [.code, .hint, .lead, .confirm]),
                voids: word.meaning.contains(.void))
        }
    }
}
