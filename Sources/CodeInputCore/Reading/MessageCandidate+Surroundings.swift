// The text right before and right after a candidate. Every search is bounded, or ends at the next word, so that reading stays
// linear.
extension MessageCandidate {
    enum Introduction { case code, other, nothing }

    /// What the words before the candidate introduce.
    var introduction: Introduction {
        let direct = introduction(before: range.lowerBound)
        guard direct == .nothing else { return direct }
        // "Your codes are 482910 and 739164" introduces both.
        var offset = range.lowerBound
        for _ in 0..<4 {
            guard let number = numberBefore(offset) else { return .nothing }
            if introduction(before: number) == .code { return .code }
            offset = number
        }
        return .nothing
    }

    /// The start of the number before a byte, with a comma or one short word between.
    private func numberBefore(_ offset: Int) -> Int? {
        func word(_ offset: Int) -> (range: Range<Int>, hasDigit: Bool)? {
            wordBefore(offset, across: .list).map { word in
                (word.range, bytes.sign(before: word.range.upperBound)?.scalar.isDigit == true)
            }
        }
        guard let last = word(offset) else { return nil }
        if last.hasDigit { return last.range.lowerBound }
        guard last.range.count < 5, let number = word(last.range.lowerBound), number.hasDigit else { return nil }
        return number.range.lowerBound
    }

    private func introduction(before end: Int) -> Introduction {
        var offset = end
        for _ in 0..<6 {
            guard let word = wordBefore(offset) else { return .nothing }
            let meaning = meaning(of: word.range)
            // "No. 12" belongs together, "… your order. 12" does not.
            if word.isAbbreviated, word.range.count > 4 { return .nothing }
            if let meaning { return meaning }
            guard MessageLexicon.connectors.matches(bytes, at: word.range.lowerBound) else { return .nothing }
            offset = word.range.lowerBound
        }
        return .nothing
    }

    /// Whether a colon comes before the candidate, with or without a space.
    var followsColon: Bool {
        let sign = sign(isAfter: false)
        return sign == ":" || sign == "：" || sign == "՝"
    }

    /// Whether the text after the candidate makes it the number of something: "638195 numaralı siparişiniz".
    var isNumberedThing: Bool {
        let offset = startOfWordAfter
        guard MessageLexicon.numbering.matches(bytes, at: offset) else { return false }
        var next = offset
        while next < bytes.count, bytes[next] != UInt8(ascii: " "), next < offset + 20 { next += 1 }
        return MessageLexicon.references.matches(bytes, at: next + 1)
    }

    /// Whether a unit or a currency follows the candidate.
    var isFollowedByUnit: Bool { MessageLexicon.units.matches(bytes, at: startOfWordAfter) }

    /// Whether a currency comes before the candidate.
    var followsCurrency: Bool {
        guard let word = wordBefore(range.lowerBound, across: .amount) else { return false }
        return firstEnd(of: word.range) { MessageLexicon.currencies.matches(bytes, at: $0) ? true : nil } ?? false
    }

    /// Whether the comma after the candidate ends a clause, and the number after it begins the next: "483920,5分钟内有效".
    var isFollowedByClause: Bool {
        guard case .mark(UInt8(ascii: ","), isSpaced: false) = linkAfter,
            wordBefore?.hasDigit != true,
            let word = wordAfter, word.count < 3, let sign = bytes.sign(after: word.range.upperBound)?.scalar
        else { return false }
        return sign.isOfOtherScript && sign.properties.isAlphabetic && sign != "元" && sign != "円" && sign != "원"
    }

    /// The sign next to the candidate, with or without a space between; nil if the sign belongs to the next number.
    func sign(isAfter: Bool) -> Unicode.Scalar? {
        var offset = isAfter ? range.upperBound : range.lowerBound
        for isFirst in [true, false] {
            guard let (sign, edge) = sign(at: offset, isAfter: isAfter) else { return nil }
            offset = edge
            if sign.isSpace { continue }
            let isOther = !isFirst && self.sign(at: edge, isAfter: isAfter)?.scalar.isDigit == true
            return isOther ? nil : sign
        }
        return nil
    }

    /// Whether an ellipsis hides the characters between the candidate and a digit: "8111...", before "746759".
    var isFollowedByHiddenDigits: Bool {
        var dots = 0
        var next = bytes.sign(after: range.upperBound)
        while let (sign, end) = next, sign == "." || sign == "\u{2026}" {
            dots += sign == "." ? 1 : 3
            next = bytes.sign(after: end)
        }
        return dots > 1 && next?.scalar.isDigit == true
    }

    /// Whether the candidate fills the brackets that the message begins with: "【12306】您的登录验证码".
    var isSender: Bool {
        guard let (opening, start) = bytes.sign(before: range.lowerBound), opening == "【", signAfter == "】" else {
            return false
        }
        return isFirstWord(from: start)
    }

    /// The number of signs of a masked number next to the candidate.
    ///
    /// Across a space, only two or more count.
    func hiddenSigns(isAfter: Bool) -> Int {
        var offset = isAfter ? range.upperBound : range.lowerBound
        var (count, dots, hasSpace) = (0, 0, false)
        if let (sign, edge) = sign(at: offset, isAfter: isAfter), sign.isSpace { (offset, hasSpace) = (edge, true) }
        while let (sign, edge) = sign(at: offset, isAfter: isAfter) {
            offset = edge
            switch sign {
            case "*", "\u{2022}", "\u{25CF}", "\u{2219}", "\u{22C5}", "\u{00B7}", "\u{2731}", "\u{00D7}", "\u{FF0A}":
                count += 1
            // A sentence may trail off in dots, and "#1234" is a number of its own.
            case "." where !isAfter, "#" where !isAfter: dots += 1
            case "\u{2026}" where !isAfter: dots += 3
            default: return total(count, dots, hasSpace)
            }
        }
        return total(count, dots, hasSpace)
    }

    private func total(_ count: Int, _ dots: Int, _ hasSpace: Bool) -> Int {
        let total = count + (dots > 1 ? dots : 0)
        return hasSpace && total < 2 ? 0 : total
    }

    /// Whether "XX" or the like before the candidate stands for masked digits.
    var followsPlaceholders: Bool {
        var next = bytes.sign(before: range.lowerBound)
        if let (sign, start) = next, sign == " " || sign == "-" { next = bytes.sign(before: start) }
        var count = 0
        while let (sign, start) = next, sign == "x" || sign == "X" {
            count += 1
            next = bytes.sign(before: start)
        }
        return count > 1 && next?.scalar.isOfWord != true
    }

    /// Whether the candidate's chain begins with a plus sign, or follows or is an area code in parentheses.
    var followsPlusOrAreaCode: Bool {
        guard let first = chain.first else { return false }
        if let (sign, start) = bytes.sign(before: first.range.lowerBound) {
            if sign == "+" || sign == "(" && bytes.sign(before: start)?.scalar == "+" { return true }
            var (closing, edge) = (sign, start)
            if sign.isSpace, let next = bytes.sign(before: start) { (closing, edge) = next }
            if closing == ")", bytes.sign(before: edge)?.scalar.isDigit == true { return true }
        }
        guard let (closing, end) = bytes.sign(after: range.upperBound), closing == ")" else { return false }
        var next = bytes.sign(after: end)
        if let (sign, end) = next, sign == " " || sign == "-" { next = bytes.sign(after: end) }
        for _ in 0..<3 {
            guard let (sign, end) = next, sign.isDigit else { return false }
            next = bytes.sign(after: end)
        }
        return true
    }

    // MARK: - Words

    private struct WordBefore {
        var range: Range<Int>
        var isAbbreviated: Bool
    }

    /// The signs between a word and what comes after it.
    private enum Gap {
        case introduction, list, amount, compound

        func has(_ sign: Unicode.Scalar) -> Bool {
            switch self {
            case .introduction: introduces(sign)
            case .list: sign.isSpace || sign == ","
            case .amount: sign.isSpace || sign == "."
            case .compound: sign == " " || sign == "-"
            }
        }
    }

    private var startOfWordAfter: Int {
        guard let (sign, end) = bytes.sign(after: range.upperBound) else { return bytes.count }
        return sign.isSpace ? end : range.upperBound
    }

    /// The word before a byte, if only certain signs are between.
    private func wordBefore(_ offset: Int, across gap: Gap = .introduction) -> WordBefore? {
        var end = offset
        var isAbbreviated = false
        while let (sign, start) = bytes.sign(before: end), !sign.isOfWord {
            if sign == "\n" || sign == "\r" {
                guard let before = bytes.sign(before: start)?.scalar, before == ":" || before == "：" else { return nil }
            } else if !gap.has(sign) {
                return nil
            }
            isAbbreviated = sign == "."
            end = start
        }
        var start = end
        while start > 0, end - start < 64 {
            let next = bytes.startOfScalar(before: start)
            guard bytes.scalar(at: next).scalar.isOfWord else { break }
            start = next
        }
        return start < end ? WordBefore(range: start..<end, isAbbreviated: isAbbreviated) : nil
    }

    /// Whether a sign can stand between a number and the word that introduces it.
    static func introduces(_ sign: Unicode.Scalar) -> Bool {
        switch sign {
        case " ", "\u{A0}", ":", "：", "#", "(", "（", "[", "「", "『", "\"", "'", "“", "„", "«", "‘", "’", "№", "º", "°",
            "=",
            "*", "-", "–", "—", ".", "՝", ">":
            true
        default: false
        }
    }

    func meaning(of word: Range<Int>) -> Introduction? {
        let isOtherScript = bytes.scalar(at: bytes.startOfScalar(before: word.upperBound)).scalar.isOfOtherScript
        if !isOtherScript, MessageLexicon.otherCodes.matches(bytes, at: word.lowerBound) { return .other }
        // The last meaning counts: "订单验证码" is a code.
        return firstEnd(of: word) { offset in
            if namesCode(at: offset) {
                return isOtherCode(word.lowerBound) ? .other : .code
            }
            if MessageLexicon.introductions.matches(bytes, at: offset) { return .code }
            let isReference =
                (isOtherScript || offset == word.lowerBound) && MessageLexicon.references.matches(bytes, at: offset)
            return isReference ? .other : nil
        }
    }

    /// Whether the word before makes a code another kind of code: "postal code".
    func isOtherCode(_ start: Int) -> Bool {
        guard let before = wordBefore(start, across: .compound) else { return false }
        return MessageLexicon.otherCodes.matches(bytes, at: before.range.lowerBound)
    }

    /// The first match at the ends of a word, from its last character to its first, sixteen at most.
    private func firstEnd<Result>(of word: Range<Int>, find: (Int) -> Result?) -> Result? {
        var offset = word.upperBound
        for _ in 0..<16 where offset > word.lowerBound {
            offset = bytes.startOfScalar(before: offset)
            if let found = find(offset) { return found }
        }
        return nil
    }

    private func sign(at offset: Int, isAfter: Bool) -> (scalar: Unicode.Scalar, edge: Int)? {
        isAfter
            ? bytes.sign(after: offset).map { ($0.scalar, $0.end) }
            : bytes.sign(before: offset).map { ($0.scalar, $0.start) }
    }
}
