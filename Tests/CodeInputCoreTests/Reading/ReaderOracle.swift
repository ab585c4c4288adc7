import CodeInputCore

/// A second, slow and plain implementation of the reading rules for codes of digits.
///
/// It knows no words and no links, so the generated texts have none.
struct ReaderOracle {
    enum Link: Equatable { case space, dash, mark(Character), spacedMark(Character), none }

    struct Word {
        var start: Int
        var end: Int
        var link: Link
        var digits = ""
        var hasDigit: Bool { !digits.isEmpty }
        var isCode: Bool { digits.count == end - start }
    }

    let text: [Character]
    let length: Int

    private let hasHash: Bool

    init(_ text: String, length: Int) {
        let shown = text.filter { $0 != "\u{200B}" && $0 != "\u{2068}" && $0 != "\u{2069}" }
        // The hash of an SMS retriever is the last eleven characters, and is not read.
        let last = text.split(whereSeparator: { $0 == " " || $0 == "\n" }).last ?? ""
        let isOfBase64 = last.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "+" || $0 == "/") }
        hasHash = last.count == 11 && last.count < text.count && isOfBase64 && last.contains(where: \.isLetter)
        let end = shown.lastIndex { $0 != " " && $0 != "\n" }.map { shown.index(after: $0) } ?? shown.endIndex
        self.text = Array(hasHash ? shown[..<end].dropLast(11) : shown[...])
        self.length = length
    }

    // MARK: - Characters

    private func digit(_ index: Int) -> String? {
        guard text.indices.contains(index) else { return nil }
        return text[index].wholeNumberValue.map(String.init)
    }
    private func isLetter(_ character: Character) -> Bool { "lampTuipGxéжя".contains(character) }
    private func isSpace(_ character: Character) -> Bool { character == " " || character == "\u{A0}" }
    private func isDash(_ character: Character) -> Bool { character == "-" || character == "–" }
    private func at(_ index: Int) -> Character? { text.indices.contains(index) ? text[index] : nil }

    // MARK: - The verdict

    /// The code that an empty field accepts from the text.
    var verdict: Result<String, CodeInvalidInput> {
        let digits = text.indices.compactMap(digit).joined()
        let isClean =
            !hasHash
            && text.indices.allSatisfy {
                digit($0) != nil || isSpace(text[$0]) || isDash(text[$0]) || text[$0] == "." || text[$0] == "\n"
            }
        let inner = text.drop { isSpace($0) || $0 == "\n" }.reversed().drop { isSpace($0) || $0 == "\n" }
        let ends = [inner.first, inner.last].allSatisfy { $0?.wholeNumberValue != nil }
        if isClean, ends, digits.count <= length {
            let sizes = text.split { $0.wholeNumberValue == nil }.map(\.count)
            let isEven = (sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1
            return digits.count < length || isEven ? .success(digits) : .failure(.notInAlphabet)
        }
        let found = prose
        return found == .failure(.notInAlphabet) && isClean && ends ? .failure(.tooLong) : found
    }

    private var prose: Result<String, CodeInvalidInput> {
        var whole: Set<String> = []
        var joined: Set<String> = []
        var isTooLong = false
        for chain in chains {
            for (index, word) in chain.enumerated() where word.isCode {
                if word.digits.count > length { isTooLong = true }
                if word.digits.count == length, isCode(chain, index...index) { whole.insert(word.digits) }
            }
            for run in runs(of: chain) {
                let words = chain[run]
                let digits = words.map(\.digits).joined()
                let sizes = words.map { $0.end - $0.start }
                guard words.allSatisfy(\.isCode), let least = sizes.min(), let most = sizes.max() else { continue }
                if case .mark = chain[run.upperBound].link {
                    if most > 1 { continue }
                } else if case .spacedMark = chain[run.upperBound].link {
                    if most > 1 { continue }
                } else if least == most, digits.count > length {
                    isTooLong = true
                }
                guard most - least <= 1, least > 1 || most == 1, digits.count == length else { continue }
                // A version or a score.
                if most == 1, [.dash, .mark("."), .spacedMark(".")].contains(chain[run.upperBound].link) { continue }
                if isCode(chain, run) { joined.insert(digits) }
            }
        }
        for found in [whole, joined] {
            if found.count > 1 { return .failure(.ambiguous) }
            if let code = found.first { return .success(code) }
        }
        return .failure(isTooLong ? .tooLong : .notInAlphabet)
    }

    // MARK: - Words and chains

    private var words: [Word] {
        var words: [Word] = []
        var gap: [Character] = []
        for (index, character) in text.enumerated() {
            let digit = digit(index)
            guard digit != nil || isLetter(character) else {
                gap.append(character)
                continue
            }
            if words.isEmpty || !gap.isEmpty {
                words.append(Word(start: index, end: index, link: words.isEmpty ? .none : link(gap)))
            }
            words[words.count - 1].end = index + 1
            words[words.count - 1].digits += digit ?? ""
            gap = []
        }
        return words
    }

    private func link(_ gap: [Character]) -> Link {
        if gap.count == 1, isSpace(gap[0]) { return .space }
        if gap.count == 1, isDash(gap[0]) { return .dash }
        let isMark = !gap[0].isLetter && !gap[0].isWhitespace && !isDash(gap[0])
        if gap.count == 1, isMark { return .mark(gap[0]) }
        return gap.count == 2 && isMark && isSpace(gap[1]) ? .spacedMark(gap[0]) : .none
    }

    private var chains: [[Word]] {
        var chains: [[Word]] = []
        var isOpen = false
        for word in words {
            if isOpen, let last = chains.last?.last, joins(last, word) {
                chains[chains.count - 1].append(word)
            } else if word.hasDigit {
                chains.append([word])
                isOpen = true
            } else {
                isOpen = false
            }
        }
        return chains
    }

    private func joins(_ last: Word, _ word: Word) -> Bool {
        let areSingle = last.end - last.start == 1 && word.end - word.start == 1
        switch word.link {
        case .none: return false
        case .space: return last.hasDigit && word.hasDigit
        case .dash: return true
        case .mark(let mark): return areSingle || ".,:/'+=’".contains(mark)
        case .spacedMark: return areSingle
        }
    }

    private func runs(of chain: [Word]) -> [ClosedRange<Int>] {
        var runs: [ClosedRange<Int>] = []
        var first = 0
        while first + 1 < chain.count {
            var last = first + 1
            while last + 1 < chain.count, chain[last + 1].link == chain[last].link { last += 1 }
            let isBesideDash =
                first > 0 && chain[first].link == .dash || last + 1 < chain.count && chain[last + 1].link == .dash
            if chain[last].link != .space || !isBesideDash { runs.append(first...last) }
            first = last
        }
        // A dash does not join letters at the ends.
        return runs.map { run in
            guard chain[run.upperBound].link == .dash else { return run }
            let (first, last) = (run.first { chain[$0].hasDigit }, run.last { chain[$0].hasDigit })
            return (first ?? run.lowerBound)...(last ?? run.upperBound)
        }.filter { $0.count > 1 }
    }

    // MARK: - Other numbers

    private func isCode(_ chain: [Word], _ part: ClosedRange<Int>) -> Bool {
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
