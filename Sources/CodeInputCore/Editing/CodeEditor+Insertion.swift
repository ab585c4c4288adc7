extension CodeEditor {
    /// Inserts text in place of the marked text, or of the selection.
    ///
    /// A single character is inserted if it is in the alphabet. Several characters are inserted where they fit, with or
    /// without separators. In a longer text, the editor finds the one code. A text of ``length`` code characters, or of
    /// another permitted length of at least four, replaces the whole code, so that a one-time code from the
    /// system never mixes with the current code. If several cells are selected, but not all, a text of fewer than
    /// ``length`` characters replaces only those. If there is marked text, such a text replaces only that, unless it is
    /// pasted. A text of more than 65,536 bytes of UTF-8 is ``CodeInvalidInput/tooLong``. "" does nothing, and white
    /// space only ends a composition.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isPasted: Whether the text was copied somewhere. There, groups of unequal length are several numbers. From a
    ///     keyboard, "4829 10" is a dictated code. Defaults to false.
    /// - Returns: What the edit changed, or why it was refused.
    /// - Complexity: O(*n*) in the length of the text.
    @discardableResult public mutating func insert(_ text: String, isPasted: Bool = false) -> CodeEdit {
        guard !text.isEmpty else { return .none }
        let isWhole = composition == nil ? selection.count < 2 || selection.count == shown.count : isPasted
        // An input method does not dictate.
        let source = Source(isPasted: isPasted || composition != nil, mayBeWhole: isWhole)
        return replace(markedRange ?? selection, with: text, from: source)
    }

    /// Replaces a range of the shown text, clamped, with a text that is read like that of ``insert(_:isPasted:)``; ""
    /// deletes it.
    ///
    /// A text that is shorter than ``length`` replaces the whole code only if the range is the whole shown text.
    @discardableResult
    public mutating func replace(_ range: Range<Int>, with text: String, isPasted: Bool = false) -> CodeEdit {
        let range = range.clamped(to: 0..<shown.count)
        guard !text.isEmpty || !range.isEmpty || composition != nil else { return .none }
        return replace(range, with: text, from: Source(isPasted: isPasted, mayBeWhole: range.count == shown.count))
    }

    /// Sets an earlier code again, for Undo and Redo, which completes it only if every cell is filled.
    @discardableResult mutating func restore(_ code: String, selection: Range<Int>) -> CodeEdit {
        var edit = replace(0..<shown.count, with: code)
        placeSelection(selection)
        (edit.completed, edit.repeatsCode) = (edit.completed && isFull, false)
        return edit
    }

    /// Sets the whole code for the app, which completes nothing.
    ///
    /// The code is read like a paste into an empty field. "" clears, and the same code only drops marked text. If the
    /// text is invalid, the field and its marked text stay as they are.
    @discardableResult public mutating func setCode(_ code: String) -> CodeEdit {
        let interrupted = composition.map { _ in self }, ended = endComposition()
        let selected = (selection, anchor, head)
        let source = Source(isPasted: true, mayBeWhole: true)
        let edit = insert(code, replacing: 0..<shown.count, from: source) ?? .none
        guard edit.invalidInput == nil else {
            self = interrupted ?? self
            return edit
        }
        if !edit.changesCode { (selection, anchor, head) = selected }
        return edit.following(ended)
    }

    /// Clears every cell; clearing an empty field changes nothing.
    @discardableResult public mutating func clear() -> CodeEdit { replace(0..<shown.count, with: "", from: Source()) }

    /// Changes the lengths of a code, clamped to 1...64, and drops characters beyond the longest; completes nothing.
    @discardableResult public mutating func setLength(_ lengths: ClosedRange<Int>) -> CodeEdit {
        let ended = endComposition(), caret = selection
        lengthRange = lengths.clamped(to: CodeReader.lengths)
        guard shown.count > length else { return ended }
        let edit = remove(length..<shown.count)
        placeSelection(caret)
        return edit.following(ended)
    }

    /// Changes the alphabet, and drops characters that are not in it; never a completion.
    @discardableResult package mutating func setAlphabet(_ newAlphabet: CodeAlphabet) -> CodeEdit {
        let ended = endComposition(), caret = selection
        alphabet = newAlphabet
        var kept = ErasableArray<CodeCharacter>(capacity: length)
        for old in shown.characters { if let code = newAlphabet.code(old.character) { kept.append(code) } }
        let edit = fill(0..<shown.count, with: kept)
        placeSelection(caret)
        return edit.following(ended)
    }

    /// Nil for white space.
    private mutating func insert(_ text: String, replacing range: Range<Int>, from source: Source) -> CodeEdit? {
        guard !text.isEmpty else { return remove(range) }
        let room = length - shown.count + range.count
        switch read(text, room: room, from: source) {
        case .blank: return nil
        case .invalid(let reason): return .invalid(reason)
        case .code(let codes):
            var edit = fill(0..<shown.count, with: codes)
            (edit.completed, edit.repeatsCode) = (edit.changesCode, !edit.changesCode)
            return edit
        case .characters(let codes): return fill(range, with: codes)
        case .key(let code) where room > 0: return fill(range, with: repeatElement(code, count: 1))
        case .key(let code):
            guard overflow == .replaceLast else { return .invalid(.full) }
            return fill((length - 1)..<length, with: repeatElement(code, count: 1))
        }
    }

    private mutating func read(_ text: String, room: Int, from source: Source) -> Incoming {
        // Almost every text is a key of one byte, in which there is no character to search for.
        if text.utf8.count == 1 {
            let byte = text.utf8[text.startIndex]
            if let code = alphabet.code(ascii: byte) { return .key(code) }
            if byte > UInt8(ascii: " ") { return .invalid(.notInAlphabet) }
        }
        guard !text.isTooLongToRead else { return .invalid(.tooLong) }
        return TextWalker.walk(over: text, alphabet: alphabet) { read($0, room: room, from: source) }
    }

    /// Ends a composition first, and widens a range that touches the marked text to every cell that it replaced.
    mutating func replace(_ range: Range<Int>, with text: String, from source: Source) -> CodeEdit {
        guard let composition else { return insert(text, replacing: range, from: source) ?? .none }
        let before = shown, marked = composition.range, growth = composition.replaced.count - marked.count
        let ended = endComposition()
        let lower = range.lowerBound, upper = range.upperBound
        let start = lower < marked.upperBound ? min(lower, marked.lowerBound) : lower + growth
        let end = upper > marked.lowerBound ? max(upper, marked.upperBound) + growth : upper
        guard let edit = insert(text, replacing: start..<end, from: source) else { return ended }
        // The code lacked what the marked text replaced, so inserting the same characters again changes it.
        let changesCode = !shown.isEqual(to: before, replacing: marked)
        return CodeEdit(
            changedCells: edit.following(ended).changedCells, changesCode: changesCode,
            completed: changesCode && edit.invalidInput == nil && (isFull || edit.completed || edit.repeatsCode),
            repeatsCode: !changesCode && edit.repeatsCode, invalidInput: edit.invalidInput)
    }

    @inline(__always) mutating func remove(_ range: Range<Int>) -> CodeEdit {
        fill(range, with: repeatElement(CodeCharacter(ascii: 0), count: 0))
    }

    /// Replaces cells, and puts the caret after the new characters.
    mutating func fill(_ range: Range<Int>, with code: some Collection<CodeCharacter>) -> CodeEdit {
        let changed = changedCells(replacing: range, with: code)
        if !changed.isEmpty { shown.characters.replace(range, with: code) }
        let caret = range.lowerBound + code.count
        placeSelection(caret..<caret)
        return CodeEdit(
            changedCells: changed, changesCode: !changed.isEmpty, completed: !changed.isEmpty && shown.count == length)
    }

    // The cells that will change. A copy to compare with afterwards would cost a new buffer with each key.
    private func changedCells(replacing range: Range<Int>, with codes: some Collection<CodeCharacter>) -> Range<Int> {
        let count = shown.count, growth = codes.count - range.count
        var first: Int?
        var end = range.lowerBound, index = range.lowerBound
        for code in codes {
            if index >= count || shown.characters[index] != code {
                first = first ?? index
                end = index + 1
            }
            index += 1
        }
        if growth != 0 {
            // The characters after the range move, and the longer code has more cells.
            let moved = index..<max(index, min(count, count + growth))
            first = first ?? moved.first { shown.characters[$0] != shown.characters[$0 - growth] } ?? moved.upperBound
            end = max(count, count + growth)
        }
        return first.map { $0..<end } ?? 0..<0
    }
}
