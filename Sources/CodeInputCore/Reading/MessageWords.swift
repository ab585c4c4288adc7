/// A word of a message: a run of letters, digits and code characters, or of letters of another script around one meaning.
///
/// It holds its position, not its text.
struct MessageWord {
    struct Traits: OptionSet {
        let rawValue: UInt16
        /// It has a decimal digit.
        static let digit = Traits(rawValue: 1)
        /// It has a character that is no decimal digit.
        static let letter = Traits(rawValue: 2)
        /// It has a lowercase letter, as most words of prose have.
        static let small = Traits(rawValue: 4)
        /// It has a character that is no code character.
        static let foreign = Traits(rawValue: 8)
        /// It is of a script that ends the words beside it.
        static let otherScript = Traits(rawValue: 16)
        /// It is a part of an address or a path.
        static let address = Traits(rawValue: 32)
        /// Before it, a sentence ends.
        static let stop = Traits(rawValue: 64)
        /// Before it, a line ends.
        static let line = Traits(rawValue: 128)
        /// A colon or an opening quotation mark comes before it.
        static let colon = Traits(rawValue: 256)
        /// A comma or the like comes before it.
        static let comma = Traits(rawValue: 512)
    }

    /// The separator between a word and the one before it.
    enum Link: Equatable {
        /// Nothing, more than one sign, or a line break.
        case none
        /// One space.
        case space
        /// One dash.
        case dash
        /// One other sign, perhaps with a space: "10:45", "1, 2".
        case mark(Unicode.Scalar, isSpaced: Bool)
    }

    var start: Int
    var end: Int
    var link = Link.none
    var traits = Traits()
    var meaning = Meaning()
    /// The number of characters.
    var count = 0
    /// The number of the sentence.
    var sentence = 0
    /// The number of words with a digit before this one.
    var numbers = 0

    var hasDigit: Bool { traits.contains(.digit) }
    var isCode: Bool { !traits.contains(.foreign) }
    /// Whether every character is a decimal digit.
    var isNumber: Bool { !traits.contains(.letter) }
    /// Whether the word can be a part of a code or of a number.
    var isGroup: Bool { hasDigit || isCode && !traits.contains(.small) }
}

/// Splits a message into words, in one pass over its bytes, and looks each of them up.
struct MessageWords {
    private let walker: TextWalker
    private(set) var words: [MessageWord] = []
    private var word = MessageWord(start: 0, end: 0)
    // The signs since the last word.
    private var signs = 0
    private var endsInDot = false
    private var isInAddress = false
    private var sentence = 0
    private var numbers = 0
    // Where the last match in a run of another script ends, and how many letters may still follow it.
    private var matchEnd = 0
    private var room = 0

    init(_ walker: TextWalker) {
        self.walker = walker
        var offset = walker.range.lowerBound
        while offset < walker.range.upperBound {
            let (unit, end) = walker.unit(at: offset)
            switch unit {
            case .code(let code): extend(offset..<end, code.isDecimalDigit ? .digit : .letter)
            case .letter: extend(offset..<end, [.letter, .foreign])
            case .digit: extend(offset..<end, [.digit, .foreign])
            case .otherScript: extendOtherScript(offset..<end)
            case .invisible: break
            case .space, .gap, .dash, .dot, .other: separate(unit, at: offset)
            }
            offset = end
        }
        endWord()
    }

    private mutating func extend(_ range: Range<Int>, _ traits: MessageWord.Traits) {
        if word.count == 0 || word.traits.contains(.otherScript) { begin(range, []) }
        word.traits.formUnion(traits)
        word.count += 1
        word.end = range.upperBound
        if traits.contains(.letter), !word.traits.contains(.small) {
            if walker.bytes.scalar(at: range.lowerBound).scalar.isSmall { word.traits.formUnion(.small) }
        }
    }

    /// Begins a word at a match, and where letters go on long after it.
    private mutating func extendOtherScript(_ range: Range<Int>) {
        let isRun = word.count > 0 && word.traits.contains(.otherScript)
        if range.lowerBound >= matchEnd || !isRun {
            var match = MessageLexicon.all.match(
                walker.bytes, in: range.lowerBound..<walker.range.upperBound, isInside: isRun)
            let isAfterNumber = !isRun && (word.count > 0 ? word.hasDigit : words.last?.hasDigit == true)
            if !isAfterNumber { match.meaning.remove(.unit) }
            if !isRun || !match.meaning.isEmpty || room == 0 {
                begin(range, .otherScript)
                word.meaning = match.meaning
                matchEnd = match.meaning.isEmpty ? 0 : match.end
                room = match.meaning.isEmpty ? -1 : 16
            }
        }
        room -= 1
        word.count += 1
        word.end = range.upperBound
    }

    private mutating func separate(_ unit: TextUnit, at offset: Int) {
        endWord()
        signs += 1
        let (sign, _) = walker.bytes.scalar(at: offset)
        switch (signs, word.link) {
        case (1, _):
            switch unit {
            case .space: word.link = .space
            case .dash: word.link = .dash
            case .gap: word.link = .none
            default: word.link = .mark(sign, isSpaced: false)
            }
        case (2, .mark(let mark, false)) where sign.isSpace: word.link = .mark(mark, isSpaced: true)
        default: word.link = .none
        }
        let isAfterDot = endsInDot
        endsInDot = false
        switch sign {
        case ":", "：", "՝", "=", "៖", "\"", "“", "„", "«", "「", "『": word.traits.formUnion(.colon)
        case ",", ";", "，", "、", "،", "؛", "；": word.traits.formUnion(.comma)
        case "!", "?", "\u{2026}", "。", "！", "？", "।", "۔", "؟", "։", "።", "။": word.traits.formUnion(.stop)
        case ".": endsInDot = true
        case "\n", "\r", "\u{2028}", "\u{2029}": word.traits.formUnion(.line)
        default: break
        }
        // Whether it was the end of a sentence depends on the next word.
        if isAfterDot, !endsInDot { word.traits.formUnion(.address) }
        switch sign {
        case "/", "\\", "?", "&", "@", "_", "~": isInAddress = true
        case "\0"..." ", ":", "(", "[", "]", "<", ">", "\"", ",", ";", "\u{80}"...: isInAddress = false
        default: break
        }
    }

    private mutating func begin(_ range: Range<Int>, _ traits: MessageWord.Traits) {
        endWord()
        // The trait says that a dot and another sign came before.
        let hasDot = word.traits.contains(.address)
        word.traits.remove(.address)
        if hasDot, !continuesSentence(at: range.lowerBound) { word.traits.formUnion(.stop) }
        if word.traits.contains(.stop) || word.traits.contains(.line) && !word.traits.contains(.colon) { sentence += 1 }
        if isInAddress { word.traits.formUnion(.address) }
        word.traits.formUnion(traits)
        (word.start, word.sentence, word.numbers) = (range.lowerBound, sentence, numbers)
        (signs, endsInDot, matchEnd) = (0, false, 0)
    }

    // "No. 12", "3. Juni" and "e.g. this" are no ends of a sentence.
    private func continuesSentence(at offset: Int) -> Bool {
        guard let last = words.last else { return true }
        let first = walker.bytes.scalar(at: offset).scalar
        if first.isDigit { return last.hasDigit ? last.count < 3 : last.end - last.start < 5 }
        return first.isSmall || last.isNumber && last.count < 3 && last.hasDigit && isApart(last)
    }

    private func isApart(_ word: MessageWord) -> Bool {
        if case .mark(_, isSpaced: false) = word.link { return false }
        return true
    }

    private mutating func endWord() {
        guard word.count > 0 else { return }
        if !word.traits.contains(.otherScript) {
            if word.hasDigit { numbers += 1 }
            // "2FA" is a word, too.
            if !word.hasDigit || word.count == 3 && !word.isNumber { look() }
        }
        words.append(word)
        word = MessageWord(start: 0, end: 0)
    }

    /// Looks the word up: at its beginning, and behind three letters or more for a word for a code, as in "Zugangscode".
    private mutating func look() {
        let bytes = walker.bytes
        word.meaning = MessageLexicon.all.match(bytes, in: word.start..<word.end).meaning
        if words.last?.hasDigit != true { word.meaning.remove(.unit) }
        guard !word.meaning.contains(.code), word.count > 5 else { return }
        var offset = word.start
        for index in 0..<min(word.count, 64) {
            if index > 2 {
                let meaning = MessageLexicon.all.match(bytes, in: offset..<word.end, isInside: true).meaning
                if meaning.contains(.code) { return word.meaning.formUnion(meaning.intersection([.code, .secret])) }
            }
            offset += bytes.scalar(at: offset).width
        }
    }
}
