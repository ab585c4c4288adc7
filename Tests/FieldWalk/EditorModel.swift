import CodeInputCore

/// What edits of digits make of an editor: a second, simple implementation, over an array.
struct EditorModel {
    var lengths: ClosedRange<Int>
    var caret: CodeCaretPolicy
    var overflow: CodeOverflow
    private(set) var code: [Character]
    /// Whether the last edit brought a whole code.
    private(set) var bringsCode = false
    private(set) var selection = 0..<0
    // The cell or caret where an extended selection began, and the cell that it has reached.
    private var anchor = 0..<0
    private var head = 0

    /// Begins with an editor without marked text, whose selection nobody has extended.
    init(_ editor: CodeEditor) {
        (lengths, caret, overflow) = (editor.lengthRange, editor.caretPolicy, editor.overflow)
        code = Array(editor.code)
        select(editor.selection)
    }

    private var length: Int { lengths.upperBound }

    /// Makes an edit.
    ///
    /// - Parameters:
    ///   - input: The edit.
    ///   - alphabet: The alphabet of the editor.
    /// - Returns: Whether the edit was made, or nil if the model does not know.
    mutating func apply(_ input: CodeFieldInput, of alphabet: CodeAlphabet) -> Bool? {
        func digits(_ text: String) -> [Character]? {
            text.allSatisfy { ("0"..."9").contains($0) && alphabet.normalize($0) == $0 } ? Array(text) : nil
        }
        bringsCode = false
        switch input {
        case .edit(.insert(let text)), .edit(.paste(let text)):
            let isWhole = selection.isEmpty || selection.count == code.count
            return digits(text).map { $0.isEmpty || insert($0, over: selection, mayBeWhole: isWhole) }
        case .edit(.replace(let range, let text)):
            let range = clamped(range)
            return digits(text).map { insert($0, over: range, mayBeWhole: range.count == code.count) }
        case .app(.set(let text)): return digits(text).map { set($0) }
        case .edit(.deleteBackward), .edit(.delete(.backward)): return deleteBackward()
        case .edit(.delete(.forward)): return delete(selection)
        case .edit(.delete(.toStart)): return delete(selection.isEmpty ? 0..<selection.upperBound : selection)
        case .edit(.delete(.toEnd)): return delete(selection.isEmpty ? selection.lowerBound..<code.count : selection)
        case .select(.range(let range)): select(range)
        case .select(.move(let movement, let extending)):
            if caret == .cells, !code.isEmpty { if extending { extend(movement) } else { move(movement) } }
        case .app(.length(let newLengths)):
            lengths = newLengths.clamped(to: 1...64)
            if code.count > length {
                code.removeLast(code.count - length)
                select(selection)
            }
        default: return nil
        }
        return true
    }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        let lower = min(max(range.lowerBound, 0), code.count)
        return lower..<max(min(range.upperBound, code.count), lower)
    }

    private mutating func insert(_ text: [Character], over range: Range<Int>, mayBeWhole: Bool) -> Bool {
        let isWhole = text.count == length || mayBeWhole && text.count > 3 && lengths.contains(text.count)
        if text.count > 1, isWhole {
            bringsCode = true
            place(text, over: 0..<code.count)
        } else if code.count - range.count + text.count <= length {
            if !text.isEmpty || !range.isEmpty { place(text, over: range) }
        } else if text.count == 1 {
            guard overflow == .replaceLast else { return false }
            place(text, over: length - 1..<length)
        } else {
            // A shorter code that does not fit after the current characters is a whole code.
            guard lengths.contains(text.count) else { return false }
            place(text, over: 0..<code.count)
        }
        return true
    }

    private mutating func set(_ text: [Character]) -> Bool {
        guard text.count <= length else { return false }
        let kept = selection
        if text == code { select(kept) } else { place(text, over: 0..<code.count) }
        return true
    }

    private mutating func deleteBackward() -> Bool {
        guard !selection.isEmpty else { return delete(selection.lowerBound - 1..<selection.lowerBound) }
        let removed = selection
        place([], over: removed)
        if removed.count == 1, removed.lowerBound > 0 { select(removed.lowerBound - 1..<removed.lowerBound) }
        return true
    }

    private mutating func delete(_ range: Range<Int>) -> Bool {
        guard range.lowerBound >= 0, !range.isEmpty else { return false }
        place([], over: range)
        return true
    }

    private mutating func place(_ new: [Character], over range: Range<Int>) {
        code.replaceSubrange(range, with: new)
        select(range.lowerBound + new.count..<range.lowerBound + new.count)
    }

    // MARK: - Selecting

    mutating func select(_ range: Range<Int>) {
        selection = caret == .endOnly ? code.count..<code.count : clamped(range)
        if selection.isEmpty, selection.lowerBound < code.count {
            selection = selection.lowerBound..<selection.lowerBound + 1
        }
        anchor = selection.isEmpty ? selection : selection.lowerBound..<selection.lowerBound + 1
        head = selection.isEmpty ? selection.lowerBound : selection.upperBound - 1
    }

    private mutating func move(_ movement: CodeMovement) {
        switch movement {
        case .toStart: select(0..<0)
        case .toEnd: select(code.count..<code.count)
        case .backward:
            let cell = selection.count > 1 ? selection.lowerBound : max(selection.lowerBound - 1, 0)
            select(cell..<cell)
        case .forward:
            let isAtFullEnd = selection.upperBound == length && !selection.isEmpty
            select(isAtFullEnd ? length - 1..<length : selection.upperBound..<selection.upperBound)
        }
    }

    private mutating func extend(_ movement: CodeMovement) {
        let last = anchor.isEmpty ? code.count : code.count - 1
        switch movement {
        case .backward: head = max(head - 1, 0)
        case .forward: head = min(head + 1, last)
        case .toStart: head = 0
        case .toEnd: head = last
        }
        selection = min(anchor.lowerBound, head)..<max(anchor.upperBound, min(head + 1, code.count))
    }
}
