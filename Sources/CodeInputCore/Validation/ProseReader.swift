/// Finds the one code in a message, or says why there is none.
///
/// A word is a run of letters, digits and code characters, bounded by anything else. A candidate is a word of exactly
/// the code's length, or words of equal size joined to that length: by one dash each ("123-456"), or by one space
/// each ("12 34 56") where no other word with a digit stands beside them. Dashes bind tighter than spaces, as they do
/// to a reader. Nothing longer is ever cut.
///
/// A message with a code in it often has a word of the same length, and rarely one with a digit, so candidates with a
/// digit come first; then a whole word comes before joined ones. The same value twice is one candidate.
struct ProseReader {
    private typealias Characters = ErasableArray<CodeCharacter>

    private let alphabet: CodeAlphabet
    private let length: Int

    private var word = Word()
    private var separator = Separator.other
    private var compound: [Word] = []
    private var separatorBeforeCompound = Separator.other
    private var lastCompoundHasDigit = false
    private var row: [Word] = []
    private var rowFollowsDigit = false

    private var candidates = Candidates()
    private var hasLongerRun = false

    /// Reads a message in one pass.
    ///
    /// - Returns: The code's characters, or why none was taken.
    /// - Complexity: O(*n*) in the length of the text.
    static func read(_ text: String, alphabet: CodeAlphabet, length: Int)
        -> Result<ErasableArray<CodeCharacter>, CodeRejection>
    {
        var reader = ProseReader(alphabet: alphabet, length: length)
        var scanner = DigitScanner(text)
        while let unit = scanner.scanUnit(in: alphabet) { reader.take(unit) }
        reader.take(.other)
        return reader.candidates.choose(otherwise: reader.hasLongerRun ? .tooLong : .notInAlphabet)
    }

    private init(alphabet: CodeAlphabet, length: Int) {
        self.alphabet = alphabet
        self.length = length
    }

    private mutating func take(_ unit: TextUnit) {
        switch unit {
        case .invisible: break
        case .code(let code): word.append(code, limit: length)
        case .foreign(let isDigit): word.appendForeign(isDigit: isDigit)
        case .dash: end(with: .dash)
        case .space: end(with: .space)
        case .gap, .dot, .other: end(with: .other)
        }
    }

    private mutating func end(with next: Separator) {
        guard word.count > 0 else {
            // A second separator in a row: what follows is joined to nothing.
            separator = .other
            if next == .other { endRow() }
            return
        }
        if separator != .dash || compound.isEmpty {
            endCompound()
            separatorBeforeCompound = separator
        }
        addToCompound(word)
        word = Word()
        separator = next
        if next == .other { endRow() }
    }

    private mutating func addToCompound(_ word: Word) {
        if word.isCode, word.count == length, let characters = word.characters {
            candidates.add(characters, isWhole: true, hasDigit: word.hasDigit)
        }
        if word.isCode, word.count > length, word.hasDigit { hasLongerRun = true }
        // Past this only the fact that it is too long matters, so a hostile chain takes no memory.
        if compound.count <= length { compound.append(word) }
    }

    /// A single word joins the row of words before it, or begins a new one; words joined by dashes stand alone.
    private mutating func endCompound() {
        guard let first = compound.first else { return }
        let hasDigit = compound.contains { $0.hasDigit }
        let followsSpace = separatorBeforeCompound == .space
        let isSingleCode = compound.count == 1 && first.isCode
        if isSingleCode, followsSpace, row.last?.count == first.count {
            if row.count <= length { row.append(first) }
        } else {
            closeRow(nextHasDigit: followsSpace && hasDigit)
            rowFollowsDigit = followsSpace && lastCompoundHasDigit
            if isSingleCode { row.append(first) }
            if compound.count > 1 { consider(compound) }
        }
        lastCompoundHasDigit = hasDigit
        compound.removeAll(keepingCapacity: true)
    }

    private mutating func endRow() {
        endCompound()
        closeRow(nextHasDigit: false)
    }

    private mutating func closeRow(nextHasDigit: Bool) {
        guard !row.isEmpty else { return }
        if row.count > 1, !nextHasDigit, !rowFollowsDigit { consider(row) }
        row.removeAll(keepingCapacity: true)
    }

    private mutating func consider(_ words: [Word]) {
        guard let size = words.first?.count, words.allSatisfy({ $0.isCode && $0.count == size }) else { return }
        let hasDigit = words.contains { $0.hasDigit }
        let total = size * words.count
        if total > length, hasDigit { hasLongerRun = true }
        guard total == length else { return }
        var joined = Characters(capacity: length)
        for characters in words.compactMap(\.characters) {
            joined.replace(joined.count..<joined.count, with: characters)
        }
        candidates.add(joined, isWhole: false, hasDigit: hasDigit)
    }

    private enum Separator { case dash, space, other }

    private struct Word {
        // None of a word without code characters, as most words of a message are.
        private(set) var characters: Characters?
        private(set) var count = 0
        private(set) var isCode = true
        private(set) var hasDigit = false

        mutating func append(_ code: CodeCharacter, limit: Int) {
            if isCode, count < limit {
                if characters == nil { characters = Characters(capacity: limit) }
                characters?.append(code)
            }
            count += 1
            hasDigit = hasDigit || code.isDecimalDigit
        }

        mutating func appendForeign(isDigit: Bool) {
            count += 1
            isCode = false
            hasDigit = hasDigit || isDigit
        }
    }

    /// The candidates seen so far, by rank.
    ///
    /// Two distinct ones of a rank are all that need to be known of it.
    private struct Candidates {
        private enum Rank: Int, CaseIterable { case wholeWithDigit, joinedWithDigit, whole, joined }
        private enum Found { case one(Characters), several }

        private var found: [Rank: Found] = [:]

        mutating func add(_ characters: Characters, isWhole: Bool, hasDigit: Bool) {
            let rank: Rank =
                switch (isWhole, hasDigit) {
                case (true, true): .wholeWithDigit
                case (false, true): .joinedWithDigit
                case (true, false): .whole
                case (false, false): .joined
                }
            switch found[rank] {
            case .none: found[rank] = .one(characters)
            case .one(let other) where other != characters: found[rank] = .several
            case .one, .several: break
            }
        }

        func choose(otherwise rejection: CodeRejection) -> Result<Characters, CodeRejection> {
            for rank in Rank.allCases {
                switch found[rank] {
                case .one(let characters): return .success(characters)
                case .several: return .failure(.ambiguous)
                case .none: continue
                }
            }
            return .failure(rejection)
        }
    }
}
