extension CodeEditor {
    /// Inserts text as typing does: in place of the marked text, else of the selection.
    ///
    /// One character is taken when it is of the alphabet. Several, as an input method or AutoFill sends them, are
    /// read as a paste is. "" is no edit.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: What the edit did.
    @discardableResult
    public mutating func insert(_ text: String) -> CodeEdit {
        // A key at the end: the edit that is made all the time, without what only the others need.
        if composition == nil, committedSelection.lowerBound == characters.count, characters.count < length,
            let key = asciiKey(of: text)
        {
            guard let code = alphabet.code(ascii: key) else { return .rejected(.notInAlphabet) }
            return append(code)
        }
        guard !text.isEmpty else { return .none }
        guard composition != nil else { return insert(text, replacing: committedSelection) }
        return endingComposition { $0.insert(text, replacing: $0.committedSelection) }
    }

    /// Inserts pasted text by ``pastePolicy``: in place of the marked text, else of the selection.
    ///
    /// - Parameter text: What is on the pasteboard.
    /// - Returns: What the edit did.
    /// - Complexity: O(*n*) in the length of the text.
    @discardableResult
    public mutating func paste(_ text: String) -> CodeEdit {
        insert(text)
    }

    /// Replaces a range of the shown text, as AutoFill and text replacement do.
    ///
    /// - Parameters:
    ///   - range: The cells to replace. Clamped to the shown text.
    ///   - text: What to put there, by the rules of ``insert(_:)``; "" deletes the range.
    /// - Returns: What the edit did.
    @discardableResult
    public mutating func replace(_ range: Range<Int>, with text: String) -> CodeEdit {
        let committed = committedRange(of: range)
        guard !text.isEmpty || !committed.isEmpty || composition != nil else { return .none }
        return endingComposition { editor in
            text.isEmpty
                ? editor.substitute(committed, with: EmptyCollection()) : editor.insert(text, replacing: committed)
        }
    }

    /// Sets the code from the app: replaces everything, and completes nothing.
    ///
    /// - Parameter code: The new code, read as a paste into an empty field is; "" clears. What can't be read is
    ///   refused, and the field stays as it is, marked text included.
    /// - Returns: What the edit did. The same code again is no change.
    @discardableResult
    public mutating func setCode(_ code: String) -> CodeEdit {
        guard let interrupted = composition else { return replaceAll(with: code) }
        let ended = endComposition()
        let edit = replaceAll(with: code)
        guard edit.rejection == nil else {
            composition = interrupted
            return edit
        }
        return edit.following(ended)
    }

    /// Empties every cell.
    ///
    /// - Returns: What the edit did. Clearing an empty field is no change.
    @discardableResult
    public mutating func clear() -> CodeEdit {
        setCode("")
    }

    /// Changes the number of cells.
    ///
    /// Characters beyond the new length are dropped.
    ///
    /// - Parameter newLength: The number of cells. Clamped to 1...64.
    /// - Returns: What the edit did; never a completion.
    @discardableResult
    public mutating func setLength(_ newLength: Int) -> CodeEdit { setLength(newLength...newLength) }

    /// Changes the number of cells to that of the longest code, and lets shorter ones be submitted.
    ///
    /// Characters beyond the new length are dropped.
    ///
    /// - Parameter lengths: The fewest and the most characters. Clamped to 1...64.
    /// - Returns: What the edit did; never a completion.
    @discardableResult
    public mutating func setLength(_ lengths: ClosedRange<Int>) -> CodeEdit {
        let ended = endComposition()
        let caret = committedSelection
        length = Self.clamp(lengths.upperBound)
        minimumLength = Self.clamp(lengths.lowerBound)
        guard characters.count > length else { return CodeEdit.none.following(ended) }
        let edit = substitute(length..<characters.count, with: EmptyCollection())
        settle(caret)
        return edit.following(ended).withoutCompletion
    }

    /// Changes the alphabet.
    ///
    /// Characters that are not of the new one are dropped, the others close up.
    ///
    /// - Parameter newAlphabet: What a code is made of from now on.
    /// - Returns: What the edit did; never a completion.
    @discardableResult
    public mutating func setAlphabet(_ newAlphabet: CodeAlphabet) -> CodeEdit {
        guard newAlphabet != alphabet else { return .none }
        let ended = endComposition()
        let caret = committedSelection
        alphabet = newAlphabet
        var kept = ErasableArray<CodeCharacter>(capacity: length)
        for old in characters {
            if let code = newAlphabet.code(old.character) { kept.append(code) }
        }
        let edit = substitute(0..<characters.count, with: kept)
        settle(caret)
        return edit.following(ended).withoutCompletion
    }

    private mutating func replaceAll(with code: String) -> CodeEdit {
        let all = 0..<characters.count
        let caret = committedSelection
        let edit = code.isEmpty ? substitute(all, with: EmptyCollection()) : insert(code, replacing: all)
        if !edit.changesCode, edit.rejection == nil { settle(caret) }
        return edit.withoutCompletion
    }

    private mutating func insert(_ text: String, replacing range: Range<Int>) -> CodeEdit {
        if let key = asciiKey(of: text) {
            guard let code = alphabet.code(ascii: key) else { return .rejected(.notInAlphabet) }
            return type(CollectionOfOne(code), replacing: range)
        }
        if text.index(after: text.startIndex) == text.endIndex {
            guard case .code(let code) = TextUnit(text[...].unicodeScalars, in: alphabet) else {
                return .rejected(.notInAlphabet)
            }
            return type(CollectionOfOne(code), replacing: range)
        }
        return insertSeveral(text, replacing: range)
    }

    private mutating func insertSeveral(_ text: String, replacing range: Range<Int>) -> CodeEdit {
        let room = length - characters.count + range.count
        let read = CodeText(text, alphabet: alphabet, keeping: length, onlyIfClean: pastePolicy == .smart)
        if read.count == length, pastePolicy == .smart ? read.isClean : read.isPure {
            // "4829 10" and "2026-11-20" are two numbers and three.
            guard read.isEven || pastePolicy != .smart else { return .rejected(.notInAlphabet) }
            return substitute(0..<characters.count, with: read.characters)
        }
        switch pastePolicy {
        case .exact:
            guard read.isPure else { return .rejected(.notInAlphabet) }
        case .filter:
            guard !DomainBoundCode.isForeign(text, to: domains) else { return .rejected(.otherDomain) }
            guard read.count > 0 else { return .rejected(.notInAlphabet) }
            guard room > 0 else { return type(read.characters.prefix(1), replacing: range) }
            return substitute(range, with: read.characters.prefix(room))
        case .smart:
            // A run of code characters alone is too long or fits: a second look finds no more in it.
            guard !read.isClean || !read.isPure && read.count > room && read.count > 1 else { break }
            switch readProse(text) {
            case .success(let found): return substitute(0..<characters.count, with: found)
            case .failure(.notInAlphabet) where read.isClean: break
            case .failure(let reason): return .rejected(reason)
            }
        }
        // A shorter code that does not fit beside what is there is a code of its own.
        if read.count > room, read.isClean, (minimumLength..<length).contains(read.count), read.count > 1 {
            return substitute(0..<characters.count, with: read.characters)
        }
        guard read.count <= room || read.count == 1 else {
            return .rejected(room > 0 || read.count > length ? .tooLong : .full)
        }
        return type(read.characters, replacing: range)
    }

    /// The one code in a message; of codes of different lengths, the one that is found at any length.
    private func readProse(_ text: String) -> Result<ErasableArray<CodeCharacter>, CodeRejection> {
        var found: Result<ErasableArray<CodeCharacter>, CodeRejection>?
        for length in (minimumLength...length).reversed() {
            let read = ProseReader.read(text, alphabet: alphabet, length: length, domains: domains)
            switch (found, read) {
            case (.success(let first), .success(let other)) where first != other: return .failure(.ambiguous)
            case (.success, _), (.failure, .failure): break
            case (_, .failure(.ambiguous)), (_, .failure(.otherDomain)): return read
            case (nil, _), (.failure, .success): found = read
            }
        }
        return found ?? .failure(.notInAlphabet)
    }

    /// Puts characters in place of a range, or by ``overflow`` a single one in place of the last cell.
    private mutating func type(_ codes: some Collection<CodeCharacter>, replacing range: Range<Int>) -> CodeEdit {
        if characters.count - range.count + codes.count <= length { return substitute(range, with: codes) }
        guard overflow == .replaceLast, codes.count == 1 else { return .rejected(.full) }
        return substitute((length - 1)..<length, with: codes)
    }

    /// The byte of a text that is one ASCII character and no line break.
    private func asciiKey(of text: String) -> UInt8? {
        let bytes = text.utf8
        guard bytes.count == 1 else { return nil }
        let byte = bytes[bytes.startIndex]
        return byte < 0x80 && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r") ? byte : nil
    }
}
