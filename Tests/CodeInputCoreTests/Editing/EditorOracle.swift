import CodeInputCore

/// A second, simple implementation of the editing rules over a plain array, to compare with the editor.
struct EditorOracle {
    var length = 6
    var digits: [Character] = []
    var selection = 0..<0
    var caret = CodeCaretPolicy.cells
    var overflow = CodeOverflow.refuse
    // The cell or caret where an extended selection began, and the cell that it has reached.
    private var anchor = 0..<0
    private var head = 0

    mutating func type(_ digit: Character) {
        if digits.count - selection.count < length {
            place([digit], over: selection)
        } else if overflow == .replaceLast {
            place([digit], over: length - 1..<length)
        }
    }

    mutating func paste(_ text: [Character]) {
        if text.count == 1 {
            type(text[0])
        } else if text.count == length {
            place(text, over: 0..<digits.count)
        } else if text.count <= length - digits.count + selection.count, !text.isEmpty {
            place(text, over: selection)
        }
    }

    mutating func replace(_ range: Range<Int>, with text: [Character]) {
        let lower = min(max(range.lowerBound, 0), digits.count)
        let range = lower..<max(min(range.upperBound, digits.count), lower)
        if text.count == length, text.count > 1 {
            place(text, over: 0..<digits.count)
        } else if digits.count - range.count + text.count <= length {
            if !text.isEmpty || !range.isEmpty { place(text, over: range) }
        } else if overflow == .replaceLast, text.count == 1 {
            place(text, over: length - 1..<length)
        }
    }

    mutating func deleteBackward() {
        if selection.isEmpty {
            if selection.lowerBound > 0 { place([], over: selection.lowerBound - 1..<selection.lowerBound) }
        } else {
            let removed = selection
            place([], over: removed)
            if removed.count == 1, removed.lowerBound > 0 { select(removed.lowerBound - 1..<removed.lowerBound) }
        }
    }

    mutating func deleteForward() {
        if !selection.isEmpty {
            place([], over: selection)
        } else if selection.lowerBound < digits.count {
            place([], over: selection.lowerBound..<selection.lowerBound + 1)
        }
    }

    mutating func deleteToStart() {
        if selection.upperBound > 0 { place([], over: selection.isEmpty ? 0..<selection.upperBound : selection) }
    }

    mutating func deleteToEnd() {
        guard selection.lowerBound < digits.count else { return }
        place([], over: selection.isEmpty ? selection.lowerBound..<digits.count : selection)
    }

    mutating func setLength(_ newLength: Int) {
        length = min(max(newLength, 1), 64)
        guard digits.count > length else { return }
        let kept = selection
        digits.removeLast(digits.count - length)
        select(kept)
    }

    mutating func select(_ range: Range<Int>) {
        let lower = min(max(range.lowerBound, 0), digits.count)
        selection = lower..<max(min(range.upperBound, digits.count), lower)
        if caret == .endOnly { selection = digits.count..<digits.count }
        if selection.isEmpty, selection.lowerBound < digits.count {
            selection = selection.lowerBound..<selection.lowerBound + 1
        }
        anchor = selection.isEmpty ? selection : selection.lowerBound..<selection.lowerBound + 1
        head = selection.isEmpty ? selection.lowerBound : selection.upperBound - 1
    }

    mutating func move(_ movement: CodeMovement, extending: Bool) {
        guard caret == .cells, !digits.isEmpty else { return }
        let end = digits.count
        guard !extending else {
            let last = anchor.isEmpty ? end : end - 1
            switch movement {
            case .backward: head = max(head - 1, 0)
            case .forward: head = min(head + 1, last)
            case .toStart: head = 0
            case .toEnd: head = last
            }
            selection = min(anchor.lowerBound, head)..<max(anchor.upperBound, min(head + 1, end))
            return
        }
        switch movement {
        case .toStart: select(0..<0)
        case .toEnd: select(end..<end)
        case .backward:
            let cell = selection.count > 1 ? selection.lowerBound : max(selection.lowerBound - 1, 0)
            select(cell..<cell)
        case .forward:
            let isAtFullEnd = selection.upperBound == length && !selection.isEmpty
            select(isAtFullEnd ? length - 1..<length : selection.upperBound..<selection.upperBound)
        }
    }

    private mutating func place(_ new: [Character], over range: Range<Int>) {
        digits.replaceSubrange(range, with: new)
        select(range.lowerBound + new.count..<range.lowerBound + new.count)
    }
}
