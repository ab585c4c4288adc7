/// Finds the one code in a message, or says why there is none.
///
/// A word is a run of letters, digits and code characters. Anything else ends it, and so does a letter of another
/// script. A candidate is a word of exactly the code's length, or words that join to that length: by one dash each
/// ("123-456"), by one space each ("12 34 56"), or single characters by any one sign ("1,2,3,4,5,6"). The lengths of
/// joined words differ by at most one. A longer word is never cut. ``MessageExclusion`` excludes candidates that are
/// something else.
///
/// In a text with another number, a candidate needs a reason: see ``MessageCandidates``. A whole word ranks before
/// joined words, and a candidate with a digit before one of letters. The same value twice is one candidate. A last line
/// that binds a code to a domain ranks before everything. The hash of Android's SMS Retriever is skipped.
final class MessageReader {
    private var walker: TextWalker
    private let lengths: ClosedRange<Int>
    private let bytes: UnsafeBufferPointer<UInt8>

    private var word = MessageWord(range: 0..<0, link: .none)
    private var link = MessageWord.Link.none
    private var signsSinceWord = 0
    private var chain = MessageChain()

    private var candidates = MessageCandidates()
    private var hasLongerRun = false
    // The words with digits.
    private var numbers = 0
    // The last sentence with a candidate, and whether it names a code.
    private var sentence = (range: 0..<0, namesCode: false)

    /// Reads a message in one pass.
    ///
    /// - Parameters:
    ///   - walker: A walk over the message.
    ///   - lengths: The shortest and the longest code.
    ///   - domains: The app's domains. Empty accepts the codes of every domain.
    /// - Returns: The characters of the code, or why there is none.
    /// - Complexity: O(*n*) in the length of the text.
    static func read(
        _ walker: TextWalker, lengths: ClosedRange<Int>, domains: [String]
    ) -> Result<ErasableArray<CodeCharacter>, CodeInvalidInput> {
        if let bound = DomainBoundCode(lastLineIn: walker) {
            guard !bound.isForeign(to: domains) else { return .failure(.otherDomain) }
            if bound.hasCode(for: domains) { return bound.read(walker, lengths: lengths) }
        }
        let end = RetrieverHash.start(in: walker.bytes, codeLengths: lengths)
        let reader = MessageReader(walker.visiting(0..<end), lengths: lengths)
        reader.readWords()
        let range = reader.candidates.choose(
            ofNumbers: reader.numbers, otherwise: reader.hasLongerRun ? .tooLong : .notInAlphabet, comparing: walker)
        return range.map { walker.characters(in: $0, upTo: lengths.upperBound) }
    }

    private init(_ walker: TextWalker, lengths: ClosedRange<Int>) {
        self.walker = walker
        self.lengths = lengths
        bytes = walker.bytes
    }

    // MARK: - Words

    private func readWords() {
        while let unit = walker.next() {
            switch unit {
            case .code(let code): extendWord(isDigit: code.isDecimalDigit, isCode: true)
            case .letter: extendWord(isDigit: false, isCode: false)
            case .digit: extendWord(isDigit: true, isCode: false)
            case .invisible: break
            case .space: separate(by: .space)
            case .dash: separate(by: .dash)
            case .dot, .other: separate(by: .mark(bytes[walker.start], isSpaced: false))
            case .gap, .otherScript: separate(by: .none)
            }
        }
        endWord()
        closeChain()
    }

    private func extendWord(isDigit: Bool, isCode: Bool) {
        if word.count == 0 { word = MessageWord(range: walker.start..<walker.start, link: link) }
        word.count += 1
        word.isCode = word.isCode && isCode
        word.range = word.range.lowerBound..<walker.position
        if isDigit {
            word.hasDigit = true
        } else {
            word.hasLetter = true
            word.hasSmallLetter = word.hasSmallLetter || isSmallLetter(bytes[walker.start])
        }
    }

    private func isSmallLetter(_ byte: UInt8) -> Bool {
        byte < 0x80
            ? (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            : bytes.scalar(at: walker.start).scalar.properties.isLowercase
    }

    private func separate(by next: MessageWord.Link) {
        endWord()
        signsSinceWord += 1
        switch (signsSinceWord, link, next) {
        case (1, _, _): link = next
        case (2, .mark(let mark, false), .space): link = .mark(mark, isSpaced: true)
        default: link = .none
        }
    }

    private func endWord() {
        guard word.count > 0 else { return }
        if word.hasDigit { numbers += 1 }
        let continuesChain = belongsToChain
        if !continuesChain { closeChain() }
        // A word of prose begins no chain.
        if continuesChain || word.isGroup { chain.append(word) }
        word.count = 0
        signsSinceWord = 0
    }

    private var belongsToChain: Bool {
        guard let last = chain.words.last else { return false }
        switch word.link {
        case .none:
            return false
        case .space:
            return word.isGroup && last.isGroup
        case .dash:
            return true
        case .mark(let mark, let isSpaced):
            return word.count == 1 && last.count == 1 || !isSpaced && MessageExclusion.joinsNumbers(mark)
        }
    }

    // MARK: - Candidates

    private func closeChain() {
        if !chain.isTooLong, chain.words.reduce(0, { $0 + $1.count }) >= lengths.lowerBound {
            considerWholeWords()
            considerRuns()
        }
        chain.removeAll()
    }

    private func considerWholeWords() {
        for (index, word) in chain.words.enumerated() where word.isCode && word.isGroup {
            if lengths.contains(word.count) { consider(index...index) }
            if word.count > lengths.upperBound, word.hasDigit { hasLongerRun = true }
        }
    }

    /// Considers the longest runs of words that the same link joins.
    private func considerRuns() {
        let words = chain.words
        var first = 0
        while first + 1 < words.count {
            var last = first + 1
            while last + 1 < words.count, words[last + 1].link == words[last].link { last += 1 }
            switch words[last].link {
            case .dash:
                considerJoined(first...last)
            case .space:
                // A dash binds tighter than a space, as it does to a reader.
                let isBound = first > 0 && words[first].link == .dash
                if !isBound, last + 1 == words.count || words[last + 1].link != .dash { considerJoined(first...last) }
            case .mark:
                if lengths.contains(last - first + 1), words[first...last].allSatisfy({ $0.isCode && $0.count == 1 }) {
                    consider(first...last)
                }
            case .none:
                break
            }
            first = last
        }
    }

    private func considerJoined(_ run: ClosedRange<Int>) {
        if isEqual(run, atMostApart: 0), total(run) > lengths.upperBound { hasLongerRun = true }
        for length in lengths { considerJoined(run, length: length) }
    }

    /// Considers the words of a run that together have the code's length, if there is only one such choice.
    ///
    /// It may skip words without a digit at the ends, as in "USE 4K7 2QX".
    private func considerJoined(_ run: ClosedRange<Int>, length: Int) {
        let words = chain.words
        guard let firstDigit = run.first(where: { words[$0].hasDigit }),
            let lastDigit = run.last(where: { words[$0].hasDigit })
        else { return }
        var found: ClosedRange<Int>?
        for first in run.lowerBound...firstDigit {
            var count = total(first...lastDigit)
            for last in lastDigit...run.upperBound {
                if last > lastDigit { count += words[last].count }
                if count > length { break }
                guard count == length, first < last, isEqual(first...last, atMostApart: 1) else { continue }
                if found != nil { return }
                found = first...last
            }
        }
        if let found { consider(found) }
    }

    private func total(_ part: ClosedRange<Int>) -> Int { chain.words[part].reduce(0) { $0 + $1.count } }

    /// Whether words have only code characters and about the same length: groups of two or more, or single characters.
    private func isEqual(_ part: ClosedRange<Int>, atMostApart difference: Int) -> Bool {
        let words = chain.words[part]
        let sizes = words.lazy.map(\.count)
        guard let smallest = sizes.min(), let largest = sizes.max() else { return false }
        return words.allSatisfy(\.isCode) && largest - smallest <= difference && (smallest > 1 || largest == 1)
    }

    private func consider(_ part: ClosedRange<Int>) {
        let candidate = MessageCandidate(bytes: bytes, chain: chain.words, part: part)
        guard !MessageExclusion.excludes(candidate) else { return }
        candidates.add(candidate, isNamed: isNamed(candidate), comparing: walker)
    }

    private func isNamed(_ candidate: MessageCandidate) -> Bool {
        if !sentence.range.contains(candidate.range.lowerBound) {
            let range = candidate.sentence
            sentence = (range, candidate.namesCode(in: range))
        }
        return sentence.namesCode
            || candidate.sentence(afterSenderIn: sentence.range).map(candidate.namesCode(in:)) == true
    }
}
