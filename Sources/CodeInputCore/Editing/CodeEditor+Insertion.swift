extension CodeEditor {
    /// Inserts text in place of the marked text, or of the selection.
    ///
    /// A single character is inserted if it is in the alphabet. Several characters, from the pasteboard, an input method
    /// or AutoFill, are inserted where they fit, with or without separators. In a longer text, the editor finds the one
    /// code. A text of exactly ``length`` code characters replaces the whole code, so that a one-time code that the system
    /// fills in never mixes with the current code. "" does nothing.
    ///
    /// - Parameter text: The text that was typed or pasted.
    /// - Returns: The result of the edit.
    /// - Complexity: O(*n*) in the length of the text, of which the editor reads 65,536 bytes of UTF-8 at most. A longer
    ///   text is ``CodeInvalidInput/tooLong``.
    @discardableResult
    public mutating func insert(_ text: String) -> CodeEdit {
        guard !text.isEmpty else { return .none }
        return replaceCommitted(composition?.replaced ?? committedSelection, with: text)
    }

    /// Replaces a range of the shown text, as AutoFill and text replacement do.
    ///
    /// - Parameters:
    ///   - range: The cells to replace. Clamped to the shown text.
    ///   - text: The replacement, read like the text of ``insert(_:)``. "" deletes the range.
    /// - Returns: The result of the edit.
    @discardableResult
    public mutating func replace(_ range: Range<Int>, with text: String) -> CodeEdit {
        let committed = committedRange(of: range)
        guard !text.isEmpty || !committed.isEmpty || composition != nil else { return .none }
        return replaceCommitted(committed, with: text)
    }

    /// Sets the code for the app.
    ///
    /// It replaces the whole code, and completes nothing.
    ///
    /// - Parameter code: The new code, read like a paste into an empty field. "" clears. If the text is invalid, the
    ///   field and its marked text stay as they are.
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
    package mutating func setLength(_ lengths: ClosedRange<Int>) -> CodeEdit {
        let ended = endComposition()
        let caret = committedSelection
        length = Self.clamp(lengths.upperBound)
        minimumLength = Self.clamp(lengths.lowerBound)
        guard characters.count > length else { return CodeEdit.none.following(ended) }
        let edit = substitute(length..<characters.count, with: EmptyCollection())
        placeSelection(caret)
        return edit.following(ended).withoutCompletion
    }

    /// Changes the alphabet.
    ///
    /// It drops characters that are not in the new alphabet, and closes the gaps.
    ///
    /// - Parameter newAlphabet: The new alphabet.
    /// - Returns: The result of the edit; never a completion.
    @discardableResult
    package mutating func setAlphabet(_ newAlphabet: CodeAlphabet) -> CodeEdit {
        guard newAlphabet != alphabet else { return .none }
        let ended = endComposition()
        let caret = committedSelection
        alphabet = newAlphabet
        var kept = ErasableArray<CodeCharacter>(capacity: length)
        for old in characters {
            if let code = newAlphabet.code(old.character) { kept.append(code) }
        }
        let edit = substitute(0..<characters.count, with: kept)
        placeSelection(caret)
        return edit.following(ended).withoutCompletion
    }

    private mutating func replaceAll(with code: String) -> CodeEdit {
        let all = 0..<characters.count
        let caret = committedSelection
        let edit = code.isEmpty ? substitute(all, with: EmptyCollection()) : insert(code, replacing: all)
        if !edit.changesCode, edit.invalidInput == nil { placeSelection(caret) }
        return edit.withoutCompletion
    }
}
