#if canImport(UIKit)
public import CodeInputCore
public import UIKit

/// A view of the app that shows a cell in place of the style, made by the `cellViews` of a field.
@MainActor public protocol CodeCellView: UIView {
    /// Shows a cell: its content, without a character if it is masked, its focus, selection, marked text and status.
    ///
    /// The field calls it as it lays itself out, once for a new view, and then whenever the cell has changed. If it
    /// changes the field, the cells follow; if it does so each time, once in a turn.
    func show(_ cell: CodeCell)
}

/// The views of the app, over what the field draws behind its cells, and under its caret.
@MainActor final class CellViews {
    let container = UIView()
    private let make: (Int) -> any CodeCellView
    private var views: [(any CodeCellView)?] = []
    private var shown: [CodeCell?] = []

    init(_ make: @escaping (Int) -> any CodeCellView) {
        self.make = make
        container.isUserInteractionEnabled = false
    }

    func show(_ cells: [CodeCell], in frames: [CGRect]) {
        while views.count > cells.count {
            views.removeLast()?.removeFromSuperview()
            shown.removeLast()
        }
        for (cell, frame) in zip(cells, frames) {
            let isNew = cell.index == views.count
            if isNew {
                views.append(newView(for: cell.index))
                shown.append(nil)
            }
            guard let view = views[cell.index] else { continue }
            // A new view comes in its place; others move as the field does.
            if isNew { UIView.performWithoutAnimation { setFrame(of: view, frame) } } else { setFrame(of: view, frame) }
            guard shown[cell.index] != cell else { continue }
            shown[cell.index] = cell
            view.show(cell)
        }
    }

    /// A view that is in use already, which can't be in two places, stays where it is.
    private func newView(for index: Int) -> (any CodeCellView)? {
        let view = make(index)
        guard view.superview == nil, !container.isDescendant(of: view) else {
            MissingResources.report("view without a superview for cell \(index)")
            return nil
        }
        container.addSubview(view)
        return view
    }

    // Not by its frame: the app may have turned it.
    private func setFrame(of view: UIView, _ frame: CGRect) {
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        if view.center != frame.center { view.center = frame.center }
    }
}
#endif
