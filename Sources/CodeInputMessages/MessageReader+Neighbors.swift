import CodeInputCore

// What a number can be instead of a code, by what touches it. The article "How a message is read" lists the rules.
//
// When unsure, exclude: the user can type a code that is not found, but a wrong code must never be filled in.
extension MessageReader {
    /// Whether a number is a part of something else, or counts something.
    func isPartOfOther(_ span: ClosedRange<Int>) -> Bool {
        let first = words[span.lowerBound]
        let (before, next) = (words[span.lowerBound - 1], words[span.upperBound + 1])
        // "1,249.99", "10:45", "21/11/2026", "12-AB-482910": one sign or a dash joins it to another number.
        if before.hasDigit, joins(first.link) { return true }
        if next.hasDigit, joins(next.link), !isClause(span) { return true }
        // "【12306】": a number that fills the brackets at the beginning.
        if span.lowerBound == 1, first.lastSign == "【", next.firstSign == "】" {
            return next.traits.contains(.otherScript) || !next.meaning.contains(.verb)
        }
        return isAmount(span) || isMasked(first, next) || isInAddress(first, next)
    }

    private func joins(_ link: MessageWord.Link) -> Bool {
        switch link {
        case .dash: true
        case .mark(let mark, isSpaced: false):
            switch mark {
            case ".", ",", ":", "'", "/", "\\", "_", "+", "=", "&", "@", "|", "~", "^", "’", "٫", "٬": true
            default: false
            }
        default: false
        }
    }

    /// Whether a comma ends a clause, and the number after it begins the next: "483920,5分钟内有效".
    private func isClause(_ span: ClosedRange<Int>) -> Bool {
        let (next, follower) = (words[span.upperBound + 1], words[min(span.upperBound + 2, words.count - 1)])
        return next.link == .mark(",", isSpaced: false) && next.count < 3 && follower.start == next.end
            && follower.traits.contains(.otherScript)
    }

    /// "+44 7903 561 836", "(555) 123-4567": a plus sign, an area code, or other digits close by, unless they are few
    /// and last.
    func isTelephone(_ span: ClosedRange<Int>) -> Bool {
        let (first, next) = (words[span.lowerBound], words[span.upperBound + 1])
        let before = words[span.lowerBound - 1]
        if first.lastSign == "+" { return true }
        if first.firstSign == ")", first.lastSign == ")" || first.lastSign == "-", before.hasDigit,
            !isItemNumber(span.lowerBound - 1)
        {
            return true
        }
        // The same number twice is one.
        func isOther(_ word: MessageWord) -> Bool {
            word.hasDigit && (span.count > 1 || !walker.isSameCode(word.range, first.range))
        }
        if first.link == .space, isOther(before) { return true }
        if next.firstSign == ")", next.hasDigit, next.count > 2, next.lastSign == ")" || next.lastSign == "-" {
            return true
        }
        guard next.link == .space, isOther(next) else { return false }
        let after = words[span.upperBound + 2]
        // "12345 678", of four to eight digits: the last group of a longer code.
        if after.isFirst, next.count > 1, total(span) + next.count <= lengths.upperBound { return true }
        return next.count > 3 || after.hasDigit && (after.link == .space || after.link == .dash)
    }

    /// "$4829", "250 USD", "50%", "1440 minutes", "from 4829": beside a currency, before a unit, or behind a place.
    private func isAmount(_ span: ClosedRange<Int>) -> Bool {
        let (first, next) = (words[span.lowerBound], words[span.upperBound + 1])
        let (before, last) = (words[span.lowerBound - 1], words[span.upperBound])
        if next.meaning.contains(.unit), next.link == .space || next.start == last.end {
            guard next.meaning.contains(.label) else { return true }
            // "482910 nolu kodu girin", "482910 nolu onay kodu", but not "117306 nolu kargo kodu".
            let isNamed = !words[span.upperBound + 2].meaning.isDisjoint(with: [.code, .numberedItem])
            let name = min(span.upperBound + (isNamed ? 2 : 3), words.count - 1)
            return !words[name].meaning.contains(.code)
        }
        if before.meaning.intersection([.noCode, .link]) == .noCode {
            switch first.link {
            case .space, .dash, .mark(".", isSpaced: _): return true
            case .none where before.end == first.start: return true
            default: break
            }
        }
        // A sign beside the next number belongs to that one: "482910 $5 off".
        return isOfAmount(next.firstSign) && !(next.hasSpaceBeforeFirstSign && next.hasDigit) || next.firstSign == "°"
            || isOfAmount(first.lastSign)
    }

    private func isOfAmount(_ sign: Unicode.Scalar) -> Bool { sign == "%" || sign == "‰" || sign.kind == .currency }

    /// "*4410", "•••• 4410", "8111...4410": the visible digits of a longer number.
    private func isMasked(_ first: MessageWord, _ next: MessageWord) -> Bool {
        // In chats, stars on both sides mean bold.
        let shown = first.stars > 0 && next.starsAtHead > 0 ? 2 : 0
        if first.stars > (first.hasSpaceAfterLastSign ? max(shown, 1) : shown) || next.starsAtHead > shown {
            return true
        }
        return first.dots > 1 && !first.hasSpaceAfterLastSign
            || next.dots > 1 && !next.hasSpaceAfterLastSign && next.hasDigit
                && (next.firstSign == "." || next.firstSign == "\u{2026}")
    }

    /// "https://example.com/482910", "482910@example.com", "IMG_482910.jpg": a part of an address or a file name.
    private func isInAddress(_ first: MessageWord, _ next: MessageWord) -> Bool {
        if first.traits.contains(.address) { return true }
        guard !next.hasSpaceBeforeFirstSign else { return false }
        switch next.firstSign {
        case "@", "_", "/", "\\", "=", "+", "~": return true
        case "&": return first.lastSign == "="
        default: break
        }
        return next.link == .mark(".", isSpaced: false) && next.traits.contains(.small)
            && ("a"..."z").contains(walker.bytes.scalar(at: next.start).scalar)
    }

    /// A year, a date, a span, "0900-1700", "1.2.3.4", "ROOM12": a code only if the text introduces it.
    func isDoubtful(_ span: ClosedRange<Int>) -> Bool {
        let (first, last) = (words[span.lowerBound], words[span.upperBound])
        guard words[span].allSatisfy({ value($0) != nil }), let number = value(first), let end = value(last) else {
            return span.count == 1 && isName(first)
        }
        switch (span.count, first.count, last.link) {
        case (1, 4, _): return isYear(number)
        case (1, 8, _):
            let (left, right) = (number / 10_000, number % 10_000)
            return isDate(left, right) || isDate(right, left)
        case (1, _, _): return false
        case (2, 4, _): return max(number, end) < 2_400
        case (2...3, 2, .dash), (_, 1, .dash), (_, 1, .mark(".", isSpaced: _)): return true
        case (_, 3..., .mark): return true
        default: return false
        }
    }

    /// The value of a word of ASCII digits; nil for any other word.
    private func value(_ word: MessageWord) -> Int? {
        guard word.isNumber, word.end - word.start == word.count, word.count <= 9 else { return nil }
        return walker.bytes[word.start..<word.end].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }

    private func isYear(_ value: Int) -> Bool { (1950...2049).contains(value) }

    private func isDate(_ year: Int, _ day: Int) -> Bool {
        isYear(year) && (1...12).contains(min(day / 100, day % 100)) && (1...31).contains(max(day / 100, day % 100))
    }

    /// Three letters and digits behind them.
    private func isName(_ word: MessageWord) -> Bool {
        let bytes = walker.bytes[word.start..<word.end]
        let letters = bytes.prefix { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
        return letters.count > 2 && bytes[letters.endIndex...].allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where the hash of Android's SMS Retriever begins, or else the text ends: "<#> Your code is 482910 FA+9qCX9VSu".
    func startOfRetrieverHash(codeLengths: ClosedRange<Int>) -> Int {
        let end = (lastIndex { $0 > UInt8(ascii: " ") } ?? -1) + 1
        let start = end - 11
        guard start > 0, !codeLengths.contains(11), self[start - 1] <= UInt8(ascii: " ") else { return count }
        // A telephone number may have the same length, and so may a word.
        var (letters, isMixed) = (0, false)
        for index in start..<end {
            switch self[index] {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): (letters, isMixed) = (letters + 1, isMixed || index > start)
            case UInt8(ascii: "a")...UInt8(ascii: "z"): letters += 1
            case UInt8(ascii: "/")...UInt8(ascii: "9"), UInt8(ascii: "+"): break
            default: return count
            }
        }
        return letters > 0 && (letters < 11 || isMixed) ? start : count
    }
}
