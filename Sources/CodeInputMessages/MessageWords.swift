package import CodeInputCore

/// A word of a message, and what is between it and the one before: a run of letters, digits and code characters, or of
/// letters of another script around one meaning.
package struct MessageWord {
    struct Traits: OptionSet {
        let rawValue: UInt16
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
        /// A dot and another sign come before it, which end a sentence or not.
        static let dot = Traits(rawValue: 1024)
    }

    /// The separator between a word and the one before it; none also for more than one sign, or a line break.
    enum Link: Equatable {
        case none
        case space
        case dash
        /// A dash between two spaces, or, until a word follows, behind one.
        case spacedDash
        /// One other sign, perhaps with a space: "10:45", "1, 2".
        case mark(Unicode.Scalar, isSpaced: Bool)

        var joinsGroups: Bool { self == .space || self == .dash || self == .spacedDash }
    }

    var start = 0
    var end = 0
    var link = Link.none
    /// The first and the last sign between the word before and this one, spaces not counted; a space without a sign.
    var firstSign: Unicode.Scalar = " "
    var lastSign: Unicode.Scalar = " "
    /// Whether a space is before the first sign, or after the last.
    var hasSpaceBeforeFirstSign = false
    var hasSpaceAfterLastSign = false
    /// The stars (up to 3) and dots (2) of a masked number before the word, and the stars after the word before it.
    var stars: UInt8 = 0
    var dots: UInt8 = 0
    var starsAtHead: UInt8 = 0
    var traits = Traits()
    var meaning = Meaning()
    package internal(set) var count = 0, sentence = 0
    /// The number of words with a digit before this one.
    var numbers = 0

    package var range: Range<Int> { start..<end }
    package var isInAddress: Bool { traits.contains(.address) }
    package var hasDigit: Bool { traits.contains(.digit) }
    package var isCode: Bool { traits.isDisjoint(with: [.foreign, .otherScript]) }
    /// Whether it says that the text is about a code.
    package var namesCode: Bool { !isInAddress && !meaning.isDisjoint(with: [.code, .hint, .lead, .confirm]) }
    /// Whether it says that a number is no code any longer.
    package var voids: Bool { meaning.contains(.void) }
    var isNumber: Bool { !traits.contains(.letter) }
    /// Whether the word can be a part of a code or of a number.
    var isGroup: Bool { hasDigit || isCode && !traits.contains(.small) }
    /// Whether a line, a sentence or the text begins with the word.
    var isFirst: Bool { !traits.isDisjoint(with: [.stop, .line]) }

    /// The words of a text in order, for the checks of its wording.
    package static func words(in text: String, alphabet: CodeAlphabet) -> [MessageWord] {
        TextWalker.walk(over: text, alphabet: alphabet) { Array(MessageWords($0).words.dropFirst().dropLast()) }
    }
}

/// Splits a message into words, in one pass over its bytes, and looks each of them up.
struct MessageWords: ~Copyable {
    private let walker: TextWalker
    private let lexicon = MessageLexicon.all
    /// The words, between an empty one at the beginning and an empty one at the end.
    private(set) var words: [MessageWord]
    private var word = MessageWord()
    private var signs = 0
    private var isInAddress = false
    private var sentence = 0
    private var numbers = 0
    private var mayHaveNames = false
    // Where the last match in a run of another script ends.
    private var matchEnd = 0

    // Keeps the binary small.
    deinit {}

    init(_ walker: TextWalker) {
        self.walker = walker
        words = [word]
        words.reserveCapacity(walker.range.count / 5)
        (words[0].sentence, words[0].traits) = (-1, .foreign)
        word.traits = .line
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
        (word.start, word.end) = (walker.range.upperBound, walker.range.upperBound)
        (word.sentence, word.numbers) = (sentence + 1, numbers)
        word.traits.formUnion([.line, .foreign])
        words.append(word)
        if mayHaveNames { countNamesAsWords() }
    }

    private mutating func extend(_ range: Range<Int>, _ traits: MessageWord.Traits) {
        if word.count == 0 || word.traits.contains(.otherScript) { begin(at: range.lowerBound) }
        word.traits.formUnion(traits)
        word.count += 1
        word.end = range.upperBound
        if traits.contains(.letter), !word.traits.contains(.small) {
            if walker.bytes.scalar(at: range.lowerBound).scalar.isSmall { word.traits.formUnion(.small) }
        }
    }

    /// Begins a word at a match.
    private mutating func extendOtherScript(_ range: Range<Int>) {
        let isRun = word.count > 0 && word.traits.contains(.otherScript)
        if range.lowerBound >= matchEnd || !isRun {
            var match = lexicon.match(walker.bytes, in: range.lowerBound..<walker.range.upperBound, isInside: isRun)
            let isAfterNumber = !isRun && (word.count > 0 ? word : words[words.count - 1]).hasDigit
            if !isAfterNumber { match.meaning.remove(.unit) }
            if !isRun || !match.meaning.isEmpty {
                begin(at: range.lowerBound, .otherScript)
                word.meaning = match.meaning
                matchEnd = match.meaning.isEmpty ? 0 : match.end
            }
        }
        word.count += 1
        word.end = range.upperBound
    }

    private mutating func separate(_ unit: TextUnit, at offset: Int) {
        endWord()
        signs += 1
        let sign = walker.bytes.scalar(at: offset).scalar
        switch (signs, unit, word.link) {
        case (1, .space, _): word.link = .space
        case (1, .dash, _): word.link = .dash
        case (1, .dot, _) where sign != ".": word.link = .dash
        case (2, .dash, .space): word.link = .spacedDash
        case (3, .space, .spacedDash): break
        case (1, .dot, _), (1, .other, _): word.link = .mark(sign, isSpaced: false)
        case (2, _, .mark(let mark, false)) where sign.isSpace: word.link = .mark(mark, isSpaced: true)
        default: word.link = .none
        }
        if word.lastSign == ".", sign != "." { word.traits.formUnion(.dot) }
        word.hasSpaceAfterLastSign = sign.isSpace
        guard !word.hasSpaceAfterLastSign else {
            isInAddress = false
            return
        }
        if word.firstSign == " " { (word.firstSign, word.hasSpaceBeforeFirstSign) = (sign, signs > 1) }
        word.lastSign = sign
        switch sign {
        case ":", "：", "՝", "=", "៖", "\"", "“", "„", "«", "「", "『": word.traits.formUnion(.colon)
        case ",", ";", "，", "、", "،", "؛", "；": word.traits.formUnion(.comma)
        case "!", "?", "\u{2026}", "。", "！", "？", "।", "۔", "؟", "։", "።", "။": word.traits.formUnion(.stop)
        case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": word.traits.formUnion(.line)
        default: break
        }
        switch sign {
        case "*", "\u{2022}", "\u{25CF}", "\u{2219}", "\u{22C5}", "\u{B7}", "\u{2731}", "\u{D7}", "\u{FF0A}":
            word.stars = min(word.stars + 1, 3)
            if word.starsAtHead + 1 == signs { word.starsAtHead = min(word.starsAtHead + 1, 3) }
        // A sentence may trail off in dots, and "#1234" is a number of its own.
        case ".", "#": word.dots = min(word.dots + 1, 2)
        case "\u{2026}": word.dots = 2
        default: (word.stars, word.dots) = (0, 0)
        }
        switch sign {
        case "/", "@", "_": isInAddress = true
        case "\0"..." ", ":", "(", "[", "]", "<", ">", "\"", ",", ";", "\u{80}"...: isInAddress = false
        default: break
        }
    }

    private mutating func begin(at offset: Int, _ traits: MessageWord.Traits = []) {
        endWord()
        // Whether a dot ends a sentence depends on the next word.
        if word.traits.contains(.dot), !continuesSentence(at: offset) { word.traits.formUnion(.stop) }
        if word.traits.contains(.stop) || word.traits.contains(.line) && !word.traits.contains(.colon) { sentence += 1 }
        if isInAddress { word.traits.formUnion(.address) }
        word.traits.formUnion(traits)
        (word.start, word.sentence, word.numbers) = (offset, sentence, numbers)
        (signs, matchEnd) = (0, 0)
    }

    // "No. 12", "3. Juni" and "e.g. this" are no ends of a sentence.
    private func continuesSentence(at offset: Int) -> Bool {
        let (last, first) = (words[words.count - 1], walker.bytes.scalar(at: offset).scalar)
        if first.kind == .digit { return last.end - last.start < 5 }
        return first.isSmall || last.isNumber && last.hasDigit && last.count < 3
    }

    private mutating func endWord() {
        guard word.count > 0 else { return }
        if !word.traits.contains(.otherScript) {
            if word.hasDigit { numbers += 1 }
            if word.traits.isSuperset(of: [.digit, .letter, .foreign]), word.count > 2 { mayHaveNames = true }
            // "2FA" is a word, too.
            if !word.hasDigit || word.count == 3 && !word.isNumber { lookUp() }
        }
        words.append(word)
        word = MessageWord()
    }

    /// Lets names that begin with a number, such as "23andMe", be the words that they are.
    private mutating func countNamesAsWords() {
        var (count, hasCode) = (0, false)
        for index in 1..<words.count {
            words[index].numbers -= count
            if isName(index, hasCode: hasCode) {
                words[index].traits.remove(.digit)
                count += 1
            }
            if words[index].meaning.contains(.code) { hasCode = true }
        }
    }

    /// Whether a word is one to three digits, letters that are no unit, and perhaps a digit or two: "98point6".
    ///
    /// After a word for a code, as in "code 20save", it is a code and no name, unless another word for a code is soon
    /// after it.
    private func isName(_ index: Int, hasCode: Bool) -> Bool {
        let word = words[index]
        guard word.traits.isSuperset(of: [.digit, .letter, .foreign]), word.count > 2 else { return false }
        func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
        let bytes = walker.bytes[word.start..<word.end]
        let first = bytes.prefix(4).prefix(while: isDigit).count,
            last = bytes.suffix(3).reversed().prefix(while: isDigit).count
        let letters = word.start + first..<word.end - last
        guard 1...3 ~= first, last < 3, !letters.isEmpty, !walker.bytes[letters].contains(where: isDigit) else {
            return false
        }
        if last > 0 ? !word.traits.contains(.small) : word.count - first < 3 { return false }
        if last == 0, lexicon.match(walker.bytes, in: letters).meaning.contains(.unit) { return false }
        let isSaid = hasCode && (word.firstSign == ":" || word.firstSign == "：")
        guard isSaid || !words[index - 1].meaning.isDisjoint(with: [.code, .lead, .verb]) else { return true }
        return words[index + 1..<min(index + 4, words.count)].contains {
            $0.sentence == word.sentence && $0.meaning.contains(.code)
        }
    }

    private mutating func lookUp() {
        let range = word.start..<word.end
        word.meaning = lexicon.match(walker.bytes, in: range).meaning
        if !words[words.count - 1].hasDigit { word.meaning.remove(.unit) }
        if !word.meaning.contains(.code), word.count > 5 {
            word.meaning.formUnion(lexicon.codeInside(walker.bytes, in: range))
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isSpace: Bool { isASCII ? self == " " || self == "\t" : kind == .space }

    fileprivate var isSmall: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
}
