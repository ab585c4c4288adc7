/// What a field shows, as a value: its parts, each with a drawing and a frame.
///
/// An update draws only what has changed, and says what that is. A view keeps one scene and applies its changes; a test
/// needs no view.
package struct CodeScene: ~Copyable {
    /// The pictures of a cell: its box, without the ring of the focus, and over it its character or mask.
    package struct Cell {
        /// What is shown; nil for a new cell.
        fileprivate var shown: CodeCell?
        /// The cell in whose frame this one is drawn, so that equal cells have equal drawings.
        fileprivate var model = 0
        /// Whether the left and the right side touch another cell, for a style to which that matters.
        fileprivate var touches = (left: false, right: false)
        package fileprivate(set) var box = CodePicture(), character = CodePicture()
        /// Whether the last update changed it, and what it showed before; nil for nothing.
        package fileprivate(set) var isChanged = false, last: CodeCell?
        /// Whether the last update changed how the box and the character look.
        package fileprivate(set) var hasNewBox = false, hasNewCharacter = false
        /// A cell whose box looks the same, so that their layers can share it; nil if none is known.
        package fileprivate(set) var equal: Int?
    }

    /// What the drawings are made with: bounds, frames of cells and environment.
    package private(set) var field = FieldContext(bounds: .null, cellFrames: [])
    package private(set) var background = CodePicture(), foreground = CodePicture()
    package private(set) var cells: [Cell] = []
    /// The box of the focused cell, in place of its own.
    package private(set) var ring = CodePicture()
    package var ringIndex: Int? { ringCell?.index }
    /// The caret, which may be a block, or a line under the text; nil for none.
    package private(set) var caret: (frame: CGRect, radius: CGFloat, color: CodeColor.Components)?
    // A tuple: a struct makes the binary larger.
    /// What the last update changed, in the order in which a view shows it: every part, or some, and a range with all
    /// cells that changed.
    package private(set) var changes = noChanges
    private static let noChanges = (
        isAll: false, background: false, foreground: false, ring: false, caret: false, cells: 0..<0
    )

    private let sharesDrawings: Bool
    private var dependencies = CodeDependencies()
    private var overhang: CGFloat = 0
    private var shown = (isFocused: false, isEnabled: false, status: CodeStatus.editing)
    private var ringCell: CodeCell?
    private var caretCell: (index: Int, status: CodeStatus)?

    /// Creates an empty scene, for a view that moves drawings.
    package init() { sharesDrawings = true }

    /// Creates the scene of a state, in which each drawing is where it is shown.
    package init(
        of state: CodeFieldState, in bounds: CGRect, environment: CodeEnvironment, style: some CodeCellRenderer
    ) {
        sharesDrawings = false
        var state = state
        // They may say anything.
        for index in state.cells.indices { state.cells[index].index = index }
        update(to: state, changed: state.cells.indices, in: bounds, environment: environment, style: style)
    }

    /// The drawing of a cell with all that is in it but the caret.
    package func drawing(ofCell index: Int) -> CodeDrawing {
        var drawing = index == ringIndex ? ring.drawing : cells[index].box.drawing
        let character = cells[index].character.drawing
        // The clips and shadows of the box end before the character.
        if !character.calls.isEmpty { drawing.endScope() }
        for call in character.calls { drawing.append(call) }
        return drawing
    }

    /// Updates the scene to a state, of which only a range of cells may have changed.
    ///
    /// `isFullUpdate` draws everything again, as for another style.
    package mutating func update(
        to state: CodeFieldState, changed: Range<Int>, in bounds: CGRect, environment: CodeEnvironment,
        style: some CodeCellRenderer, isFullUpdate: Bool = false, drawsCells: Bool = true
    ) {
        forgetChanges()
        // No layout has frames for more.
        let count = min(state.cells.count, CodeCellLayout.mostCells)
        if isFullUpdate || field.bounds != bounds || field.environment != environment || cells.count != count {
            changes.isAll = true
            dependencies = style.dependencies
            overhang = style.layout.overhang
            field = style.fieldContext(of: count, in: bounds, environment: environment)
            if cells.count != count { cells = Array(repeating: Cell(), count: count) }
            for index in cells.indices {
                cells[index].shown = nil
                cells[index].touches =
                    dependencies.neighbors ? field.cellFrames[index].touches(field.cellFrames) : (false, false)
                cells[index].model = (0..<index).first { isModel($0, of: index) } ?? index
            }
        }
        changes.cells = changes.isAll ? cells.indices : changed.clamped(to: cells.indices)
        updateField(state, hasNewCells: !changed.isEmpty, style)
        guard !changes.cells.isEmpty else { return }
        for index in changes.cells where changes.isAll || state.cells[index] != cells[index].shown {
            update(to: state.cells[index], style, isDrawn: drawsCells)
        }
        let focused = cells.indices.first { state.cells[$0].isFocused }
        updateRing(focused.flatMap { state.cells[$0].hasRing ? state.cells[$0] : nil }, style, isDrawn: drawsCells)
        updateCaret(focused.flatMap { state.cells[$0].isSelected || state.cells[$0].isFilled ? nil : $0 }, state, style)
    }

    /// Forgets what an update changed: what was shown before may be secret.
    package mutating func forgetChanges() {
        for index in changes.cells { (cells[index].isChanged, cells[index].last) = (false, nil) }
        changes = Self.noChanges
    }

    private mutating func updateField(_ state: CodeFieldState, hasNewCells: Bool, _ style: some CodeCellRenderer) {
        let new = (isFocused: state.isFocused, isEnabled: state.isEnabled, status: state.status)
        guard changes.isAll || shown != new || hasNewCells && dependencies.cells else { return }
        shown = new
        let area = field.bounds.insetBy(dx: -overhang, dy: -overhang)
        let back = CodePicture(style.backgroundDrawing(of: state, in: field), in: area, field.environment)
        changes.background = background.show(back) || changes.isAll
        let front = CodePicture(style.foregroundDrawing(of: state, in: field), in: area, field.environment)
        changes.foreground = foreground.show(front) || changes.isAll
    }

    private mutating func update(to cell: CodeCell, _ style: some CodeCellRenderer, isDrawn: Bool) {
        let index = cell.index
        let hasSameBox = cells[index].shown?.hasBox(of: cell, withCharacter: true) == true
        // Of an empty cell, the focus changes the ring only.
        guard !hasSameBox || cell.isFilled else { return cells[index].shown = cell }
        (cells[index].isChanged, cells[index].last) = (true, cells[index].shown)
        (cells[index].hasNewBox, cells[index].equal) = (false, hasSameBox ? nil : equalCell(to: cell))
        if let equal = cells[index].equal {
            var box = cells[equal].box
            box.frame = moved(box.frame, from: equal, to: index)
            cells[index].hasNewBox = cells[index].box.show(box)
        } else if !hasSameBox {
            // As it is under the ring of the focus.
            var covered = cell
            if cell.hasRing { covered.isFocused = false }
            let box = picture(of: covered, style, isDrawn: isDrawn)
            cells[index].equal = (max(index - 2, 0)..<index).first { cells[$0].box.looks(like: box) }
            cells[index].hasNewBox = cells[index].box.show(box)
        }
        if cell.isFilled {
            let character = picture(of: cell, isCharacter: true, style, isDrawn: isDrawn)
            cells[index].hasNewCharacter = cells[index].character.show(character)
        } else {
            cells[index].hasNewCharacter = !cells[index].character.drawing.calls.isEmpty
            if cells[index].hasNewCharacter { cells[index].character = CodePicture() }
        }
        cells[index].shown = cell
    }

    private mutating func updateRing(_ cell: CodeCell?, _ style: some CodeCellRenderer, isDrawn: Bool) {
        guard cell != ringCell || changes.isAll else { return }
        let last = changes.isAll ? nil : ringCell
        (ringCell, changes.ring) = (cell, true)
        guard let cell else { return }
        if let last, cells[last.index].model == cells[cell.index].model,
            last.hasBox(of: cell, withCharacter: dependencies.character)
        {
            ring.frame = moved(ring.frame, from: last.index, to: cell.index)
        } else {
            _ = ring.show(picture(of: cell, style, isDrawn: isDrawn))
        }
    }

    private mutating func updateCaret(_ index: Int?, _ state: CodeFieldState, _ style: some CodeCellRenderer) {
        let last = changes.isAll ? nil : caretCell, cell = index.map { (index: $0, status: state.status) }
        if !changes.isAll, last?.index == index, last?.status == cell?.status { return }
        (caretCell, changes.caret) = (cell, true)
        let frame: CGRect?
        if let index, let last, let caret, cells[last.index].model == cells[index].model {
            frame = moved(caret.frame, from: last.index, to: index)
        } else {
            frame = index.flatMap { style.caretFrame(in: field.context(ofCell: $0, overhang: overhang)) }
        }
        let known = last?.status == state.status ? caret?.color : nil, color = style.caret.color
        caret = frame.map { ($0, min($0.shorterSide, 2) / 2, known ?? caretColor(color, state.status)) }
    }

    @inline(never) private func caretColor(_ color: CodeColor, _ status: CodeStatus) -> CodeColor.Components {
        (status == .editing ? color : .label).resolved(in: field.environment)
    }

    // MARK: - Equal cells

    // Not inlined: it is long, with each of its drawings.
    /// Makes the picture of a cell, drawn in the frame of its model, and moved to its own.
    @inline(never) private func picture(
        of cell: CodeCell, isCharacter: Bool = false, _ style: some CodeCellRenderer, isDrawn: Bool
    ) -> CodePicture {
        let model = cells[cell.index].model, area = field.cellFrames[model].insetBy(dx: -overhang, dy: -overhang)
        var context = field.context(ofCell: model, overhang: overhang)
        if isDrawn, isCharacter {
            style.drawCharacter(of: cell, in: &context)
        } else if isDrawn, cell.isFilled {
            style.draw(cell, in: &context)
        } else if isDrawn {
            // With its placeholder.
            context.drawing = style.drawing(of: cell, in: context)
        }
        var picture = CodePicture(context.drawing, in: area, field.environment)
        picture.frame = moved(picture.frame, from: model, to: cell.index)
        return picture
    }

    /// The index of a cell nearby whose box can be used for a cell; nil if there is none.
    private func equalCell(to cell: CodeCell) -> Int? {
        // Widths of cells may differ by a pixel, in turn.
        (max(cell.index - 2, 0)..<min(cell.index + 3, cells.count)).first { other in
            cells[other].model == cells[cell.index].model
                && cells[other].shown?.hasBox(of: cell, withCharacter: dependencies.character) == true
        }
    }

    /// Moves a rectangle in one cell to the same position in another.
    private func moved(_ rect: CGRect, from other: Int, to index: Int) -> CGRect {
        guard other != index else { return rect }
        let from = field.cellFrames[other].origin, to = field.cellFrames[index].origin
        // The difference first: equal ones give equal places.
        let origin = CGPoint(x: rect.origin.x + (to.x - from.x), y: rect.origin.y + (to.y - from.y))
        return CGRect(origin: origin, size: rect.size)
    }

    /// Whether a cell may be drawn in the frame of another: of the same size, and whole pixels away.
    private func isModel(_ other: Int, of index: Int) -> Bool {
        guard sharesDrawings, !dependencies.position || dependencies.neighbors,
            cells[other].touches == cells[index].touches
        else { return false }
        let from = field.cellFrames[other], to = field.cellFrames[index], scale = field.environment.displayScale
        // A fraction of a pixel changes how edges are rounded.
        func isWhole(_ length: CGFloat) -> Bool { (length - (length * scale).rounded() / scale).magnitude < 1e-6 }
        return from.hasSize(of: to) && isWhole(to.minX - from.minX) && isWhole(to.minY - from.minY)
    }
}

extension CodeCell {
    package var isReadable: Bool { if case .character = content { true } else { false } }

    /// Whether the ring of the focus may be apart from the cell: one that is selected, or shows a verdict, has its own.
    fileprivate var hasRing: Bool { isFocused && !isSelected && isEnabled && status == .editing }

    /// Whether the box of one cell looks as that of the other, apart from position and ring.
    ///
    /// Which readable character each holds counts only with `withCharacter`.
    @inline(never) fileprivate func hasBox(of other: CodeCell, withCharacter: Bool) -> Bool {
        guard (isSelected, isMarked, isEnabled) == (other.isSelected, other.isMarked, other.isEnabled),
            status == other.status, (isFocused && !hasRing) == (other.isFocused && !other.hasRing)
        else { return false }
        return !withCharacter && isReadable && other.isReadable || content == other.content
    }
}
