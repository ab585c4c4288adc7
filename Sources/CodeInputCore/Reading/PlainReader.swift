/// Finds the one code in a text by its numbers alone: one candidate fits, and no other number has three digits or more.
struct PlainReader: ~Copyable {
    // How a word is joined to the one before it.
    private enum Link: Equatable {
        case none
        case space
        /// A dash or a raised dot.
        case dash
        /// The same between two spaces.
        case spacedDash
        /// A sign that joins digits to one number: "10:45".
        case number(Unicode.Scalar)
        /// Any other sign, perhaps before a space.
        case sign(Unicode.Scalar)
    }

    // A run of letters and digits.
    private struct Word {
        var start = 0
        var end = 0
        var count = 0
        var digits = 0
        /// The longest run of digits in it: "aB3dE5gH7jK" has no number of three digits.
        var digitsInRow = 0
        var link = Link.none
        var isCode = true
        /// Whether a sign beside it makes it an amount, a telephone, or a part of an address.
        var isNotCode = false
        /// Whether it is behind the stars or dots of a masked card number, and no star ends it: "*482910*" is bold.
        var isMasked = false
    }

    // What stands between two words.
    private struct Gap {
        var signs = 0
        var first: Unicode.Scalar = " "
        var last: Unicode.Scalar = " "
        var isDash = false
        /// The spaces before the first sign, and behind the last.
        var spaces = (before: 0, after: 0)
        /// Whether it joins no words: the start of a line, or signs with spaces between them.
        var isEnd = false

        var link: Link {
            guard !isEnd else { return .none }
            switch (signs, spaces.before, spaces.after) {
            case (0, 1, 0): return .space
            case (1, 0, 0) where isDash: return .dash
            case (1, 1, 1) where isDash: return .spacedDash
            case (1, 0, 0):
                switch first {
                case ".", ":", "/", "+", ",", "'", "٫", "٬": return .number(first)
                default: return .sign(first)
                }
            case (1, 0...1, 0...1): return .sign(first)
            default: return .none
            }
        }
    }

    private let walker: TextWalker
    private let lengths: ClosedRange<Int>
    private var words: [Word] = []
    private var word = Word()
    // The digits at the end of the word.
    private var trailingDigits = 0
    // What has come since the last word.
    private var gap = Gap(isEnd: true)
    private var isInAddress = false
    private var candidates: [Range<Int>] = []
    private var hasLongNumber = false
    private var hasLongerRun = false

    init(_ walker: TextWalker, _ lengths: ClosedRange<Int>) { (self.walker, self.lengths) = (walker, lengths) }

    mutating func read() -> Result<Range<Int>, CodeInvalidInput> {
        findWords()
        var index = 0
        while index < words.count { index = readNumber(at: index) }
        guard let first = candidates.min(by: { $0.count < $1.count }) else {
            return .failure(hasLongerRun ? .tooLong : .notInAlphabet)
        }
        if candidates.contains(where: { $0 != first && !walker.isSameCode(first, $0) }) { return .failure(.ambiguous) }
        guard !hasLongNumber else { return .failure(.notInAlphabet) }
        return .success(first)
    }

    // MARK: - Words

    private mutating func findWords() {
        words.reserveCapacity(walker.range.count / 5)
        var offset = walker.range.lowerBound
        while offset < walker.range.upperBound {
            let (unit, end) = walker.unit(at: offset)
            switch unit {
            case .code(let code): extend(offset..<end, isDigit: code.isDecimalDigit, isCode: true)
            case .digit: extend(offset..<end, isDigit: true, isCode: false)
            case .letter: extend(offset..<end, isDigit: false, isCode: false)
            case .invisible: break
            case .space, .gap, .dash, .dot, .otherScript, .other: separate(unit, at: offset)
            }
            offset = end
        }
        endWord()
    }

    private mutating func extend(_ range: Range<Int>, isDigit: Bool, isCode: Bool) {
        if word.count == 0 { beginWord(at: range.lowerBound, isDigit: isDigit) }
        word.count += 1
        word.end = range.upperBound
        trailingDigits = isDigit ? trailingDigits + 1 : 0
        if isDigit { word.digits += 1 }
        word.digitsInRow = max(word.digitsInRow, trailingDigits)
        if !isCode { word.isCode = false }
    }

    private mutating func beginWord(at offset: Int, isDigit: Bool) {
        trailingDigits = 0
        let sign = gap.last, spaces = gap.spaces.after
        (word.start, word.link) = (offset, gap.link)
        // "*4410", "•••• 4410".
        word.isMasked = spaces < min(gap.signs, 2) && Self.isMask(sign)
        if gap.signs > 0, spaces == 0 {
            // "+44", "$482910": a sign right before the word.
            word.isNotCode =
                sign == "+" || Self.isOfAmount(sign) && sign != "%" || Self.isOfName(sign)
                || isDigit && sign == "/" && (words.last?.digits == 0 || gap.isEnd)
        } else if gap.signs == 1, spaces == 1 {
            word.isNotCode = sign.isCurrency
        }
        if isInAddress { word.isNotCode = true }
    }

    private mutating func separate(_ unit: TextUnit, at offset: Int) {
        endWord()
        switch unit {
        case .space:
            if gap.signs == 0 { gap.spaces.before += 1 } else { gap.spaces.after += 1 }
            return isInAddress = false
        // A letter of another script ends a word, as a line does.
        case .gap, .otherScript:
            gap = Gap(isEnd: true)
            return isInAddress = false
        case .dash, .dot: gap.isDash = walker.bytes[offset] != UInt8(ascii: ".")
        default: gap.isDash = false
        }
        let scalar = walker.bytes.scalar(at: offset).scalar
        gap.signs += 1
        if gap.signs == 1 {
            gap.first = scalar
            markLast(scalar)
        } else if gap.spaces.after > 0 {
            (gap.isEnd, gap.spaces.after) = (true, 0)
        }
        gap.last = scalar
        if scalar == "@" || scalar == "\\" || scalar == "/" && (gap.signs > 1 || words.last?.digits == 0) {
            isInAddress = true
        }
    }

    /// Marks the word before a sign: "482910 €", "482910%", "482910@example.com".
    private mutating func markLast(_ sign: Unicode.Scalar) {
        guard let index = words.indices.last, !gap.isEnd else { return }
        let isRightBehind = gap.spaces.before == 0
        if isRightBehind, sign == "*" { words[index].isMasked = false }
        if isRightBehind, Self.isOfAmount(sign) || Self.isOfName(sign) { words[index].isNotCode = true }
        if gap.spaces.before == 1, sign.isCurrency, sign != "$" { words[index].isNotCode = true }
    }

    private static func isMask(_ sign: Unicode.Scalar) -> Bool {
        sign == "*" || sign == "\u{2022}" || sign == "\u{25CF}" || sign == "\u{2026}" || sign == "\u{FF0A}"
    }

    private static func isOfName(_ sign: Unicode.Scalar) -> Bool {
        sign == "@" || sign == "_" || sign == "\\" || sign == "~"
    }

    private static func isOfAmount(_ sign: Unicode.Scalar) -> Bool {
        sign == "%" || sign == "‰" || sign == "°" || sign.isCurrency
    }

    private mutating func endWord() {
        guard word.count > 0 else { return }
        words.append(word)
        (word, gap) = (Word(), Gap())
    }

    // MARK: - Numbers

    /// Reads the number that begins at a word, and returns the index of the word behind it.
    private mutating func readNumber(at first: Int) -> Int {
        if let end = readSingles(at: first) { return end }
        var end = endOfGroup(at: first)
        guard words[first..<end].contains(where: { $0.digits > 0 }) else { return end }
        var groups = [first..<end]
        // Numbers beside each other are one, as those of a telephone are.
        while end < words.count, words[end - 1].digits > 0, words[end].digits > 0,
            words[end].link == .space || words[end].link == .spacedDash
        {
            let start = end
            end = endOfGroup(at: start)
            groups.append(start..<end)
        }
        let all = first..<end
        if all.contains(where: { words[$0].isNotCode || words[$0].isMasked || isGluedToName($0) }) {
            add(other: all)
        } else if groups.count > 1, fits(all) {
            candidates.append(bytes(of: all))
        } else if let code = code(of: groups[0]) {
            // "482910 10 minutes" begins with a code, and so may "117306 48 29 10"; "0800 482910" is a telephone.
            candidates.append(bytes(of: code))
            let rest = groups[0].upperBound..<all.upperBound
            if groups.count > 2, fits(rest) { candidates.append(bytes(of: rest)) }
            for group in groups.dropFirst() {
                if let code = self.code(of: group) { candidates.append(bytes(of: code)) } else { add(other: group) }
            }
        } else {
            add(other: all)
        }
        return all.upperBound
    }

    /// "1,2,3,4,5,6": single characters with any one sign between them.
    private mutating func readSingles(at first: Int) -> Int? {
        guard first + 1 < words.count, words[first].count == 1, words[first].isCode else { return nil }
        let link = words[first + 1].link
        switch link {
        case .number("."), .number(":"): return nil
        case .number, .sign: break
        default: return nil
        }
        var end = first + 1
        var isNumber = if case .number = link { words[first].digits > 0 } else { false }
        // No further than a code has characters, but for digits: each word would lead to the end of a long text.
        while end < words.count, words[end].link == link, isNumber || end - first <= lengths.upperBound {
            isNumber = isNumber && words[end].digits > 0
            end += 1
        }
        countReading(steps: end - first)
        let all = first..<end
        let isOne =
            lengths.contains(all.count)
            && words[all].allSatisfy { $0.count == 1 && $0.isCode && !$0.isNotCode && !$0.isMasked }
        guard isOne, words[all].contains(where: { $0.digits > 0 }) else {
            guard isNumber else { return nil }
            add(other: all)
            return end
        }
        candidates.append(bytes(of: all))
        return end
    }

    /// The end of the words that dashes, and signs between digits, join to one.
    private func endOfGroup(at first: Int) -> Int {
        var end = first + 1
        while end < words.count {
            switch words[end].link {
            case .dash: break
            case .number where words[end - 1].digits > 0 && words[end].digits > 0: break
            default: return end
            }
            end += 1
        }
        return end
    }

    /// "482910.example.com", "IMG_482910.jpg".
    private func isGluedToName(_ index: Int) -> Bool {
        guard words[index].digits > 0, index + 1 < words.count, words[index + 1].link == .number("."),
            words[index + 1].digits == 0
        else { return false }
        return walker.bytes.scalar(at: words[index + 1].start).scalar.properties.isLowercase
    }

    /// The words of a code in a group, behind letters that a dash joins to it: "G-482910".
    private func code(of group: Range<Int>) -> Range<Int>? {
        if fits(group) { return group }
        let prefix = words[group].prefix { $0.digits == 0 && $0.count < 5 }
        let isMasked = prefix.contains { walker.bytes[$0.start..<$0.end].allSatisfy { $0 | 0x20 == UInt8(ascii: "x") } }
        let rest = prefix.endIndex..<group.upperBound
        return !prefix.isEmpty && !isMasked && fits(rest) ? rest : nil
    }

    /// Whether words are one code: in groups of about the same length, or single characters, and with a digit.
    private func fits(_ group: Range<Int>) -> Bool {
        var (total, smallest, largest, digits) = (0, Int.max, 0, 0)
        for index in group {
            let word = words[index]
            if case .number = word.link, index > group.lowerBound { return false }
            guard word.isCode else { return false }
            total += word.count
            digits += word.digits
            (smallest, largest) = (min(smallest, word.count), max(largest, word.count))
        }
        let hasEvenGroups = group.count < 2 || largest - smallest <= 1 && (smallest > 1 || largest == 1)
        return hasEvenGroups && digits > 0 && lengths.contains(total)
    }

    private mutating func add(other group: Range<Int>) {
        if words[group].reduce(0, { $0 + $1.digitsInRow }) > 2 { hasLongNumber = true }
        if words[group].contains(where: { $0.isCode && $0.digits > 0 && $0.count > lengths.upperBound }) {
            hasLongerRun = true
        }
    }

    private func bytes(of group: Range<Int>) -> Range<Int> {
        words[group.lowerBound].start..<words[group.upperBound - 1].end
    }
}
