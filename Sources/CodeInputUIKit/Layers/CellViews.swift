#if canImport(UIKit)
public import CodeInputCore
public import UIKit

/// A view of the app that shows a cell in place of the style, made by the `cellViews` of a field.
@MainActor public protocol CodeCellView: UIView {
    /// Shows a cell: its content, without a character if it is masked, its focus, selection, marked text and status.
    ///
    /// The field calls it as it lays itself out, once for a new view, and then whenever the cell or the appearance has
    /// changed, as in dark mode or with larger text. It may change the field, which then calls it again for the cells
    /// that changed. If each call changes the field, there are four rounds at most in a turn of the run loop, and more
    /// in the next turn.
    func show(_ cell: CodeCell)
}

/// The views of the app, over what the field draws behind its cells, and under its caret.
@MainActor final class CellViews {
    let container = UIView()
    private let make: (Int) -> any CodeCellView
    // A tuple: a struct makes the binary larger.
    private var slots: [(view: (any CodeCellView)?, shown: CodeCell?)] = []

    init(_ make: @escaping (Int) -> any CodeCellView) {
        self.make = make
        container.isUserInteractionEnabled = false
    }

    func show(_ cells: [CodeCell], in frames: [CGRect], isFullUpdate: Bool) {
        while slots.count > cells.count { slots.removeLast().view?.removeFromSuperview() }
        for (index, cell) in cells.enumerated() {
            if index == slots.count {
                slots.append((newView(for: index), nil))
                // A new view comes in its place; others move as the field does.
                UIView.performWithoutAnimation { setFrame(of: slots[index].view, frames[index]) }
            } else {
                setFrame(of: slots[index].view, frames[index])
            }
            guard isFullUpdate || slots[index].shown != cell else { continue }
            slots[index].shown = cell
            slots[index].view?.show(cell)
        }
    }

    /// A view that is in use already, which can't be in two places, stays where it is.
    private func newView(for index: Int) -> (any CodeCellView)? {
        let view = make(index)
        guard view.superview == nil, !container.isDescendant(of: view) else {
            MissingResources.report("view for cell \(index): the app's is in use already")
            return nil
        }
        container.addSubview(view)
        return view
    }

    // Not by its frame: the app may have turned it.
    private func setFrame(of view: UIView?, _ frame: CGRect) {
        guard let view else { return }
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        if view.center != frame.center { view.center = frame.center }
    }
}
#endif
