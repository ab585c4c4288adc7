/// The candidates of a message so far, by the reasons to believe them.
struct MessageCandidates {
    /// Why a candidate may be the code.
    enum Reason {
        /// A word for a code is right before it.
        case introduced
        /// A word for a code is in its sentence.
        case named
        /// It has the shape or the place of a code.
        case looks
    }

    private var all = Tally()
    private var introduced = Tally()
    private var named = Tally()
    private var looking = Tally()
    // The words with digits in candidates.
    private var numbers = 0

    mutating func add(_ candidate: MessageCandidate, for reasons: [Reason], comparing walker: TextWalker) {
        numbers += candidate.words.count(where: \.hasDigit)
        all.add(candidate, comparing: walker)
        for reason in reasons {
            switch reason {
            case .introduced: introduced.add(candidate, comparing: walker)
            case .named: named.add(candidate, comparing: walker)
            case .looks: looking.add(candidate, comparing: walker)
            }
        }
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
    enum Found: Equatable { case nothing, one(Range<Int>), several }

    /// The candidates of all kinds.
    private(set) var values = Found.nothing
    private var whole = Found.nothing
    private var joined = Found.nothing
    private var letters = Found.nothing

    mutating func add(_ candidate: MessageCandidate, comparing walker: TextWalker) {
        Self.add(candidate.range, to: &values, comparing: walker)
        if !candidate.hasDigit {
            Self.add(candidate.range, to: &letters, comparing: walker)
        } else if candidate.isWhole {
            Self.add(candidate.range, to: &whole, comparing: walker)
        } else {
            Self.add(candidate.range, to: &joined, comparing: walker)
        }
    }

    private static func add(_ range: Range<Int>, to found: inout Found, comparing walker: TextWalker) {
        switch found {
        case .nothing: found = .one(range)
        case .one(let other) where walker.isSameCode(other, range):
            // The shorter one, so that invisible characters between digits are not read again with each candidate.
            if range.count < other.count { found = .one(range) }
        case .one: found = .several
        case .several: break
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

    var hasSeveralOfOneKind: Bool { [whole, joined, letters].contains(.several) }

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
        var walker = self
        walker.visit(range)
        var characters = ErasableArray<CodeCharacter>(capacity: count)
        while let code = walker.nextCode() { characters.append(code) }
        return characters
    }

    fileprivate func isSameCode(_ range: Range<Int>, _ otherRange: Range<Int>) -> Bool {
        var (walker, other) = (self, self)
        walker.visit(range)
        other.visit(otherRange)
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
