// Reasons to believe that a candidate is the code of a message with other numbers.
extension MessageCandidate {
    /// Whether the candidate itself, or its place in the text, is that of a code.
    var looksLikeCode: Bool { isShapedLikeCode || isFirstWord(from: range.lowerBound) || isAloneInLine }

    /// "123-456", "G-123456".
    private var isShapedLikeCode: Bool {
        if let first = words.first, let last = words.last, words.count == 2 {
            return last.link == .dash && first.count == last.count && first.count > 2
        }
        guard isWhole, linkBefore == .dash, let (_, end) = bytes.sign(before: range.lowerBound),
            let (letter, start) = bytes.sign(before: end), ("A"..."Z").contains(letter)
        else { return false }
        guard let before = bytes.sign(before: start)?.scalar else { return true }
        return !before.isOfWord && before.kind != .dash
    }

    /// Whether no word comes before a byte.
    func isFirstWord(from offset: Int) -> Bool {
        var offset = offset
        while let (sign, start) = bytes.sign(before: offset) {
            guard !sign.isOfWord else { return false }
            offset = start
        }
        return true
    }

    private var isAloneInLine: Bool {
        var offset = range.lowerBound
        while let (sign, start) = bytes.sign(before: offset), !sign.isLineBreak {
            guard !sign.isOfWord else { return false }
            offset = start
        }
        offset = range.upperBound
        while let (sign, end) = bytes.sign(after: offset), !sign.isLineBreak {
            guard !sign.isOfWord else { return false }
            offset = end
        }
        return true
    }

    /// The sentence of the candidate, or its part in one line.
    var sentence: Range<Int> { sentence(around: range) }

    private func sentence(around range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, !endsSentence(bytes.startOfScalar(before: start)) {
            start = bytes.startOfScalar(before: start)
        }
        var end = range.upperBound
        while end < bytes.count, !endsSentence(end) { end += bytes.scalar(at: end).width }
        return start..<end
    }

    /// Whether a sentence has a word for a code, other than one that introduces a code of another kind.
    ///
    /// "Use promo code SAVE20" says nothing of a number before it.
    func namesCode(in sentence: Range<Int>) -> Bool {
        var offset = sentence.lowerBound
        while offset < sentence.upperBound {
            let (scalar, width) = bytes.scalar(at: offset)
            if scalar.isOfWord, namesCode(at: offset), !isTaken(offset) { return true }
            offset += width
        }
        return false
    }

    /// Whether a word for a code is at a byte: at the beginning of a word, or behind another word of a compound.
    @inline(never) func namesCode(at offset: Int) -> Bool {
        guard MessageLexicon.codes.matches(bytes, at: offset) else { return false }
        var start = offset
        var letters = 0
        while letters < 3, bytes.isInsideWord(start) {
            start = bytes.startOfScalar(before: start)
            letters += 1
        }
        return letters == 0 || letters == 3
    }

    /// The next sentence, if the candidate ends the first one behind a sender and a colon, as in "Larkspur: 482910".
    func sentence(afterSenderIn sentence: Range<Int>) -> Range<Int>? {
        guard followsColon, isFirstWord(from: sentence.lowerBound) else { return nil }
        var offset = range.upperBound
        while offset < sentence.upperBound {
            let (scalar, width) = bytes.scalar(at: offset)
            guard !scalar.isOfWord else { return nil }
            offset += width
        }
        while let (sign, end) = bytes.sign(after: offset), !sign.isOfWord { offset = end }
        return self.sentence(around: offset..<offset)
    }

    /// Whether a word for a code belongs to something else: "postal code", "code postal", "code SAVE20".
    private func isTaken(_ offset: Int) -> Bool {
        var start = offset
        while offset - start < Self.longestWord, bytes.isInsideWord(start) {
            start = bytes.startOfScalar(before: start)
        }
        if MessageLexicon.otherCodes.matches(bytes, at: start) || isOtherCode(start) { return true }
        var next = offset
        while next - offset < Self.longestWord, let (sign, end) = bytes.sign(after: next), sign.isOfWord, !sign.isDigit
        {
            next = end
        }
        while let (sign, end) = bytes.sign(after: next), Self.introduces(sign) { next = end }
        let isLoud = bytes.scalar(at: offset).scalar.properties.isUppercase
        return MessageLexicon.otherCodes.matches(bytes, at: next) || isCodeOfOtherKind(next, amongCapitals: isLoud)
    }

    /// Whether the word at a byte looks like a code, but not like the candidate.
    private func isCodeOfOtherKind(_ start: Int, amongCapitals: Bool) -> Bool {
        var count = 0
        var (hasLetter, hasDigit) = (false, false)
        var offset = start
        while count < Self.longestWord, let (sign, end) = bytes.sign(after: offset), sign.isOfWord,
            !sign.isOfOtherScript
        {
            if sign.properties.isLowercase { return false }
            count += 1
            if sign.isDigit { hasDigit = true } else { hasLetter = true }
            offset = end
        }
        guard count > 3, hasDigit || !amongCapitals else { return false }
        return count != words.reduce(0) { $0 + $1.count } || hasLetter && words.allSatisfy(\.isNumber)
    }

    // Longer runs of letters are no words. The limit keeps reading linear.
    private static let longestWord = 64

    private func endsSentence(_ offset: Int) -> Bool {
        let (sign, width) = bytes.scalar(at: offset)
        switch sign {
        case "\n", "\r", "!", "?", "\u{2026}", "。", "！", "？", "।", "۔", "؟", "։", "።", "។", "။": return true
        case ".": break
        default: return false
        }
        guard let (space, next) = bytes.sign(after: offset + width) else { return true }
        // "3. Juni", "No. 12", "21.05. um".
        guard space.isSpace || space.isLineBreak, let follower = bytes.sign(after: next)?.scalar else {
            return !space.isOfWord
        }
        return !follower.isDigit && !follower.properties.isLowercase && !isOrdinal(endingAt: offset)
    }

    /// Whether a number of one or two digits, and no part of a time or a date, ends at a byte.
    private func isOrdinal(endingAt end: Int) -> Bool {
        var offset = end
        var count = 0
        while let (sign, start) = bytes.sign(before: offset), sign.isDigit {
            count += 1
            offset = start
        }
        guard let before = bytes.sign(before: offset)?.scalar else { return (1...2).contains(count) }
        return (1...2).contains(count) && (before.isSpace || before.isLineBreak)
    }
}

extension Unicode.Scalar {
    var isLineBreak: Bool { self == "\n" || self == "\r" || self == "\u{2028}" || self == "\u{2029}" }
}
