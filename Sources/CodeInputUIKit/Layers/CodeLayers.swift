#if canImport(UIKit)
import CodeInputStyles
import UIKit

/// The layers of a field: the background, each cell with its character, the focused box, the caret, and the foreground.
///
/// Each redraws when its drawing changes. The focused box has a layer of its own: moving the focus redraws nothing.
@MainActor final class CodeLayers {
    // A class: its parts are not copied on the way.
    /// What a pass over the layers needs of the field, made once.
    final class Pass {
        let style: any CodeCellRenderer
        let bounds: CGRect
        /// The frame of the message, under the cells; null for none.
        let row: CGRect
        let environment: CodeEnvironment
        let traits: UITraitCollection
        /// What moves; nil if nothing may.
        let motion: CodeMotion?
        /// The motion from state to state; nil for none.
        let transition: CodeMotion.Transition?
        /// Whether nothing may travel.
        let isReduced: Bool
        let drawsCells: Bool
        let isBlinking: Bool
        let hidesText: Bool

        init(
            style: any CodeCellRenderer, bounds: CGRect, row: CGRect, environment: CodeEnvironment,
            traits: UITraitCollection, motion: CodeMotion?, isReduced: Bool, drawsCells: Bool, isBlinking: Bool,
            hidesText: Bool
        ) {
            (self.style, self.bounds, self.row) = (style, bounds, row)
            (self.environment, self.traits) = (environment, traits)
            self.motion = motion
            transition = motion.flatMap { $0.state == .none ? nil : $0.state }
            (self.isReduced, self.drawsCells) = (isReduced, drawsCells)
            (self.isBlinking, self.hidesText) = (isBlinking, hidesText)
        }

        @MainActor func setUp(_ layer: CodeLayer) { layer.use(traits, scale: environment.displayScale) }
    }

    private(set) var scene = CodeScene()
    private(set) var cells: [CellLayers] = []
    /// The state of the field, which the view updates in place before the layers.
    var state = CodeFieldState(cells: [])
    /// The width that the field's intrinsic height is for.
    var width = CGFloat.greatestFiniteMagnitude
    var leaving: [LeavingLayer] = []
    /// The cells whose characters came or went since the last update.
    var inserted: Range<Int>?
    var removed: Range<Int>?
    /// Whether the cells of a code move one after the other because it was rejected since the last update.
    var rejectsCells = false
    /// What the characters play during a verification.
    var verifying: CodeMotion.Effect?
    let caret = CodeLayer()
    var tracks: TransitionTracks?
    // Nil if it does not blink.
    var blinkPeriod: Double?
    /// The box of the focused cell, under the cells, so that its halo covers none of them.
    private(set) lazy var ring = makeLayer("focus", above: background)
    private(set) var ringIndex: Int?
    private var caretColor: CodeColor.Components?
    // Contains every layer: to add one here does not lay out the field again.
    let content = CodeLayer()
    private(set) var background = CodeLayer(ofBoxes: "background")
    private var foreground: CodeLayer?
    private(set) var pass: Pass?
    private var status = CodeStatus.editing
    // The animation of the field's own size during an update, which the layers follow.
    private var movement: CAAnimation?
    private var isClipped = false
    // Whether the text was hidden before the last update.
    private(set) var wasHidden = false
    /// False draws everything anew, as for another style.
    var isValid = false

    init() {
        caret.name = "caret"
        caret.isHidden = true
        content.addSublayer(background)
        content.addSublayer(caret)
    }

    /// Shows the caret, and the foreground, over views in the host.
    func raiseCaret(in host: CALayer) {
        guard caret.superlayer === content else { return }
        let front = CALayer()
        front.zPosition = 1
        host.addSublayer(front)
        front.addSublayer(caret)
        if let foreground { front.addSublayer(foreground) }
    }

    private func makeLayer(_ name: String, above other: CALayer) -> CodeLayer {
        let layer = CodeLayer()
        layer.name = name
        other.superlayer?.insertSublayer(layer, above: other)
        return layer
    }

    var frames: [CGRect] { scene.field.cellFrames }

    func update(to new: Pass, changed: Range<Int>, following movement: @autoclosure () -> CAAnimation?) {
        defer { scene.forgetChanges() }
        if new.motion == nil, pass?.motion != nil { endAnimations() }
        wasHidden = pass?.hidesText == true
        let isFullUpdate = !isValid || pass?.isReduced != new.isReduced
        (pass, isValid) = (new, true)
        scene.update(
            to: state, changed: changed, in: new.bounds, environment: new.environment, style: new.style,
            isFullUpdate: isFullUpdate, drawsCells: new.drawsCells)
        let changes = scene.changes, change = changes.isAll ? nil : change(from: status, new)
        status = state.status
        self.movement = changes.isAll ? movement() : nil
        if changes.isAll {
            forgetLeaving()
            arrange(new)
        } else {
            animateRemovals(new)
        }
        if changes.background {
            if change != nil { background = fade(background, to: scene.background.drawing, new) }
            background.show(scene.background, following: self.movement)
        }
        if changes.foreground { showForeground(new) }
        showCells(changes.cells, new, change)
        animateInsertions(new)
        if changes.ring { showRing(new) }
        let isMoved = changes.caret && showCaret(new)
        if rejectsCells { rejectCells(new) }
        forgetHidden(new)
        (inserted, removed, rejectsCells, self.movement) = (nil, nil, false, nil)
        blinkCaret(every: new.isBlinking ? new.style.caret.blinkPeriod : nil, again: isMoved)
        playVerification(state.status == .verifying ? new.motion?.verifying : nil)
    }

    private func arrange(_ pass: Pass) {
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
        let motion = pass.style.motion, wasClipped = isClipped
        isClipped = !pass.isReduced && (motion.insertion.isRoll || motion.removal.isRoll || motion.verifying.isRoll)
        pass.setUp(background)
        for cell in cells {
            if isClipped != wasClipped, cell.character != nil { cell.takeCharacter()?.remove() }
            pass.setUp(cell.box)
            if let character = cell.character { pass.setUp(character) }
        }
    }

    // MARK: - Parts

    private func showForeground(_ pass: Pass) {
        guard !scene.foreground.drawing.calls.isEmpty else {
            foreground?.removeFromSuperlayer()
            return foreground = nil
        }
        let layer = foreground ?? makeLayer("foreground", above: caret)
        foreground = layer
        pass.setUp(layer)
        layer.show(scene.foreground, following: movement)
    }

    private func showCells(_ changed: Range<Int>, _ pass: Pass, _ change: StatusChange?) {
        // In a constant, so that none is copied.
        let cells = scene.cells, frames = frames
        for index in changed { showCell(cells[index], at: index, in: frames[index], pass, change) }
    }

    private func showCell(
        _ cell: CodeScene.Cell, at index: Int, in frame: CGRect, _ pass: Pass, _ change: StatusChange?
    ) {
        guard cell.isChanged else { return }
        let fade = change?.effect != nil || pass.transition != nil ? fade(of: index, to: cell, pass, change) : nil
        if let fade { fadeOut(fade, to: cell, pass) }
        let layers = cells[index], hasCharacter = !cell.character.drawing.calls.isEmpty
        // A bitmap with a character is not shared.
        var twin: CodeLayer?
        if let equal = cell.equal, equal != index, hasCharacter || !state.cells[index].isFilled {
            twin = cells[equal].box
        }
        layers.box.show(cell.box, about: frame.center, following: movement, like: twin)
        if hasCharacter {
            let isNew = layers.character == nil, layer = layers.character ?? layers.makeCharacter(isClipped: isClipped)
            if isNew { pass.setUp(layer) }
            if isClipped { layers.clip(to: frame, following: movement) }
            layer.show(cell.character, about: frame.center, following: movement)
        } else if layers.character != nil {
            layers.takeCharacter()?.remove()
        }
        if let fade { fadeIn(fade) }
    }

    /// Shows the focused box in place of the cell's own.
    private func showRing(_ pass: Pass) {
        let frame = ring.picture.frame, last = ringIndex, index = scene.ringIndex
        if let last, cells.indices.contains(last) {
            cells[last].box.opacity = 1
            // The ring may not have arrived there yet.
            if last != index, tracks != nil { MotionTrack.stop(.uncovering, on: cells[last].box) }
        }
        if last != nil || index != nil { ring.isHidden = index == nil }
        ringIndex = index
        if let index {
            // The ring hides the cell's box.
            cells[index].box.opacity = 0
            pass.setUp(ring)
            ring.show(scene.ring, about: frames[index].center, following: last == index ? movement : nil)
        }
        if !scene.changes.isAll { moveRing(from: last, at: frame, pass) }
    }

    /// Shows the caret, and returns whether it has moved.
    private func showCaret(_ pass: Pass) -> Bool {
        let before = caret.isHidden ? nil : caret.picture.frame
        caret.isHidden = scene.caret == nil
        guard let (frame, radius, color) = scene.caret else { return before != nil }
        if color != caretColor {
            caretColor = color
            caret.backgroundColor = UIColor(color).cgColor
        }
        caret.cornerRadius = radius
        caret.show(CodePicture(at: frame), following: movement)
        if !scene.changes.isAll, let before { glide(caret, from: before, pass) }
        return frame != before
    }
}
#endif
