/// The candidates of a message so far, by the reasons to believe them.
struct MessageCandidates {
    private var all = Tally()
    // A word for a code is right before them.
    private var introduced = Tally()
    // A word for a code is in their sentence.
    private var named = Tally()
    // They have the shape or the place of a code.
    private var looking = Tally()
    // The words with digits in candidates.
    private var numbers = 0

    mutating func add(_ candidate: MessageCandidate, isNamed: Bool, comparing walker: TextWalker) {
        numbers += candidate.words.count(where: \.hasDigit)
        all.add(candidate, comparing: walker)
        if candidate.introduction == .code { introduced.add(candidate, comparing: walker) }
        if isNamed { named.add(candidate, comparing: walker) }
        if candidate.looksLikeCode { looking.add(candidate, comparing: walker) }
    }

    /// The code; an invalid input if there are several or none.
    ///
    /// If the text has other numbers, a candidate needs a reason. The code is the candidate that the text introduces,
    /// else the one in a sentence about a code, unless a second one looks like a code. Between two candidates, the looks
    /// alone do not decide.
    ///
    /// - Parameters:
    ///   - count: The number of words with digits in the text.
    ///   - reason: The reason if there is no code.
    ///   - walker: A walk over the text.
    /// - Returns: The position of the code.
    func choose(
        ofNumbers count: Int, otherwise reason: CodeInvalidInput, comparing walker: TextWalker
    ) -> Result<Range<Int>, CodeInvalidInput> {
        let isAmbiguous = all.values == .several
        guard isAmbiguous || count > numbers else { return all.best(otherwise: reason) }
        for tally in [introduced, named] where tally.values != .nothing {
            if case .one(let range) = tally.values, looking.hasOther(than: range, comparing: walker) {
                return .failure(.ambiguous)
            }
            return tally.best(otherwise: reason)
        }
        if all.hasSeveralOfOneKind { return .failure(.ambiguous) }
        return looking.best(otherwise: reason)
    }
}

/// The positions of some candidates.
///
/// Two different candidates of one kind make a message ambiguous, so no more are stored.
private struct Tally {
    enum Found: Equatable {
        case nothing, one(Range<Int>), several

        mutating func add(_ range: Range<Int>, comparing walker: TextWalker) {
            switch self {
            case .nothing: self = .one(range)
            case .one(let other) where walker.isSameCode(other, range):
                // The shorter one, so that invisible characters between digits are not read again with each candidate.
                if range.count < other.count { self = .one(range) }
            case .one, .several: self = .several
            }
        }
    }

    /// The candidates of all kinds.
    private(set) var values = Found.nothing
    private var whole = Found.nothing
    private var joined = Found.nothing
    private var letters = Found.nothing

    mutating func add(_ candidate: MessageCandidate, comparing walker: TextWalker) {
        values.add(candidate.range, comparing: walker)
        if !candidate.hasDigit {
            letters.add(candidate.range, comparing: walker)
        } else if candidate.isWhole {
            whole.add(candidate.range, comparing: walker)
        } else {
            joined.add(candidate.range, comparing: walker)
        }
    }

    /// The candidate of the highest rank: a whole word, joined words, or letters.
    func best(otherwise reason: CodeInvalidInput) -> Result<Range<Int>, CodeInvalidInput> {
        for found in [whole, joined, letters] {
            switch found {
            case .one(let range): return .success(range)
            case .several: return .failure(.ambiguous)
            case .nothing: continue
            }
        }
        return .failure(reason)
    }

    var hasSeveralOfOneKind: Bool { whole == .several || joined == .several || letters == .several }

    func hasOther(than range: Range<Int>, comparing walker: TextWalker) -> Bool {
        switch values {
        case .nothing: false
        case .one(let other): !walker.isSameCode(range, other)
        case .several: true
        }
    }
}

extension TextWalker {
    /// The code characters in a range of bytes.
    func characters(in range: Range<Int>, upTo count: Int) -> ErasableArray<CodeCharacter> {
        var walker = visiting(range)
        var characters = ErasableArray<CodeCharacter>(capacity: count)
        while let code = walker.nextCode() { characters.append(code) }
        return characters
    }

    fileprivate func isSameCode(_ range: Range<Int>, _ otherRange: Range<Int>) -> Bool {
        var (walker, other) = (visiting(range), visiting(otherRange))
        while true {
            let (code, otherCode) = (walker.nextCode(), other.nextCode())
            if code != otherCode { return false }
            if code == nil { return true }
        }
    }

    private mutating func nextCode() -> CodeCharacter? {
        while let unit = next() {
            if case .code(let code) = unit { return code }
        }
        return nil
    }
}
