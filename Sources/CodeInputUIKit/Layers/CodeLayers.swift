#if canImport(UIKit)
import CodeInputCore
import CodeInputStyles
import UIKit
#if canImport(QuartzCore)
import QuartzCore
#endif

/// The layers of a field: the background, each cell, the caret, and the foreground if the style draws one.
///
/// A layer redraws when its drawing changes. The drawing of a cell is made again when the cell changes.
@MainActor final class CodeLayers {
    /// Everything that the drawings of all cells depend on.
    private struct Surroundings: Equatable {
        var bounds: CGRect
        var environment: CodeEnvironment
    }

    private(set) var frames: [CGRect] = []
    // Whether cells pulse. Most layouts then have nothing to stop.
    var isShimmering = false
    let caret = CodeLayer()
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
        caret.name = "caret"
        caret.isHidden = true
        // The caret is a plain color: there is nothing to draw.
        caret.needsDisplayOnBoundsChange = false
    }

    func add(to host: CALayer) {
        host.addSublayer(background)
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
            cells[index].show(style.drawing(of: shown.cells[index], in: self.context(of: index, in: current)))
        }
        surroundings = current
        placeCaret(style: style, surroundings: current, following: motion)
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
        CellContext(
            frame: frames[index], bounds: surroundings.bounds, cellFrames: frames,
            environment: surroundings.environment)
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
        frames = style.layout.frames(
            count: count, in: surroundings.bounds, environment: surroundings.environment)
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
#endif
