import CodeInputCore

// The reasons to believe in a number, which words vote for it, and the choice.
extension MessageReader {
    mutating func vote() {
        var next = 0
        var isNamed = !meanings.isDisjoint(with: [.hint, .lead])
        for index in words.indices where words[index].meaning.contains(.code) && !isOtherKind(index) {
            isNamed = true
            while next < numbers.count, numbers[next].span.upperBound < index { next += 1 }
            if next > 0, isPresented(next - 1, as: index, before: next) {
                numbers[next - 1].reason = .introduction
                forget(from: next, behind: index)
                continue
            }
            let reason = voteForward(next, from: index)
            guard next > 0 else { continue }
            if reason < .introduction { voteBackward(next - 1, from: index, hasVoted: reason == .vote) }
            if mayNameEither(next - 1, index) {
                numbers[next - 1].reason = max(numbers[next - 1].reason, numbers[next].reason)
            }
        }
        for index in numbers.indices where numbers[index].reason == .none {
            numbers[index].reason = ownReason(of: numbers[index].span, isNamed: isNamed)
        }
        numbers = numbers.filter {
            let isMeant = $0.reason > .position || isNamed && isNamedInSentence($0.span)
            guard isMeant || !isInSentence($0.span, isNamed: isNamed) else { return false }
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
        func asks(_ word: MessageWord) -> Bool { word.sentence == sentence && word.meaning.contains(.lead) }
        if asks(next) || asks(follower), next.traits.isDisjoint(with: [.comma, .colon]) { return .vote }
        // "482910. 3 attempts": without a word for a code, a first word must end its sentence or come before a number.
        if span.lowerBound == 1, isNamed || next.hasDigit || next.traits.contains(.stop) { return .position }
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
            let start = start(of: span), word = words[start]
            guard span.lowerBound > index, word.sentence == words[index].sentence else { break }
            if words[start - 1].meaning.contains(.verb), span.count == 1 || !numbers[number].isDoubtful {
                numbers[number].reason = .introduction
            } else if words[index..<min(index + 16, span.lowerBound)].contains(where: { $0.meaning.contains(.sent) }) {
                break
            } else if word.traits.contains(.colon) {
                numbers[number].reason = .introduction
            } else if number == next, word.numbers == words[index].numbers {
                numbers[number].reason = max(numbers[number].reason, .vote)
            }
            reason = max(reason, numbers[number].reason)
            if numbers[number].reason == .introduction, numbers[number].fits { break }
        }
        return reason
    }

    /// Whether the word says what the number that begins its clause is: "482910 is your code, amount: 150000".
    private func isPresented(_ number: Int, as index: Int, before follower: Int) -> Bool {
        let span = numbers[number].span, next = span.upperBound + 1
        guard index - next < 16, opens(span), words[index].sentence == words[span.upperBound].sentence else {
            return false
        }
        for word in next...index {
            // The first may stand behind a closing quotation mark.
            let isApart = words[word].traits.contains(.colon) && (word > next || words[word].firstSign == ":")
            if isApart || words[word].traits.contains(.comma) || words[word].meaning.contains(.numberedItem) {
                return false
            }
        }
        if words[next].meaning.contains(.verb) { return true }
        guard follower < numbers.count, numbers[follower].span.lowerBound > index, index - next < 3,
            !numbers[number].isDoubtful
        else { return false }
        let last = min(index + 16, numbers[follower].span.lowerBound)
        return words[index + 1...last].contains { $0.traits.contains(.comma) }
    }

    /// Whether a word right behind a number names that one or the next, if nothing presents the next: "482910 kodu ile
    /// 117306", "482910のコードで117306".
    private func mayNameEither(_ number: Int, _ index: Int) -> Bool {
        guard number + 1 < numbers.count else { return false }
        let (span, next) = (numbers[number].span, numbers[number + 1].span), start = start(of: next)
        let isApart = words[index - 1].start == words[span.upperBound].end && words[index - 1].count < 5
        return span.upperBound == index - (isApart ? 2 : 1) && (isApart || words[index].link == .space)
            && total(span) == total(next)
            && words[start].sentence == words[index].sentence && !words[start].traits.contains(.colon)
            && !words[start - 1].meaning.contains(.verb)
    }

    /// Takes back what a word for a code has introduced behind it.
    private mutating func forget(from next: Int, behind index: Int) {
        var index = index + 1
        for number in numbers.indices.dropFirst(next) {
            let first = numbers[number].span.lowerBound
            guard words[first].sentence == words[index - 1].sentence else { return }
            while index < first {
                if words[index].meaning.contains(.code) { return }
                index += 1
            }
            numbers[number].reason = .none
        }
    }

    private func opens(_ span: ClosedRange<Int>) -> Bool {
        let start = start(of: span)
        return words[start].sentence != words[start - 1].sentence
            || !words[start].traits.isDisjoint(with: [.colon, .comma])
    }

    private mutating func voteBackward(_ number: Int, from index: Int, hasVoted: Bool) {
        let span = numbers[number].span
        guard words[span.upperBound].sentence == words[index].sentence else { return }
        let next = words[span.upperBound + 1]
        if opens(span) && !numbers[number].isDoubtful || next.meaning.contains(.verb) {
            numbers[number].reason = max(numbers[number].reason, .introduction)
        } else if !hasVoted, index - span.upperBound <= 3 {
            numbers[number].reason = max(numbers[number].reason, .vote)
        }
    }

    /// "Order 482910 has shipped", "482910 order", "482910 people", or, beside a sentence that names a code, "Case
    /// 482910": a number that belongs to the words around it.
    private func isInSentence(_ span: ClosedRange<Int>, isNamed: Bool) -> Bool {
        let (before, first, next) = (words[span.lowerBound - 1], words[span.lowerBound], words[span.upperBound + 1])
        guard span.count == 1 else { return false }
        func hasWords(upTo index: Int) -> Bool {
            words.indices.contains(index) && words[index].sentence == first.sentence
        }
        let continues = first.sentence == next.sentence
        if continues, next.meaning.contains(.numberedItem) { return true }
        guard first.sentence == before.sentence, !first.traits.contains(.colon) else {
            return next.link == .space && !next.hasDigit && hasWords(upTo: span.upperBound + 3)
        }
        return first.lastSign == " " && !before.meaning.contains(.verb)
            && (continues || isNamed || hasWords(upTo: span.lowerBound - 3))
    }

    /// Whether the sentence of a number names a code, or says something of the number: "Then 482910 is all you need".
    private func isNamedInSentence(_ span: ClosedRange<Int>) -> Bool {
        words[span.upperBound + 1].meaning.contains(.verb) || says([.code, .hint, .lead], around: span)
    }

    /// Whether a word near a number, in its sentence, has one of several meanings.
    func says(_ meaning: Meaning, around span: ClosedRange<Int>) -> Bool {
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
        let (first, last, before) = (words[span.lowerBound], words[span.upperBound], words[span.lowerBound - 1])
        if span.count == 2 { return last.link == .dash && first.count == last.count && first.count > 2 }
        return span.count == 1 && first.link == .dash && before.count == 1 && before.link != .dash
            && before.traits.isDisjoint(with: [.digit, .small, .otherScript])
    }

    // MARK: - Lists, such as those of backup codes
    // No number of a list is the one code of a text, however the list is written.

    /// Whether a word is the number of an item: "1.", "2)".
    func isItemNumber(_ index: Int) -> Bool {
        let (word, next) = (words[index], words[index + 1])
        return word.isNumber && word.hasDigit && word.count < 3 && word.isFirst && word.lastSign != "("
            && (next.firstSign == "." || next.firstSign == ")") && !next.hasSpaceBeforeFirstSign
    }

    /// Whether two numbers, one behind the other, are items of a list.
    private func isList(_ first: ClosedRange<Int>, _ last: ClosedRange<Int>) -> Bool {
        let mark = last.lowerBound - 1, gap = mark - first.upperBound, next = words[last.upperBound + 1]
        guard gap < 2 || gap == 2 && words[mark - 1].count < 5 else { return false }
        // "Code: 482910 Box: 117306" is no list, and "1: 482910 2: 117306" is one.
        let isNamed = words[last.lowerBound].traits.contains(.colon) && !words[mark].hasDigit
        if first.count == last.count, total(first) == total(last) {
            // No word is between them, and the second belongs to none. Or "a) 482910 and b) 117306", "482910 e 117306".
            let isItem =
                gap == 0
                ? next.link != .space || next.count == 0
                    || next.count == words[last.upperBound].count && next.hasDigit && words[mark + 1].link == .space
                : isMark(mark) && isMark(first.lowerBound - 1)
                    || gap == 1 && isShort(mark) && words[mark].meaning.isSubset(of: .link)
                        && !words[mark].hasDigit && !isNamed
            if isItem { return true }
        }
        return !isNamed && gap < 2 && begins(first) && (gap == 0 || isShort(mark)) && ends(last) && !isTelephone(last)
    }

    /// Whether a word marks an item: "1.", "(2)", "a)", "3:".
    func isMark(_ index: Int) -> Bool {
        let next = words[index + 1]
        guard words[index].count < (words[index].isNumber ? 3 : 2), !next.hasSpaceBeforeFirstSign else { return false }
        switch next.firstSign {
        case ".", ")", ":", "]": return true
        default: return false
        }
    }

    /// Whether an item of a list begins with a number, perhaps behind one of its own.
    private func begins(_ span: ClosedRange<Int>) -> Bool {
        func begins(_ word: MessageWord) -> Bool { word.isFirst || !word.traits.isDisjoint(with: [.colon, .comma]) }
        let index = span.lowerBound
        return begins(words[index]) || index > 1 && isShort(index - 1) && begins(words[index - 1])
    }

    private func ends(_ span: ClosedRange<Int>) -> Bool {
        let next = words[span.upperBound + 1]
        // The end of the text.
        guard next.count > 0 else { return true }
        switch next.link {
        case .space, .dash, .spacedDash:
            return isShort(span.upperBound + 1) && words[span.upperBound + 2].hasDigit
        case .none, .mark: return next.isFirst || !next.traits.isDisjoint(with: [.comma, .digit])
        }
    }

    /// Whether a word is as short as "or" or the number of an item.
    private func isShort(_ index: Int) -> Bool { words[index].end - words[index].start < 4 }

    // MARK: - The choice

    func choose() -> Result<Range<Int>, CodeInvalidInput> {
        let best = numbers.reduce(Reason.none) { max($0, $1.reason) }
        let fitting = numbers.filter { $0.fits }
        let reasoned = fitting.filter { $0.reason == best && best > .none }
        if best >= .vote { return one(of: reasoned) }
        let others = words[words.count - 1].numbers - fitting.reduce(0) { $0 + digits(in: $1) }
        if others <= 0, !hasSeveral(fitting) { return one(of: fitting) }
        guard reasoned.isEmpty else { return one(of: reasoned) }
        let all = one(of: fitting)
        if case .success = all { return one(of: []) }
        return all
    }

    private func bytes(of span: ClosedRange<Int>) -> Range<Int> {
        words[span.lowerBound].start..<words[span.upperBound].end
    }

    private func hasSeveral(_ numbers: [Number]) -> Bool {
        guard var shortest = numbers.first.map({ bytes(of: $0.span) }) else { return false }
        // So that invisible characters between digits are not read again with each number.
        for number in numbers where bytes(of: number.span).count < shortest.count { shortest = bytes(of: number.span) }
        return numbers.contains { !walker.isSameCode(shortest, bytes(of: $0.span)) }
    }

    private func digits(in number: Number) -> Int { words[number.span].count { $0.hasDigit } }

    /// A whole word ranks before joined words, and these before letters.
    private func rank(of number: Number) -> Int { digits(in: number) == 0 ? 0 : number.span.count == 1 ? 2 : 1 }

    /// The one number of the highest rank.
    private func one(of numbers: [Number]) -> Result<Range<Int>, CodeInvalidInput> {
        guard let found = numbers.max(by: { rank(of: $0) < rank(of: $1) }) else {
            return .failure(isListed(nil) ? .ambiguous : hasLongerRun ? .tooLong : .notInAlphabet)
        }
        let highest = rank(of: found)
        let rivals = numbers.filter {
            // Joined words may be one number with those beside them, unless a sentence introduces both.
            rank(of: $0) == highest
                || rank(of: $0) > 0 && $0.reason == .introduction && !$0.span.overlaps(found.span)
                    && words[$0.span.lowerBound].sentence == words[found.span.lowerBound].sentence
        }
        return hasSeveral(rivals) || isListed(found.span) ? .failure(.ambiguous) : .success(bytes(of: found.span))
    }

    /// Whether a number is in a list of several codes, or for nil whether any is: "482910, 117306", or one a line.
    private func isListed(_ span: ClosedRange<Int>?) -> Bool {
        var hasSeveral = false, hasNumber = span == nil
        for index in items.indices.dropFirst() {
            let (first, last) = (items[index - 1].span, items[index].span)
            if !isList(first, last) {
                (hasSeveral, hasNumber) = (false, span == nil)
                continue
            }
            hasSeveral = hasSeveral || !walker.isSameCode(bytes(of: first), bytes(of: last))
            hasNumber = hasNumber || first == span || last == span
            if hasSeveral, hasNumber { return true }
        }
        return false
    }
}
