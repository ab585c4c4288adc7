extension CodeEditor {
    /// Sets the marked text, in place of the earlier marked text or of the selection.
    ///
    /// Marked text may be longer than the field. It is not part of ``code``, and is read like the text of
    /// ``insert(_:isPasted:)`` when it is committed. "" ends the composition and deletes the selection that it replaced. The edit
    /// completes nothing. A text of more than 4,096 bytes of UTF-8 is ``CodeInvalidInput/tooLong``, and the earlier
    /// marked text stays. The selection is in characters of the text, and clamped to it.
    @discardableResult public mutating func setMarkedText(_ text: String, selection: Range<Int>) -> CodeEdit {
        let replaced = composition?.replaced ?? committedSelection
        guard !text.isEmpty else { return replaceCommitted(replaced, with: "").withoutCompletion }
        guard !text.isTooLongToMark else { return .invalid(.tooLong) }
        return compose(Composition(text, selection: selection, replacing: replaced))
    }

    @discardableResult package mutating func selectMarkedText(_ selection: Range<Int>) -> CodeEdit {
        composition?.select(selection)
        return .none
    }

    private mutating func compose(_ new: Composition) -> CodeEdit {
        let isNew = composition == nil
        let before = shownCount
        composition = new
        let changed = new.start..<max(before, shownCount)
        return CodeEdit(changedCells: changed.clamped(to: 0..<length), changesCode: isNew && !new.replaced.isEmpty)
    }

    /// Commits the marked text, read like that of ``insert(_:isPasted:)``; if it is invalid, the code from before returns.
    @discardableResult @inline(never) public mutating func unmarkText() -> CodeEdit {
        guard let composition else { return .none }
        return composition.withText { insert($0) }
    }

    /// Drops the marked text: the cells that it replaced return, and their selection where ``caretPolicy`` allows it.
    mutating func endComposition() -> CodeEdit {
        guard let ending = composition else { return .none }
        let before = shownCount
        composition = nil
        if caretPolicy == .endOnly { placeSelection(committedSelection) }
        let changed = ending.start..<max(before, shownCount)
        return CodeEdit(changedCells: changed.clamped(to: 0..<length), changesCode: !ending.replaced.isEmpty)
    }

    mutating func deleteMarked(_ range: Range<Int>) -> CodeEdit {
        guard let composition, !range.isEmpty else { return .invalid(.nothingToDelete) }
        guard let rest = composition.removing(range) else { return setMarkedText("", selection: 0..<0) }
        return compose(rest)
    }

    /// Deletes a character next to the marked text, and moves the marked text along.
    mutating func deleteCommitted(_ index: Int) -> CodeEdit {
        guard let composition, characters.indices.contains(index) else { return .invalid(.nothingToDelete) }
        let isBefore = index < composition.start
        let cell = isBefore ? index : index - composition.replaced.count + composition.count
        let before = shownCount
        characters.replace(index..<(index + 1), with: repeatElement(.none, count: 0))
        let replaced = composition.replaced.shifted(by: isBefore ? -1 : 0)
        self.composition?.replaced = replaced
        placeSelection(replaced)
        return CodeEdit(changedCells: (cell..<before).clamped(to: 0..<length), changesCode: true)
    }

    func committedRange(of range: Range<Int>) -> Range<Int> {
        let range = range.clamped(to: 0..<shownCount)
        guard let composition, let marked = markedRange else { return range.clamped(to: 0..<characters.count) }
        let lower = range.lowerBound, upper = range.upperBound
        let growth = marked.count - composition.replaced.count
        let from = lower <= marked.lowerBound ? lower : lower < marked.upperBound ? composition.start : lower - growth
        let to =
            upper <= marked.lowerBound
            ? upper : upper <= marked.upperBound ? composition.replaced.upperBound : upper - growth
        return (from..<max(from, to)).clamped(to: 0..<characters.count)
    }

    // MARK: - The shown text

    /// The characters of some cells, with the marked text; clamped to the shown text.
    package func text(in range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<shownCount)
        var text = ""
        // A string that grows leaves its old buffers behind.
        text.reserveCapacity(range.reduce(0) { $0 + character(at: $1).utf8.count })
        for cell in range { text.append(character(at: cell)) }
        return text
    }

    /// Whether the shown text is that of another editor with a text in place of a range, which is clamped.
    package func shows(_ other: CodeEditor, replacing range: Range<Int>, with text: String) -> Bool {
        guard !text.isTooLongToRead else { return false }
        let range = range.clamped(to: 0..<other.shownCount)
        // A longer text is never inserted as it is.
        let inserted = text.prefix(Self.lengths.upperBound + 1)
        guard shownCount == other.shownCount - range.count + inserted.count else { return false }
        let added = range.lowerBound..<(range.lowerBound + inserted.count)
        var rest = inserted.makeIterator()
        for cell in 0..<shownCount {
            let otherCell = cell < added.lowerBound ? cell : cell - added.count + range.count
            let isSame =
                added.contains(cell) ? rest.next() == character(at: cell) : shows(cell, of: other, at: otherCell)
            guard isSame else { return false }
        }
        return true
    }

    private func shows(_ cell: Int, of other: CodeEditor, at otherCell: Int) -> Bool {
        let (own, others) = (source(of: cell), other.source(of: otherCell))
        if !own.isMarked, !others.isMarked { return characters[own.index] == other.characters[others.index] }
        return character(at: cell) == other.character(at: otherCell)
    }

    private func source(of cell: Int) -> (isMarked: Bool, index: Int) {
        guard let composition, cell >= composition.start else { return (false, cell) }
        let index = cell - composition.start
        if index < composition.count { return (true, index) }
        return (false, cell - composition.count + composition.replaced.count)
    }

    @inline(never) func character(at cell: Int) -> Character {
        let source = source(of: cell)
        guard source.isMarked, let composition else { return characters[source.index].character }
        return composition.character(at: source.index)
    }

    /// The number of characters in the shown text, which may exceed the number of cells.
    @inline(never) package var shownCount: Int { count + (composition?.count ?? 0) }
}

/// Marked text, in a buffer that is overwritten: AutoFill can use it for a whole code.
struct Composition: Sendable, Equatable {
    private let utf8: ErasableArray<UInt8>
    // The end of each character.
    private let ends: [Int]
    private(set) var selection: Range<Int>
    /// The committed cells that it replaces.
    var replaced: Range<Int>

    var start: Int { replaced.lowerBound }

    var count: Int { ends.count }

    init(_ text: String, selection: Range<Int>, replacing replaced: Range<Int>) {
        var bytes = ErasableArray<UInt8>(capacity: text.utf8.count)
        bytes.replace(0..<0, with: text.utf8)
        self.init(bytes, ends: Self.ends(of: text), selection: selection, replacing: replaced)
    }

    private init(_ utf8: ErasableArray<UInt8>, ends: [Int], selection: Range<Int>, replacing replaced: Range<Int>) {
        self.utf8 = utf8
        self.ends = ends
        self.selection = selection.clamped(to: 0..<ends.count)
        self.replaced = replaced
    }

    private static func ends(of text: String) -> [Int] {
        var end = 0
        return text.map { character in
            end += character.utf8.count
            return end
        }
    }

    func character(at index: Int) -> Character {
        String(decoding: utf8[bytes(of: index..<index + 1)], as: UTF8.self).first ?? "\u{FFFD}"
    }

    mutating func select(_ range: Range<Int>) { selection = range.clamped(to: 0..<count) }

    /// The composition without a range of characters, with the caret in their place; nil if no character is left.
    func removing(_ range: Range<Int>) -> Composition? {
        guard range.count < count else { return nil }
        var rest = utf8
        rest.replace(bytes(of: range), with: EmptyCollection())
        // Characters that are neighbors now may merge.
        let ends = rest.withErasedText(Self.ends)
        return Composition(rest, ends: ends, selection: range.lowerBound..<range.lowerBound, replacing: replaced)
    }

    /// The text is overwritten afterwards: the closure must not keep it.
    func withText<Result>(_ body: (String) -> Result) -> Result { utf8.withErasedText(body) }

    private func bytes(of range: Range<Int>) -> Range<Int> {
        (range.lowerBound > 0 ? ends[range.lowerBound - 1] : 0)..<ends[range.upperBound - 1]
    }
}
