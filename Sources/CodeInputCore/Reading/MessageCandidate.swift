/// One or more words of a message that together have the length of a code, and the text around them.
struct MessageCandidate {
    /// The text of the message.
    let bytes: UnsafeBufferPointer<UInt8>
    /// The chain of words that the candidate is a part of.
    let chain: [MessageWord]
    /// The words of the chain that make up the candidate.
    let part: ClosedRange<Int>

    /// The bytes from the first character to the last.
    var range: Range<Int> { chain[part.lowerBound].range.lowerBound..<chain[part.upperBound].range.upperBound }

    var words: ArraySlice<MessageWord> { chain[part] }

    var isWhole: Bool { part.count == 1 }

    var hasDigit: Bool { words.contains { $0.hasDigit } }

    /// The link to the word before the candidate.
    var linkBefore: MessageWord.Link { chain[part.lowerBound].link }

    /// The link to the word after the candidate.
    var linkAfter: MessageWord.Link { link(of: part.upperBound + 1) }

    /// The word before the candidate in the chain.
    var wordBefore: MessageWord? { word(part.lowerBound - 1) }

    /// The word after the candidate in the chain.
    var wordAfter: MessageWord? { word(part.upperBound + 1) }

    /// A word of the chain; nil past its ends.
    func word(_ index: Int) -> MessageWord? { chain.indices.contains(index) ? chain[index] : nil }

    /// The link from a word of the chain to the one before it.
    func link(of index: Int) -> MessageWord.Link { index > 0 ? word(index)?.link ?? .none : .none }

    /// The sign right before the candidate.
    var signBefore: Unicode.Scalar? { bytes.sign(before: range.lowerBound)?.scalar }

    /// The sign right after the candidate.
    var signAfter: Unicode.Scalar? { bytes.sign(after: range.upperBound)?.scalar }

    /// The value of a word of ASCII digits; nil for any other word.
    func value(of word: MessageWord?) -> Int? {
        guard let word, word.isNumber, word.range.count == word.count, word.count <= 9 else { return nil }
        return bytes[word.range].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The visible scalar before a byte, and where it begins.
    func sign(before offset: Int) -> (scalar: Unicode.Scalar, start: Int)? {
        var offset = offset
        while offset > 0 {
            let start = startOfScalar(before: offset)
            let scalar = scalar(at: start).scalar
            guard !scalar.isASCII, scalar.kind == .format else { return (scalar, start) }
            offset = start
        }
        return nil
    }

    /// The visible scalar after a byte, and where it ends.
    func sign(after offset: Int) -> (scalar: Unicode.Scalar, end: Int)? {
        var offset = offset
        while offset < count {
            let (scalar, width) = scalar(at: offset)
            guard !scalar.isASCII, scalar.kind == .format else { return (scalar, offset + width) }
            offset += width
        }
        return nil
    }
}
