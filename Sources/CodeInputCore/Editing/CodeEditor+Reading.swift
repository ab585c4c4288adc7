// Reads the text that AutoFill, the keyboard, the pasteboard or the app brings.
extension CodeEditor {
    /// Where a text comes from, and whether it may replace the whole code even if it is shorter than the longest one.
    struct Source {
        var isPasted = false
        var mayBeWhole = false
    }

    /// What a text is to a field: a whole code, characters that fit, or one character, whether it fits or not.
    enum Incoming {
        case blank
        case code(ErasableArray<CodeCharacter>)
        case characters(ErasableArray<CodeCharacter>)
        case key(CodeCharacter)
        case invalid(CodeInvalidInput)
    }

    // Mutating, as what calls it, so that the editor is not copied.
    mutating func read(_ text: TextWalker, room: Int, from source: Source) -> Incoming {
        let (unit, end) = text.unit(at: text.range.lowerBound)
        if end == text.range.upperBound, case .code(let code) = unit { return .key(code) }
        let read = CodeText(text, lengths: lengthRange)
        if read.isBlank { return .blank }
        if end == text.range.upperBound { return .invalid(.notInAlphabet) }
        guard read.hasCodeAndSeparators, !read.isList else { return readBehindLetters(text) ?? readProse(text) }
        if read.count == length || source.mayBeWhole && lengthRange.allowsWholeCode(of: read.count) {
            // "4829 10" is two numbers, and "2026-11-20" is three.
            let isOne = read.hasEvenGroups || read.isSpaced && !source.isPasted
            return isOne ? .code(read.characters) : .invalid(.notInAlphabet)
        }
        if read.count > room, read.count > 1, !lengthRange.contains(read.count) {
            let prose = readProse(text)
            guard case .invalid(.notInAlphabet) = prose else { return prose }
        }
        switch read.count {
        case 1: return .key(read.characters[0])
        case ...room: return .characters(read.characters)
        default: return .invalid(room > 0 || read.count > length ? .tooLong : .full)
        }
    }

    /// Reads digits behind one to four letters and perhaps a dash, as iOS may fill in "ABC-123456"; no "XX-123456".
    private func readBehindLetters(_ text: TextWalker) -> Incoming? {
        let letters = text.bytes.prefix { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
        let isMasked = letters.allSatisfy { $0 | 0x20 == UInt8(ascii: "x") }
        guard alphabet.isNumeric, (1...4).contains(letters.count), !isMasked else { return nil }
        var (start, end) = (letters.endIndex, text.bytes.count)
        if start < end, case (.dash, let end) = text.unit(at: start) { start = end }
        guard start < end, case .code = text.unit(at: start).unit else { return nil }
        let read = CodeText(text.limited(to: start..<end), lengths: lengthRange)
        guard read.hasOnlyCode, lengthRange.allowsWholeCode(of: read.count) else { return nil }
        return .code(read.characters)
    }

    private func readProse(_ text: TextWalker) -> Incoming {
        switch reader.read(text, lengthRange) {
        case .success(let codes): .code(codes)
        case .failure(let reason): .invalid(reason)
        }
    }
}
