#if canImport(UIKit)
import CodeInputCore
import CodeInputStyles
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

/// The layers of a field: the background, each cell with its character, the focused box, the caret, and the foreground.
///
/// Each redraws when its drawing changes. The focused box has a layer of its own: moving the focus redraws nothing.
@MainActor final class CodeLayers {
    // A class: its parts are not copied on the way.
    /// What a pass over the layers needs of the field, made once.
    final class Scene {
        let style: any CodeCellRenderer
        let bounds: CGRect
        let environment: CodeEnvironment
        let traits: UITraitCollection
        /// Nil if nothing may move.
        let motion: CodeMotion?
        /// The motion from state to state; nil for none.
        let transition: CodeMotion.Transition?
        /// Whether nothing may travel.
        let isReduced: Bool
        let drawsCells: Bool
        let isBlinking: Bool
        let hidesText: Bool

        init(
            style: any CodeCellRenderer, bounds: CGRect, environment: CodeEnvironment, traits: UITraitCollection,
            isMoving: Bool, isReduced: Bool, drawsCells: Bool, isBlinking: Bool, hidesText: Bool
        ) {
            (self.style, self.bounds, self.environment, self.traits) = (style, bounds, environment, traits)
            motion = isMoving ? isReduced ? style.motion.reduced : style.motion : nil
            transition = motion.flatMap { $0.state.duration > 0 ? $0.state : nil }
            (self.isReduced, self.drawsCells) = (isReduced, drawsCells)
            (self.isBlinking, self.hidesText) = (isBlinking, hidesText)
        }

        @MainActor func setUp(_ layer: CodeLayer) { layer.follow(traits, scale: environment.displayScale) }

        func frames(of count: Int) -> [CGRect] {
            style.usableCellFrames(count: count, in: bounds, environment: environment)
        }

        func context(of index: Int, among frames: [CGRect]) -> CellContext {
            CellContext(
                frame: frames[index], bounds: bounds, cellFrames: frames, environment: environment,
                overhang: style.layout.overhang)
        }
    }

    private(set) var frames: [CGRect] = []
    private(set) var cells: [CellLayers] = []
    /// The state of the field, which the view updates in place before the layers.
    var state = CodeFieldState(cells: [])
    /// The width that the field's intrinsic height is for.
    var width = CGFloat.greatestFiniteMagnitude
    var leaving: [LeavingLayer] = []
    /// The cells whose characters came or went since the last update.
    var inserted: Range<Int>?
    var removed: Range<Int>?
    var isVerifying = false
    let caret = CodeLayer()
    var tracks: TransitionTracks?
    // Nil if it does not blink.
    var blinkPeriod: Double?
    /// The focused box, under the cells, so that its halo covers none of them.
    private(set) lazy var focus = makeLayer("focus", above: background)
    private(set) var focused: CodeCell?
    // The cell that the caret is for, if it fits, and the status that colors it.
    private var caretCell: CodeCell?
    private var caretStatus: CodeStatus?
    // Has all others, so that one that comes or goes does not lay out the field again.
    private let content = CodeLayer()
    private(set) var background = CodeLayer()
    private var foreground: CodeLayer?
    private(set) var scene: Scene?
    private var shown: (isFocused: Bool, isEnabled: Bool, status: CodeStatus)?
    // The animation of the field's own size during an update, which the layers follow.
    private var movement: CAAnimation?
    private var overhang: CGFloat = 0
    private var dependencies = CodeDependencies()
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

    /// Shows the caret, and the foreground, over views in the host.
    func raiseCaret(in host: CALayer) {
        guard caret.superlayer === content else { return }
        let front = CALayer()
        front.zPosition = 1
        host.addSublayer(front)
        for layer in [caret] + (foreground.map { [$0] } ?? []) { front.addSublayer(layer) }
    }

    private func makeLayer(_ name: String, above other: CALayer) -> CodeLayer {
        let layer = CodeLayer()
        layer.name = name
        other.superlayer?.insertSublayer(layer, above: other)
        return layer
    }

    func invalidate() { scene = nil }

    func update(to new: Scene, changed: Range<Int>, following movement: @autoclosure () -> CAAnimation?) {
        isUpdating = true
        defer { isUpdating = false }
        if new.motion == nil, scene?.motion != nil { settle() }
        if scene == nil { dependencies = new.style.dependencies }
        let isNew =
            scene?.bounds != new.bounds || scene?.environment != new.environment
            || scene?.isReduced != new.isReduced || cells.count != state.cells.count
        scene = new
        let change = isNew ? nil : change(from: shown?.status)
        if isNew { forgetLeaving { _ in true } }
        self.movement = isNew ? movement() : nil
        if isNew { arrange(new) }
        drawField(new, isNew: isNew, hasNewCells: !changed.isEmpty, isFading: change != nil)
        drawCells(isNew ? state.cells.indices : changed.clamped(to: cells.indices), new, change, isNew: isNew)
        if change != nil { rejectCells(new) }
        let isMoved = showFocus(new, isNew: isNew)
        forgetHidden()
        (inserted, removed, self.movement) = (nil, nil, nil)
        blinkCaret(every: new.isBlinking ? new.style.caret.blinkPeriod : nil, again: isMoved)
        playVerification(state.status == .verifying ? new.motion?.verifying : nil)
    }

    private func arrange(_ scene: Scene) {
        while cells.count > state.cells.count { cells.removeLast().remove() }
        cells.reserveCapacity(state.cells.count)
        while cells.count < state.cells.count {
            let cell = CellLayers(cells.count)
            if caret.superlayer === content {
                content.insertSublayer(cell.box, below: caret)
            } else {
                content.addSublayer(cell.box)
            }
            cells.append(cell)
        }
        let motion = scene.style.motion
        overhang = scene.style.layout.overhang
        let wasClipped = isClipped
        isClipped = !scene.isReduced && (motion.insertion.isRoll || motion.removal.isRoll || motion.verifying.isRoll)
        frames = scene.frames(of: cells.count)
        scene.setUp(background)
        if let foreground { scene.setUp(foreground) }
        for cell in cells {
            cell.shown = nil
            if isClipped != wasClipped, cell.character != nil { cell.takeCharacter().remove() }
            scene.setUp(cell.box)
            if let character = cell.character { scene.setUp(character) }
        }
    }

    // MARK: - Drawing

    private func drawField(_ scene: Scene, isNew: Bool, hasNewCells: Bool, isFading: Bool) {
        let newShown = (state.isFocused, state.isEnabled, state.status)
        if !isNew, let shown, shown == newShown, !hasNewCells || !dependencies.cells { return }
        shown = newShown
        let context = FieldContext(bounds: scene.bounds, cellFrames: frames, environment: scene.environment)
        let back = scene.style.backgroundDrawing(of: state, in: context)
        let content = content(back, in: scene.bounds, scene)
        if isFading, !background.shows(content) { background = fade(background, scene) }
        background.show(content, following: movement)
        let front = scene.style.foregroundDrawing(of: state, in: context)
        guard !front.isEmpty else {
            foreground?.removeFromSuperlayer()
            return foreground = nil
        }
        let layer = foreground ?? makeLayer("foreground", above: caret)
        foreground = layer
        scene.setUp(layer)
        layer.show(self.content(front, in: scene.bounds, scene), following: movement)
    }

    private func drawCells(_ changed: Range<Int>, _ scene: Scene, _ change: StatusChange?, isNew: Bool) {
        if !isNew { animateRemovals(scene) }
        for index in changed where cells.indices.contains(index) {
            let layers = cells[index], cell = state.cells[index].withoutFocus
            guard cell != layers.shown else { continue }
            // The focus draws the character too.
            if cell.isFilled, state.cells[index].hasRing {
                layers.shown = nil
                continue
            }
            let contents = contents(of: cell, scene)
            let fade = isNew ? nil : fade(of: index, to: cell, contents, change)
            if let fade { fadeOut(fade) }
            layers.shown = cell
            // A bitmap with a character is nobody else's.
            let hasCharacter = cell.isFilled && contents.character.drawing.isEmpty
            layers.box.show(
                contents.box, about: frames[index].center, following: movement,
                like: hasCharacter ? (nil, nil) : (box(index - 1), box(index - 2)))
            show(contents.character, of: index, scene)
            if let fade { fadeIn(fade) }
            animateInsertion(of: index, scene)
        }
    }

    private func box(_ index: Int) -> CodeLayer? { cells.indices.contains(index) ? cells[index].box : nil }

    private func show(_ character: CodeLayer.Content, of index: Int, _ scene: Scene) {
        let layers = cells[index], frame = frames[index]
        guard !character.drawing.isEmpty else {
            if layers.character != nil { layers.takeCharacter().remove() }
            return
        }
        let isNew = layers.character == nil, layer = layers.character ?? layers.makeCharacter(isClipped: isClipped)
        if isNew { scene.setUp(layer) }
        if isClipped { layers.clip(to: frame) }
        layer.show(character, about: frame.center, following: movement)
    }

    /// What a cell shows: the drawing of an equal neighbor, or else the style draws it.
    private func contents(of cell: CodeCell, _ scene: Scene) -> (box: CodeLayer.Content, character: CodeLayer.Content) {
        let index = cell.index, frame = frames[index], area = frame.insetBy(dx: -overhang, dy: -overhang)
        let context = scene.context(of: index, among: frames)
        // Widths of cells may differ by a pixel, in turn.
        for other in index - 2...index + 2 where cells.indices.contains(other) {
            guard var shown = cells[other].shown else { continue }
            shown.index = index
            if !dependencies.character, shown.isReadable, cell.isReadable { shown.content = cell.content }
            guard shown == cell, let offset = offset(from: other, to: index, scene) else { continue }
            let character =
                cell.isFilled && scene.drawsCells
                ? scene.style.characterDrawing(of: cell, in: context) : CodeDrawing()
            return (cells[other].box.content.moved(by: offset), content(character, in: area, scene))
        }
        let drawings = scene.drawsCells ? scene.style.drawings(of: cell, in: context) : (CodeDrawing(), CodeDrawing())
        return (content(drawings.0, in: area, scene), content(drawings.1, in: area, scene))
    }

    /// How far a cell is from another whose drawing it may use but for the character; nil if that can't be moved.
    private func offset(from other: Int, to index: Int, _ scene: Scene) -> CGPoint? {
        let from = frames[other], to = frames[index], scale = scene.environment.displayScale
        // A fraction of a pixel changes how edges are rounded.
        func isWhole(_ length: CGFloat) -> Bool { abs(length - (length * scale).rounded() / scale) < 1e-6 }
        let offset = CGPoint(x: to.minX - from.minX, y: to.minY - from.minY)
        let isSame = abs(to.width - from.width) < 1e-6 && abs(to.height - from.height) < 1e-6
        return (from == to || !dependencies.position) && isSame && isWhole(offset.x) && isWhole(offset.y) ? offset : nil
    }

    /// A drawing where it paints, in whole pixels: at most in its area.
    private func content(_ drawing: CodeDrawing, in area: CGRect, _ scene: Scene) -> CodeLayer.Content {
        let painted = drawing.extent.intersection(area)
        guard !painted.isNull, painted.width > 0, painted.height > 0 else {
            return CodeLayer.Content(drawing, at: CGRect(origin: area.center, size: .zero))
        }
        let scale = scene.environment.displayScale
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

    // MARK: - Focus

    /// Shows the focused box in place of the cell's own, and the caret; returns whether the caret has moved.
    private func showFocus(_ scene: Scene, isNew: Bool) -> Bool {
        let target = state.focusedCell
        let cell = target?.hasRing == true ? target : nil
        if cell != focused || isNew {
            let last = focused, rect = focus.rect
            if let last, cells.indices.contains(last.index) { cells[last.index].isCovered = false }
            if last != nil || cell != nil { focus.isHidden = cell == nil }
            focused = cell
            if let cell { drawFocus(cell, after: last, scene, isNew: isNew) }
            if !isNew { moveFocus(from: last, at: rect, scene) }
        }
        return placeCaret(in: target, scene, isNew: isNew)
    }

    private func drawFocus(_ cell: CodeCell, after last: CodeCell?, _ scene: Scene, isNew: Bool) {
        let index = cell.index, layers = cells[index]
        layers.isCovered = true
        scene.setUp(focus)
        if !isNew, let last, !cell.isFilled, last.with(index) == cell,
            let offset = offset(from: last.index, to: index, scene)
        {
            return focus.show(focus.content.moved(by: offset), about: frames[index].center)
        }
        let contents = contents(of: cell, scene)
        focus.show(contents.box, about: frames[index].center, following: last?.index == index ? movement : nil)
        guard !contents.character.drawing.isEmpty || layers.character != nil else { return }
        show(contents.character, of: index, scene)
        layers.shown = nil
        animateInsertion(of: index, scene)
    }

    private func placeCaret(in cell: CodeCell?, _ scene: Scene, isNew: Bool) -> Bool {
        var target = cell
        if let cell, cell.isSelected || cell.isFilled { target = nil }
        let last = isNew ? nil : caretCell
        guard target != last || isNew else { return false }
        caretCell = target
        let before = caret.isHidden ? nil : caret.rect
        var content: CodeLayer.Content?
        if let target, let last, before != nil, last.status == target.status,
            let offset = offset(from: last.index, to: target.index, scene)
        {
            content = caret.content.moved(by: offset)
        } else if let target, let rect = scene.style.caretFrame(in: scene.context(of: target.index, among: frames)) {
            content = CodeLayer.Content(CodeDrawing(), at: rect)
            caret.cornerRadius = rect.width / 2
            if isNew || state.status != caretStatus {
                caretStatus = state.status
                let color = scene.style.caretColor(in: state.status)
                caret.backgroundColor = UIColor(color.resolved(in: scene.environment)).cgColor
            }
        }
        caret.isHidden = content == nil
        guard let content else { return before != nil }
        caret.show(content, following: movement)
        if !isNew, let before { glide(caret, from: before, scene) }
        return caret.rect != before
    }
}

extension CodeCell {
    var isReadable: Bool {
        if case .character = content { true } else { false }
    }

    fileprivate func with(_ index: Int) -> CodeCell {
        var cell = self
        cell.index = index
        return cell
    }
}
#endif
