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
    /// The digits behind a few letters, as iOS may fill them in.
    private let filledIn: String?

    init(_ text: String, length: Int) {
        let letters = text.prefix { $0.isASCII && $0.isLetter }
        let rest = text.dropFirst(letters.count)
        let digits = (rest.first == "-" || rest.first == "–" ? rest.dropFirst() : rest).map {
            $0.wholeNumberValue ?? 10
        }
        let isFilledIn =
            (1...4).contains(letters.count) && letters != "x" && letters != "xx" && letters != "xxxx"
            && digits.count == length && !digits.contains(10)
        filledIn = isFilledIn ? digits.map(String.init).joined() : nil
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

    func digit(_ index: Int) -> String? {
        guard text.indices.contains(index) else { return nil }
        return text[index].wholeNumberValue.map(String.init)
    }
    func isLetter(_ character: Character) -> Bool { "lampTuipGxéжя".contains(character) }
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\u{A0}" }
    func isDash(_ character: Character) -> Bool { character == "-" || character == "–" }
    func at(_ index: Int) -> Character? { text.indices.contains(index) ? text[index] : nil }

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
        if let filledIn { return .success(filledIn) }
        let found = prose
        return found == .failure(.notInAlphabet) && isClean && ends ? .failure(.tooLong) : found
    }

    /// The distinct candidates of one kind, and those that look like a code.
    private struct Tally {
        var all: Set<String> = []
        var looking: Set<String> = []
    }

    private var prose: Result<String, CodeInvalidInput> {
        var whole = Tally()
        var joined = Tally()
        var numbers = words.count(where: \.hasDigit)
        var isTooLong = false
        func add(_ words: ArraySlice<Word>, to tally: inout Tally) {
            let digits = words.map(\.digits).joined()
            numbers -= words.count
            tally.all.insert(digits)
            if looksLikeCode(words) { tally.looking.insert(digits) }
        }
        for chain in chains {
            for (index, word) in chain.enumerated() where word.isCode {
                if word.digits.count > length { isTooLong = true }
                if word.digits.count == length, isCode(chain, index...index) { add(chain[index...index], to: &whole) }
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
                if isCode(chain, run) { add(words, to: &joined) }
            }
        }
        let isAmbiguous = whole.all.union(joined.all).count > 1
        let needsReason = isAmbiguous || numbers > 0
        if isAmbiguous, whole.all.count > 1 || joined.all.count > 1 { return .failure(.ambiguous) }
        for tally in [whole, joined] {
            let found = needsReason ? tally.looking : tally.all
            if let code = found.first { return found.count == 1 ? .success(code) : .failure(.ambiguous) }
        }
        return .failure(isTooLong ? .tooLong : .notInAlphabet)
    }

    /// Whether words have the shape or the place of a code.
    ///
    /// The generated texts have no word for one.
    private func looksLikeCode(_ words: ArraySlice<Word>) -> Bool {
        guard let first = words.first, let last = words.last else { return false }
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
        if words.count == 2, last.link == .dash, first.digits.count == last.digits.count, first.digits.count > 2 {
            return true
        }
        if words.count == 1, let dash = at(first.start - 1), isDash(dash), let letter = at(first.start - 2),
            ("A"..."Z").contains(letter), !(at(first.start - 3).map { isWord($0) || isDash($0) } ?? false)
        {
            return true
        }
        let line = text[..<first.start].reversed().prefix { $0 != "\n" } + text[last.end...].prefix { $0 != "\n" }
        return !text[..<first.start].contains(where: isWord) || !line.contains(where: isWord)
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
}
