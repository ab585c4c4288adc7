#if canImport(UIKit)
import CodeInputCore
import CodeInputStyles
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

/// The layers of a field: the background, each cell, the focused cell, the caret, and the foreground if the style draws
/// one.
///
/// A layer redraws when its drawing changes. The drawing of a cell is made again when the cell changes. The focused cell has
/// a layer in place of its own, which stays as it is: moving the focus redraws no other cell.
@MainActor final class CodeLayers {
    /// Everything that the drawings of all cells depend on.
    private struct Surroundings: Equatable {
        var bounds: CGRect
        var environment: CodeEnvironment
    }

    private(set) var frames: [CGRect] = []
    /// The whole drawing of each cell, the character included.
    private(set) var drawings: [CodeDrawing] = []
    /// The character of each cell that has a layer of its own.
    var moving: [MovingCharacter?] = []
    /// What leaves: removed characters, and old looks.
    var leaving: [MovingCharacter] = []
    /// The cells whose characters came or went since the last update.
    var inserted: Range<Int>?
    var removed: Range<Int>?
    /// The last motion of a character: several characters often move alike.
    var lastTrack: (effect: CodeMotion.Effect, isRemoval: Bool, height: CGFloat, track: MotionTrack)?
    // Whether characters move because of a verification. Most layouts then have nothing to stop.
    var isVerifying = false
    private(set) var traits = UITraitCollection()
    // How far a cell may draw outside its frame.
    private var overhang: CGFloat = 0
    let caret = CodeLayer()
    /// The layer of the focused cell.
    ///
    /// A field that never had the focus has none.
    private(set) lazy var focus = makeFocus()
    // The cell that the focus layer shows.
    private var focused: CodeCell?
    /// The scale of the layers.
    var scale: CGFloat { surroundings?.environment.displayScale ?? 1 }
    private let background = CodeLayer()
    private var foreground: CodeLayer?
    private(set) var cells: [CodeLayer] = []
    private(set) var shown = CodeFieldState(cells: [])
    /// The width that the field's intrinsic height is for.
    var width = CGFloat.greatestFiniteMagnitude
    private var surroundings: Surroundings?

    init() {
        background.name = "background"
        caret.name = "caret"
        caret.isHidden = true
        // The caret is a plain color: there is nothing to draw.
        caret.needsDisplayOnBoundsChange = false
    }

    func add(to host: CALayer) {
        host.addSublayer(background)
        host.addSublayer(caret)
    }

    private func makeFocus() -> CodeLayer {
        let layer = CodeLayer()
        layer.name = "focus"
        // Under the cells, so that no halo covers another cell.
        background.superlayer?.insertSublayer(layer, above: background)
        return layer
    }

    /// Makes the next update redraw every cell, as after a change of style.
    func invalidate() { surroundings = nil }

    /// Updates the layers.
    ///
    /// `body` updates the previous state, and returns the cells that may look different.
    ///
    /// `fade` returns the motion from the old look to that of a status, or nil.
    func update(
        style: any CodeCellRenderer, bounds: CGRect, environment: CodeEnvironment, traits: UITraitCollection,
        following motion: @autoclosure () -> CAAnimation?, characters: CodeMotion?,
        fade: (CodeStatus) -> CodeMotion.Effect?, _ body: (inout CodeFieldState) -> Range<Int>
    ) {
        let status = shown.status, gone = readableCells(in: removed)
        let changedCells = body(&shown)
        self.traits = traits
        forgetHidden(changedCells)
        let current = Surroundings(bounds: bounds, environment: environment)
        let isEverythingNew = current != surroundings || cells.count != shown.cells.count
        let motion = isEverythingNew ? motion() : nil
        if isEverythingNew || characters == nil { settle() }
        if isEverythingNew {
            surroundings = current
            arrange(shown.cells.count, style: style, in: current)
        }
        let old = shown.status != status && !isEverythingNew && fade(shown.status) != nil ? drawings : []
        if let characters, !isEverythingNew { leave(gone, characters) }
        let context = FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
        show(style.backgroundDrawing(of: shown, in: context), in: bounds, on: background, following: motion)
        let front = style.foregroundDrawing(of: shown, in: context)
        makeForeground(isWanted: !front.isEmpty)
        if let foreground { show(front, in: bounds, on: foreground, following: motion) }
        for index in isEverythingNew ? shown.cells.indices : changedCells {
            let drawing = style.drawing(of: shown.cells[index].withoutFocus, in: self.context(of: index, in: current))
            drawings[index] = drawing
            if let characters { come(index, characters) }
            show(withoutMovingCharacter(drawing, index), in: frames[index], on: cells[index], following: motion)
        }
        if let effect = fade(shown.status), let characters { self.fade(from: old, effect, characters) }
        (inserted, removed) = (nil, nil)
        showFocus(style: style, in: current, isEverythingNew: isEverythingNew, following: motion)
        placeCaret(style: style, surroundings: current, following: motion)
    }

    /// Shows a drawing in a layer as large as what it paints.
    private func show(_ drawing: CodeDrawing, in frame: CGRect, on layer: CodeLayer, following motion: CAAnimation?) {
        layer.place(at: drawing.place(in: frame, overhang: overhang, scale: scale), following: motion)
        layer.show(drawing)
    }

    /// Shows the focused cell, and hides the cell's own layer.
    private func showFocus(
        style: any CodeCellRenderer, in surroundings: Surroundings, isEverythingNew: Bool,
        following motion: CAAnimation?
    ) {
        let cell = shown.focusedCell.flatMap { $0 == $0.withoutFocus ? nil : $0 }
        guard cell != focused || isEverythingNew else { return }
        let previous = focused?.index
        if let previous, cells.indices.contains(previous) { cells[previous].isHidden = false }
        if previous != nil || cell != nil { focus.isHidden = cell == nil }
        focused = cell
        guard let cell else { return }
        cells[cell.index].isHidden = true
        focus.follow(traits, scale: scale)
        show(
            style.drawing(of: cell, in: context(of: cell.index, in: surroundings)), in: frames[cell.index], on: focus,
            following: previous == cell.index ? motion : nil)
    }

    /// Makes the layer of the foreground, or removes it for an empty foreground, the usual case.
    private func makeForeground(isWanted: Bool) {
        guard isWanted != (foreground != nil) else { return }
        foreground?.removeFromSuperlayer()
        foreground = isWanted ? CodeLayer() : nil
        guard let foreground else { return }
        foreground.name = "foreground"
        foreground.follow(traits, scale: scale)
        caret.superlayer?.insertSublayer(foreground, above: caret)
    }

    /// The context of a cell's last drawing, or nil before the first.
    func context(of index: Int) -> CellContext? {
        guard let surroundings, frames.indices.contains(index) else { return nil }
        return context(of: index, in: surroundings)
    }

    private func context(of index: Int, in surroundings: Surroundings) -> CellContext {
        var context = CellContext(
            frame: frames[index], bounds: surroundings.bounds, cellFrames: frames,
            environment: surroundings.environment)
        context.overhang = overhang
        return context
    }

    private func arrange(_ count: Int, style: any CodeCellRenderer, in surroundings: Surroundings) {
        while cells.count > count { cells.removeLast().removeFromSuperlayer() }
        while cells.count < count {
            let cell = CodeLayer()
            cell.name = "cell \(cells.count)"
            caret.superlayer?.insertSublayer(cell, below: caret)
            cells.append(cell)
        }
        drawings = Array(repeating: CodeDrawing(), count: count)
        moving = Array(repeating: nil, count: count)
        overhang = style.layout.overhang
        frames = style.usableCellFrames(
            count: count, in: surroundings.bounds, environment: surroundings.environment)
        for layer in [background] + cells + (foreground.map { [$0] } ?? []) {
            layer.follow(traits, scale: scale)
        }
    }

    private func placeCaret(
        style: any CodeCellRenderer, surroundings: Surroundings, following motion: CAAnimation?
    ) {
        caret.isHidden = true
        guard let focused = shown.focusedCell, !focused.isSelected, !focused.isFilled,
            let rect = style.caretFrame(in: context(of: focused.index, in: surroundings))
        else { return }
        caret.isHidden = false
        caret.place(at: rect, following: motion)
        caret.cornerRadius = rect.width / 2
        caret.backgroundColor = UIColor(style.caret.color.resolved(in: surroundings.environment)).cgColor
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
}

extension CodeDrawing {
    /// The place of a layer: its frame, and what the drawing paints in the overhang around it, in whole pixels.
    fileprivate func place(in frame: CGRect, overhang: CGFloat, scale: CGFloat) -> CGRect {
        guard overhang > 0 else { return frame }
        let around = frame.insetBy(dx: -overhang, dy: -overhang), painted = extent.intersection(around)
        guard !painted.isNull, !frame.contains(painted) else { return frame }
        let place = frame.union(painted)
        // The tolerance absorbs rounding errors of the frames.
        func down(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded(.down) / scale }
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
        let left = down(place.minX), top = down(place.minY)
        return CGRect(x: left, y: top, width: up(place.maxX) - left, height: up(place.maxY) - top)
    }
}
#endif
