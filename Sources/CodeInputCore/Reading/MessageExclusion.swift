/// What a candidate can be instead of a code.
///
/// The article "How text becomes a code" lists the rules by the same names.
///
/// In doubt a rule says yes. The user can type a code that is not found, but a wrong code must never be filled in.
enum MessageExclusion {
    static func excludes(_ candidate: MessageCandidate) -> Bool {
        isPhoneNumber(candidate) || isAmount(candidate) || isTime(candidate) || isDate(candidate)
            || isMaskedNumber(candidate) || isSender(candidate) || isInAddress(candidate) || isReference(candidate)
            || isQuantity(candidate) || isSeries(candidate) || isWordOfProse(candidate)
    }

    /// "+44 7903 561 836", "(555) 123-4567", "0800 555 0142": a plus sign, an area code, or other digits close by.
    ///
    /// In "482910 10 minutes" the first number can be a code: the second is short, and the last.
    static func isPhoneNumber(_ candidate: MessageCandidate) -> Bool {
        if candidate.followsPlusOrAreaCode || touchesNumber(candidate, by: { $0 == .dash }) { return true }
        let before = candidate.part.lowerBound - 1
        if candidate.linkBefore == .space, let word = candidate.word(before), word.hasDigit,
            !isMark(candidate.link(of: before), of: ":")
        {
            return true
        }
        guard candidate.linkAfter == .space, let word = candidate.wordAfter, word.hasDigit else { return false }
        let next = candidate.part.upperBound + 2
        if isMark(candidate.link(of: next), of: ":./") { return false }
        return word.count > 3 || candidate.word(next)?.hasDigit == true
    }

    /// "1,249.99", "$4829", "1 250 руб", "50%": a part of a longer number, or next to a currency.
    static func isAmount(_ candidate: MessageCandidate) -> Bool {
        if touchesNumber(candidate, by: { isMark($0, of: ".,'") || isMark($0, of: longNumberMarks) }) {
            return !candidate.isFollowedByClause
        }
        let sign = candidate.sign(isAfter: true)
        // Before a number, "°" abbreviates: "n° 482910".
        return isOfAmount(candidate.sign(isAfter: false)) || isOfAmount(sign) || sign == "°"
    }

    /// "10:45", and the spans "09-18" and "0900-1700".
    static func isTime(_ candidate: MessageCandidate) -> Bool {
        if touchesNumber(candidate, by: { isMark($0, of: ":") }) { return true }
        let words = candidate.words
        guard words.count == 2, words.first?.count == words.last?.count,
            let first = candidate.value(of: words.first), let last = candidate.value(of: words.last)
        else { return false }
        switch words.first?.count {
        case 2: return first < last || first < 24
        case 4: return isClock(first) && isClock(last) && candidate.introduction != .code
        default: return false
        }
    }

    /// "21/11/2026", "21-11-26", "20261121", "2025-2026", and a year that no word introduces as a code.
    static func isDate(_ candidate: MessageCandidate) -> Bool {
        if touchesNumber(candidate, by: { isMark($0, of: "/") }) { return true }
        guard candidate.words.dropFirst().allSatisfy({ $0.link == .dash }) else { return false }
        let first = candidate.part.lowerBound
        let value = { candidate.value(of: candidate.chain[first + $0]) ?? 0 }
        switch (candidate.words.count, candidate.chain[first].count) {
        case (1, 4):
            return isYear(value(0)) && candidate.introduction != .code
        case (1, 8):
            let (left, right) = (value(0) / 10_000, value(0) % 10_000)
            return isYear(left) && isDay(right / 100, right % 100) || isYear(right) && isDay(left / 100, left % 100)
        case (2, 4):
            return isYear(value(0)) && isYear(value(1))
        case (3, 2):
            return isDay(value(0), value(1)) || isDay(value(1), value(2))
        default:
            return false
        }
    }

    /// "*4410", "•••• 4410", "XX-4410", "4410****": the visible digits of a masked card or account number.
    static func isMaskedNumber(_ candidate: MessageCandidate) -> Bool {
        // In chats, stars on both sides mean bold.
        let isBold = candidate.signBefore == "*" && candidate.signAfter == "*"
        let shown = isBold ? 2 : 0
        return candidate.followsPlaceholders || candidate.hiddenSigns(isAfter: false) > shown
            || candidate.hiddenSigns(isAfter: true) > shown || candidate.isFollowedByHiddenDigits
    }

    /// "【12306】": a number that fills the brackets at the beginning.
    static func isSender(_ candidate: MessageCandidate) -> Bool { candidate.isSender }

    /// "https://example.com/482910", "482910@example.com", "IMG_482910.jpg": a part of an address or a file name.
    static func isInAddress(_ candidate: MessageCandidate) -> Bool {
        let bytes = candidate.bytes
        if let (sign, end) = bytes.sign(after: candidate.range.upperBound) {
            switch sign {
            case "@", "_", "/", "\\", "&", "=", "+", "~", "|", "^":
                return true
            case ".":
                if let next = bytes.sign(after: end)?.scalar, ("a"..."z").contains(next) { return true }
            default: break
            }
        }
        if touchesNumber(candidate, by: { isMark($0, of: "@_/\\&=+~|^;") }) { return true }
        // An address begins after white space, or after a sign that no address contains.
        var offset = candidate.range.lowerBound
        for _ in 0..<200 {
            guard let (sign, start) = bytes.sign(before: offset) else { return false }
            switch sign {
            case "/", "\\", "?", "&", "@", "_", "~": return true
            case "\0"..." ", ":", "(", "[", "]", "<", ">", "\"", ",", ";", "\u{80}"...: return false
            default: offset = start
            }
        }
        return true
    }

    /// "order 111222", "call 555123", "12-AB-482910": a word for something else comes right before it, or it is a part
    /// of a serial number.
    static func isReference(_ candidate: MessageCandidate) -> Bool {
        if candidate.introduction == .other || candidate.isNumberedThing { return true }
        let before = candidate.part.lowerBound - 1
        let isBoundTwice =
            candidate.linkBefore == .dash && candidate.word(before)?.hasDigit == false
            && candidate.link(of: before) == .dash && candidate.word(before - 1)?.hasDigit == true
        return isBoundTwice
    }

    /// "1440 minutes", "250 USD", "715608元": a unit or a currency right after it, or a currency before it.
    static func isQuantity(_ candidate: MessageCandidate) -> Bool {
        candidate.isFollowedByUnit || candidate.followsCurrency
    }

    /// "1.2.3.4", "3-2-1-0": a version, an address, a score or a list, unless the text introduces a code.
    static func isSeries(_ candidate: MessageCandidate) -> Bool {
        guard !candidate.isWhole, candidate.words.allSatisfy({ $0.count == 1 }) else { return false }
        switch candidate.words.last?.link {
        case .dash, .mark(UInt8(ascii: "."), isSpaced: _): return candidate.introduction != .code
        default: return false
        }
    }

    /// "coupon", "ROOM12": letters that may be a word of the language, unless the text introduces a code.
    static func isWordOfProse(_ candidate: MessageCandidate) -> Bool {
        guard candidate.hasDigit else {
            return candidate.words.contains { $0.hasSmallLetter } || candidate.introduction != .code
                || !candidate.followsColon
        }
        guard candidate.words.first?.hasLetter == true else { return false }
        let bytes = candidate.bytes[candidate.range]
        let letters = bytes.prefix { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }.count
        let endsInDigits = bytes.dropFirst(letters).allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
        return letters >= 3 && endsInDigits && candidate.introduction != .code
    }
}

extension MessageExclusion {
    /// Whether two words with only this sign between them may be one number.
    static func joinsNumbers(_ mark: UInt8) -> Bool {
        switch mark {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "'"),
            UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "="),
            UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "^"):
            true
        default: longNumberMarks.utf8.contains(mark)
        }
    }

    // The first bytes of ’ and of the Arabic ٫ and ٬. A link stores only the first byte.
    private static let longNumberMarks = "’٫"

    private static func isMark(_ link: MessageWord.Link, of marks: String) -> Bool {
        guard case .mark(let mark, isSpaced: false) = link else { return false }
        return marks.utf8.contains(mark)
    }

    private static func isOfAmount(_ sign: Unicode.Scalar?) -> Bool {
        guard let sign else { return false }
        if sign.isASCII { return sign == "$" || sign == "%" }
        return sign == "‰" || sign.kind == .currency
    }

    /// Whether a number is a time of day: 0900, 1730.
    private static func isClock(_ value: Int) -> Bool { value / 100 < 24 && value % 100 < 60 }

    private static func isYear(_ value: Int) -> Bool { (1950...2049).contains(value) }

    /// Whether two numbers are a day and a month, in any order.
    private static func isDay(_ first: Int, _ second: Int) -> Bool {
        (1...12).contains(min(first, second)) && (1...31).contains(max(first, second))
    }

    /// Whether a certain link joins the candidate to a number.
    private static func touchesNumber(
        _ candidate: MessageCandidate, by isLink: (MessageWord.Link) -> Bool
    ) -> Bool {
        candidate.wordBefore?.hasDigit == true && isLink(candidate.linkBefore)
            || candidate.wordAfter?.hasDigit == true && isLink(candidate.linkAfter)
    }
}
