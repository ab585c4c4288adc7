/// The letters that a service puts before its codes, as "HTW" in "HTW-191206", and the codes behind them in a text.
///
/// Case does not matter, and neither does the separator at the end: "htw191206" has the same code. A match begins at the start
/// of a word.
struct CodePrefix {
    // Without separators at its ends, in lowercase ASCII.
    private let mark: [UInt8]
    private let hasSpace: Bool
    private let alphabet: CodeAlphabet

    /// Nil for a prefix of separators only, which every text has or lacks.
    init?(_ prefix: String, alphabet: CodeAlphabet) {
        let isSeparator = { (scalar: Unicode.Scalar) in
            switch TextUnit(scalar, in: alphabet) {
            case .space, .gap, .dash, .dot, .invisible: true
            default: scalar == ":"
            }
        }
        var (mark, rest, hasSpace) = ("", "", false)
        for scalar in prefix.unicodeScalars {
            rest.unicodeScalars.append(scalar)
            if !isSeparator(scalar) {
                mark += rest
                (rest, hasSpace) = ("", false)
            } else if mark.isEmpty {
                rest = ""
            } else {
                hasSpace = hasSpace || scalar.properties.isWhitespace
            }
        }
        guard !mark.isEmpty else { return nil }
        self.mark = mark.utf8.map(\.lowercased)
        (self.hasSpace, self.alphabet) = (hasSpace, alphabet)
    }

    // MARK: - The field's own prefix

    /// The codes behind this prefix.
    enum Found {
        case none
        case one(ErasableArray<CodeCharacter>)
        /// Several codes, of which each could be the one.
        case several
    }

    /// Finds the whole codes behind this prefix in a text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func codes(in walker: TextWalker, lengths: ClosedRange<Int>) -> Found {
        var found: ErasableArray<CodeCharacter>?
        var start = 0
        while start < walker.bytes.count {
            guard isMark(at: start, of: walker.bytes) else {
                start += 1
                continue
            }
            start += mark.count
            guard let code = code(at: start, of: walker, lengths: lengths) else { continue }
            if let found, found != code { return .several }
            found = code
        }
        return found.map(Found.one) ?? .none
    }

    /// The rest of a text behind this prefix at its start, after white space; nil for any other text.
    func rest(of walker: TextWalker) -> TextWalker? {
        var walker = walker
        skipBlanks(of: &walker)
        guard isMark(at: walker.position, of: walker.bytes) else { return nil }
        return afterSeparator(walker.visiting(walker.position + mark.count..<walker.bytes.count))
    }

    @inline(never) private func isMark(at start: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard start >= 0, start + mark.count <= bytes.count else { return false }
        return mark.indices.allSatisfy { bytes[start + $0].lowercased == mark[$0] } && isWordStart(start, of: bytes)
    }

    private func isWordStart(_ start: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard start > 0 else { return true }
        switch TextUnit(bytes.scalar(at: bytes.startOfScalar(before: start)).scalar, in: alphabet) {
        case .code, .digit, .letter: return false
        default: return true
        }
    }

    private func skipBlanks(of walker: inout TextWalker) {
        while let unit = walker.peek() {
            switch unit {
            case .space, .gap, .invisible: _ = walker.next()
            default:
                return
            }
        }
    }

    /// A walk without one dash, or one space where a space can't begin a word of prose.
    private func afterSeparator(_ walker: TextWalker) -> TextWalker {
        var walker = walker
        var isSeparated = false
        while let unit = walker.peek() {
            switch unit {
            case .invisible: break
            case .dash where !isSeparated: isSeparated = true
            case .space where !isSeparated && (hasSpace || alphabet.isNumeric): isSeparated = true
            default: return walker
            }
            _ = walker.next()
        }
        return walker
    }

    /// The whole code at a byte, perhaps with dashes between groups.
    private func code(
        at start: Int, of walker: TextWalker, lengths: ClosedRange<Int>
    ) -> ErasableArray<CodeCharacter>? {
        var walker = afterSeparator(walker.visiting(start..<walker.bytes.count))
        var codes = ErasableArray<CodeCharacter>(capacity: lengths.upperBound)
        while let unit = walker.peek() {
            switch unit {
            case .code(let code): codes.append(code)
            case .invisible: break
            case .dash where !codes.isEmpty && isCode(after: walker): break
            case .letter, .digit: return nil
            // With several lengths, the number behind a space may be the rest of the code.
            case .space where lengths.count > 1 && isCode(after: walker): return nil
            default: return lengths.contains(codes.count) ? codes : nil
            }
            _ = walker.next()
        }
        return lengths.contains(codes.count) ? codes : nil
    }

    private func isCode(after walker: TextWalker) -> Bool {
        var copy = walker
        _ = copy.next()
        guard case .code? = copy.peek() else { return false }
        return true
    }

    // MARK: - Other prefixes

    /// Whether a code has another prefix in the text: letters that touch it, or a word with a letter and one dash.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func isOther(before code: ErasableArray<CodeCharacter>, in walker: TextWalker) -> Bool {
        var walker = walker
        // The ends of a word with a letter, and of a dash behind it.
        var word: Int?
        var dash: Int?
        var hasLetter = false
        while true {
            let before = walker
            guard let unit = walker.next() else { return false }
            switch unit {
            case .code(let first):
                // A letter that touches the code may belong to it, unless codes have digits only.
                let isBehind = dash == before.position || alphabet.isNumeric && word == before.position
                if isBehind, let end = word, !isMark(at: end - mark.count, of: walker.bytes), spells(code, before) {
                    return true
                }
                if dash == before.position { hasLetter = false }
                if !first.isDecimalDigit { hasLetter = true }
                word = hasLetter ? walker.position : nil
            case .letter, .digit:
                if case .letter = unit { hasLetter = true }
                word = hasLetter ? walker.position : nil
            case .dash where word == before.position: dash = walker.position
            case .invisible where dash == before.position: dash = walker.position
            case .invisible where word == before.position: word = walker.position
            default: hasLetter = false
            }
        }
    }

    /// Whether a text spells a code from here, perhaps in groups, and then ends the word.
    private func spells(_ code: ErasableArray<CodeCharacter>, _ walker: TextWalker) -> Bool {
        var walker = walker
        var index = 0
        while let unit = walker.next() {
            switch unit {
            case .code(let next):
                guard index < code.count, code[index] == next else { return false }
                index += 1
            case .letter, .digit: return false
            case .invisible, .space, .dash, .dot: if index == code.count { return true }
            default: return index == code.count
            }
        }
        return index == code.count
    }
}

extension UInt8 {
    /// The byte of a small letter in place of that of a capital letter of ASCII.
    var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}
