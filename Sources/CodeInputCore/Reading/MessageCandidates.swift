/// The positions of the candidates so far, by rank.
///
/// Two different candidates of one rank make the message ambiguous, so no more are stored.
struct MessageCandidates {
    private enum Found { case nothing, one(Range<Int>), several }

    private var whole = Found.nothing
    private var joined = Found.nothing
    private var letters = Found.nothing
    // The first candidates of both kinds, and what the text introduces as a code of the later ones. Looking for an
    // introduction is expensive, and few messages have both kinds.
    private var firstWhole: MessageCandidate?
    private var firstJoined: MessageCandidate?
    private var introducesLaterWhole = false
    private var introducedLaterJoined = Found.nothing

    mutating func add(_ candidate: MessageCandidate, comparing walker: TextWalker) {
        guard candidate.hasDigit else {
            Self.add(candidate.range, to: &letters, comparing: walker)
            return
        }
        guard candidate.isWhole else {
            Self.add(candidate.range, to: &joined, comparing: walker)
            if firstJoined == nil {
                firstJoined = candidate
            } else if candidate.introduction == .code {
                Self.add(candidate.range, to: &introducedLaterJoined, comparing: walker)
            }
            return
        }
        Self.add(candidate.range, to: &whole, comparing: walker)
        if firstWhole == nil {
            firstWhole = candidate
        } else if case .one = whole, !introducesLaterWhole {
            introducesLaterWhole = candidate.introduction == .code
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

    /// The candidate of the highest rank; an invalid input if there are several or none.
    func choose(
        otherwise reason: CodeInvalidInput, comparing walker: TextWalker
    ) -> Result<Range<Int>, CodeInvalidInput> {
        // "Your code is 482 910. Sent from 593021": in one word, that code would be ambiguous too.
        if case .one(let range) = whole, introducesAnother(than: range, comparing: walker) {
            return .failure(.ambiguous)
        }
        for found in [whole, joined, letters] {
            switch found {
            case .one(let range): return .success(range)
            case .several: return .failure(.ambiguous)
            case .nothing: continue
            }
        }
        return .failure(reason)
    }

    /// Whether the text introduces joined words as a code, and not the whole one, which is another.
    private func introducesAnother(than range: Range<Int>, comparing walker: TextWalker) -> Bool {
        guard let firstJoined else { return false }
        var introduced = introducedLaterJoined
        if firstJoined.introduction == .code { Self.add(firstJoined.range, to: &introduced, comparing: walker) }
        switch introduced {
        case .nothing: return false
        case .one(let other) where walker.isSameCode(range, other): return false
        case .one, .several: return !introducesLaterWhole && firstWhole?.introduction != .code
        }
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
