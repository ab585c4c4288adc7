// What an inserted text is to the field.
extension CodeEditor {
    /// The meaning of an inserted text.
    private enum Incoming {
        /// A whole code, which replaces the current one.
        case code(ErasableArray<CodeCharacter>)
        /// Characters that fit.
        case characters(ErasableArray<CodeCharacter>)
        /// One character, whether it fits or not.
        case key(CodeCharacter)
        case invalid(CodeInvalidInput)
    }

    /// Inserts a text that is not empty in place of a range of the code.
    mutating func insert(_ text: String, replacing range: Range<Int>) -> CodeEdit {
        let room = length - characters.count + range.count
        switch meaning(of: text, room: room) {
        case .invalid(let reason):
            return .invalid(reason)
        case .code(let codes):
            return substitute(0..<characters.count, with: codes)
        case .characters(let codes):
            return substitute(range, with: codes)
        case .key(let code) where room > 0:
            return substitute(range, with: CollectionOfOne(code))
        case .key(let code):
            guard overflow == .replaceLast else { return .invalid(.full) }
            return substitute((length - 1)..<length, with: CollectionOfOne(code))
        }
    }

    private func meaning(of text: String, room: Int) -> Incoming {
        // Almost every text is a key of one byte, in which there is no character to search for.
        if text.utf8.count == 1, let byte = text.utf8.first {
            return alphabet.code(ascii: byte).map(Incoming.key) ?? .invalid(.notInAlphabet)
        }
        guard !text.isTooLongToRead else { return .invalid(.tooLong) }
        return TextWalker.walk(over: text, alphabet: alphabet) { meaning(of: $0, room: room) }
    }

    private func meaning(of text: TextWalker, room: Int) -> Incoming {
        var key = text
        let unit = key.next()
        if key.position == key.end {
            guard case .code(let code)? = unit else { return .invalid(.notInAlphabet) }
            return .key(code)
        }
        let read = CodeText(text, keeping: length)

        guard read.isClean else {
            return codeBehindLetters(in: text).map(Incoming.code) ?? meaning(ofMessage: text)
        }
        switch read.count {
        case length:
            // "4829 10" is two numbers, and "2026-11-20" is three.
            return read.isEven ? .code(read.characters) : .invalid(.notInAlphabet)
        case (room + 1)... where read.count > 1:
            let message = meaning(ofMessage: text)
            guard case .invalid(.notInAlphabet) = message else { return message }
            return meaning(ofCodes: read, room: room)
        default:
            return meaning(ofCodes: read, room: room)
        }
    }

    /// The code in a text of digits behind a few letters, as iOS may fill in "ABC-123456".
    private func codeBehindLetters(in text: TextWalker) -> ErasableArray<CodeCharacter>? {
        guard alphabet.isNumeric else { return nil }
        let read = CodeText(behindLettersOf: text, keeping: length)
        return read.flatMap { (minimumLength...length).contains($0.count) ? $0.characters : nil }
    }

    /// The meaning of code characters without anything else between them that matters.
    private func meaning(ofCodes read: CodeText, room: Int) -> Incoming {
        switch read.count {
        case length: .code(read.characters)
        case 1: .key(read.characters[0])
        case ...room: .characters(read.characters)
        // A shorter code that does not fit after the current characters is a whole code.
        case minimumLength..<length: .code(read.characters)
        default: .invalid(room > 0 || read.count > length ? .tooLong : .full)
        }
    }

    /// The one code in a message, of any accepted length.
    private func meaning(ofMessage text: TextWalker) -> Incoming {
        switch MessageReader.read(text, lengths: minimumLength...length, domains: domains) {
        case .success(let codes): .code(codes)
        case .failure(let reason): .invalid(reason)
        }
    }
}
