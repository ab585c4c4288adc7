// What a number can be instead of a code, by what touches it. The article "How text becomes a code" lists the rules.
//
// In doubt a rule says yes. The user can type a code that is not found, but a wrong code must never be filled in.
extension MessageReader {
    func isOtherNumber(_ part: ClosedRange<Int>, in chain: ClosedRange<Int>) -> Bool {
        let range = words[part.lowerBound].start..<words[part.upperBound].end
        return isPartOfNumber(part) || isTelephone(part, in: chain) || isAmount(part, at: range)
            || isSpanOrDate(words[part]) || isMasked(range) || isSender(range) || isInAddress(part, at: range)
    }

    /// "1,249.99", "10:45", "21/11/2026", "12-AB-482910": one sign or a dash joins it to another number.
    private func isPartOfNumber(_ part: ClosedRange<Int>) -> Bool {
        let (first, next) = (part.lowerBound, part.upperBound + 1)
        if first > 0, words[first - 1].hasDigit, joins(words[first].link) { return true }
        if next < words.count, words[next].hasDigit, joins(words[next].link), !isClause(next, after: first) {
            return true
        }
        return first > 1 && words[first].link == .dash && words[first - 1].link == .dash && words[first - 2].hasDigit
    }

    private func joins(_ link: MessageWord.Link) -> Bool {
        switch link {
        case .dash: true
        case .mark(let mark, isSpaced: false): Self.joinsNumbers(mark)
        default: false
        }
    }

    /// Whether two words with only this sign between them may be one number.
    static func joinsNumbers(_ mark: Unicode.Scalar) -> Bool { ".,:;'/\\_+=&@|~^’٫٬".unicodeScalars.contains(mark) }

    /// Whether a comma ends a clause, and the number after it begins the next: "483920,5分钟内有效".
    private func isClause(_ next: Int, after first: Int) -> Bool {
        guard words[next].link == .mark(",", isSpaced: false), words[next].count < 3, next + 1 < words.count else {
            return false
        }
        let follower = words[next + 1]
        let isJoined = first > 0 && words[first - 1].hasDigit && words[first].link != .none
        return !isJoined && follower.start == words[next].end && follower.traits.contains(.otherScript)
            && !"元円원".unicodeScalars.contains(bytes.scalar(at: follower.start).scalar)
    }

    /// "+44 7903 561 836", "(555) 123-4567", "0800 555 0142": a plus sign, an area code, or other digits close by.
    ///
    /// In "482910 10 minutes" the first number can be a code: the second is short, and the last.
    private func isTelephone(_ part: ClosedRange<Int>, in chain: ClosedRange<Int>) -> Bool {
        let (first, next) = (part.lowerBound, part.upperBound + 1)
        if first > 0, words[first].link == .space, words[first - 1].hasDigit {
            guard case .mark(":", isSpaced: false) = words[first - 1].link else { return true }
        }
        if isAreaCode(endingAt: words[part.upperBound].end) { return true }
        guard next < words.count, words[next].link == .space, words[next].hasDigit else { return false }
        let after = next + 1 < words.count ? words[next + 1] : nil
        if let after, case .mark(let mark, isSpaced: false) = after.link, ":./".unicodeScalars.contains(mark) {
            return false
        }
        return words[next].count > 3 || next < chain.upperBound && after?.hasDigit == true
    }

    func followsPlusOrAreaCode(_ start: Int) -> Bool {
        guard let (sign, edge) = bytes.sign(before: start) else { return false }
        if sign == "+" || sign == "(" && bytes.sign(before: edge)?.scalar == "+" { return true }
        guard let (closing, inner) = sign.isSpace ? bytes.sign(before: edge) : (sign, edge), closing == ")" else {
            return false
        }
        return bytes.sign(before: inner)?.scalar.isDigit == true
    }

    /// Whether a parenthesis ends, and three digits follow: "(555) 123".
    private func isAreaCode(endingAt end: Int) -> Bool {
        guard let (closing, inner) = bytes.sign(after: end), closing == ")", var next = bytes.sign(after: inner) else {
            return false
        }
        if next.scalar == " " || next.scalar == "-" { next = bytes.sign(after: next.edge) ?? next }
        for _ in 0..<2 {
            guard next.scalar.isDigit, let after = bytes.sign(after: next.edge) else { return false }
            next = after
        }
        return next.scalar.isDigit
    }

    /// "$4829", "250 USD", "50%", "1440 minutes": beside a currency, or before a unit.
    private func isAmount(_ part: ClosedRange<Int>, at range: Range<Int>) -> Bool {
        let (first, next) = (part.lowerBound, part.upperBound + 1)
        if next < words.count, words[next].meaning.contains(.unit) {
            if words[next].link == .space || words[next].start == range.upperBound { return true }
        }
        if first > 0, words[first - 1].meaning.contains(.currency), !words[first].traits.contains(.line) {
            switch words[first].link {
            case .space, .mark(".", isSpaced: _): return true
            case .none where words[first - 1].end == range.lowerBound: return true
            default: break
            }
        }
        let sign = sign(beside: range.upperBound, bytes.sign(after:))
        return isOfAmount(sign) || sign == "°" || isOfAmount(self.sign(beside: range.lowerBound, bytes.sign(before:)))
    }

    private func isOfAmount(_ sign: Unicode.Scalar?) -> Bool {
        guard let sign else { return false }
        return sign.isASCII ? sign == "$" || sign == "%" : sign == "‰" || sign.kind == .currency
    }

    private typealias Step = (Int) -> (scalar: Unicode.Scalar, edge: Int)?

    /// The sign beside a number, perhaps with a space between; nil if the sign belongs to the next number.
    private func sign(beside offset: Int, _ step: Step) -> Unicode.Scalar? {
        guard let (sign, edge) = step(offset), sign.isSpace else { return step(offset)?.scalar }
        guard let (far, inner) = step(edge) else { return nil }
        return step(inner)?.scalar.isDigit == true ? nil : far
    }

    /// "09-18", "2025-2026", "21-11-26", "20261121".
    private func isSpanOrDate(_ words: ArraySlice<MessageWord>) -> Bool {
        guard let first = words.first, let start = value(first), words.dropFirst().allSatisfy({ $0.link == .dash })
        else {
            return words.count == 2 && words.allSatisfy { $0.count == 2 } && isSpan(words)
        }
        let values = words.compactMap(value)
        guard values.count == words.count else { return false }
        switch (words.count, first.count) {
        case (1, 8):
            let (left, right) = (start / 10_000, start % 10_000)
            return isYear(left) && isDay(right / 100, right % 100) || isYear(right) && isDay(left / 100, left % 100)
        case (2, 2): return isSpan(words)
        case (2, 4): return values.allSatisfy(isYear)
        case (3, 2): return isDay(values[0], values[1]) || isDay(values[1], values[2])
        default: return false
        }
    }

    private func isSpan(_ words: ArraySlice<MessageWord>) -> Bool {
        let values = words.compactMap(value)
        return values.count == 2 && words.allSatisfy { $0.count == 2 } && (values[0] < values[1] || values[0] < 24)
    }

    /// The value of a word of ASCII digits; nil for any other word.
    private func value(_ word: MessageWord) -> Int? {
        guard word.isNumber, word.end - word.start == word.count, word.count <= 9 else { return nil }
        return bytes[word.start..<word.end].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }

    private func isYear(_ value: Int) -> Bool { (1950...2049).contains(value) }

    private func isDay(_ first: Int, _ second: Int) -> Bool {
        (1...12).contains(min(first, second)) && (1...31).contains(max(first, second))
    }

    /// A year, "0900-1700", "1.2.3.4", "ROOM12": a code only if the text introduces it.
    func isDoubtful(_ part: ClosedRange<Int>) -> Bool {
        let words = words[part]
        guard let first = words.first, let last = words.last else { return false }
        if words.count == 1 {
            if let value = value(first), first.count == 4 { return isYear(value) }
            let text = bytes[first.start..<first.end]
            let letters = text.prefix { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }.count
            return letters >= 3 && text.dropFirst(letters).allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
        }
        if words.allSatisfy({ $0.count == 1 }) {
            switch last.link {
            case .dash, .mark(".", isSpaced: _): return true
            default: return false
            }
        }
        guard words.count == 2, first.count == 4, last.count == 4 else { return false }
        return words.allSatisfy { value($0).map { $0 / 100 < 24 && $0 % 100 < 60 } ?? false }
    }

    /// "*4410", "•••• 4410", "XX-4410", "8111...4410": the visible digits of a longer number.
    private func isMasked(_ range: Range<Int>) -> Bool {
        // In chats, stars on both sides mean bold.
        let isBold =
            bytes.sign(before: range.lowerBound)?.scalar == "*" && bytes.sign(after: range.upperBound)?.scalar == "*"
        let shown = isBold ? 2 : 0
        if hiddenSigns(range.lowerBound, bytes.sign(before:), dots: true) > shown { return true }
        if hiddenSigns(range.upperBound, bytes.sign(after:), dots: false) > shown { return true }
        return isFollowedByHiddenDigits(range.upperBound) || followsPlaceholders(range.lowerBound)
    }

    /// The number of signs of a masked number.
    ///
    /// Across a space, only two or more count.
    private func hiddenSigns(_ start: Int, _ step: Step, dots countsDots: Bool) -> Int {
        var (offset, count, dots, isFirst, hasSpace) = (start, 0, 0, true, false)
        loop: while let (sign, edge) = step(offset) {
            offset = edge
            switch sign {
            case "*", "\u{2022}", "\u{25CF}", "\u{2219}", "\u{22C5}", "\u{00B7}", "\u{2731}", "\u{00D7}", "\u{FF0A}":
                count += 1
            // A sentence may trail off in dots, and "#1234" is a number of its own.
            case ".", "#":
                guard countsDots else { break loop }
                dots += 1
            case "\u{2026}":
                guard countsDots else { break loop }
                dots += 3
            default:
                guard isFirst, sign.isSpace else { break loop }
                hasSpace = true
            }
            isFirst = false
        }
        let total = count + (dots > 1 ? dots : 0)
        return hasSpace && total < 2 ? 0 : total
    }

    private func isFollowedByHiddenDigits(_ end: Int) -> Bool {
        var dots = 0
        var next = bytes.sign(after: end)
        while let (sign, edge) = next, sign == "." || sign == "\u{2026}" {
            dots += sign == "." ? 1 : 3
            next = bytes.sign(after: edge)
        }
        return dots > 1 && next?.scalar.isDigit == true
    }

    /// Whether "XX" or the like stands for masked digits.
    private func followsPlaceholders(_ start: Int) -> Bool {
        var next = bytes.sign(before: start)
        if let (sign, edge) = next, sign == " " || sign == "-" { next = bytes.sign(before: edge) }
        var count = 0
        while let (sign, edge) = next, sign == "x" || sign == "X" {
            count += 1
            next = bytes.sign(before: edge)
        }
        guard count > 1, let before = next?.scalar else { return count > 1 }
        return before.kind != .letter && before.kind != .digit
    }

    /// "【12306】": a number that fills the brackets at the beginning.
    private func isSender(_ range: Range<Int>) -> Bool {
        words[0].start == range.lowerBound && bytes.sign(before: range.lowerBound)?.scalar == "【"
            && bytes.sign(after: range.upperBound)?.scalar == "】"
    }

    /// "https://example.com/482910", "482910@example.com", "IMG_482910.jpg": a part of an address or a file name.
    private func isInAddress(_ part: ClosedRange<Int>, at range: Range<Int>) -> Bool {
        if words[part.lowerBound].traits.contains(.address) { return true }
        guard let (sign, edge) = bytes.sign(after: range.upperBound) else { return false }
        if "@_/\\&=+~".unicodeScalars.contains(sign) { return true }
        guard sign == ".", let next = bytes.sign(after: edge)?.scalar else { return false }
        return ("a"..."z").contains(next)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where the hash of Android's SMS Retriever begins, which is not a code, or the end of the text without one:
    /// "<#> Your code is 482910 FA+9qCX9VSu".
    func startOfRetrieverHash(codeLengths: ClosedRange<Int>) -> Int {
        let length = 11
        var end = count
        while end > 0, self[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        let start = end - length
        guard start > 0, !codeLengths.contains(length), self[start - 1] <= UInt8(ascii: " ") else { return count }
        // A telephone number may have the same length.
        var hasLetter = false
        for byte in self[start..<end] {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): hasLetter = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"): break
            default: return count
            }
        }
        return hasLetter ? start : count
    }
}
