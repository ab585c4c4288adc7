// What a number is if it is not a code.
extension ReaderOracle {
    func isCode(_ chain: [Word], _ part: ClosedRange<Int>) -> Bool {
        let (first, last) = (part.lowerBound, part.upperBound)
        let before = first > 0 ? chain[first - 1] : nil
        let after = last + 1 < chain.count ? chain[last + 1] : nil
        let linkAfter = after?.link ?? .none
        let (start, end) = (chain[first].start, chain[last].end)

        // A telephone number.
        if let sign = at(chain[0].start - 1) {
            if sign == "+" || sign == "(" && at(chain[0].start - 2) == "+" { return false }
            let closing = isSpace(sign) ? chain[0].start - 2 : chain[0].start - 1
            if at(closing) == ")", digit(closing - 1) != nil { return false }
        }
        let isOnSpace = at(end + 1) == " " || at(end + 1) == "-"
        if at(end) == ")", (0..<3).allSatisfy({ digit(end + 1 + (isOnSpace ? 1 : 0) + $0) != nil }) { return false }
        if let before, before.hasDigit, chain[first].link == .space, first < 2 || chain[first - 1].link != .mark(":") {
            return false
        }
        if let after, after.hasDigit, linkAfter == .space {
            let next = last + 2 < chain.count ? chain[last + 2] : nil
            let isDateOrTime = next.map { [.mark(":"), .mark("."), .mark("/")].contains($0.link) } ?? false
            if !isDateOrTime, after.end - after.start > 3 || next?.hasDigit == true { return false }
        }
        // A part of a longer number: an amount, a time, a date.
        for (word, link) in [(before, chain[first].link), (after, linkAfter)] where word?.hasDigit == true {
            if link == .dash { return false }
            guard case .mark(let mark) = link, ".,:/'+=’".contains(mark) else { continue }
            let isClause =
                mark == "," && word?.start == after?.start && (after.map { $0.end - $0.start } ?? 9) < 3
                && ["桥", "で", "ه"].contains(after.flatMap { at($0.end) } ?? " ") && !(before?.hasDigit == true)
            if !isClause { return false }
        }
        if first > 1, chain[first].link == .dash, before?.hasDigit == false, chain[first - 1].link == .dash,
            chain[first - 2].hasDigit
        {
            return false
        }
        // Money and masks.
        if isSignOfAmount(start, -1) || isSignOfAmount(end - 1, 1) { return false }
        if at(end) == "+" || at(end) == "/" || at(end) == "=" { return false }
        if at(end) == ".", let next = at(end + 1), ("a"..."z").contains(next) { return false }
        let stars = (mask(start - 1, -1), mask(end, 1))
        let isBold = at(start - 1) == "*" && at(end) == "*"
        if stars.0 > (isBold ? 2 : 0) || stars.1 > (isBold ? 2 : 0) { return false }
        if isAfterPlaceholders(start) { return false }
        let dots = text[end...].prefix { $0 == "." }.count
        if dots > 1, digit(end + dots) != nil { return false }
        // A path.
        for index in stride(from: start - 1, through: 0, by: -1) {
            if text[index] == "/" { return false }
            if text[index].isWhitespace || !text[index].isASCII || ":([,".contains(text[index]) { break }
        }
        return !isDateOrTime(chain[part])
    }

    private func isSignOfAmount(_ index: Int, _ step: Int) -> Bool {
        guard let sign = at(index + step) else { return false }
        guard isSpace(sign) else { return "€$%".contains(sign) }
        guard let next = at(index + 2 * step), "€$%".contains(next) else { return false }
        return digit(index + 3 * step) == nil
    }

    private func mask(_ start: Int, _ step: Int) -> Int {
        let isSpaced = at(start).map(isSpace) ?? false
        var (index, stars, dots) = (isSpaced ? start + step : start, 0, 0)
        while let sign = at(index), sign == "*" || sign == "." && step < 0 {
            if sign == "*" { stars += 1 } else { dots += 1 }
            index += step
        }
        let count = stars + (dots > 1 ? dots : 0)
        return isSpaced && count < 2 ? 0 : count
    }

    private func isAfterPlaceholders(_ start: Int) -> Bool {
        var index = start - 1
        if at(index) == " " || at(index) == "-" { index -= 1 }
        let last = index
        while at(index) == "x" { index -= 1 }
        return last - index > 1 && !(at(index).map { $0.isLetter || $0.isNumber } ?? false)
    }

    private func isDateOrTime(_ words: ArraySlice<Word>) -> Bool {
        let values = words.compactMap { Int($0.digits) }
        let isASCII = words.allSatisfy { text[$0.start..<$0.end].allSatisfy(\.isASCII) }
        guard isASCII, let first = values.first, let last = values.last else { return false }
        let sizes = words.map(\.digits.count)
        if sizes == [2, 2] { return first < last || first < 24 && last < 60 }
        guard words.dropFirst().allSatisfy({ $0.link == .dash }) else { return false }
        func isDay(_ one: Int, _ other: Int) -> Bool {
            (1...12).contains(min(one, other)) && (1...31).contains(max(one, other))
        }
        if sizes == [4] { return (1950...2049).contains(first) }
        return sizes == [2, 2, 2] && (isDay(first, values[1]) || isDay(values[1], last))
    }
}
