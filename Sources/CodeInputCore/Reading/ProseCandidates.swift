/// The positions of the candidates so far, by rank.
///
/// Two different candidates of one rank make the message ambiguous, so no more are stored.
struct ProseCandidates {
    private enum Found { case nothing, one(Range<Int>), several }

    private var whole = Found.nothing
    private var joined = Found.nothing
    private var letters = Found.nothing
    // The joined candidates that the text introduces as a code, and whether it introduces a whole one.
    private var introduced = Found.nothing
    private var introducesWhole = false

    mutating func add(_ candidate: ProseCandidate, comparing walker: TextWalker) {
        guard candidate.hasDigit else {
            Self.add(candidate.range, to: &letters, comparing: walker)
            return
        }
        let isIntroduced = candidate.introduction == .code
        if candidate.isWhole {
            Self.add(candidate.range, to: &whole, comparing: walker)
            introducesWhole = introducesWhole || isIntroduced
        } else {
            Self.add(candidate.range, to: &joined, comparing: walker)
            if isIntroduced { Self.add(candidate.range, to: &introduced, comparing: walker) }
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

    /// The candidate of the highest rank; a rejection if there are several or none.
    func choose(
        otherwise rejection: CodeRejection, comparing walker: TextWalker
    ) -> Result<Range<Int>, CodeRejection> {
        // "Your code is 482 910. Sent from 593021": in one word, that code would be ambiguous too.
        if case .one(let range) = whole, !introducesWhole {
            switch introduced {
            case .one(let other) where !walker.isSameCode(range, other): return .failure(.ambiguous)
            case .several: return .failure(.ambiguous)
            case .one, .nothing: break
            }
        }
        for found in [whole, joined, letters] {
            switch found {
            case .one(let range): return .success(range)
            case .several: return .failure(.ambiguous)
            case .nothing: continue
            }
        }
        return .failure(rejection)
    }
}

extension TextWalker {
    /// The code characters in a range of bytes.
    func characters(in range: Range<Int>, count: Int) -> ErasableArray<CodeCharacter> {
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
