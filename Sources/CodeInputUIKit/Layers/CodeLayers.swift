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
    // How far a cell may draw outside its frame.
    private var overhang: CGFloat = 0
    // Whether cells pulse. Most layouts then have nothing to stop.
    var isShimmering = false
    let caret = CodeLayer()
    private let focus = CodeLayer()
    // The cell that the focus layer shows.
    private var focused: CodeCell?
    private let background = CodeLayer()
    private let foreground = CodeLayer()
    private(set) var cells: [CodeLayer] = []
    private(set) var shown = CodeFieldState(cells: [])
    /// The width that the field's intrinsic height is for.
    var width = CGFloat.greatestFiniteMagnitude
    private var surroundings: Surroundings?

    init() {
        background.name = "background"
        foreground.name = "foreground"
        focus.name = "focus"
        focus.isHidden = true
        caret.name = "caret"
        caret.isHidden = true
        // The caret is a plain color: there is nothing to draw.
        caret.needsDisplayOnBoundsChange = false
    }

    func add(to host: CALayer) {
        host.addSublayer(background)
        // Under the cells, so that no halo covers another cell.
        host.addSublayer(focus)
        host.addSublayer(caret)
    }

    /// Makes the next update redraw every cell, as after a change of style.
    func invalidate() { surroundings = nil }

    /// Updates the layers.
    ///
    /// `body` updates the previous state, and returns the cells that may look different.
    func update(
        style: any CodeCellRenderer, bounds: CGRect, environment: CodeEnvironment, traits: UITraitCollection,
        following motion: @autoclosure () -> CAAnimation?, _ body: (inout CodeFieldState) -> Range<Int>
    ) {
        let changedCells = body(&shown)
        let current = Surroundings(bounds: bounds, environment: environment)
        let isEverythingNew = current != surroundings || cells.count != shown.cells.count
        let motion = isEverythingNew ? motion() : nil
        if isEverythingNew { arrange(shown.cells.count, style: style, in: current, traits: traits, following: motion) }
        let context = FieldContext(bounds: bounds, cellFrames: frames, environment: environment)
        background.show(style.backgroundDrawing(of: shown, in: context))
        showForeground(style.foregroundDrawing(of: shown, in: context))
        for index in isEverythingNew ? shown.cells.indices : changedCells {
            cells[index].show(
                style.drawing(of: shown.cells[index].withoutFocus, in: self.context(of: index, in: current)))
        }
        surroundings = current
        showFocus(
            style: style, in: current, isEverythingNew: isEverythingNew, traits: traits, following: motion)
        placeCaret(style: style, surroundings: current, following: motion)
    }

    /// Shows the focused cell, in a layer as large as its drawing, and hides the cell's own layer.
    private func showFocus(
        style: any CodeCellRenderer, in surroundings: Surroundings, isEverythingNew: Bool, traits: UITraitCollection,
        following motion: CAAnimation?
    ) {
        let cell = shown.focusedCell.flatMap { $0 == $0.withoutFocus ? nil : $0 }
        guard cell != focused || isEverythingNew else { return }
        let previous = focused?.index
        if let previous, cells.indices.contains(previous) { cells[previous].isHidden = false }
        focused = cell
        focus.isHidden = cell == nil
        guard let cell else { return }
        cells[cell.index].isHidden = true
        let drawing = style.drawing(of: cell, in: context(of: cell.index, in: surroundings))
        let pixel = 1 / surroundings.environment.displayScale
        let extent = frames[cell.index].union(drawing.extent)
        func outward(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
            (value / pixel).rounded(rule) * pixel
        }
        let origin = CGPoint(x: outward(extent.minX, .down), y: outward(extent.minY, .down))
        focus.place(
            at: CGRect(
                x: origin.x, y: origin.y, width: outward(extent.maxX, .up) - origin.x,
                height: outward(extent.maxY, .up) - origin.y),
            following: previous == cell.index ? motion : nil)
        focus.follow(traits, scale: surroundings.environment.displayScale)
        focus.show(drawing)
    }

    /// Shows the foreground.
    ///
    /// An empty foreground, the usual case, has no layer.
    private func showForeground(_ drawing: CodeDrawing) {
        if drawing.isEmpty {
            foreground.removeFromSuperlayer()
        } else if foreground.superlayer == nil {
            caret.superlayer?.insertSublayer(foreground, above: caret)
        }
        foreground.show(drawing)
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

    private func arrange(
        _ count: Int, style: any CodeCellRenderer, in surroundings: Surroundings, traits: UITraitCollection,
        following motion: CAAnimation?
    ) {
        while cells.count > count { cells.removeLast().removeFromSuperlayer() }
        while cells.count < count {
            let cell = CodeLayer()
            cell.name = "cell \(cells.count)"
            caret.superlayer?.insertSublayer(cell, below: caret)
            cells.append(cell)
        }
        let layout = style.layout
        frames = layout.frames(count: count, in: surroundings.bounds, environment: surroundings.environment)
        overhang = layout.overhang
        for (layer, frame) in zip(
            [background, foreground] + cells, [surroundings.bounds, surroundings.bounds] + frames)
        {
            layer.place(at: frame, following: motion)
            layer.follow(traits, scale: surroundings.environment.displayScale)
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
#endif
