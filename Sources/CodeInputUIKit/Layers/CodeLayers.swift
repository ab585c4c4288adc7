#if canImport(UIKit)
import CodeInputCore
import CodeInputStyles
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

/// The layers of a field: the background, each cell with its character, the focused box, the caret, and the foreground if the
/// style draws one.
///
/// A layer redraws when its drawing changes, and a drawing is made again when what it depends on changes. The box of the
/// focused cell has a layer in place of the cell's own, which stays as it is: moving the focus redraws nothing.
@MainActor final class CodeLayers {
    /// What the drawings of a field depend on beside the cells, and how it moves.
    struct Scene {
        var style: any CodeCellRenderer
        var bounds: CGRect
        var environment: CodeEnvironment
        var traits: UITraitCollection
        /// Whether anything may move.
        var isMoving: Bool
        /// Whether nothing may travel.
        var isReduced: Bool
        /// Whether the caret may blink.
        var isBlinking: Bool
        /// Whether the characters are a secret.
        var hidesText: Bool

        /// The motion; nil if nothing may move.
        var motion: CodeMotion? { isMoving ? isReduced ? style.motion.reduced : style.motion : nil }

        func frames(of count: Int) -> [CGRect] {
            style.usableCellFrames(count: count, in: bounds, environment: environment)
        }

        func context(of index: Int, among frames: [CGRect]) -> CellContext {
            var context = CellContext(
                frame: frames[index], bounds: bounds, cellFrames: frames, environment: environment)
            context.overhang = style.layout.overhang
            return context
        }
    }

    /// What most backgrounds depend on.
    private struct FieldLook: Equatable {
        var isFocused, isEnabled: Bool
        var status: CodeStatus

        init(_ field: CodeFieldState) {
            (isFocused, isEnabled, status) = (field.isFocused, field.isEnabled, field.status)
        }
    }

    private(set) var frames: [CGRect] = []
    private(set) var cells: [CellLayers] = []
    /// The state of the field, which the view updates in place before the layers.
    var state = CodeFieldState(cells: [])
    /// The width that the field's intrinsic height is for.
    var width = CGFloat.greatestFiniteMagnitude
    /// Removed characters and old looks that animate out.
    var leaving: [LeavingLayer] = []
    /// The cells whose characters came or went since the last update.
    var inserted: Range<Int>?
    var removed: Range<Int>?
    var isVerifying = false
    let caret = CodeLayer()
    // How fast the caret blinks; nil if it does not.
    var blinkPeriod: Double?
    /// The layer of the focused box; none in a field that never had the focus.
    private(set) lazy var focus = makeFocus()
    /// The cell that the focus layer shows.
    private(set) var focused: CodeCell?
    // The cell that the caret is for, if there is room. Its status colors the caret.
    private var caretCell: CodeCell?
    // Has all others, so that one that comes or goes does not lay out the field again.
    private let content = CodeLayer()
    private let background = CodeLayer()
    private var foreground: CodeLayer?
    private(set) var scene: Scene?
    private var look: FieldLook?
    // Those of the style.
    private var overhang: CGFloat = 0
    private var dependencies = (fieldOnCells: true, cellsOnPlace: true)
    private var isClipped = false
    private(set) var isUpdating = false
    /// Whether a layout came while the layers were updated.
    var isOutdated = false

    init() {
        background.name = "background"
        caret.name = "caret"
        caret.isHidden = true
        content.addSublayer(background)
        content.addSublayer(caret)
    }

    func add(to host: CALayer) { host.addSublayer(content) }

    private func makeFocus() -> CodeLayer {
        let layer = CodeLayer()
        layer.name = "focus"
        // Under the cells, so that no halo covers another cell.
        content.insertSublayer(layer, above: background)
        return layer
    }

    /// Makes the next update redraw every cell, as after a change of style.
    func invalidate() { scene = nil }

    /// Shows a scene.
    ///
    /// - Parameters:
    ///   - new: The scene.
    ///   - changed: The cells of the ``state`` that may look different.
    ///   - movement: The animation of the field's own size, which the layers follow.
    func update(to new: Scene, changed: Range<Int>, following movement: @autoclosure () -> CAAnimation?) {
        isUpdating = true
        defer { isUpdating = false }
        if !new.isMoving, scene?.isMoving == true { rest() }
        let isNew =
            scene?.bounds != new.bounds || scene?.environment != new.environment
            || scene?.isReduced != new.isReduced || cells.count != state.cells.count
        scene = new
        let fade = isNew ? nil : fade(from: look?.status)
        forgetLeaving(changed: changed, isEverythingNew: isNew)
        let movement = isNew ? movement() : nil
        if isNew { arrange(new) }
        drawField(new, isNew: isNew, hasNewCells: !changed.isEmpty, following: movement)
        drawCells(
            isNew ? state.cells.indices : changed.clamped(to: cells.indices), new, fade: fade, isNew: isNew,
            following: movement)
        (inserted, removed) = (nil, nil)
        let isMoved = showFocus(new, isNew: isNew, following: movement)
        blinkCaret(every: new.isBlinking ? new.style.caret.blinkPeriod : nil, again: isMoved)
        verify(state.status == .verifying ? new.motion?.verifying : nil)
    }

    private func arrange(_ scene: Scene) {
        while cells.count > state.cells.count { cells.removeLast().remove() }
        cells.reserveCapacity(state.cells.count)
        while cells.count < state.cells.count {
            let cell = CellLayers(cells.count)
            content.insertSublayer(cell.box, below: caret)
            cells.append(cell)
        }
        let layout = scene.style.layout, motion = scene.style.motion
        overhang = layout.overhang
        dependencies = scene.style.dependencies
        let wasClipped = isClipped
        isClipped =
            !scene.isReduced && (motion.insertion.isRoll || motion.removal.isRoll || motion.verifying.isRoll)
        frames = scene.frames(of: cells.count)
        setUp(background)
        if let foreground { setUp(foreground) }
        for cell in cells {
            cell.shown = nil
            if isClipped != wasClipped, cell.character != nil { cell.takeCharacter().remove() }
            setUp(cell.box)
            if let character = cell.character { setUp(character) }
        }
    }

    func setUp(_ layer: CodeLayer) {
        guard let traits = scene?.traits, let scale = scene?.environment.displayScale else { return }
        layer.follow(traits, scale: scale)
    }

    // MARK: - Drawing

    private func drawField(_ scene: Scene, isNew: Bool, hasNewCells: Bool, following movement: CAAnimation?) {
        let newLook = FieldLook(state)
        guard isNew || newLook != look || hasNewCells && dependencies.fieldOnCells else { return }
        look = newLook
        let context = FieldContext(bounds: scene.bounds, cellFrames: frames, environment: scene.environment)
        background.show(
            content(scene.style.backgroundDrawing(of: state, in: context), in: scene.bounds), following: movement)
        let front = scene.style.foregroundDrawing(of: state, in: context)
        if front.isEmpty {
            foreground?.removeFromSuperlayer()
            foreground = nil
        } else {
            let layer = foreground ?? CodeLayer()
            if foreground == nil {
                layer.name = "foreground"
                setUp(layer)
                content.insertSublayer(layer, above: caret)
                foreground = layer
            }
            layer.show(content(front, in: scene.bounds), following: movement)
        }
    }

    private func drawCells(
        _ changed: Range<Int>, _ scene: Scene, fade: CodeMotion.Effect?, isNew: Bool, following movement: CAAnimation?
    ) {
        if !isNew { leave(scene) }
        for index in changed where cells.indices.contains(index) {
            let layers = cells[index], cell = state.cells[index].withoutFocus
            guard cell != layers.shown else { continue }
            let look = look(of: cell, scene)
            let isFading =
                fade != nil
                && !(layers.box.shows(look.box)
                    && (layers.character?.shows(look.character) ?? look.character.drawing.isEmpty))
            if isFading { vanish(index) }
            layers.shown = cell
            // A bitmap with a character is nobody else's.
            layers.box.show(
                look.box, about: frames[index].center, following: movement,
                like: cell.isFilled && look.character.drawing.isEmpty ? [] : [2, 1].compactMap { box(index - $0) })
            show(look.character, of: index, following: movement)
            if let fade, isFading { appear(index, fade) }
            if inserted != nil { come(index, scene) }
        }
    }

    private func box(_ index: Int) -> CodeLayer? { cells.indices.contains(index) ? cells[index].box : nil }

    private func show(_ character: CodeLayer.Content, of index: Int, following movement: CAAnimation?) {
        let layers = cells[index], frame = frames[index]
        guard !character.drawing.isEmpty else {
            if layers.character != nil { layers.takeCharacter().remove() }
            return
        }
        let isNew = layers.character == nil, layer = layers.character ?? layers.makeCharacter(isClipped: isClipped)
        if isNew { setUp(layer) }
        if isClipped { layers.clip(to: frame) }
        layer.show(character, about: frame.center, following: movement)
    }

    /// What a cell looks like: as another one that is known to, or as the style draws it.
    private func look(of cell: CodeCell, _ scene: Scene) -> (box: CodeLayer.Content, character: CodeLayer.Content) {
        let index = cell.index, frame = frames[index]
        if !cell.isFilled {
            for other in [index - 1, index - 2, index + 1] where cells.indices.contains(other) {
                guard cells[other].shown?.with(index) == cell, let way = way(from: other, to: index, scene) else {
                    continue
                }
                return (cells[other].box.content.moved(by: way), content(CodeDrawing(), in: frame))
            }
        }
        let parts = scene.style.drawing(of: cell, in: context(of: index, in: scene)).parts()
        let room = frame.insetBy(dx: -overhang, dy: -overhang)
        return (content(parts.rest, in: room), content(parts.character, in: room))
    }

    /// How far a cell is from another that looks the same but for its character: nil if it may not.
    private func way(from other: Int, to index: Int, _ scene: Scene) -> CGPoint? {
        let from = frames[other], to = frames[index], scale = scene.environment.displayScale
        // A fraction of a pixel changes how edges are rounded.
        func isWhole(_ length: CGFloat) -> Bool { abs(length - (length * scale).rounded() / scale) < 1e-6 }
        let way = CGPoint(x: to.minX - from.minX, y: to.minY - from.minY)
        let isSame = abs(to.width - from.width) < 1e-6 && abs(to.height - from.height) < 1e-6
        return !dependencies.cellsOnPlace && isSame && isWhole(way.x) && isWhole(way.y) ? way : nil
    }

    /// A drawing where it paints, in whole pixels: at most in its room.
    private func content(_ drawing: CodeDrawing, in room: CGRect) -> CodeLayer.Content {
        let painted = drawing.extent.intersection(room)
        guard !painted.isNull, painted.width > 0, painted.height > 0 else {
            return CodeLayer.Content(drawing, at: CGRect(origin: room.center, size: .zero))
        }
        let scale = scene?.environment.displayScale ?? 1
        // The tolerance absorbs rounding errors of the frames.
        func down(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded(.down) / scale }
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
        let left = down(painted.minX), top = down(painted.minY)
        return CodeLayer.Content(
            drawing, at: CGRect(x: left, y: top, width: up(painted.maxX) - left, height: up(painted.maxY) - top))
    }

    /// The frames of the cells in a scene, which need not be the last one that was shown.
    func frames(of count: Int, in scene: Scene) -> [CGRect] {
        let isShown =
            self.scene?.bounds == scene.bounds && self.scene?.environment == scene.environment && frames.count == count
        return isShown ? frames : scene.frames(of: count)
    }

    private func context(of index: Int, in scene: Scene) -> CellContext { scene.context(of: index, among: frames) }

    // MARK: - Focus

    /// Shows the focused box in place of the cell's own, and the caret.
    ///
    /// - Returns: Whether the caret has moved.
    private func showFocus(_ scene: Scene, isNew: Bool, following movement: CAAnimation?) -> Bool {
        let target = state.focusedCell
        let cell = target == target?.withoutFocus ? nil : target
        if cell != focused || isNew {
            let last = focused
            if let last, cells.indices.contains(last.index) { cells[last.index].box.isHidden = false }
            if last != nil || cell != nil { focus.isHidden = cell == nil }
            focused = cell
            if let cell { drawFocus(cell, after: isNew ? nil : last, scene, following: movement) }
        }
        return placeCaret(in: target, scene, isNew: isNew, following: movement)
    }

    private func drawFocus(_ cell: CodeCell, after last: CodeCell?, _ scene: Scene, following movement: CAAnimation?) {
        let index = cell.index, layers = cells[index]
        layers.box.isHidden = true
        setUp(focus)
        if let last, !cell.isFilled, last.with(index) == cell, let way = way(from: last.index, to: index, scene) {
            return focus.show(focus.content.moved(by: way), about: frames[index].center)
        }
        let look = look(of: cell, scene)
        focus.show(look.box, about: frames[index].center, following: movement)
        guard !look.character.drawing.isEmpty || layers.character != nil else { return }
        show(look.character, of: index, following: movement)
        layers.shown = nil
    }

    private func placeCaret(in cell: CodeCell?, _ scene: Scene, isNew: Bool, following movement: CAAnimation?) -> Bool {
        let target = cell.flatMap { $0.isSelected || $0.isFilled ? nil : $0 }, last = isNew ? nil : caretCell
        guard target != last || isNew else { return false }
        caretCell = target
        let before = caret.isHidden ? nil : caret.place
        var content: CodeLayer.Content?
        if let target, before != nil, last?.status == target.status,
            let way = last.flatMap({ way(from: $0.index, to: target.index, scene) })
        {
            content = caret.content.moved(by: way)
        } else if let target, let rect = scene.style.caretFrame(in: context(of: target.index, in: scene)) {
            content = CodeLayer.Content(CodeDrawing(), at: rect)
            caret.cornerRadius = rect.width / 2
            let color = scene.style.caretColor(in: state.status)
            caret.backgroundColor = UIColor(color.resolved(in: scene.environment)).cgColor
        }
        caret.isHidden = content == nil
        guard let content else { return before != nil }
        caret.show(content, following: movement)
        return caret.place != before
    }
}

extension CodeCell {
    /// The cell without the focus, unless it is selected, or shows a verdict.
    fileprivate var withoutFocus: CodeCell {
        guard isFocused, !isSelected, isEnabled, status == .editing else { return self }
        var cell = self
        cell.isFocused = false
        return cell
    }

    /// The cell at another place.
    fileprivate func with(_ index: Int) -> CodeCell {
        var cell = self
        cell.index = index
        return cell
    }
}
#endif
