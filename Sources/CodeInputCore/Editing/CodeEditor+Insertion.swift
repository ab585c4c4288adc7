extension CodeEditor {
    /// Inserts typed text in place of the marked text, or of the selection.
    ///
    /// A single character is inserted if it is in the alphabet. Several characters, from an input method or AutoFill,
    /// are read like a paste. "" does nothing.
    ///
    /// - Parameter text: The typed text.
    /// - Returns: The result of the edit.
    @discardableResult
    public mutating func insert(_ text: String) -> CodeEdit {
        // A shortcut for the most common edit, a key at the end.
        if composition == nil, committedSelection.lowerBound == characters.count, characters.count < length,
            let key = asciiKey(of: text)
        {
            guard let code = alphabet.code(ascii: key) else { return .invalid(.notInAlphabet) }
            return append(code)
        }
        guard !text.isEmpty else { return .none }
        guard let replaced = composition?.replaced else { return insert(text, replacing: committedSelection) }
        return endingComposition { $0.insert(text, replacing: replaced) }
    }

    /// Inserts pasted text in place of the marked text, or of the selection.
    ///
    /// ``pastePolicy`` says how the text is read.
    ///
    /// - Parameter text: The text of the pasteboard.
    /// - Returns: The result of the edit.
    /// - Complexity: O(*n*) in the length of the text.
    @discardableResult
    public mutating func paste(_ text: String) -> CodeEdit {
        insert(text)
    }

    /// Replaces a range of the shown text, as AutoFill and text replacement do.
    ///
    /// - Parameters:
    ///   - range: The cells to replace. Clamped to the shown text.
    ///   - text: The replacement, read like the text of ``insert(_:)``; "" deletes the range.
    /// - Returns: The result of the edit.
    @discardableResult
    public mutating func replace(_ range: Range<Int>, with text: String) -> CodeEdit {
        let committed = committedRange(of: range)
        guard !text.isEmpty || !committed.isEmpty || composition != nil else { return .none }
        return endingComposition { editor in
            text.isEmpty
                ? editor.substitute(committed, with: EmptyCollection()) : editor.insert(text, replacing: committed)
        }
    }

    /// Sets the code for the app.
    ///
    /// It replaces the whole code, and completes nothing.
    ///
    /// - Parameter code: The new code, read like a paste into an empty field; "" clears. If it is refused, the field
    ///   and its marked text stay as they are.
    /// - Returns: The result of the edit. Setting the same code changes nothing.
    @discardableResult
    public mutating func setCode(_ code: String) -> CodeEdit {
        guard let interrupted = composition else { return replaceAll(with: code) }
        let ended = endComposition()
        let edit = replaceAll(with: code)
        guard edit.invalidInput == nil else {
            composition = interrupted
            return edit
        }
        return edit.following(ended)
    }

    /// Clears every cell.
    ///
    /// - Returns: The result of the edit. Clearing an empty field changes nothing.
    @discardableResult
    public mutating func clear() -> CodeEdit {
        setCode("")
    }

    /// Changes the number of cells.
    ///
    /// It drops characters beyond the new length.
    ///
    /// - Parameter newLength: The number of cells. Clamped to 1...64.
    /// - Returns: The result of the edit; never a completion.
    @discardableResult
    public mutating func setLength(_ newLength: Int) -> CodeEdit { setLength(newLength...newLength) }

    /// Changes the number of cells to the longest length, and lets the user submit shorter codes.
    ///
    /// It drops characters beyond the new length.
    ///
    /// - Parameter lengths: The shortest and the longest code. Clamped to 1...64.
    /// - Returns: The result of the edit; never a completion.
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
    /// It drops characters that are not in the new alphabet, and closes the gaps.
    ///
    /// - Parameter newAlphabet: The new alphabet.
    /// - Returns: The result of the edit; never a completion.
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
        if !edit.changesCode, edit.invalidInput == nil { settle(caret) }
        return edit.withoutCompletion
    }

    private mutating func insert(_ text: String, replacing range: Range<Int>) -> CodeEdit {
        if let key = asciiKey(of: text) {
            guard let code = alphabet.code(ascii: key) else { return .invalid(.notInAlphabet) }
            return type(CollectionOfOne(code), replacing: range)
        }
        if text.index(after: text.startIndex) == text.endIndex {
            guard case .code(let code) = TextUnit(text[...].unicodeScalars, in: alphabet) else {
                return .invalid(.notInAlphabet)
            }
            return type(CollectionOfOne(code), replacing: range)
        }
        return insertSeveral(text, replacing: range)
    }

    private mutating func insertSeveral(_ text: String, replacing range: Range<Int>) -> CodeEdit {
        let room = length - characters.count + range.count
        let read = CodeText(text, alphabet: alphabet, keeping: length, onlyIfClean: pastePolicy == .smart)
        if read.count == length, pastePolicy == .smart ? read.isClean : read.isPure {
            // "4829 10" is two numbers, and "2026-11-20" is three.
            guard read.isEven || pastePolicy != .smart else { return .invalid(.notInAlphabet) }
            return substitute(0..<characters.count, with: read.characters)
        }
        switch pastePolicy {
        case .exact:
            guard read.isPure else { return .invalid(.notInAlphabet) }
        case .filter:
            guard !DomainBoundCode.isForeign(text, to: domains, alphabet: alphabet) else {
                return .invalid(.otherDomain)
            }
            guard read.count > 0 else { return .invalid(.notInAlphabet) }
            guard room > 0 else { return type(read.characters.prefix(1), replacing: range) }
            return substitute(range, with: read.characters.prefix(room))
        case .smart:
            // A run of code characters fits or is too long. There is nothing else to find in it.
            guard !read.isClean || !read.isPure && read.count > room && read.count > 1 else { break }
            switch readMessage(text) {
            case .success(let found): return substitute(0..<characters.count, with: found)
            case .failure(.notInAlphabet) where read.isClean: break
            case .failure(let reason): return .invalid(reason)
            }
        }
        // A shorter code that does not fit after the current characters is a whole code.
        if read.count > room, read.isClean, (minimumLength..<length).contains(read.count), read.count > 1 {
            return substitute(0..<characters.count, with: read.characters)
        }
        guard read.count <= room || read.count == 1 else {
            return .invalid(room > 0 || read.count > length ? .tooLong : .full)
        }
        return type(read.characters, replacing: range)
    }

    /// The one code in a message, of any accepted length.
    private func readMessage(_ text: String) -> Result<ErasableArray<CodeCharacter>, CodeInvalidInput> {
        var found: Result<ErasableArray<CodeCharacter>, CodeInvalidInput>?
        for length in (minimumLength...length).reversed() {
            let read = MessageReader.read(text, alphabet: alphabet, length: length, domains: domains)
            switch (found, read) {
            case (_, .failure(.ambiguous)), (_, .failure(.otherDomain)): return read
            case (.success(let first), .success(let other)) where first != other: return .failure(.ambiguous)
            case (.success, _), (.failure, .failure): break
            case (nil, _), (.failure, .success): found = read
            }
        }
        return found ?? .failure(.notInAlphabet)
    }

    /// Replaces a range with characters.
    ///
    /// In a full field, ``overflow`` may let a single one replace the last.
    private mutating func type(_ codes: some Collection<CodeCharacter>, replacing range: Range<Int>) -> CodeEdit {
        if characters.count - range.count + codes.count <= length { return substitute(range, with: codes) }
        guard overflow == .replaceLast, codes.count == 1 else { return .invalid(.full) }
        return substitute((length - 1)..<length, with: codes)
    }

    /// The byte of a text of one ASCII character; nil for any other text and for a line break.
    private func asciiKey(of text: String) -> UInt8? {
        let bytes = text.utf8
        guard bytes.count == 1 else { return nil }
        let byte = bytes[bytes.startIndex]
        return byte < 0x80 && byte != UInt8(ascii: "\n") && byte != UInt8(ascii: "\r") ? byte : nil
    }
}
