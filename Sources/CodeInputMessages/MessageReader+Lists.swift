import CodeInputCore

// Lists, such as those of backup codes: no number of a list is the one code of a text, however the list is written.
extension MessageReader {
    /// Whether a word is the number of an item: "1.", "2)".
    func isItemNumber(_ index: Int) -> Bool {
        let (word, next) = (words[index], words[index + 1])
        return word.isNumber && word.hasDigit && word.count < 3 && word.isFirst && word.tail != "("
            && (next.head == "." || next.head == ")") && !next.isHeadApart
    }

    /// Whether two numbers, one behind the other, are items of a list.
    func isList(_ first: ClosedRange<Int>, _ last: ClosedRange<Int>) -> Bool {
        guard first.upperBound < last.lowerBound else { return false }
        // "Code: 482910 Box: 117306" is no list, and "1: 482910 2: 117306" is one.
        let isNamed = words[last.lowerBound].traits.contains(.colon) && !words[last.lowerBound - 1].hasDigit
        return !isNamed && begins(first) && isShort(first.upperBound + 1..<last.lowerBound) && ends(last)
    }

    /// Whether an item of a list begins with a number, perhaps behind one of its own.
    private func begins(_ span: ClosedRange<Int>) -> Bool {
        func begins(_ word: MessageWord) -> Bool {
            word.isFirst || !word.traits.isDisjoint(with: [.colon, .comma])
        }
        let index = span.lowerBound
        return begins(words[index]) || index > 1 && isShort(index - 1..<index) && begins(words[index - 1])
    }

    private func ends(_ span: ClosedRange<Int>) -> Bool {
        let next = words[span.upperBound + 1]
        // The end of the text.
        guard next.count > 0 else { return true }
        switch next.link {
        case .space, .dash, .spacedDash:
            return isShort(span.upperBound + 1..<span.upperBound + 2) && words[span.upperBound + 2].hasDigit
        case .none, .mark: return next.isFirst || !next.traits.isDisjoint(with: [.comma, .digit])
        }
    }

    /// Whether there is at most one word, as short as "or" or the number of an item.
    private func isShort(_ range: Range<Int>) -> Bool {
        range.count < 2 && range.allSatisfy { words[$0].end - words[$0].start < 4 }
    }
}
