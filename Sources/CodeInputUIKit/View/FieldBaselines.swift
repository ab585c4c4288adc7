#if canImport(UIKit)
import CodeInputCore
import CodeInputStyles
import UIKit

/// Marks the baselines of the first and the last row of a field.
///
/// Auto Layout asks a view for a subview to align (`UIView.forFirstBaselineLayout`). It aligns the top or the bottom edge of a
/// subview without text. The marks therefore have no height.
@MainActor final class FieldBaselines {
    let first = UIView()
    let last = UIView()

    init(in view: UIView) {
        for mark in [first, last] { view.addSubview(mark) }
    }

    /// Moves the marks, and returns whether that changed anything.
    func move(first firstY: CGFloat, last lastY: CGFloat) -> Bool {
        guard (first.frame.minY, last.frame.minY) != (firstY, lastY) else { return false }
        (first.frame.origin.y, last.frame.origin.y) = (firstY, lastY)
        return true
    }
}

extension CodeInputView {
    /// The marks, which exist once something is aligned with the field's text.
    func makeBaselines() -> FieldBaselines {
        let made = baselines ?? FieldBaselines(in: self)
        baselines = made
        return made
    }

    func updateBaselines() {
        guard let baselines, let scene = layers.scene, let last = layers.frames.indices.last else { return }
        let (first, end) = (baseline(ofCell: 0, in: scene), baseline(ofCell: last, in: scene))
        // Auto Layout has read the old marks, and must read them again.
        if baselines.move(first: first, last: end) { invalidateIntrinsicContentSize() }
    }

    /// The baseline of the text in a cell; the bottom of the cell if the style has no text there.
    private func baseline(ofCell index: Int, in scene: CodeLayers.Scene) -> CGFloat {
        let context = scene.context(of: index, among: layers.frames)
        guard let (rect, font) = style.textLine(in: context) else { return context.frame.maxY }
        return rect.midY + UIFont.make(font).capHeight / 2
    }
}
#endif
