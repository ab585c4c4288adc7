import CodeInputCore

/// Finds the one code in a message, or says why there is none.
///
/// A message is a list of words, and words with the length of a code, or a few that join to it, are candidates. Signs
/// and words that touch a number may say that it is something else. Each word for a code then votes for the numbers
/// beside it in its sentence, of whatever length. The number with the best reason is the code if it fits; if not,
/// nothing is. Without a vote, a candidate counts if it is the only number, or by its position and shape in a text that
/// names a code.
struct MessageReader: ~Copyable {
    // The reasons to believe in a number, from the weakest.
    private enum Reason: Comparable { case none, position, vote, introduction }

    // One or more words that are one number.
    private struct Number {
        var span: ClosedRange<Int>
        /// Whether it has the length of a code, and whether it counts only if it is introduced.
        var fits: Bool, isDoubtful: Bool
        var reason = Reason.none
    }

    let walker: TextWalker
    private let lengths: ClosedRange<Int>
    let words: [MessageWord]
    private let meanings: Meaning
    private var numbers: [Number] = []
    private var hasLongerRun = false

    /// Where the code is in a message, or why there is none; in time linear in the length of the text.
    static func read(
        _ walker: TextWalker, lengths: ClosedRange<Int>, domains: [String]
    ) -> Result<Range<Int>, CodeInvalidInput> {
        if let bound = DomainBoundCode(lastLineIn: walker) {
            guard !bound.isForeign(to: domains) else { return .failure(.otherDomain) }
            if bound.hasCode(for: domains) { return bound.read(lengths: lengths) }
        }
        let text = walker.visiting(0..<walker.bytes.startOfRetrieverHash(codeLengths: lengths))
        let message = MessageWords(text)
        var reader = MessageReader(
            walker: text, lengths: lengths, words: message.words, meanings: message.meanings)
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
            if fits
                || word.hasDigit && word.count > 2 && word.meaning.isEmpty
                    && joined?.contains(index) != true
            {
                add(index...index, fits: fits)
            }
        }
    }

    /// The words from one on that the same sign links, and that may be one code together.
    private func run(from first: Int) -> ClosedRange<Int> {
        let link = words[first + 1].link
        var last = first
        while words[last + 1].link == link
            || link.joinsGroups && words[last + 1].link.joinsGroups && isSingle(last)
                && isSingle(last + 1),
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
        case .space, .dash: return word.isGroup
        case .spacedDash: return word.hasDigit && word.isCode && last.hasDigit && last.isCode
        case .mark: return word.isCode && word.count == 1 && last.isCode && last.count == 1
        }
    }

    // The words of a run that together have a code's length, if there is only one such choice. Words without a digit
    // may be left out at its ends, as in "USE 4K7 2QX".
    private mutating func join(_ run: ClosedRange<Int>) -> ClosedRange<Int>? {
        // A hostile text must not take long.
        guard (2...65).contains(run.count) else { return nil }
        switch words[run.upperBound].link {
        case .mark: return lengths.contains(run.count) ? run : nil
        // A dash binds tighter than a space, as it does to a reader.
        case .space
        where words[run.lowerBound].link == .dash || words[run.upperBound + 1].link == .dash: return nil
        default: break
        }
        if isEven(run, atMostApart: 0), total(run) > lengths.upperBound { hasLongerRun = true }
        guard let firstDigit = run.first(where: { words[$0].hasDigit }),
            let lastDigit = run.last(where: { words[$0].hasDigit })
        else {
            let isCode = words[run.upperBound].link == .dash && isEven(run, atMostApart: 1)
            return isCode && lengths.contains(total(run)) ? run : nil
        }
        var found: ClosedRange<Int>?
        for first in run.lowerBound...firstDigit {
            for last in lastDigit...run.upperBound where last > first {
                let count = total(first...last)
                guard lengths.contains(count), isEven(first...last, atMostApart: 1) else { continue }
                if let found, total(found) == count { return nil }
                found = found ?? first...last
            }
        }
        return found
    }

    private func total(_ span: ClosedRange<Int>) -> Int { words[span].reduce(0) { $0 + $1.count } }

    /// Whether words have only code characters and about the same length: groups of two or more, or single characters.
    private func isEven(_ span: ClosedRange<Int>, atMostApart difference: Int) -> Bool {
        var (smallest, largest) = (Int.max, 0)
        for word in words[span] {
            guard word.isCode else { return false }
            (smallest, largest) = (min(smallest, word.count), max(largest, word.count))
        }
        return largest - smallest <= difference && (smallest > 1 || largest == 1)
    }

    private mutating func add(_ span: ClosedRange<Int>, fits: Bool) {
        guard !isOtherNumber(span) else { return }
        let introduction = introduction(of: span)
        guard introduction != .thing, !says(.void, around: span), !isForbidden(span) else { return }
        let isIntroduced = introduction == .code || isBelowWordForCode(span)
        let reason = isIntroduced ? Reason.introduction : .none
        let number = Number(span: span, fits: fits, isDoubtful: isDoubtful(span), reason: reason)
        if !words[span].contains(where: { $0.hasDigit }) {
            guard number.reason == .introduction,
                words[span.lowerBound].traits.contains(.colon) || isBelowWordForCode(span),
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

    /// "Do not use 482910", "It is not 482910", "482910 nicht eingeben".
    private func isForbidden(_ span: ClosedRange<Int>) -> Bool {
        let sentence = words[span.lowerBound].sentence
        func says(_ meaning: Meaning, at index: Int) -> Bool {
            words.indices.contains(index) && words[index].sentence == sentence
                && words[index].meaning.contains(meaning)
        }
        let (before, next) = (span.lowerBound - 1, span.upperBound + 1)
        return says(.not, at: before) || says(.lead, at: before) && says(.not, at: before - 1)
            || says(.not, at: next) && says(.lead, at: next + 1)
    }

    // MARK: - Votes

    /// What the words before a number introduce: a code or another thing; nil for neither.
    ///
    /// "The code for your order is" introduces a code, and "the code went to the phone:" introduces a telephone.
    private func introduction(of span: ClosedRange<Int>) -> Meaning? {
        if continuesList(span.lowerBound) { return .code }
        var (seen, hasColon, isFar, index) = (Meaning(), false, false, span.lowerBound)
        for _ in 0..<16 {
            let traits = words[index].traits
            if traits.contains(.colon), !seen.contains(.thing) { hasColon = true }
            countReading()
            guard !traits.contains(.comma), words[index].sentence == words[index - 1].sentence else {
                break
            }
            index -= 1
            let (word, meaning) = (words[index], words[index].meaning)
            if word.hasDigit, meaning.isEmpty { break }
            if meaning.contains(.code) {
                if isOtherKind(index) { return .thing }
                let isOfThing = seen.contains(.thing) && !seen.contains(.verb)
                return isOfThing && !(seen.contains(.purpose) && hasColon) ? .thing : .code
            }
            if meaning.contains(.sent), !seen.contains(.verb) { return .thing }
            if seen.contains(.with) {
                if !meaning.isDisjoint(with: [.hint, .lead, .confirm]) { return .code }
            } else if seen.contains(.thing) {
                seen.formUnion(meaning.intersection(.purpose))
                if meaning.contains(.lead), hasColon { return .code }
            } else if meaning.contains(.lead) || hasColon && !meaning.isDisjoint(with: [.hint, .confirm]) {
                return .code
            } else if meaning.contains(.with) {
                seen.insert(.with)
            } else if !meaning.isDisjoint(with: [.thing, .kind]) {
                if isFar { return nil }
                seen.insert(.thing)
            } else if meaning.contains(.verb) {
                seen.insert(.verb)
            } else if meaning.contains(.label) {
                if seen.isEmpty, !isFar { seen.insert(.label) }
            } else if meaning.isDisjoint(with: [.link, .sent]) {
                // "Permit no. 482910" is a thing as well, and "Type on the screen: 482910" a code.
                if seen.contains(.label) { return .thing }
                guard hasColon else { return nil }
                isFar = true
            }
        }
        return seen.isDisjoint(with: [.thing, .label]) ? nil : .thing
    }

    /// "Your codes are 482910 and 739164" introduces both: only a comma or a short word is between.
    private func continuesList(_ index: Int) -> Bool {
        guard let last = numbers.last, last.reason == .introduction, last.span.upperBound < index else {
            return false
        }
        let between = last.span.upperBound + 1..<index
        // "Code: 482910 Ref: 117306" introduces the second as another thing.
        guard between.count < 2, words[index].sentence == words[last.span.upperBound].sentence,
            between.isEmpty || !words[index].traits.contains(.colon)
        else { return false }
        return between.allSatisfy { words[$0].end - words[$0].start < 5 }
    }

    /// "Postal code", "code postal", "code of conduct".
    private func isOtherKind(_ index: Int) -> Bool {
        let (last, word, next) = (words[index - 1], words[index], words[index + 1])
        let kind = next.meaning.contains(.link) ? words[index + 2] : next
        if word.meaning.contains(.kind) || next.link == .space && kind.meaning.contains(.kind) {
            return true
        }
        let isPart = last.end == word.start && last.traits.contains(.otherScript)
        return (word.link == .space || word.link == .dash || isPart) && last.meaning.contains(.kind)
    }

    private mutating func vote() {
        var next = 0
        var isNamed = !meanings.isDisjoint(with: [.hint, .lead])
        for (index, word) in words.enumerated()
        where word.meaning.contains(.code) && !isOtherKind(index) {
            isNamed = true
            while next < numbers.count, numbers[next].span.upperBound < index { next += 1 }
            let reason = voteForward(next, from: index)
            if next > 0, reason < .introduction {
                voteBackward(next - 1, from: index, hasVoted: reason == .vote)
            }
        }
        for index in numbers.indices where numbers[index].reason == .none {
            numbers[index].reason = ownReason(of: numbers[index].span, isNamed: isNamed)
        }
        numbers = numbers.filter {
            let isMeant = $0.reason > .position || isNamed && isNamedInSentence($0.span)
            guard isMeant || !isInSentence($0.span) else { return false }
            // "ROOM12" is a word in a sentence, and a code in a line of its own.
            return $0.reason == .introduction || !$0.isDoubtful
                || $0.reason != .none && !words[$0.span.lowerBound].isNumber && isAlone($0.span)
        }
    }

    /// The reason to believe in a number without a vote: its line, or a word behind it, as in "482910 eingeben".
    private func ownReason(of span: ClosedRange<Int>, isNamed: Bool) -> Reason {
        let (before, next) = (words[span.lowerBound - 1], words[span.upperBound + 1])
        let follower = words[min(span.upperBound + 2, words.count - 1)]
        let sentence = words[span.upperBound].sentence
        let isAsked = [next, follower].contains {
            $0.sentence == sentence && $0.meaning.contains(.lead)
        }
        if isAsked, next.traits.isDisjoint(with: [.comma, .colon]) { return .vote }
        // "482910. 3 attempts": without a word for a code, a first word must end its sentence or come before a number.
        if span.lowerBound == 1, isNamed || next.hasDigit || next.traits.contains(.stop) {
            return .position
        }
        if span.lowerBound == 2, isItemNumber(1), next.isFirst { return .position }
        let ends = next.isFirst && before.meaning.contains(.verb)
        return isNamed && (ends || isShapedLikeCode(span) || isAlone(span)) ? .position : .none
    }

    /// Lets the word vote for the number after it, or for a later one that a colon or a verb presents: "The code for
    /// order 20418 is 482910".
    private mutating func voteForward(_ next: Int, from index: Int) -> Reason {
        var reason = Reason.none
        for number in numbers.indices.dropFirst(next).prefix(3) {
            let span = numbers[number].span
            let word = words[span.lowerBound]
            guard span.lowerBound > index, word.sentence == words[index].sentence else { break }
            if words[span.lowerBound - 1].meaning.contains(.verb),
                span.count == 1 || !numbers[number].isDoubtful
            {
                numbers[number].reason = .introduction
            } else if words[index..<min(index + 16, span.lowerBound)].contains(where: {
                $0.meaning.contains(.sent)
            }) {
                break
            } else if word.traits.contains(.colon) {
                numbers[number].reason = .introduction
            } else if number == next, word.numbers == words[index].numbers {
                numbers[number].reason = max(numbers[number].reason, .vote)
            }
            reason = max(reason, numbers[number].reason)
            if reason == .introduction { break }
        }
        return reason
    }

    private mutating func voteBackward(_ number: Int, from index: Int, hasVoted: Bool) {
        let span = numbers[number].span
        guard words[span.upperBound].sentence == words[index].sentence else { return }
        let next = words[span.upperBound + 1]
        let first = words[span.lowerBound]
        let opens =
            first.sentence != words[span.lowerBound - 1].sentence
            || !first.traits.isDisjoint(with: [.colon, .comma])
        if opens && !numbers[number].isDoubtful || next.meaning.contains(.verb) {
            numbers[number].reason = max(numbers[number].reason, .introduction)
        } else if !hasVoted, index - span.upperBound <= 3 {
            numbers[number].reason = max(numbers[number].reason, .vote)
        }
    }

    /// "Order 482910 has shipped", "482910 order", "482910 people": a number that belongs to the words around it.
    private func isInSentence(_ span: ClosedRange<Int>) -> Bool {
        let (before, first, next) = (
            words[span.lowerBound - 1], words[span.lowerBound], words[span.upperBound + 1]
        )
        guard span.count == 1 else { return false }
        func hasWords(upTo index: Int) -> Bool {
            words.indices.contains(index) && words[index].sentence == first.sentence
        }
        let continues = first.sentence == next.sentence
        if continues, next.meaning.contains(.thing) { return true }
        guard first.sentence == before.sentence, !first.traits.contains(.colon) else {
            return next.link == .space && !next.hasDigit && hasWords(upTo: span.upperBound + 3)
        }
        return first.tail == " " && !before.meaning.contains(.verb)
            && (continues || hasWords(upTo: span.lowerBound - 3))
    }

    /// Whether the sentence of a number names a code, or says something of the number: "Then 482910 is all you need".
    private func isNamedInSentence(_ span: ClosedRange<Int>) -> Bool {
        words[span.upperBound + 1].meaning.contains(.verb) || says([.code, .hint, .lead], around: span)
    }

    /// Whether a word near a number, in its sentence, has one of several meanings.
    private func says(_ meaning: Meaning, around span: ClosedRange<Int>) -> Bool {
        guard !meanings.isDisjoint(with: meaning) else { return false }
        let sentence = words[span.lowerBound].sentence
        return (max(span.lowerBound - 24, 0)..<min(span.upperBound + 24, words.count)).contains {
            countReading()
            return words[$0].sentence == sentence && !words[$0].meaning.isDisjoint(with: meaning)
        }
    }

    /// Whether a number is alone in its line or its sentence, perhaps behind a sender and a colon.
    private func isAlone(_ span: ClosedRange<Int>) -> Bool {
        let first = words[span.lowerBound]
        return words[span.upperBound + 1].isFirst
            && (first.isFirst || first.traits.contains(.colon) && first.sentence == words[1].sentence)
    }

    /// "123-456", "G-123456".
    private func isShapedLikeCode(_ span: ClosedRange<Int>) -> Bool {
        let (first, last, before) = (
            words[span.lowerBound], words[span.upperBound], words[span.lowerBound - 1]
        )
        if span.count == 2 { return last.link == .dash && first.count == last.count && first.count > 2 }
        return span.count == 1 && first.link == .dash && before.count == 1 && before.link != .dash
            && before.traits.isDisjoint(with: [.digit, .small, .otherScript])
    }

    // MARK: - The choice

    private func choose() -> Result<Range<Int>, CodeInvalidInput> {
        let best = numbers.lazy.map { $0.reason }.max() ?? .none
        let fitting = numbers.filter { $0.fits }
        let reasoned = fitting.filter { $0.reason == best && best > .none }
        if best >= .vote { return one(of: reasoned) }
        let others = words[words.count - 1].numbers - fitting.reduce(0) { $0 + digits(in: $1) }
        if others <= 0, !hasSeveral(fitting) { return one(of: fitting) }
        let all = one(of: fitting)
        if reasoned.isEmpty, case .success = all { return one(of: []) }
        return reasoned.isEmpty ? all : one(of: reasoned)
    }

    private func bytes(of number: Number) -> Range<Int> {
        words[number.span.lowerBound].start..<words[number.span.upperBound].end
    }

    private func hasSeveral(_ numbers: [Number]) -> Bool {
        // The shortest, so that invisible characters between digits are not read again with each number.
        guard let first = numbers.map({ bytes(of: $0) }).min(by: { $0.count < $1.count }) else { return false }
        return numbers.contains { !walker.isSameCode(first, bytes(of: $0)) }
    }

    private func digits(in number: Number) -> Int { words[number.span].count { $0.hasDigit } }

    /// The one number of the highest rank: a whole word, joined words, or letters.
    private func one(of numbers: [Number]) -> Result<Range<Int>, CodeInvalidInput> {
        let digits = numbers.filter { self.digits(in: $0) > 0 }
        for rank in [digits.filter { $0.span.count == 1 }, digits, numbers] {
            guard let first = rank.first else { continue }
            return hasSeveral(rank) || isListed(first) ? .failure(.ambiguous) : .success(bytes(of: first))
        }
        return .failure(hasLongerRun ? .tooLong : .notInAlphabet)
    }

    /// Whether a number stands in a list of numbers: "482910, 117306", or one a line.
    private func isListed(_ number: Number) -> Bool {
        let fitting = numbers.filter { $0.fits }
        guard let index = fitting.firstIndex(where: { $0.span == number.span }) else { return false }
        return [index - 1, index].contains { first in
            guard first >= 0, first + 1 < fitting.count else { return false }
            return hasSeveral([fitting[first], fitting[first + 1]])
                && isList(fitting[first].span, fitting[first + 1].span)
        }
    }
}
