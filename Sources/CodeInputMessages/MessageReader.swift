@_exported public import CodeInputCore

extension CodeReader {
    /// Finds the code in a message, by words of some eighty languages, and by what touches each number.
    ///
    /// <doc:HowAMessageIsRead> has the rules. Set it as the `reader` of a field into which users paste whole messages:
    ///
    /// ```swift
    /// var editor = CodeEditor(length: 6)
    /// editor.reader = .messages
    /// editor.insert("Your code for order 20418 is 482910. Sent at 10:45.")
    /// print(editor.code)    // 482910
    /// ```
    public static let messages = messages(domains: [])

    /// Finds the code in a message, and refuses one that is bound to any other domain.
    ///
    /// A last line such as `@example.com #747723` binds the code of a message to a domain. A message that binds its
    /// code to none of the domains is `CodeInvalidInput.otherDomain`. A domain matches its subdomains and its parent
    /// domains, and case does not matter.
    ///
    /// - Parameter domains: The domains of the app; if empty, the codes of every domain are accepted.
    /// - Returns: The reader.
    public static func messages(domains: [String]) -> CodeReader {
        CodeReader { text, lengths in MessageReader.read(text, lengths: lengths, domains: domains) }
    }
}

/// Finds the one code in a message, or says why there is none.
///
/// A message is a list of words, and words with the length of a code, or a few that join to it, are candidates. Signs
/// and words that touch a number may say that it is something else. Each word for a code then votes for the numbers
/// beside it in its sentence, of whatever length. The number with the best reason is the code. If that has another
/// length than a code, the message has no code. Without a vote, a candidate counts if it is the only number, or by its
/// position and shape in a text that names a code.
struct MessageReader: ~Copyable {
    // The reasons to believe in a number, from the weakest.
    enum Reason: Comparable { case none, position, vote, introduction }

    // One or more words that are one number.
    struct Number {
        var span: ClosedRange<Int>
        /// Whether it has the length of a code, and whether it counts only if it is introduced.
        var fits: Bool, isDoubtful: Bool
        var reason = Reason.none
    }

    let walker: TextWalker
    let lengths: ClosedRange<Int>
    let words: [MessageWord]
    let meanings: Meaning
    var numbers: [Number] = []
    /// The words that may each be an item of a list of codes, also where they could be a telephone number.
    private(set) var items: [Number] = []
    private(set) var hasLongerRun = false

    // Keeps the binary small.
    deinit {}

    /// Where the code is in a message, or why there is none; in time linear in the length of the text.
    static func read(
        _ walker: TextWalker, lengths: ClosedRange<Int>, domains: [String]
    ) -> Result<Range<Int>, CodeInvalidInput> {
        if let bound = walker.boundCode(lengths: lengths, domains: domains) { return bound }
        let text = walker.limited(to: 0..<walker.bytes.startOfRetrieverHash(codeLengths: lengths))
        let words = MessageWords(text).words
        let meanings = words.reduce(into: Meaning()) { $0.formUnion($1.meaning) }
        var reader = MessageReader(walker: text, lengths: lengths, words: words, meanings: meanings)
        reader.findNumbers()
        reader.vote()
        return reader.choose()
    }

    // MARK: - Numbers

    private mutating func findNumbers() {
        var end = 0
        var joined: ClosedRange<Int>?
        for index in 1..<words.count - 1 where words[index].isGroup {
            if index >= end {
                let run = run(from: index)
                end = max(run.upperBound, index + 1)
                joined = join(run) ?? joined
            }
            let word = words[index]
            if word.isCode, word.hasDigit, word.count > lengths.upperBound { hasLongerRun = true }
            if let joined, joined.lowerBound == index { add(joined, fits: true) }
            let fits = word.isCode && lengths.contains(word.count)
            if fits || word.hasDigit && word.count > 2 && word.meaning.isEmpty && joined?.contains(index) != true {
                add(index...index, fits: fits)
            }
        }
    }

    /// The words from one on that the same sign links, and that may be one code together.
    private func run(from first: Int) -> ClosedRange<Int> {
        let link = words[first + 1].link
        var last = first
        while words[last + 1].link == link
            || link.joinsGroups && words[last + 1].link.joinsGroups && isSingle(last) && isSingle(last + 1),
            isLinked(last + 1)
        { last += 1 }
        return first...last
    }

    /// Whether a word is a digit alone: those may have several separators, as in "4 8 2 - 9 1 0".
    private func isSingle(_ index: Int) -> Bool { words[index].count == 1 && words[index].hasDigit }

    private func isLinked(_ index: Int) -> Bool {
        let (word, last) = (words[index], words[index - 1])
        switch word.link {
        case .none: return false
        // In "482 910 2: 117 306", the second number begins with its mark.
        case .space, .dash:
            return word.isGroup && !(last.count > word.count && isMark(index) && begins(index + 1, word.link))
        case .spacedDash: return word.hasDigit && word.isCode && last.hasDigit && last.isCode
        case .mark(_, let isSpaced):
            guard word.isCode, last.isCode, word.count == last.count else { return false }
            return word.count == 1 || word.count > 2 && word.isNumber && last.isNumber && !isSpaced
        }
    }

    /// Whether a number of several groups begins with a word: "123 45." has no mark at its end.
    private func begins(_ index: Int, _ link: MessageWord.Link) -> Bool {
        words[index].hasDigit && words[index].count > 1 && words[index + 1].hasDigit && words[index + 1].link == link
    }

    // The words of a run that together have a code's length, if there is only one such choice. Words without a digit
    // may be left out at its ends, as in "USE 4K7 2QX".
    private mutating func join(_ run: ClosedRange<Int>) -> ClosedRange<Int>? {
        // A hostile text must not take long.
        guard (2...65).contains(run.count) else { return nil }
        switch words[run.upperBound].link {
        case .mark: return lengths.contains(total(run)) ? run : nil
        // A dash binds tighter than a space, as it does to a reader.
        case .space where words[run.lowerBound].link == .dash || words[run.upperBound + 1].link == .dash: return nil
        default: break
        }
        if hasEvenGroups(run, atMostApart: 0), total(run) > lengths.upperBound { hasLongerRun = true }
        guard let firstDigit = run.first(where: { words[$0].hasDigit }),
            let lastDigit = run.last(where: { words[$0].hasDigit })
        else {
            let isCode = words[run.upperBound].link == .dash && hasEvenGroups(run, atMostApart: 1)
            return isCode && lengths.contains(total(run)) ? run : nil
        }
        var found: ClosedRange<Int>?
        for first in run.lowerBound...firstDigit {
            for last in lastDigit...run.upperBound where last > first {
                let count = total(first...last)
                guard lengths.contains(count), hasEvenGroups(first...last, atMostApart: 1) else { continue }
                if let found, total(found) == count { return nil }
                found = found ?? first...last
            }
        }
        return found
    }

    func total(_ span: ClosedRange<Int>) -> Int { words[span].reduce(0) { $0 + $1.count } }

    /// Whether words have only code characters and about the same length: groups of two or more, or single characters.
    private func hasEvenGroups(_ span: ClosedRange<Int>, atMostApart difference: Int) -> Bool {
        var (smallest, largest) = (Int.max, 0)
        for word in words[span] {
            guard word.isCode else { return false }
            (smallest, largest) = (min(smallest, word.count), max(largest, word.count))
        }
        return largest - smallest <= difference && (smallest > 1 || largest == 1)
    }

    private mutating func add(_ span: ClosedRange<Int>, fits: Bool) {
        guard !isPartOfOther(span) else { return }
        let introduction = introduction(of: span)
        guard introduction != .numberedItem, !says(.void, around: span), !isForbidden(span) else { return }
        if fits, total(span) > 1, (items.last?.span.upperBound ?? 0) < span.lowerBound {
            items.append(Number(span: span, fits: fits, isDoubtful: false))
        }
        guard !isTelephone(span) else { return }
        let isBelow = isBelowWordForCode(span)
        let reason = introduction == .code || isBelow ? Reason.introduction : .none
        let number = Number(span: span, fits: fits, isDoubtful: isDoubtful(span), reason: reason)
        if !words[span].contains(where: { $0.hasDigit }) {
            guard number.reason == .introduction, words[span.lowerBound].traits.contains(.colon) || isBelow,
                !words[span].contains(where: { $0.traits.contains(.small) })
            else { return }
        }
        numbers.append(number)
    }

    /// Whether letters alone are a line below a word for a code: "Your confirmation code", "RKJYPW".
    private func isBelowWordForCode(_ span: ClosedRange<Int>) -> Bool {
        let index = span.lowerBound - 1
        guard !words[span].contains(where: { $0.hasDigit }), words[span.lowerBound].traits.contains(.line),
            words[span.upperBound + 1].isFirst
        else { return false }
        return words[index].meaning.contains(.code) && !isOtherKind(index)
    }

    /// The word that a number begins with, such as that of the letters in "G-482910".
    func start(of span: ClosedRange<Int>) -> Int {
        let (first, last) = (words[span.lowerBound], words[span.lowerBound - 1])
        let isPrefix = first.link == .dash && last.traits.isDisjoint(with: [.digit, .small, .otherScript])
        return isPrefix && 1...4 ~= last.count ? span.lowerBound - 1 : span.lowerBound
    }

    /// "Do not use 482910", "Do not use the code 482910", "It is not 482910", "482910 is not your code", "482910 nicht
    /// eingeben", but not "482910 is not to be shared".
    private func isForbidden(_ span: ClosedRange<Int>) -> Bool {
        let sentence = words[span.lowerBound].sentence
        func says(_ meaning: Meaning, at index: Int) -> Bool {
            words.indices.contains(index) && words[index].sentence == sentence && words[index].meaning.contains(meaning)
        }
        let (before, next) = (start(of: span) - 1, span.upperBound + 1)
        if says(.code, at: before), words[before + 1].traits.isDisjoint(with: [.colon, .comma]) {
            for index in max(before - 5, 0)..<before where says(.not, at: index) {
                for lead in index - 2...index + 2 where lead < before && says(.lead, at: lead) { return true }
            }
        }
        return says(.not, at: before) || says(.lead, at: before) && says(.not, at: before - 1)
            || says(.verb, at: next) && says(.not, at: next + 1) && !says(.noCode, at: next + 2)
            || says(.not, at: next) && (says(.lead, at: next + 1) || says(.verb, at: next + 1))
    }
}
