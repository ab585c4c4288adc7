import CodeInputCore

// What the words before a number say of it.
extension MessageReader {
    /// What the words before a number introduce: a code or another thing; nil for neither.
    ///
    /// "The code for your order is" introduces a code, and "the code went to the phone:" introduces a telephone.
    func introduction(of span: ClosedRange<Int>) -> Meaning? {
        if continuesList(span.lowerBound) { return .code }
        let first = start(of: span)
        if first > 3, isAtPlace(first) { return .numberedItem }
        var (seen, hasColon, isFar, index) = (Meaning(), false, false, first)
        for _ in 0..<16 {
            let traits = words[index].traits
            if traits.contains(.colon), !seen.contains(.numberedItem) { hasColon = true }
            countReading()
            guard !traits.contains(.comma), words[index].sentence == words[index - 1].sentence else { break }
            index -= 1
            let (word, meaning) = (words[index], words[index].meaning)
            // "2GIS" is a name.
            if word.hasDigit, meaning.isEmpty, word.isNumber || word.count >= lengths.lowerBound { break }
            if meaning.contains(.code) {
                // "We have sent a code to 98765432".
                let wentAway = !hasColon && !seen.contains(.verb) && index + 1 < first && isSent(before: index)
                if wentAway || isOtherKind(index) { return .numberedItem }
                let isOfThing = seen.contains(.numberedItem) && !seen.contains(.verb)
                return isOfThing && !(hasColon && (seen.contains(.purpose) || confirms(index))) ? .numberedItem : .code
            }
            if meaning.contains(.sent), !seen.contains(.verb) { return .numberedItem }
            if seen.contains(.with) {
                if !meaning.isDisjoint(with: [.hint, .lead, .confirm]) { return .code }
            } else if seen.contains(.numberedItem) {
                seen.formUnion(meaning.intersection(.purpose))
                if meaning.contains(.lead), hasColon { return .code }
            } else if meaning.contains(.lead)
                || hasColon && first == span.lowerBound && !meaning.isDisjoint(with: [.hint, .confirm])
            {
                return .code
            } else if meaning.contains(.with) {
                seen.insert(.with)
            } else if !meaning.isDisjoint(with: [.numberedItem, .kind]) {
                if isFar { return nil }
                seen.insert(.numberedItem)
            } else if meaning.contains(.verb) {
                seen.insert(.verb)
            } else if meaning.contains(.label) {
                if seen.isEmpty, !isFar { seen.insert(.label) }
            } else if meaning.isDisjoint(with: [.link, .sent, .noCode]) {
                // "Permit no. 482910" is a thing as well, and "Type on the screen: 482910" a code.
                if seen.contains(.label) { return .numberedItem }
                guard hasColon else { return nil }
                isFar = true
            }
        }
        return seen.isDisjoint(with: [.numberedItem, .label]) ? nil : .numberedItem
    }

    /// "Your codes are 482910 and 739164" introduces both: only a comma or a short word is between.
    private func continuesList(_ index: Int) -> Bool {
        guard let last = numbers.last, last.reason == .introduction, last.span.upperBound < index else { return false }
        let between = last.span.upperBound + 1..<index
        // "Code: 482910 Ref: 117306" introduces the second as another thing.
        let isSame = last.fits && !words[index].traits.contains(.colon)
        guard between.count < 2, words[index].sentence == words[last.span.upperBound].sentence,
            between.isEmpty ? last.fits || words[last.span.upperBound].isNumber : isSame
        else { return false }
        return between.allSatisfy { words[$0].end - words[$0].start < 5 && words[$0].meaning.isSubset(of: .verb) }
    }

    /// "Bring your code to the desk 4829", "Send it to number 4829", "Send your code to 4829", but not "Dile al
    /// repartidor 4829", "Your code for the door 4829", "This is your code to log in on the web 4829", "Your new code
    /// at Acme 4829".
    private func isAtPlace(_ index: Int) -> Bool {
        let meaning = words[index - 1].meaning
        if meaning.contains(.noCode), isSent(before: index - 1, [.sent, .confirm]) { return true }
        var name = index - (words[index - 2].meaning == .link ? 3 : 2)
        let sentence = words[name].sentence
        guard meaning.isSubset(of: .link), words[name].meaning.intersection([.noCode, .purpose]) == .noCode,
            words[index].lastSign == " ", walker.bytes[words[index - 1].start] > UInt8(ascii: "Z")
        else { return false }
        repeat {
            name -= 1
            if words[name].sentence != sentence { return true }
        } while words[name].meaning.isDisjoint(with: [.code, .lead, .hint])
            && words[name].traits.isDisjoint(with: [.colon, .comma]) && name + 16 > index
        return words[name].meaning.isDisjoint(with: [.lead, .hint])
            && (name > 2 && words[name - 2].sentence == sentence
                || !words[name - 1].meaning.isDisjoint(with: [.lead, .sent]))
    }

    private func isSent(before index: Int, _ meaning: Meaning = .sent) -> Bool {
        words[max(index - 4, 0)..<index].contains {
            $0.sentence == words[index].sentence && !$0.meaning.isDisjoint(with: meaning)
        }
    }

    /// "Use this code to verify your account: 482910", not "you will receive a code to verify it".
    private func confirms(_ index: Int) -> Bool {
        let before = words[max(index - 3, 0)..<index], after = words[index + 1...index + 2]
        return before.contains { !$0.meaning.isDisjoint(with: [.lead, .verb]) && $0.sentence == words[index].sentence }
            && after.contains { !$0.meaning.isDisjoint(with: [.hint, .confirm]) }
    }

    /// "Postal code", "code postal", "code of conduct".
    func isOtherKind(_ index: Int) -> Bool {
        let (last, word, next) = (words[index - 1], words[index], words[index + 1])
        let kind = next.meaning.contains(.link) ? words[index + 2] : next
        if word.meaning.contains(.kind) || kind.link == .space && kind.meaning.contains(.kind) { return true }
        let isPart = last.end == word.start && last.traits.contains(.otherScript)
        return (word.link == .space || word.link == .dash || isPart) && last.meaning.contains(.kind)
    }
}
